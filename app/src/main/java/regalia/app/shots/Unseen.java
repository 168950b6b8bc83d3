package regalia.app.shots;

/** The page or the browser did not do what it was to: no picture. */
public final class Unseen extends RuntimeException {

    private static final long serialVersionUID = 1;

    Unseen(String sentence) {
        super(sentence);
    }
}
