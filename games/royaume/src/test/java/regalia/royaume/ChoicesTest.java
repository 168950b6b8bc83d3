package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.DrawToken;

/** The time of choices. */
class ChoicesTest {

    private static Scene three(int round, int picked) {
        return Scene.level(3, Level.FULL)
                .hand(0, "mill mill forge")
                .hand(1, "dragon quarry sentry")
                .hand(2, "golem witch forest")
                .events(
                        Event.mission(Tile.BLACK_CASTLE),
                        Event.mission(Tile.GREEN_CASTLE),
                        Event.mission(Tile.RED_CASTLE),
                        Event.mission(Tile.BLUE_CASTLE),
                        Event.mission(Tile.PURPLE_CASTLE),
                        Event.mission(Tile.YELLOW_CASTLE))
                .tales(0, Tale.LOVE_RED, Tale.HEROIC_RED, Tale.MALEFIC_RED)
                .tales(1, Tale.LOVE_BLUE, Tale.HEROIC_BLUE, Tale.MALEFIC_BLUE)
                .tales(2, Tale.LOVE_GREEN, Tale.HEROIC_GREEN, Tale.MALEFIC_GREEN)
                .choosing(round, picked);
    }

    @Test
    @Rule("ROY-11")
    void aChoiceStaysSecretUntilAllHaveChosen() {
        Scene scene = three(1, 0);
        scene.act(1, new Choose(Tile.QUARRY)).act(0, new Choose(Tile.MILL));
        assertEquals(0, scene.state.kept[0] + scene.state.kept[1]);
        assertEquals(0, scene.count("log.reveal"));
        scene.refuses(0, new Choose(Tile.FORGE), "ROY-11", "why.alreadyChosen");
        scene.refuses(2, new Choose(Tile.MILL), "ROY-11", "why.notAmong");
        scene.act(2, new Choose(Tile.FOREST));
        assertEquals(3, scene.count("log.reveal"));
        assertEquals(Scene.heap("mill"), scene.state.kept[0]);
        assertEquals(Scene.heap("quarry"), scene.state.kept[1]);
        assertEquals(Scene.heap("forest"), scene.state.kept[2]);
    }

    @Test
    @Rule("ROY-12")
    void handsGoLeftInTheFirstRound() {
        Scene scene = three(1, 0).choose("mill quarry forest");
        assertEquals(Scene.heap("golem witch"), scene.state.hand[0]);
        assertEquals(Scene.heap("mill forge"), scene.state.hand[1]);
        assertEquals(Scene.heap("dragon sentry"), scene.state.hand[2]);
        assertEquals(1, scene.state.picked);
        assertEquals(1, scene.count("log.passLeft"));
    }

    @Test
    @Rule("ROY-12")
    void handsGoRightInTheSecondRound() {
        Scene scene = three(2, 0).choose("mill quarry forest");
        assertEquals(Scene.heap("dragon sentry"), scene.state.hand[0]);
        assertEquals(Scene.heap("golem witch"), scene.state.hand[1]);
        assertEquals(Scene.heap("mill forge"), scene.state.hand[2]);
        assertEquals(1, scene.count("log.passRight"));
    }

    @Test
    @Rule("ROY-12")
    void theSixthChoiceIsTheLastAndTheSeventhTileIsDiscarded() {
        Scene scene = three(1, 4).hand(0, "mill forge mason").choose("mill quarry forest");
        assertEquals(Stage.CHOOSE, scene.state.stage());
        scene.hand(0, "forge miner").hand(1, "quarry dragon").hand(2, "forest mason");
        scene.choose("miner quarry forest");
        assertEquals(Scene.heap("forge dragon mason"), scene.state.discarded);
        assertEquals(1, scene.count("log.last"));
        assertEquals(3, scene.count("log.lastOwn"));
        assertEquals(Stage.DISCARD_TALE, scene.state.stage());
    }

