package regalia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import regalia.codec.Flat;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** Setup and actions make the position, nothing else does; and positions are equal exactly when all their fields are. */
public final class AReplayGivesTheSame implements Law {

    private static final int POSITIONS = 5;

    @Override
    public String title() {
        return "law 7: replaying the actions gives an equal position";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        Flat flat = new Flat(match.rules().start().getClass());
        List<S> seen = new ArrayList<>();
        match.sample(POSITIONS, rng, state -> {
            S replayed = match.replay(match.before());
            Broken.unless(flat.values(replayed).equals(flat.values(state)), "a replay leads elsewhere");
            Broken.unless(replayed.equals(state), "two positions with equal fields aren't equal");
            Broken.unless(replayed.hashCode() == state.hashCode(), "equal positions have different hash codes");
            for (S other : seen)
                Broken.unless(
                        other.equals(state) == flat.values(other).equals(flat.values(state)),
                        "equals overlooks a field");
            seen.add(replayed);
        });
    }
}
