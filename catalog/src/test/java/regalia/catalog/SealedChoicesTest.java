package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.Json;
import regalia.codec.match.BotMark;
import regalia.codec.match.Draft;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** Drafts of simultaneous choices: the selected cards of EMB-6, the bribes of PAL-8, the tiles, tales and kingdoms of royaume. */
class SealedChoicesTest {

    private static final int MATCHES = 8;

    @ParameterizedTest
    @CsvSource({
        "emblemes, 2, ''",
        "emblemes, 4, ''",
        "palace, 2, ''",
        "palace, 3, ''",
        "palace, 4, ''",
        "royaume, 2, first",
        "royaume, 3, second",
        "royaume, 4, full",
    })
    void theLogDoesNotTellInWhichOrderTheChoicesWereMade(String id, int seats, String level) {
        Map<String, ?> options = level.isEmpty() ? Map.of() : Map.of("level", level);
        int sealed = 0;
        for (int i = 0; i < MATCHES; i++)
            sealed += new Pair<>(Catalog.game(id), seats, options, Rng.mix(i, id + seats)).play();
        assertTrue(sealed >= MATCHES, "decisions that were sealed: " + sealed);
    }

    /** The same match twice: once with drafts in any order and with changes of mind, once with actions in the order of the log. */
    private static final class Pair<S extends State<S>, A extends Action, V> {

        private final Match<S, A, V> drafted;
        private final Match<S, A, V> plain;
        private final Rng rng;

        Pair(Game<S, A, V> game, int seats, Map<String, ?> chosen, long seed) {
            Options options = Options.complete(game.options(seats), chosen);
            drafted = new Match<>(game, seats, options);
            plain = new Match<>(game, seats, options);
            rng = new Rng(seed);
        }

        int play() {
            int sealed = 0;
            while (!drafted.over()) {
                if (drafted.sealing()) {
                    sealed++;
                    choose();
                } else {
                    int seat = Seat.lowest(drafted.position().toAct());
                    drafted.act(seat, any(drafted, seat));
                }
                for (var entry : drafted.entriesAfter(plain.seq())) {
                    Acted<A> acted = (Acted<A>) entry;
                    plain.act(acted.seat(), acted.action(), acted.bot());
                }
                same();
            }
            return sealed;
        }

        private A any(Match<S, A, V> match, int seat) {
            List<A> legal = match.legal(seat);
            return legal.get(rng.below(legal.size()));
        }

        private void choose() {
            int before = drafted.seq();
            int choosing = drafted.choosing();
            assertEquals(choosing, drafted.position().toAct());
            while (!drafted.complete()) {
                int seat = oneOf(choosing & ~drafted.ready());
                List<String> seen = others(seat);
                int held = drafted.drafts(seat).size();
                A other = any(drafted, seat);
                draft(seat, other);
                if (drafted.complete()) break;
                List<String> then = others(seat);
                drafted.withdraw(seat, held);
                assertEquals(seen, others(seat), "a draft was withdrawn");
                draft(seat, any(drafted, seat));
                if (!other.equals(drafted.drafts(seat).getLast().action())) assertEquals(then, others(seat));
            }
            changeAMind(choosing);
            assertEquals(before, drafted.seq());
            assertEquals(choosing, drafted.ready());
            List<List<Draft<A>>> drafts = new ArrayList<>();
            for (int seat = 0; seat < drafted.rules().seats(); seat++) drafts.add(drafted.drafts(seat));
            drafted.open();
            List<Draft<A>> opened = new ArrayList<>();
            int last = 0;
            for (var entry : drafted.entriesAfter(before)) {
                Acted<A> acted = (Acted<A>) entry;
                assertTrue(acted.seat() >= last, "not in seat order");
                last = acted.seat();
                opened.add(new Draft<>(acted.action(), acted.bot()));
            }
            assertEquals(drafts.stream().flatMap(List::stream).toList(), opened);
        }

        private void draft(int seat, A action) {
            Optional<BotMark> bot = seat == 0 ? Optional.empty() : Optional.of(new BotMark("x", "" + seat, 1, 1));
            drafted.draft(seat, action, bot);
        }

        /** One seat drops some of its choices and makes others. */
        private void changeAMind(int choosing) {
            int seat = oneOf(choosing);
            int all = drafted.drafts(seat).size();
            drafted.withdraw(seat, rng.below(all));
            assertFalse(drafted.complete());
            while (!drafted.complete()) draft(seat, any(drafted, seat));
            assertTrue(drafted.redraft(seat, drafted.drafts(seat)).allowed());
        }

        private int oneOf(int set) {
            int left = set;
            for (int skip = rng.below(Integer.bitCount(set)); skip > 0; skip--) left &= left - 1;
            return Seat.lowest(left);
        }

        /** All that anybody else sees, hears and may do. */
        private List<String> others(int seat) {
            List<String> seen = new ArrayList<>();
            for (int other = 0; other < drafted.rules().seats(); other++) if (other != seat) look(other, seen);
            look(Seat.SPECTATOR, seen);
            return seen;
        }

        private void look(int seat, List<String> seen) {
            seen.add(Json.write(drafted.view(seat)));
            seen.add(Json.write(drafted.legal(seat)));
            seen.add(drafted.lines(seat).toString());
            seen.add(drafted.ledger() + " " + drafted.seq() + " " + drafted.undoableTo(seat));
        }

        private void same() {
            assertEquals(plain.entries(), drafted.entries());
            assertEquals(plain.position(), drafted.position());
            assertEquals(plain.ledger(), drafted.ledger());
            assertEquals(plain.revealed(), drafted.revealed());
            assertEquals(plain.sealing(), drafted.sealing());
            assertEquals(plain.choosing(), drafted.choosing());
            for (int seat = 0; seat < plain.rules().seats(); seat++) {
                assertEquals(plain.lines(seat), drafted.lines(seat));
                assertEquals(plain.undoableTo(seat), drafted.undoableTo(seat));
            }
        }
    }
}
