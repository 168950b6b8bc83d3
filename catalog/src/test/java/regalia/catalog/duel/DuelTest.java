package regalia.catalog.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.kernel.Game;
import regalia.kernel.Options;

class DuelTest {

    private static Duel<?, ?, ?> duel(Game<?, ?, ?> game, int seats, String a, String b, long seed) {
        return new Duel<>(game, Options.complete(game.options(seats), Map.of()), seats, a, b, seed);
    }

    private static List<JsonNode> lines(Bout bout) {
        return bout.record().get().lines().map(Json::tree).toList();
    }

    private static List<JsonNode> actions(Bout bout) {
        List<JsonNode> lines = lines(bout);
        return lines.subList(1, lines.size());
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void theOneSitsInEachSeatOnceInARound(String id) {
        Game<?, ?, ?> game = Catalog.game(id);
        int seats = game.mostSeats();
        Duel<?, ?, ?> duel = duel(game, seats, "squire", "page", 1);
        for (int number = 0; number < 2 * seats; number++) {
            JsonNode players = lines(duel.bout(number)).getFirst().get("players");
            for (int seat = 0; seat < seats; seat++)
                assertEquals(
                        seat == number % seats ? "squire" : "page",
                        players.get(seat).get("bot").asText());
        }
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void aRoundHasTheSameLuckAndTheNextAnother(String id) {
        Game<?, ?, ?> game = Catalog.game(id);
        int seats = game.fewestSeats();
        // Bots that are alike do alike with the same luck, wherever the one of them sits.
        Duel<?, ?, ?> duel = duel(game, seats, "page", "page", 4);
        List<JsonNode> first = actions(duel.bout(0));
        for (int number = 1; number < seats; number++) assertEquals(first, actions(duel.bout(number)));
        assertNotEquals(first, actions(duel.bout(seats)));
        assertNotEquals(first, actions(duel(game, seats, "page", "page", 5).bout(0)));
    }

    @Test
    void aTieIsSharedSoThatAllWinsOfARoundMakeOne() {
        Game<?, ?, ?> game = Catalog.game("lord");
        Duel<?, ?, ?> duel = duel(game, 4, "page", "page", 1);
        boolean tied = false;
        for (int round = 0; round < 60; round++) {
            double sum = 0;
            for (int seat = 0; seat < 4; seat++) {
                double won = duel.bout(4 * round + seat).won();
                tied |= won > 0 && won < 1;
                sum += won;
            }
            assertEquals(1, sum, 1e-12);
        }
        assertTrue(tied);
    }

    private static Finding play(Optional<Goal> goal, int games, int threads, List<String> records) {
        Finding finding = new DuelRun(duel(Catalog.game("emblemes"), 3, "squire", "page", 2), games, goal)
                .play(threads, (bout, _, _) -> records.add(bout.record().get()));
        return timeless(finding);
    }

    /** The same but for the time it took. */
    private static Finding timeless(Finding finding) {
        String json = Json.write(finding)
                .replaceAll("\"millisPerDecision\":\\{[^}]*}", "\"millisPerDecision\":{\"a\":0,\"b\":0}");
        return Json.read(json, Finding.class);
    }

    @Test
    void theSameSeedFindsTheSameOnAnyNumberOfThreads() {
        List<String> alone = new ArrayList<>();
        List<String> together = new ArrayList<>();
        Finding finding = play(Optional.empty(), 20, 1, alone);
        assertEquals(finding, play(Optional.empty(), 20, 3, together));
        assertEquals(alone, together);
        assertEquals(21, finding.games());
        assertEquals(21, alone.size());
    }

    @Test
    void itStopsAtTheSameRoundOnAnyNumberOfThreads() {
        Optional<Goal> goal = Optional.of(new Goal(1.2, true));
        List<String> alone = new ArrayList<>();
        List<String> together = new ArrayList<>();
        Finding finding = play(goal, 200, 1, alone);
        assertEquals(Finding.Stopped.GOAL_DECIDED, finding.stopped());
        assertEquals(Optional.of(Goal.Verdict.REACHED), finding.verdict());
        assertTrue(finding.games() < 100);
        assertEquals(0, finding.games() % 3);
        assertEquals(finding.games(), alone.size());
        assertEquals(finding, play(goal, 200, 4, together));
        assertEquals(alone, together);
    }

    @Test
    void theLadderHasAGoalBetweenNeighboursAndKingsAtTheEnds() {
        List<Ladder.Cell> cells = Ladder.cells();
        assertEquals(3 * 14 + 2 * 10, cells.size());
        for (Ladder.Cell cell : cells) {
            double ratio = cell.goal().map(Goal::ratio).orElse(0.0);
            double wanted = cell.game().equals("minister") ? 1.25 : cell.seats() == 2 ? 1.4 : 1.6;
            assertEquals(cell.rung().next() ? wanted : 0, ratio);
            if (cell.rung().b().equals("page")) assertTrue(cell.goal().stream().noneMatch(Goal::early));
        }
        assertTrue(cells.stream()
                .noneMatch(cell ->
                        cell.rung().a().startsWith("king") && cell.game().equals("palace") && cell.seats() == 3));
    }
}
