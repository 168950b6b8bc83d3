package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.minister.Scene.place;
import static regalia.minister.Scene.spot;
import static regalia.minister.Zone.COMMITTEE;
import static regalia.minister.Zone.FRONT_BENCH;
import static regalia.minister.Zone.NEWSPAPER;
import static regalia.minister.Zone.OPINION;
import static regalia.minister.Zone.RADIO;
import static regalia.minister.Zone.TELEVISION;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.BringIn;
import regalia.minister.MinisterAction.Return;

class ArrivalTest {

    @ParameterizedTest
    @CsvSource({"COMMITTEE, 4, RADIO, 1", "FACTION_BENCH, 1, NEWSPAPER, 2", "FRONT_BENCH, 2, TELEVISION, 3"})
    @Rule({"MIN-2", "MIN-13"})
    void thePressRollsOnceTwiceOrThreeTimes(Zone from, int number, Zone press, int dice) {
        Scene scene = new Scene(3).members(0, spot(from), spot(OPINION), spot(OPINION), spot(OPINION));
        scene.roll(number).advance(spot(from), spot(press));
        for (int i = 0; i < dice; i++) {
            assertEquals(Stage.PRESS_ROLL, scene.stage());
            assertEquals(Seat.bit(Seat.CHANCE), scene.state.toAct());
            assertEquals("die/" + (i + 2), scene.rules.purpose(scene.state));
            assertEquals(dice - i, scene.rules.view(scene.state, 0).dice());
            scene.roll(3);
        }
        assertEquals(Stage.PLACE, scene.stage());
        assertEquals(3 * dice, scene.rules.view(scene.state, 1).ministers());
        scene.refuses(0, place(3 * dice + 1), "MIN-17", "why.tooMany");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3", "4, 0", "5, 0", "6, 0"})
    @Rule("MIN-13")
    void oneTwoAndThreeCount(int number, int ministers) {
        Scene scene = new Scene(3).members(0, spot(COMMITTEE), spot(OPINION), spot(OPINION), spot(OPINION));
        scene.roll(4).advance(spot(COMMITTEE), spot(RADIO)).roll(number);
        assertEquals(ministers, scene.state.sum);
        assertEquals(ministers == 0 ? Stage.ROLL : Stage.PLACE, scene.stage());
        assertEquals(ministers == 0 ? 1 : 0, scene.state.turn);
        assertTrue(scene.log.contains(ministers == 0 ? "log.countsNot" : "log.counts"));
        assertEquals(ministers == 0, scene.log.contains("log.noMinisters"));
    }

    @Test
    @Rule("MIN-13")
    void fiveThreeOneAreFourMinistersInOnePlacing() {
        Scene scene = new Scene(3).members(0, spot(FRONT_BENCH), spot(OPINION), spot(OPINION), spot(OPINION));
        scene.roll(5).advance(spot(FRONT_BENCH), spot(TELEVISION)).roll(5, 3);
        assertEquals(3, scene.state.sum);
        assertEquals(Stage.PRESS_ROLL, scene.stage());
        scene.roll(1).act(0, place(4));
        assertEquals(List.of(7, 3, 3), scene.posts());
        assertEquals(1, scene.log.stream().filter("log.chancellor"::equals).count());
        assertEquals(0, scene.state.chancellor);
    }

    @Test
    @Rule("MIN-14")
    void theFirstOfAPartyOnOpinionRollsThreeTimesAFurtherOneOnce() {
        Scene scene = new Scene(3).members(0, spot(TELEVISION), spot(TELEVISION), spot(COMMITTEE), spot(RADIO));
        scene.roll(1).advance(spot(TELEVISION), spot(OPINION));
        assertEquals(3, scene.state.dice);
        scene.roll(2, 6, 1);
        assertEquals(3, scene.state.sum);
        scene.act(0, place(3)).turn(0).roll(4).advance(spot(TELEVISION), spot(OPINION));
        assertEquals(1, scene.state.dice);
        scene.roll(2);
        assertEquals(Stage.PLACE, scene.stage());
        assertEquals(2, scene.state.sum);
        assertEquals(2, scene.rules.career.onOpinion(scene.state, 0));
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "3, 1, 3", "3, 2, 6", "2, 3, 6", "3, 4, 12"})
    @Rule("MIN-11")
    void opinionBringsInTheRollTimesTheMembersThere(int number, int members, int ministers) {
        Scene scene = new Scene(3).members(0, spot(TELEVISION), spot(TELEVISION), spot(TELEVISION), spot(TELEVISION));
        for (int i = 0; i < members; i++) scene.state.move(i, scene.rules.track.opinion);
        scene.roll(number).act(0, new BringIn());
        assertEquals(ministers, scene.state.sum);
        assertEquals(Stage.PLACE, scene.stage());
        assertEquals("log.bringIn", scene.log.getLast());
        scene.act(0, place(Math.min(7, ministers)));
        assertEquals(3 + Math.min(7, ministers), scene.state.posts[0]);
        assertEquals(1, scene.state.turn);
    }

