package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.minister.Scene.place;
import static regalia.minister.Scene.spot;
import static regalia.minister.Zone.COMMITTEE;
import static regalia.minister.Zone.FACTION_BENCH;
import static regalia.minister.Zone.FRONT_BENCH;
import static regalia.minister.Zone.INFLUENCE_2;
import static regalia.minister.Zone.LOCAL_COUNCIL;
import static regalia.minister.Zone.NEWSPAPER;
import static regalia.minister.Zone.OPINION;
import static regalia.minister.Zone.PARLIAMENT;
import static regalia.minister.Zone.RADIO;
import static regalia.minister.Zone.SECTOR_1;
import static regalia.minister.Zone.TELEVISION;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.ClimbOut;
import regalia.minister.MinisterAction.Decline;
import regalia.minister.MinisterAction.Drop;

class TimeTest {

    /** Seat 0 can't use a 6, with the marker about to reach a step. */
    private static Scene reach(int step, Spot... members) {
        Scene scene = new Scene(4).onOpinion(0).left(step + 1);
        scene.members(0, members);
        return scene;
    }

    @ParameterizedTest
    @CsvSource({
        "15, ROLL",
        "14, PLACE",
        "13, SPIRAL",
        "12, ROLL",
        "11, ROLL",
        "10, SPIRAL",
        "9, ROLL",
        "8, PLACE",
        "7, ROLL",
        "6, SPIRAL",
        "5, ROLL",
        "4, PLACE",
        "3, ROLL",
        "2, PLACE",
        "1, ROLL",
        "0, OVER"
    })
    @Rule({"MIN-4", "MIN-20", "MIN-21", "MIN-22"})
    void theStepsOfTheSpiral(int step, Stage stage) {
        Scene scene = reach(step, spot(FACTION_BENCH)).chancellor(1).roll(5);
        assertEquals(step, scene.state.left);
        assertEquals(stage, scene.stage());
    }

    @Test
    @Rule("MIN-4")
    void startingOnAStepTriggersNothing() {
        Board board = Open.OTHER;
        assertTrue(board.spiral().influence().contains(board.spiral().fourPlayers()));
        Scene scene = new Scene(4, Map.of("board", board));
        assertEquals(10, scene.state.left);
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(9, new Scene(3, Map.of("board", board)).state.left);
    }

    @Test
    @Rule("MIN-20")
    void onAnInfluenceStepTheMoverAdvancesOneOrDropsOneOrNeither() {
        Scene scene = reach(13, spot(LOCAL_COUNCIL, 3), spot(NEWSPAPER))
                .members(1, spot(COMMITTEE, 1), spot(FRONT_BENCH, 1), spot(PARLIAMENT, 2), spot(LOCAL_COUNCIL, 1))
                .soup(1, 2)
                .roll(4);
        assertEquals(Stage.SPIRAL, scene.stage());
        assertEquals(Seat.bit(0), scene.state.toAct());
        assertEquals(
                List.of(
                        new Advance(spot(NEWSPAPER), spot(FRONT_BENCH, 2)),
                        new Advance(spot(LOCAL_COUNCIL, 3), spot(Zone.INFLUENCE_1)),
                        new Drop(spot(LOCAL_COUNCIL, 1)),
                        new Drop(spot(COMMITTEE, 1)),
                        new Decline()),
                scene.legal(0));
        scene.refuses(0, new Drop(spot(FRONT_BENCH, 1)), "MIN-20", "why.noSoup");
        scene.refuses(0, new Drop(spot(PARLIAMENT, 2)), "MIN-20", "why.noOpponent");
        scene.refuses(0, new Drop(spot(LOCAL_COUNCIL, 3)), "MIN-20", "why.noOpponent");
        scene.refuses(0, new Drop(spot(NEWSPAPER)), "MIN-20", "why.noOpponent");
        scene.refuses(0, new Drop(spot(COMMITTEE, 9)), "MIN-2", "why.noSpot");
        scene.refuses(0, new Advance(spot(OPINION), spot(OPINION)), "MIN-20", "why.behindArrow");
        scene.refuses(0, new ClimbOut(spot(COMMITTEE)), "MIN-10", "why.notNow");
        scene.act(0, new Drop(spot(COMMITTEE, 1)));
        assertTrue(scene.member(1, 0).inSoup());
        assertFalse(scene.member(1, 3).inSoup());
        assertEquals(1, scene.state.turn);
    }

    @Test
    @Rule("MIN-20")
    void theMemberThatAdvancesRollsInThePress() {
        Scene scene = reach(10, spot(FRONT_BENCH)).roll(4);
        assertEquals(Stage.SPIRAL, scene.stage());
        scene.advance(spot(FRONT_BENCH), spot(TELEVISION));
        assertEquals(3, scene.state.dice);
        scene.roll(1, 1, 6).act(0, place(2));
        assertEquals(0, scene.state.chancellor);
        assertEquals(1, scene.state.turn);
    }

    @Test
    @Rule("MIN-20")
    void anInfluenceSpaceReachedSoIsNotTriggered() {
        Scene scene = reach(6, spot(PARLIAMENT, 1), spot(SECTOR_1)).roll(5);
        assertEquals(Stage.SPIRAL, scene.stage());
        scene.advance(spot(PARLIAMENT, 1), spot(INFLUENCE_2));
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(1, scene.state.turn);
        assertEquals(0, scene.state.asking);
    }

    @Test
    @Rule("MIN-20")
    void fullZonesAreJumped() {
        Scene scene = reach(6, spot(PARLIAMENT, 1))
                .members(2, spot(INFLUENCE_2), spot(OPINION), spot(OPINION), spot(OPINION))
                .roll(5);
        assertTrue(scene.legal(0).contains(new Advance(spot(PARLIAMENT, 1), spot(FACTION_BENCH, 1))));
    }

