package regalia.catalog.luck;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import regalia.codec.Json;
import regalia.codec.match.Entry;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.codec.match.Result;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Moves;
import regalia.kernel.Rules;
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
            if (findings.faults.isEmpty()) throw illegal;
            findings.faults.add(String.valueOf(illegal.getMessage()));
        }
        List<Drawn> outcomes = List.copyOf(findings.outcomes);
        return findings.faults.isEmpty()
                ? new Verified.Good(outcomes)
                : new Verified.Bad(List.copyOf(findings.faults), outcomes);
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

    /** What is found while a match is played again. */
    private static final class Findings {

        private final Recorded recorded;
        private final PledgedLuck luck;
        private final int[] undos;
        private final Moves possible = new Moves();
        private final List<String> faults = new ArrayList<>();
        private final List<Drawn> outcomes = new ArrayList<>();

        Findings(Recorded recorded, PledgedLuck luck) {
            this.recorded = recorded;
            this.luck = luck;
            undos = undos(recorded.entries());
        }

        /** How many entries take back before each entry. */
        private static int[] undos(List<? extends Entry<?>> entries) {
            int[] undos = new int[entries.size() + 2];
            for (Entry<?> entry : entries)
                undos[entry.seq() + 1] = undos[entry.seq()] + (entry instanceof Entry.Undone<?> ? 1 : 0);
            return undos;
        }

        void promise(Seed seed, Header.Pledge pledge) {
            Header header = recorded.header();
            Commitment due = Commitment.of(seed, header);
            if (!due.hex().equals(pledge.commitment()))
                fault(
                        0,
                        "luck.commitment: the revealed seed gives " + due.hex() + ", but what was promised is "
                                + pledge.commitment());
            for (int seat = 0; seat < header.seats(); seat++) {
                boolean bot = header.players().get(seat).bot().isPresent();
                Nonce.fault(
                                pledge.nonces().get(seat),
                                seat,
                                bot,
                                pledge.shared().isPresent())
                        .ifPresent(sentence -> fault(0, sentence));
            }
        }

        <S extends State<S>, A extends Action, V> void chance(Match<S, A, V> match, Acted<A> acted) {
            Rules<S, A, V> rules = match.rules();
            possible.clear();
            rules.legal(match.position(), Seat.CHANCE, possible);
            int seq = acted.seq();
            String purpose = rules.purpose(match.position());
            int point = luck.point(purpose, undos[seq], possible.total());
            int code = acted.action().code();
            int index = 0;
            int from = 0;
            while (possible.code(index) != code) from += possible.weight(index++);
            Drawn drawn =
                    new Drawn(seq, undos[seq], purpose, possible.total(), point, code, from, possible.weight(index));
            outcomes.add(drawn);
            if (!drawn.right())
                fault(
                        seq,
                        "chance at seq " + seq + " (" + purpose + ") should be "
                                + Json.write(rules.action(possible.at(point))) + " by the seed, not "
                                + Json.write(acted.action()));
        }

        private void fault(int seq, String sentence) {
            faults.add(recorded.say(seq, sentence));
        }
    }
}
