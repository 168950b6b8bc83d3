package regalia.testkit;

import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.State;

/** Something that holds in every match of every game. */
public interface Law {

    /** Its number and what it says, in a few words. */
    String title();

    /** Looks for a breach in one match and throws {@link Broken} when it finds one. */
    <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng);

    /** How many matches are worth playing when so many are asked for. */
    default int games(int asked) {
        return asked;
    }

    /** Plays the match of a setup and a seed and holds the law against it; a breach tells how to have it again. */
    default <S extends State<S>, A extends Action, V> void hold(Setup<S, A, V> setup, long seed) {
        int seq = 0;
        try {
            RandomMatch<S, A, V> match = new RandomMatch<>(setup, seed);
            try {
                check(match, new Rng(Rng.mix(seed, title())));
            } finally {
                seq = match.seq();
            }
        } catch (Broken | RuntimeException e) {
            throw new AssertionError(
                    title() + "\n  broken in " + setup + ", seed " + seed + ", after " + seq + " actions"
                            + " (again with -Dregalia.law.seed=" + seed + ")\n  "
                            + (e instanceof Broken ? e.getMessage() : e),
                    e);
        }
    }
}