    @Test
    @Rule("MIN-20")
    void nothingIsAskedWhereNothingCanBeDone() {
        Scene scene = reach(13, spot(TELEVISION)).roll(5);
        for (int seat = 1; seat < 4; seat++)
            assertEquals(spot(SECTOR_1), scene.member(seat, 0).at());
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(1, scene.state.turn);
        assertEquals("log.influenceStep", scene.log.getLast());
        Scene drop = reach(13, spot(TELEVISION))
                .members(3, spot(COMMITTEE, 2), spot(OPINION), spot(OPINION), spot(OPINION))
                .roll(5);
        assertEquals(List.of(new Drop(spot(COMMITTEE, 2)), new Decline()), drop.legal(0));
        drop.act(0, new Decline());
        assertEquals(1, drop.state.turn);
    }

    @Test
    @Rule({"MIN-15", "MIN-20"})
    void soupAndExileDoNotAdvanceByTheSpiralEither() {
        Scene scene = reach(13, spot(NEWSPAPER), spot(COMMITTEE, 1))
                .exile(0, 0)
                .soup(0, 1)
                .members(3, spot(COMMITTEE, 2), spot(OPINION), spot(OPINION), spot(OPINION));
        scene.members(0, spot(NEWSPAPER), spot(COMMITTEE, 1), spot(TELEVISION), spot(TELEVISION))
                .roll(3);
        assertEquals(Stage.SPIRAL, scene.stage());
        assertEquals(List.of(new Drop(spot(COMMITTEE, 2)), new Decline()), scene.legal(0));
    }

    @Test
    @Rule("MIN-20")
    void influenceOfTheSpiralEndsAtTheArrowToo() {
        Scene scene = reach(13, spot(TELEVISION), spot(SECTOR_1)).roll(5);
        assertEquals(Stage.SPIRAL, scene.stage());
        scene.refuses(0, new Advance(spot(TELEVISION), spot(OPINION)), "MIN-20", "why.behindArrow");
        assertEquals(4, scene.legal(0).size());
    }

    @Test
    @Rule("MIN-21")
    void onAChancellorStepTheChancellorsPartyBringsInOne() {
        Scene scene = reach(8, spot(RADIO)).posts(4, 4, 4, 4).chancellor(2).roll(5);
        assertEquals(Stage.PLACE, scene.stage());
        assertEquals(Seat.bit(2), scene.state.toAct());
        assertEquals(
                List.of(place(0), place(1, 0, 0, 0, 1), place(1, 0, 1, 0, 0), place(1, 1, 0, 0, 0)), scene.legal(2));
        scene.refuses(0, place(0), "MIN-7", "why.notYourTurn");
        scene.act(2, place(1, 0, 1, 0, 0));
        assertEquals(List.of(4, 3, 5, 4), scene.posts());
        assertEquals(1, scene.state.turn);
        assertEquals(Stage.ROLL, scene.stage());
    }

    @Test
    @Rule("MIN-21")
    void theChancellorMayDecline() {
        Scene scene = reach(4, spot(RADIO)).chancellor(3).roll(5).act(3, place(0));
        assertEquals(List.of(2, 2, 2, 2), scene.posts());
        assertEquals(3, scene.state.chancellor);
    }

    @Test
    @Rule("MIN-21")
    void aMinorityChancellorCanLoseTheSeatByIt() {
        Scene scene = reach(2, spot(RADIO)).posts(2, 5, 6, 3).chancellor(0).roll(5);
        scene.act(0, place(1, 0, 1, 0, 0));
        assertEquals(2, scene.state.chancellor);
        assertEquals(List.of(3, 4, 6, 3), scene.posts());
        assertEquals(7, scene.state.ministers(2));
    }

    @Test
    @Rule("MIN-21")
    void withoutAChancellorNothingHappens() {
        Scene scene = reach(8, spot(RADIO)).roll(5);
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(1, scene.state.turn);
        assertEquals("log.noChancellor", scene.log.getLast());
    }

    @Test
    @Rule("MIN-21")
    void theChancellorStepCanCompleteTheCabinet() {
        Scene scene =
                reach(2, spot(RADIO)).posts(0, 15, 1, 0).chancellor(1).roll(5).act(1, place(1, 0, 0, 1, 0));
        assertEquals(Stage.OVER, scene.stage());
        assertEquals(List.of(2, 1, 2, 2), scene.ranks());
    }

    @Test
    @Rule("MIN-22")
    void onElectionDayTheChancellorsPartyWinsEvenAsAMinority() {
        Scene scene = reach(0, spot(RADIO)).posts(3, 5, 5, 2).chancellor(3).roll(5);
        assertEquals(Stage.OVER, scene.stage());
        assertEquals(0, scene.state.toAct());
        assertTrue(scene.outcome().over());
        assertEquals(List.of(4, 2, 2, 1), scene.ranks());
        assertEquals("log.election", scene.log.getLast());
        assertEquals(3, scene.outcome().points(3));
        scene.refuses(1, new Decline(), "MIN-22", "why.over");
    }

    @Test
    @Rule("MIN-22")
    void withoutAChancellorAllShareTheVictory() {
        Scene scene = reach(0, spot(RADIO)).roll(5);
        assertEquals(List.of(1, 1, 1, 1), scene.ranks());
        assertEquals("log.electionShared", scene.log.getLast());
    }

    @Test
    @Rule("MIN-22")
    void oneStepBeforeElectionDayTheMatchGoesOn() {
        Scene scene = reach(1, spot(RADIO)).chancellor(0).roll(5);
        assertFalse(scene.outcome().over());
        assertEquals(1, scene.state.turn);
    }
}
