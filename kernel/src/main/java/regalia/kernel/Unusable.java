package regalia.kernel;

/** Input from outside that can't be used, in one sentence for the person who gave it. Never thrown by rules. */
public final class Unusable extends RuntimeException {

    public Unusable(String sentence) {
        super(sentence);
    }
}
