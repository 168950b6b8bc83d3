package regalia.testkit.laws;

import java.util.ArrayList;
import regalia.codec.Flat;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** A copy is equal at first, whatever its object held before, and shares nothing afterwards. */
public final class ACopyGoesItsOwnWay implements Law {

    private static final int POSITIONS = 5;
    private static final int PLAYED_ON = 15;

    @Override
    public String title() {
        return "law 7: a copy goes its own way";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        S copy = match.rules().start();
        Flat flat = new Flat(copy.getClass());
        match.sample(POSITIONS, rng, state -> {
            copy.copyFrom(state);
            Broken.unless(flat.values(copy).equals(flat.values(state)), "a copy differs from its original");
            Broken.unless(flat.shared(copy, state).isEmpty(), "a copy shares the array ", flat.shared(copy, state));
            match.playOn(copy, rng, PLAYED_ON, new ArrayList<>());
            S replayed = match.replay(match.before());
            Broken.unless(
                    flat.values(state).equals(flat.values(replayed)), "playing on in a copy changed the original");
        });
    }
}