    @Test
    @Rule("ROY-11")
    void whoRevealsAMonsterDrawsATokenAtOnceClockwiseFromTheFirstSeat() {
        Scene scene = three(1, 0).first(2).hand(0, "mill scarecrow").choose("scarecrow dragon witch");
        assertEquals(Stage.TOKENS, scene.state.stage());
        assertEquals(Scene.heap("mill"), scene.state.hand[0]);
        scene.refuses(Seat.CHANCE, new DrawToken(0, Symbol.LUTE), "ROY-13", "why.notAmong");
        scene.refuses(2, new DrawToken(2, Symbol.LUTE), "ROY-13", "why.chance");
        scene.draw(2, Symbol.LUTE).draw(0, Symbol.LUTE).draw(1, Symbol.SWORD);
        assertEquals(1, scene.state.tokens(0, Symbol.LUTE.ordinal()));
        assertEquals(1, scene.state.tokens(1, Symbol.SWORD.ordinal()));
        assertEquals(10, scene.state.supply[Symbol.LUTE.ordinal()]);
        assertEquals(11, scene.state.supply[Symbol.SWORD.ordinal()]);
        assertEquals(Stage.CHOOSE, scene.state.stage());
        assertEquals(Scene.heap("mill"), scene.state.hand[1]);
    }

    @Test
    @Rule({"ROY-11", "ROY-13"})
    void anEmptySupplyGivesNothingForAMonster() {
        Scene scene = three(1, 0).supply(0, 0, 0, 0).choose("mill dragon witch");
        assertEquals(Stage.CHOOSE, scene.state.stage());
        assertEquals(1, scene.count("log.noTokens"));
        assertEquals(0, RoyaumeState.sum(scene.state.owed));
    }

    @Test
    @Rule({"ROY-11", "ROY-13"})
    void aSupplyThatDoesNotReachServesTheFirstSeatFirst() {
        Scene scene = three(1, 0).first(1).supply(0, 0, 1, 0).choose("mill dragon witch");
        scene.draw(1, Symbol.CAPE);
        assertEquals(Stage.CHOOSE, scene.state.stage());
        assertEquals(1, scene.state.tokens(1));
        assertEquals(0, scene.state.tokens(2));
        assertEquals(1, scene.count("log.noTokens"));
    }

    @Test
    @Rule({"ROY-11", "ROY-31", "ROY-32"})
    void aMonsterBringsNoTokenInTheSmallerGames() {
        for (Level level : new Level[] {Level.FIRST, Level.SECOND}) {
            Scene scene = Scene.level(2, level)
                    .hand(0, "dragon mill")
                    .hand(1, "golem forge")
                    .choosing(1, 0);
            assertEquals(Stage.CHOOSE, scene.choose("dragon golem").state.stage());
        }
    }

    @Test
    @Rule("ROY-14")
    void eachGivesUpATaleAllAtOnce() {
        Scene scene = three(1, 5).hand(0, "mill forge").choose("mill quarry forest");
        scene.act(2, new DiscardTale(Tale.LOVE_GREEN));
        assertEquals(3, Integer.bitCount(scene.state.tales[2]));
        scene.refuses(2, new DiscardTale(Tale.HEROIC_GREEN), "ROY-14", "why.alreadyChosen");
        scene.refuses(0, new DiscardTale(Tale.HEROIC_GREEN), "ROY-14", "why.notAmong");
        scene.act(0, new DiscardTale(Tale.HEROIC_RED)).act(1, new DiscardTale(Tale.MALEFIC_BLUE));
        for (int seat = 0; seat < 3; seat++) assertEquals(2, Integer.bitCount(scene.state.tales[seat]));
        assertEquals(0, scene.state.tales[2] & 1 << Tale.LOVE_GREEN.ordinal());
        assertEquals(3, scene.count("log.taleGone"));
        assertEquals(Stage.DEAL, scene.state.stage());
        assertEquals(1, scene.state.round);
        assertEquals(0, scene.state.picked);
    }

