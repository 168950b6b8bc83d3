package regalia.server.store;

/** More is waiting for the database than it can do in good time; nothing of the refused work has happened. */
public final class Overloaded extends RuntimeException {

    public Overloaded(String sentence) {
        super(sentence);
    }
}