    @ParameterizedTest
    @CsvSource({"3, true", "4, false"})
    @Rule("MIN-11")
    void opinionTakesOneTwoOrThree(int number, boolean brings) {
        Scene scene = new Scene(3).members(0, spot(OPINION), spot(TELEVISION), spot(Zone.PARLIAMENT), spot(RADIO));
        scene.roll(number);
        assertEquals(brings, scene.legal(0).contains(new BringIn()));
        if (!brings) scene.refuses(0, new BringIn(), "MIN-11", "why.tooHigh");
        assertTrue(scene.legal(0).contains(new Advance(spot(Zone.PARLIAMENT), spot(Zone.INFLUENCE_2))));
        Scene nobody = new Scene(3).roll(2);
        nobody.refuses(0, new BringIn(), "MIN-11", "why.noneOnOpinion");
    }

    private static Scene taken() {
        return new Scene(3)
                .members(1, spot(OPINION), spot(OPINION), spot(NEWSPAPER), spot(RADIO))
                .members(0, spot(TELEVISION), spot(COMMITTEE), spot(COMMITTEE, 2), spot(RADIO));
    }

    @Test
    @Rule("MIN-15")
    void aNewcomerExilesTheOthersFromOpinionAndIsAFirstMember() {
        Scene scene = taken().roll(1).advance(spot(TELEVISION), spot(OPINION));
        assertEquals(3, scene.state.dice);
        for (int member = 0; member < 2; member++) {
            assertEquals(spot(NEWSPAPER), scene.member(1, member).at());
            assertTrue(scene.member(1, member).exile());
        }
        assertFalse(scene.member(1, 2).exile());
        assertEquals(spot(OPINION), scene.member(0, 0).at());
        assertEquals(2, scene.log.stream().filter("log.exile"::equals).count());
        assertEquals(3, scene.state.count[scene.rules.track.newspaper]);
        assertEquals(1, scene.state.count[scene.rules.track.opinion]);
        scene.roll(6, 6, 6);
        assertEquals(1, scene.state.turn);
    }

    @ParameterizedTest
    @CsvSource({"1, true", "2, false", "3, false", "4, true", "5, false", "6, false"})
    @Rule("MIN-15")
    void anExileReturnsByTheBarrierBeforeOpinionOnly(int number, boolean returns) {
        Scene scene = taken().roll(1).advance(spot(TELEVISION), spot(OPINION)).roll(6, 6, 6);
        scene.members(1, spot(NEWSPAPER), spot(NEWSPAPER), spot(NEWSPAPER), spot(COMMITTEE, 3));
        scene.roll(number);
        assertEquals(returns, scene.legal(1).contains(new Return()));
        boolean ordinary = number == 3 || number == 6;
        assertEquals(ordinary, scene.legal(1).contains(new Advance(spot(NEWSPAPER), spot(FRONT_BENCH, 1))));
        if (!returns && scene.stage() == Stage.USE) scene.refuses(1, new Return(), "MIN-15", "why.barrier");
        if (!returns) return;
        scene.act(1, new Return());
        assertEquals(spot(OPINION), scene.member(1, 0).at());
        assertFalse(scene.member(1, 0).exile());
        assertTrue(scene.member(1, 1).exile());
        assertTrue(scene.member(0, 0).exile());
        assertEquals(3, scene.state.dice);
        assertTrue(scene.log.contains("log.return"));
    }

    @Test
    @Rule("MIN-15")
    void withoutAnExileNobodyReturns() {
        Scene scene = taken().members(0, spot(NEWSPAPER), spot(COMMITTEE), spot(COMMITTEE, 2), spot(TELEVISION));
        scene.roll(4).refuses(0, new Return(), "MIN-15", "why.noExile");
    }

    @Test
    @Rule("MIN-15")
    void exilesAloneOnNewspaperDoNotWalkOn() {
        Scene scene = new Scene(3).onOpinion(0);
        for (int member = 0; member < 4; member++) scene.exile(0, member);
        scene.roll(3);
        assertEquals(11, scene.state.left);
        assertEquals(1, scene.state.turn);
    }

    @Test
    @Rule("MIN-14")
    void aSecondExileThatReturnsRollsOnce() {
        Scene scene = new Scene(3)
                .members(0, spot(OPINION), spot(RADIO), spot(RADIO), spot(RADIO))
                .exile(0, 1);
        scene.roll(4).act(0, new Return());
        assertEquals(1, scene.state.dice);
        assertEquals(spot(OPINION), scene.member(0, 1).at());
        assertFalse(scene.member(0, 0).exile());
    }

    @Test
    @Rule("MIN-13")
    void anExileMakesNoRollsOnNewspaper() {
        Scene scene = taken().roll(4).advance(spot(TELEVISION), spot(OPINION)).roll(4, 5, 6);
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(
                5,
                scene.log.stream()
                        .filter(line -> line.startsWith("log.counts") || line.equals("log.exile"))
                        .count());
    }
}
