package regalia.catalog.luck;

import java.util.function.Function;
import regalia.codec.match.Header;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.codec.match.Result;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/** Plays a recorded match again and recomputes every outcome of chance from the seed that the server has revealed. */
public final class Verification {

    private final Replay replay;

    public Verification(Replay replay) {
        this.replay = replay;
    }

    /** {@link Unusable} for a record that has no luck to verify, and for a sound one that the rules don't allow. */
    public Verified of(Recorded recorded, Function<String, Game<?, ?, ?>> games) {
        Header.Pledge pledge = recorded.header()
                .luck()
                .orElseThrow(
                        () -> unusable(recorded, 0, "this record has no luck to verify: it wasn't played on a server"));
        Seed seed = seed(recorded);
        Findings findings = new Findings(recorded, new PledgedLuck(seed, pledge.nonces()));
        findings.promise(seed, pledge);
        try {
            play(game(recorded, games), recorded, findings);
        } catch (Unusable illegal) {
            // A changed record soon can't be played any more; what was found until then is what counts.
            if (findings.none()) throw illegal;
            findings.add(String.valueOf(illegal.getMessage()));
        }
        return findings.verified();
    }

    private static Game<?, ?, ?> game(Recorded recorded, Function<String, Game<?, ?, ?>> games) {
        try {
            return games.apply(recorded.header().game());
        } catch (Unusable unknown) {
            throw unusable(recorded, 0, String.valueOf(unknown.getMessage()));
        }
    }

    private static Seed seed(Recorded recorded) {
        int line = recorded.entries().size() + 1;
        Result.Disclosure disclosure = recorded.result()
                .luck()
                .orElseThrow(() -> unusable(
                        recorded, line, "the seed of this match isn't revealed, so its luck can't be verified"));
        try {
            return Seed.of(disclosure.seed());
        } catch (Unusable malformed) {
            throw unusable(recorded, line, "luck.seed: " + malformed.getMessage());
        }
    }

    private static Unusable unusable(Recorded recorded, int line, String reason) {
        return new Unusable(recorded.say(line, reason));
    }

    private <S extends State<S>, A extends Action, V> void play(
            Game<S, A, V> game, Recorded recorded, Findings findings) {
        replay.play(game, recorded, (match, acted) -> {
            if (acted.seat() == Seat.CHANCE) findings.chance(match, acted);
        });
    }
}
