package regalia.bots;

/**
 * A player that decides from a view alone. The same view, seat and seed give the same decision. A bot has scratch positions of
 * its own: it serves one thread.
 */
public interface Bot<V> {

    /** What to do, for a seat that is to act. */
    Decision decide(V view, int seat, long seed);
}
