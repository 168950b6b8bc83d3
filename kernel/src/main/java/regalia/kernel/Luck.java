package regalia.kernel;

/**
 * Where the outcomes of chance come from in a match that is really played. Asked by purpose, so that the same luck can be had
 * again at another table or under other rules, whatever was done in between.
 */
public interface Luck {

    /** One of the outcomes, by their weights. */
    int draw(String purpose, Moves outcomes);

    /** Luck that follows from a seed: for recorded self-play, tests and the lab. */
    static Luck seeded(long seed) {
        return (purpose, outcomes) -> outcomes.draw(new Rng(Rng.mix(seed, purpose)));
    }
}
