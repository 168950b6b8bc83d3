package regalia.server.ops;

/** Finds out, once, that a server has more to do than a living room would give it. */
public final class Crowd {

    /** So many matches in use at once are one. */
    static final int MATCHES = 32;

    private final Runnable comes;
    private boolean here;

    /**
     * Begins.
     *
     * @param comes done when a crowd comes for the first time
     */
    public Crowd(Runnable comes) {
        this.comes = comes;
    }

    /** So many matches are in use. Now and then, by one thread. */
    public void expect(int matches) {
        if (here || matches < MATCHES) return;
        here = true;
        comes.run();
    }
}
