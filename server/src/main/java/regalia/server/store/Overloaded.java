package regalia.server.store;

/** The database doesn't answer, or more waits for it than it can do in good time; nothing of the refused work has happened. */
public final class Overloaded extends RuntimeException {

    public Overloaded(String sentence) {
        super(sentence);
    }
}
