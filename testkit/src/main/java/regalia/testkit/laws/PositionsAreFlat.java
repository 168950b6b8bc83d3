package regalia.testkit.laws;

import regalia.codec.Flat;
import regalia.codec.Footprint;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** A position is numbers and nothing else, and not many of them, so that copying one costs next to nothing. */
public final class PositionsAreFlat implements Law {

    @Override
    public String title() {
        return "law 11: positions are flat and small";
    }

    @Override
    public int games(int asked) {
        return Math.min(1, asked);
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        Flat flat = new Flat(match.rules().start().getClass());
        Broken.unless(flat.unfit().isEmpty(), "not primitive: ", flat.unfit());
        match.walk(state -> {
            int bytes = Footprint.bytes(state);
            Broken.unless(bytes <= Footprint.MOST_BYTES, bytes, " bytes, at most ", Footprint.MOST_BYTES);
        });
    }
}
