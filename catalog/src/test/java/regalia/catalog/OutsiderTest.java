package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.bots.Watchdog;
import regalia.catalog.Diagnosis.Fault;
import regalia.codec.match.Entry;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/** Programs of others at a table, for real. Whatever they do, the match is played to its end. */
@Timeout(120)
class OutsiderTest {

    /** What was seen of a match: the lines both ways, what went wrong, and who decided for seat 0. */
    private static final class Seen implements Witness {

        private final List<String> sent = Collections.synchronizedList(new ArrayList<>());
        private final List<Diagnosis> diagnoses = Collections.synchronizedList(new ArrayList<>());
        private final List<String> deciders = new ArrayList<>();
        private int refused;

        @Override
        public void sent(int seat, String line) {
            sent.add(line);
        }

        @Override
        public void refused(int seat) {
            refused++;
        }

        @Override
        public void resigned(Diagnosis diagnosis) {
            diagnoses.add(diagnosis);
        }

        String told() {
            return String.join("\n", diagnoses.getFirst().lines());
        }
    }

    private static Seen play(String word) {
        return play(Catalog.game("palace"), word);
    }

    private static <S extends State<S>, A extends Action, V> Seen play(Game<S, A, V> game, String word) {
        Match<S, A, V> match = new Match<>(game, 2, Options.complete(game.options(2), Map.of()));
        List<Player> players = List.of(Player.bot("Out", word), Player.bot("Own", "squire"));
        Seen seen = new Seen();
        try (Steward<S, A, V> steward = new Steward<>(game, match, players, 3, new Watchdog(), seen)) {
            while (steward.step()) {}
        }
        assertTrue(match.over());
        for (Entry<A> entry : match.entries())
            if (entry instanceof Entry.Acted<A>(int _, int seat, A _, var bot) && seat == 0)
                seen.deciders.add(bot.orElseThrow().level());
        return seen;
    }

    @ParameterizedTest
    @ValueSource(strings = {"behaves", "stutters", "complains", "lingers"})
    void whoAnswersInTimePlaysToTheEnd(String manner) {
        Seen seen = play(Misfit.word("10s", manner));
        assertEquals(List.of(), seen.diagnoses);
        assertEquals(List.of("exec"), seen.deciders.stream().distinct().toList());
        assertTrue(seen.sent.getFirst().startsWith("{\"type\":\"hello\",\"seq\":1,"), seen.sent.getFirst());
        assertTrue(seen.sent.getLast().startsWith("{\"type\":\"finish\","), seen.sent.getLast());
        for (int i = 0; i < seen.sent.size(); i++)
            assertTrue(seen.sent.get(i).contains("\"seq\":" + (i + 1) + ","), seen.sent.get(i));
        assertEquals(manner.equals("stutters"), seen.refused > 0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dies    | 10s   | GONE    | ended with exit code 3
            closes  | 10s   | GONE    | closed its output
            hangs   | 300ms | LATE    | within 300 ms
            late    | 300ms | LATE    | within 300 ms
            endless | 1s    | LATE    | within 1000 ms
            garbage | 10s   | REFUSED | This can't be read as an answer. as JSON, it is not well-formed near column 6
            illegal | 10s   | REFUSED | (PAL-
            stale   | 10s   | REFUSED | This answers 1, but
            huge    | 10s   | REFUSED | This can't be read as an answer. the line is longer than 65536 bytes
            """)
    void whoDoesNotLosesItsSeatAndASquirePlaysOn(String vice, String time, Fault fault, String told) {
        Seen seen = play(Misfit.word(time, vice));
        assertEquals(1, seen.diagnoses.size());
        assertEquals(fault, seen.diagnoses.getFirst().fault(), seen.told());
        assertTrue(seen.told().startsWith("seat 0, exec:" + time + ":"), seen.told());
        assertTrue(seen.told().contains(told), seen.told());
        assertTrue(seen.told().contains("; a squire plays on\n  the last line that it wrote: "), seen.told());
        assertFalse(seen.told().contains("\u001b"), "a stranger steers the terminal");
        assertEquals(
                List.of("exec", "squire"), seen.deciders.stream().distinct().toList());
        assertEquals(2, Collections.frequency(seen.deciders, "exec"));
        assertEquals(
                "{\"type\":\"resigned\",\"seq\":" + seen.sent.size() + ",\"reason\":\"" + fault.key() + "\"}",
                seen.sent.getLast());
    }

    @Test
    void itsLastWordsAreKept() {
        assertTrue(play(Misfit.word("10s", "dies"))
                .told()
                .endsWith("its standard error ends with:\n    no more\n      at all"));
    }

    @Test
    void whoNeverReadsIsNotWaitedForAtTheFirstDecisionEither() {
        Seen seen = new Seen();
        assertEquals("squire", deaf(Catalog.game("lord"), seen));
        assertEquals(Fault.LATE, seen.diagnoses.getFirst().fault());
        assertTrue(seen.told().contains("it never wrote a line"), seen.told());
    }

    private static <S extends State<S>, A extends Action, V> String deaf(Game<S, A, V> game, Seen seen) {
        Match<S, A, V> match = new Match<>(game, 2, Options.complete(game.options(2), Map.of("first", 0)));
        List<Player> players = List.of(Player.bot("Out", Misfit.word("300ms", "deaf")), Player.bot("Own", "page"));
        Sitters<S, A, V> sitters = new Sitters<>(game, match, players, 1, new Watchdog(), seen);
        try (Steward<S, A, V> luck = new Steward<>(game, match, List.of(Player.person("A"), Player.person("B")), 1);
                Outsider<S, A, V> deaf =
                        sitters.outsider(0, players.getFirst().bot().orElseThrow(), 300)) {
            while (luck.step()) {}
            return deaf.choose(0, 1).mark().level();
        }
    }

    @Test
    void whatCannotBeStartedIsUnusable() {
        Unusable no = assertThrows(Unusable.class, () -> play("exec:./no-such-bot --fast"));
        assertEquals(
                "seat 0: the program './no-such-bot' can't be started; is there such a file, and may it be run?",
                no.getMessage());
    }

    @Test
    void twoMatchesThatDifferInWhatTheSeatCannotKnowSendTheSameBytes() {
        assertEquals(opening(Catalog.game("palace"), 0), opening(Catalog.game("palace"), 5));
    }

    /** What seat 1 is sent until it decides on its bribes, when seat 0 has chosen its own. */
    private static <S extends State<S>, A extends Action, V> List<String> opening(Game<S, A, V> game, int bribes) {
        Match<S, A, V> match = new Match<>(game, 2, Options.complete(game.options(2), Map.of()));
        List<Player> players = List.of(Player.person("Ann"), Player.bot("Out", Misfit.word("10s", "behaves")));
        Seen seen = new Seen();
        try (Steward<S, A, V> steward = new Steward<>(game, match, players, 3, new Watchdog(), seen)) {
            while (steward.step()) {}
            match.act(0, match.legal(0).get(bribes));
            assertTrue(steward.step());
        }
        return seen.sent;
    }

    @Test
    void theCommandIsTheAuthorsOwnBusiness() {
        Seen seen = play(Misfit.word("10s", "behaves"));
        assertTrue(seen.sent.getFirst().contains("{\"name\":\"Out\",\"bot\":\"exec\"}"), seen.sent.getFirst());
        assertFalse(String.join("", seen.sent).contains("Misfit"));
        assertEquals(
                List.of(new Player("A", Optional.of("exec")), new Player("B", Optional.of("page"))),
                Outside.shown(List.of(Player.bot("A", "exec:secret"), Player.bot("B", "page"))));
    }
}
