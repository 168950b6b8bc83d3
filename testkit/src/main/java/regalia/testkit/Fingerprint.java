package regalia.testkit;

import java.util.HexFormat;
import regalia.kernel.Action;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.State;

/** Many random matches in one word: it changes whenever any action or result of any of them does, and with no machine. */
public final class Fingerprint {

    private Fingerprint() {}

    public static <S extends State<S>, A extends Action, V> String of(Setup<S, A, V> setup, int games) {
        long hash = 0;
        Outcome outcome = new Outcome(setup.seats());
        for (int seed = 0; seed < games; seed++) {
            RandomMatch<S, A, V> match = new RandomMatch<>(setup, seed);
            for (Played<A> played : match.actions()) {
                hash = Rng.mix(hash + played.seat());
                hash = Rng.mix(hash + played.action().code());
            }
            setup.rules().outcome(match.replay(match.actions()), outcome);
            for (int seat = 0; seat < setup.seats(); seat++)
                hash = Rng.mix(hash + 31L * outcome.points(seat) + outcome.rank(seat));
        }
        return setup + ": " + HexFormat.of().toHexDigits(hash) + " over " + games + " matches";
    }
}
