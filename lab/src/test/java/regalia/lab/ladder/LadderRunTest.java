package regalia.lab.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.lab.ladder.LadderFinding.Stopped;

class LadderRunTest {

    private static LadderFinding play(String id, int seats, List<String> bots, int games, boolean early, int threads) {
        Game<?, ?, ?> game = Catalog.game(id);
        return run(game, seats, bots, games, early).play(threads, _ -> {});
    }

    private static LadderRun<?, ?, ?> run(Game<?, ?, ?> game, int seats, List<String> bots, int games, boolean early) {
        return new LadderRun<>(game, Options.complete(game.options(seats), Map.of()), seats, bots, games, 5, early);
    }

    private static String timeless(LadderFinding found) {
        return Json.write(found).replaceAll("\"millisPerDecision\":[0-9.E-]+", "");
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void aSquireIsFoundAheadOfPagesBeforeAllIsPlayed(String id) {
        int seats = Catalog.game(id).fewestSeats();
        LadderFinding found = play(id, seats, List.of("page", "squire"), 400, true, 2);
        assertTrue(found.decided());
        assertEquals(Stopped.ORDER_DECIDED, found.stopped());
        assertTrue(found.games() < 400 && found.games() % seats == 0, found.games() + " games");
        assertEquals("squire", found.bots().getFirst().bot());
        assertEquals(Rivals.Verdict.AHEAD, found.pairs().getFirst().verdict());
        assertTrue(found.bots().get(0).interval().getFirst()
                > found.bots().get(1).interval().getLast());
        assertEquals(
                found.games() * seats,
                found.bots().stream().mapToInt(LadderFinding.Rated::played).sum());
    }

    @Test
    void theSameSeedFindsTheSameOnAnyNumberOfThreads() {
        List<String> bots = List.of("page", "squire", "knight:20", "knight:60");
        assertEquals(timeless(play("lord", 3, bots, 30, true, 1)), timeless(play("lord", 3, bots, 30, true, 3)));
    }

    @Test
    void allIsPlayedIfThatIsWanted() {
        LadderFinding found = play("minister", 4, List.of("squire", "page"), 99, false, 2);
        assertEquals(100, found.games());
        assertEquals(Stopped.ALL_GAMES_PLAYED, found.stopped());
        assertEquals(25, found.rounds());
        assertTrue(found.decided());
    }

    @Test
    void whatCannotBeToldApartStaysUndecided() {
        LadderFinding found = play("palace", 2, List.of("squire", "knight:1"), 4, true, 2);
        assertFalse(found.decided());
        assertEquals(Stopped.ALL_GAMES_PLAYED, found.stopped());
    }

    @Test
    void winsOfAllBotsMakeOneForEachMatch() {
        LadderFinding found = play("emblemes", 4, List.of("page", "squire", "knight:10"), 24, false, 2);
        double wins = found.bots().stream()
                .mapToDouble(bot -> bot.share() * bot.played())
                .sum();
        assertEquals(24, wins, 0.01);
    }
}
