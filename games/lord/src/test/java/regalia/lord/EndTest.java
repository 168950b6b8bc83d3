package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Silent;

class EndTest {

    private static boolean over(Scene scene) {
        Outcome outcome = new Outcome(scene.rules.seats);
        scene.rules.outcome(scene.state, outcome);
        return outcome.over();
    }

    private static Scene offering(int number, Map<String, Object> options) {
        return new Scene(3, options)
                .offering(number)
                .hand(0, "sword 123 0")
                .hand(1, "sword 2 wine 2 00")
                .hand(2, "sword 3")
                .begin(0)
                .offer(0, "sword 1")
                .offer(1, "sword 2");
    }

    @Test
    @Rule("LOR-20")
    void afterTheEighthOfferingEachCardLeftCostsAPoint() {
        Scene scene = offering(8, Map.of()).offer(2, "sword 3");
        assertEquals(List.of("2 +3 LOR-16", "0 -3 LOR-20", "1 -2 LOR-20"), scene.ledger);
        assertEquals(List.of(-3, -2, 3), scene.points());
        assertTrue(over(scene));
        assertEquals(0, scene.state.toAct);
        scene.refuses(0, Scene.number("sword 2"), "LOR-20", "why.over");
    }

    @Test
    @Rule("LOR-20")
    void theSeventhIsNotTheLast() {
        Scene scene = offering(7, Map.of());
        assertFalse(over(scene));
        scene.offer(2, "sword 3");
        assertEquals("2 +3 LOR-16", scene.ledger.getFirst());
        assertFalse(over(scene));
        assertEquals(7, scene.state.offering);
    }

    @Test
    @Rule("LOR-21")
    void theHighestScoreWins() {
        assertEquals(
                List.of(3, 1, 2), new Scene(3).points(-5, 7, 6).won(8, 0, 0).ranks());
    }

    @Test
    @Rule("LOR-21")
    void aTieGoesToMoreOfferingsWon() {
        assertEquals(List.of(2, 1, 3), new Scene(3).points(5, 5, 4).won(1, 2, 5).ranks());
        assertEquals(
                List.of(1, 2, 3), new Scene(3).points(-5, -5, -6).won(4, 3, 8).ranks());
    }

    @Test
    @Rule("LOR-21")
    void whoIsStillTiedSharesTheVictory() {
        assertEquals(List.of(1, 1, 3), new Scene(3).points(5, 5, 4).won(2, 2, 4).ranks());
    }

    @Test
    @Rule("LOR-21")
    void eightOfferingsNeverOutweighAPoint() {
        assertEquals(List.of(1, 2), new Scene(2).points(1, 0).won(0, 8).ranks());
        assertEquals(
                List.of(1, 2, 3, 4),
                new Scene(4, Map.of("games", 4))
                        .points(1, 0, -1, -2)
                        .won(0, 31, 32, 32)
                        .ranks());
    }

    @Test
    @Rule("LOR-21")
    void oneGameIsTheStandardAndAsManyAsPlayersTheOption() {
        assertEquals(1, new Scene(3).rules.games);
        Scene scene = offering(8, Map.of("games", 3)).offer(2, "sword 3");
        assertFalse(over(scene));
        assertEquals(1, scene.state.game);
        assertEquals(Stage.CRAVING, scene.state.stage());
        assertEquals(List.of(-3, -2, 3), scene.points());
        assertEquals(1, scene.state.won[2]);
        assertEquals(0, scene.state.offering);
        assertEquals(scene.rules.cards, scene.state.deck);
        assertEquals(0, scene.state.discarded | scene.state.secret[0] | scene.state.voids[0] | scene.state.number[2]);
        assertEquals(0, scene.state.drawn());
    }

    @Test
    @Rule("LOR-21")
    void theLastGameOfSeveralEndsTheMatch() {
        Scene scene = offering(8, Map.of("games", 3));
        scene.state.game = 2;
        scene.offer(2, "sword 3");
        assertTrue(over(scene));
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 0", "4, 3"})
    @Rule("LOR-21")
    void theStartLeaderMovesOneSeatClockwiseEachGame(int seats, int first) {
        LordRules rules = (LordRules) Scene.GAME.rules(
                seats, Options.complete(Scene.GAME.options(seats), Map.of("first", first, "games", seats)));
        LordState state = rules.start();
        Moves moves = new Moves();
        Rng rng = new Rng(seats);
        int game = -1;
        while (state.toAct != 0) {
            if (state.stage() == Stage.LEAD && state.game != game) {
                game = state.game;
                assertEquals((first + game) % seats, state.leader);
            }
            rules.legal(state, state.actor(), moves);
            rules.play(state, state.actor(), moves.draw(rng), Silent.HERALD);
        }
        assertEquals(seats - 1, game);
    }

    @Test
    void theBoundLeavesRoomForEveryAction() {
        assertEquals(1 + 8 + 30 + 8 * 4, new Scene(2).rules.bound());
        assertEquals(1 + 8 + 60 + 8 * 4, new Scene(4).rules.bound());
        assertEquals(1 + 3 * (8 + 45 + 8 * 3), new Scene(3, Map.of("games", 3)).rules.bound());
    }
}
