package regalia.lab.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.bots.Watchdog;
import regalia.catalog.Catalog;
import regalia.catalog.Seating;
import regalia.catalog.Steward;
import regalia.codec.match.LedgerLine;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.lab.tally.Figures;
import regalia.lab.tally.Measure;
import regalia.lab.tally.Tally;

class PlayingTest {

    private static final long SEED = 11;

    private static <S extends State<S>, A extends Action, V> void compare(
            Game<S, A, V> game, int seats, String bot, int matches) {
        Options options = Options.complete(game.options(seats), Map.of());
        List<String> bots = Collections.nCopies(seats, bot);
        Playing<S, A, V> playing = new Playing<>(game, options, bots, SEED, new Picks());
        for (int number = 1; number <= matches; number++) {
            Match<S, A, V> match = recorded(game, options, bots, number);
            Figures figures = playing.play(number);
            List<Integer> points =
                    IntStream.range(0, seats).mapToObj(figures::points).toList();
            assertEquals(match.result().points(), points, game.id() + " match " + number);
            assertEquals(match.seq(), figures.of(Measure.ACTIONS));
            assertEquals(
                    match.result().winners(),
                    IntStream.range(0, seats)
                            .filter(seat -> figures.victory(seat) > 0)
                            .boxed()
                            .toList());
            assertEquals(leadChanges(match, seats), figures.of(Measure.LEAD_CHANGES));
            assertEquals(
                    isComeback(match, seats) ? 1 : 0, figures.of(Measure.COMEBACK), game.id() + " match " + number);
        }
    }

    /** The match as the recorder plays it. */
    private static <S extends State<S>, A extends Action, V> Match<S, A, V> recorded(
            Game<S, A, V> game, Options options, List<String> bots, int number) {
        Match<S, A, V> match = new Match<>(game, bots.size(), options);
        try (Steward<S, A, V> steward = new Steward<>(
                game, match, new Seating(bots).named(List.of()), Rng.mix(SEED, "match/" + number), new Watchdog())) {
            while (steward.step()) {}
        }
        return match;
    }

    /** Counted from the ledger, entry by entry. */
    private static int leadChanges(Match<?, ?, ?> match, int seats) {
        int[] points = new int[seats];
        int leader = -1;
        int changes = 0;
        for (int seq = 0; seq <= match.seq(); seq++) {
            for (LedgerLine line : match.ledger()) if (line.seq() == seq) points[line.seat()] += line.points();
            int best = IntStream.of(points).max().orElseThrow();
            int[] front = IntStream.range(0, seats)
                    .filter(seat -> points[seat] == best)
                    .toArray();
            if (front.length > 1 || front[0] == leader) continue;
            if (leader >= 0) changes++;
            leader = front[0];
        }
        return changes;
    }

    /** From half of the decisions on, as soon as points tell the seats apart before the end. */
    private static boolean isComeback(Match<?, ?, ?> match, int seats) {
        List<Integer> decisions = match.standing().stream()
                .filter(acted -> acted.seat() != Seat.CHANCE)
                .map(acted -> acted.seq())
                .toList();
        for (int at = decisions.get((decisions.size() - 1) / 2); at < match.seq(); at++) {
            int[] points = new int[seats];
            for (LedgerLine line : match.ledger()) if (line.seq() <= at) points[line.seat()] += line.points();
            int best = IntStream.of(points).max().orElseThrow();
            if (IntStream.of(points).allMatch(each -> each == best)) continue;
            return match.result().winners().stream().noneMatch(winner -> points[winner] == best);
        }
        return false;
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void aMatchIsPlayedAsTheRecorderPlaysIt(String id) {
        Game<?, ?, ?> game = Catalog.game(id);
        for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++) compare(game, seats, "page", 5);
        compare(game, game.mostSeats(), "squire", 3);
    }

    private static <S extends State<S>, A extends Action, V> int parting(
            Game<S, A, V> game, Map<String, String> a, Map<String, String> b) {
        List<String> bots = Collections.nCopies(3, "page");
        Picks picks = new Picks();
        Playing<S, A, V> first = new Playing<>(game, Options.complete(game.options(3), a), bots, SEED, picks);
        Playing<S, A, V> second = new Playing<>(game, Options.complete(game.options(3), b), bots, SEED, picks);
        int actions = (int) first.play(1).of(Measure.ACTIONS);
        second.play(1);
        assertEquals(first.partsFrom(second), second.partsFrom(first));
        return first.partsFrom(second) > actions ? 0 : first.partsFrom(second);
    }

    @Test
    void matchesOnTheSameLuckPartWhereTheirRulesDo() {
        Game<?, ?, ?> palace = Catalog.game("palace");
        assertEquals(0, parting(palace, Map.of(), Map.of()));
        assertTrue(parting(palace, Map.of("threePlayerDeck", "45"), Map.of("threePlayerDeck", "46")) > 10);
    }

    @Test
    void soItIsWithBotsThatSearch() {
        compare(Catalog.game("emblemes"), 3, "knight:20", 1);
    }

    private static Tally tally(String id, int seats, int matches) {
        return tally(Catalog.game(id), seats, matches);
    }

    private static <S extends State<S>, A extends Action, V> Tally tally(Game<S, A, V> game, int seats, int matches) {
        Picks picks = new Picks();
        Playing<S, A, V> playing = new Playing<>(
                game, Options.complete(game.options(seats), Map.of()), Collections.nCopies(seats, "page"), SEED, picks);
        Tally tally = new Tally(seats);
        for (int number = 1; number <= matches; number++) tally.add(playing.play(number), picks::name);
        return tally;
    }

    @Test
    void aPageChoosesEachThingAsOftenAsChanceWould() {
        Tally tally = tally("emblemes", 3, 300);
        assertTrue(tally.choices().containsKey("select/character/character.king"));
        assertTrue(tally.choices().containsKey("place/location/location.port"));
        tally.choices().forEach((name, choice) -> {
            if (choice.offered() > 1000)
                assertEquals(choice.even(), choice.taken().value(), 0.05, name);
        });
    }

    @Test
    void seatsAreNoChoicesBecauseTheyMeanAnotherPlayerInEachMatch() {
        assertTrue(tally("emblemes", 3, 20).choices().keySet().stream().noneMatch(name -> name.contains("seat")));
    }

    @Test
    void whoTakesFromARowTakesItsCardAndDisc() {
        Tally tally = tally("palace", 2, 20);
        assertTrue(tally.choices().containsKey("take/card/card.king2"));
        assertTrue(tally.choices().containsKey("take/colour/colour.red"));
    }

    @Test
    void whatAllLegalActionsShareIsNotChosen() {
        // All offers of whoever must follow are of one goods.
        Tally tally = tally("lord", 4, 50);
        tally.choices().forEach((name, choice) -> assertTrue(choice.even() < 1, name));
    }
}