    @Test
    @Rule({"ROY-14", "ROY-15"})
    void afterTheSecondRoundOneTaleIsLeftAndBuildingBegins() {
        Scene scene = three(2, 5).tales(0, Tale.LOVE_RED, Tale.HEROIC_RED);
        scene.choose("mill quarry forest");
        for (int seat = 0; seat < 3; seat++) scene.act(seat, scene.legal(seat).getFirst());
        assertEquals(Stage.BUILD, scene.state.stage());
        assertEquals(1, Integer.bitCount(scene.state.tales[0]));
        assertEquals(7, scene.state.toAct);
    }

    @Test
    @Rule({"ROY-15", "ROY-31"})
    void twelveTilesAreKeptAndUndealtOnesStayAway() {
        for (int seats = 2; seats <= 4; seats++) {
            Scene scene = Scene.level(seats, Level.FIRST);
            while (scene.state.stage() != Stage.BUILD) {
                scene.luck(seats);
                int seat = Seat.lowest(scene.state.toAct);
                scene.act(seat, scene.legal(seat).getFirst());
            }
            for (int seat = 0; seat < seats; seat++) assertEquals(12, Tiles.size(scene.state.kept[seat]));
            assertEquals(2 * seats, Tiles.size(scene.state.discarded));
            assertEquals(26 + 10 * (seats - 1) - 14 * seats, Tiles.size(scene.state.deck));
        }
    }

    @Test
    @Rule({"ROY-5", "ROY-9"})
    void talesLieOpenWithWhatTheyWant() {
        RoyaumeView view = three(1, 0).rules.view(three(1, 0).state, Seat.SPECTATOR);
        assertEquals(9, view.stories().size());
        assertEquals(Tale.LOVE_GREEN, view.stories().getFirst().tale());
        assertEquals(
                List.of(Tile.WOODCUTTER, Tile.FARMER, Tile.BORDER_POST, Tile.MILL, Tile.GREEN_CASTLE),
                view.stories().getFirst().elements());
    }

    @Test
    @Rule("ROY-15")
    void tokensLieOpenBeforeTheirOwner() {
        Scene scene = three(1, 0).tokens(1, 1, 0, 2, 0);
        RoyaumeView view = scene.rules.view(scene.state, 0);
        assertEquals(new RoyaumeView.Symbols(1, 0, 2, 0), view.realms().get(1).tokens());
    }

    @Test
    @Rule({"ROY-11", "ROY-12"})
    void whoHasHeldAHandKnowsItEverAfter() {
        Scene scene = three(1, 0);
        RoyaumeView before = scene.rules.view(scene.state, 0);
        assertTrue(before.realms().get(0).hand().isPresent());
        assertFalse(before.realms().get(1).hand().isPresent());
        assertFalse(before.realms().get(2).hand().isPresent());
        scene.choose("mill quarry forest");
        RoyaumeView after = scene.rules.view(scene.state, 0);
        assertEquals(
                Scene.heap("mill forge"), Tiles.of(after.realms().get(1).hand().orElseThrow()));
        assertFalse(after.realms().get(2).hand().isPresent());
        scene.act(1, new Choose(Tile.FORGE));
        RoyaumeView secret = scene.rules.view(scene.state, 0);
        assertEquals(after.realms().get(1).hand(), secret.realms().get(1).hand());
        assertTrue(secret.realms().get(1).ready());
        assertFalse(scene.rules
                .view(scene.state, Seat.SPECTATOR)
                .realms()
                .get(1)
                .hand()
                .isPresent());
    }

    @Test
    @Rule("ROY-12")
    void inTheSecondRoundTheHandsBehindAreOnTheOtherSide() {
        Scene scene = three(2, 0).choose("mill quarry forest");
        RoyaumeView view = scene.rules.view(scene.state, 0);
        assertFalse(view.realms().get(1).hand().isPresent());
        assertEquals(
                Scene.heap("mill forge"), Tiles.of(view.realms().get(2).hand().orElseThrow()));
    }
}
