package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.minister.Scene.spot;
import static regalia.minister.Zone.COMMITTEE;
import static regalia.minister.Zone.FACTION_BENCH;
import static regalia.minister.Zone.FRONT_BENCH;
import static regalia.minister.Zone.INFLUENCE_1;
import static regalia.minister.Zone.LOCAL_COUNCIL;
import static regalia.minister.Zone.NEWSPAPER;
import static regalia.minister.Zone.OPINION;
import static regalia.minister.Zone.PARLIAMENT;
import static regalia.minister.Zone.PARTY_CONGRESS;
import static regalia.minister.Zone.RADIO;
import static regalia.minister.Zone.SECTOR_1;
import static regalia.minister.Zone.SECTOR_2;
import static regalia.minister.Zone.SECTOR_3;
import static regalia.minister.Zone.TELEVISION;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.BringIn;
import regalia.minister.MinisterAction.ClimbOut;
import regalia.minister.MinisterAction.Decline;
import regalia.minister.MinisterAction.Return;

class CareerTest {

    @ParameterizedTest
    @CsvSource({
        "LOCAL_COUNCIL, 246", "INFLUENCE_1, 35", "SECTOR_2, 135", "COMMITTEE, 26", "RADIO, 45", "PARTY_CONGRESS, 136",
        "SECTOR_3, 16", "PARLIAMENT, 125", "INFLUENCE_2, 34", "FACTION_BENCH, 25", "NEWSPAPER, 146", "FRONT_BENCH, 36",
        "TELEVISION, 25", "OPINION, 14"
    })
    @Rule({"MIN-3", "MIN-8"})
    void aMemberEntersAZoneWhenItsBarrierShowsTheNumber(Zone zone, String numbers) {
        List<Zone> track = Scene.GAME.options(3).get(1).standard() instanceof Board board
                ? board.track().stream().map(Board.Stop::zone).toList()
                : List.of();
        Spot from = spot(track.get(track.indexOf(zone) - 1));
        for (int number = 1; number <= 6; number++) {
            Scene scene = new Scene(3).members(0, from, spot(OPINION), spot(OPINION), spot(OPINION));
            scene.roll(number);
            Advance advance = new Advance(from, spot(zone));
            if (numbers.indexOf('0' + number) >= 0) {
                assertTrue(scene.legal(0).contains(advance));
                scene.act(0, advance);
                assertEquals(spot(zone), scene.member(0, 0).at());
            } else if (scene.stage() == Stage.USE) scene.refuses(0, advance, "MIN-8", "why.barrier");
            else assertFalse(scene.legal(0).contains(advance));
        }
    }

    @Test
    @Rule("MIN-8")
    void thePlayerChoosesMemberAndSpace() {
        Scene scene = new Scene(4).roll(6);
        assertEquals(
                List.of(
                        new Advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, 1)),
                        new Advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, 2)),
                        new Advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, 3)),
                        new Advance(spot(SECTOR_2), spot(COMMITTEE, 1)),
                        new Advance(spot(SECTOR_2), spot(COMMITTEE, 2)),
                        new Advance(spot(SECTOR_2), spot(COMMITTEE, 3))),
                scene.legal(0));
        scene.advance(spot(SECTOR_2), spot(COMMITTEE, 2));
        assertEquals(spot(COMMITTEE, 2), scene.member(0, 1).at());
        assertEquals(spot(SECTOR_2), scene.member(0, 2).at());
        assertEquals(1, scene.state.turn);
        scene.roll(6).refuses(1, new Advance(spot(SECTOR_2), spot(COMMITTEE, 2)), "MIN-9", "why.taken");
        assertEquals(5, scene.legal(1).size());
    }

    @Test
    @Rule("MIN-8")
    void refusalsSayWhatIsWrong() {
        Scene scene = new Scene(3).roll(6);
        scene.refuses(0, new Advance(spot(RADIO), spot(COMMITTEE)), "MIN-8", "why.noMember");
        scene.refuses(0, new Advance(spot(SECTOR_1), spot(COMMITTEE)), "MIN-9", "why.otherZone");
        scene.refuses(0, new Advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, 4)), "MIN-2", "why.noSpot");
        scene.refuses(0, new Advance(spot(SECTOR_1, 1), spot(LOCAL_COUNCIL)), "MIN-2", "why.noSpot");
        scene.refuses(0, new Advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, 99)), "MIN-2", "why.noSpot");
        scene.refuses(0, new Advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, -7)), "MIN-2", "why.noSpot");
        scene.refuses(0, new Advance(spot(SECTOR_1), spot(Zone.TOWN_HALL)), "MIN-2", "why.noSpot");
        scene.refuses(0, new Decline(), "MIN-12", "why.notNow");
        scene.refuses(-3, new Advance(spot(SECTOR_1), spot(LOCAL_COUNCIL)), "MIN-7", "why.notYourTurn");
        Scene end = new Scene(3).onOpinion(0).roll(1);
        end.refuses(0, new Advance(spot(OPINION), spot(OPINION)), "MIN-2", "why.lastZone");
    }

    @Test
    @Rule("MIN-9")
    void aFullZoneIsJumpedAndTheFirstBarrierCounts() {
        Scene scene = new Scene(4)
                .members(1, spot(SECTOR_3), spot(OPINION), spot(OPINION), spot(SECTOR_3))
                .members(0, spot(PARTY_CONGRESS), spot(OPINION), spot(OPINION), spot(OPINION));
        assertEquals(4, scene.state.count[scene.rules.track.spot(SECTOR_3)]);
        scene.roll(6);
        scene.refuses(0, new Advance(spot(PARTY_CONGRESS), spot(SECTOR_3)), "MIN-9", "why.otherZone");
        scene.advance(spot(PARTY_CONGRESS), spot(PARLIAMENT, 3));
        assertEquals(spot(PARLIAMENT, 3), scene.member(0, 0).at());
        Scene free = new Scene(4).members(0, spot(PARTY_CONGRESS), spot(OPINION), spot(OPINION), spot(OPINION));
        assertEquals(3, free.state.count[free.rules.track.spot(SECTOR_3)]);
        free.roll(6).refuses(0, new Advance(spot(PARTY_CONGRESS), spot(PARLIAMENT)), "MIN-9", "why.otherZone");
        free.advance(spot(PARTY_CONGRESS), spot(SECTOR_3));
    }

    @Test
    @Rule("MIN-9")
    void theSecondBarriersNumberDoesNotHelp() {
        Scene scene = new Scene(4)
                .members(1, spot(SECTOR_3), spot(OPINION), spot(OPINION), spot(SECTOR_3))
                .members(0, spot(PARTY_CONGRESS), spot(SECTOR_1), spot(OPINION), spot(OPINION));
        scene.roll(2).refuses(0, new Advance(spot(PARTY_CONGRESS), spot(PARLIAMENT)), "MIN-8", "why.barrier");
    }

    @Test
    @Rule("MIN-9")
    void severalFullZonesAreJumped() {
        Scene scene = new Scene(4)
                .members(1, spot(SECTOR_3), spot(PARLIAMENT, 1), spot(PARLIAMENT, 2), spot(SECTOR_3))
                .members(2, spot(Zone.INFLUENCE_2), spot(PARLIAMENT, 3), spot(OPINION), spot(SECTOR_3))
                .members(0, spot(PARTY_CONGRESS), spot(OPINION), spot(OPINION), spot(OPINION));
        scene.roll(1);
        assertEquals(
                List.of(
                        new Advance(spot(PARTY_CONGRESS), spot(FACTION_BENCH, 1)),
                        new Advance(spot(PARTY_CONGRESS), spot(FACTION_BENCH, 2)),
                        new BringIn()),
                scene.legal(0));
    }

    @Test
    @Rule("MIN-9")
    void pressZonesAreNeverFull() {
        Scene scene = new Scene(4);
        for (int seat = 1; seat < 4; seat++) scene.members(seat, spot(RADIO), spot(RADIO), spot(RADIO), spot(RADIO));
        scene.members(0, spot(COMMITTEE), spot(RADIO), spot(RADIO), spot(RADIO));
        scene.roll(4).advance(spot(COMMITTEE), spot(RADIO));
        assertEquals(16, scene.state.count[scene.rules.track.spot(RADIO)]);
    }

    @Test
    @Rule("MIN-9")
    void aSpaceWhoseSoupIsOccupiedIsTakenAndFillsItsZone() {
        Scene scene = new Scene(3)
                .members(1, spot(COMMITTEE, 1), spot(COMMITTEE, 2), spot(OPINION), spot(OPINION))
                .soup(1, 0);
        scene.roll(2).refuses(0, new Advance(spot(SECTOR_2), spot(COMMITTEE, 1)), "MIN-9", "why.taken");
        assertTrue(scene.legal(0).contains(new Advance(spot(SECTOR_2), spot(COMMITTEE, 3))));
        scene.advance(spot(SECTOR_2), spot(COMMITTEE, 3));
        scene.roll(2);
        assertEquals(Stage.USE, scene.stage());
        scene.refuses(1, new Advance(spot(COMMITTEE, 1), spot(RADIO)), "MIN-8", "why.noMember");
        Scene full = new Scene(3)
                .members(1, spot(COMMITTEE, 1), spot(COMMITTEE, 2), spot(COMMITTEE, 3), spot(OPINION))
                .soup(1, 0)
                .soup(1, 1)
                .soup(1, 2);
        full.roll(2).advance(spot(SECTOR_2), spot(RADIO));
        assertEquals(Stage.PRESS_ROLL, full.stage());
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "3, false", "4, true", "5, true", "6, true"})
    @Rule("MIN-10")
    void fourFiveAndSixLetAMemberClimbOut(int number, boolean climbs) {
        Scene scene = new Scene(3)
                .members(0, spot(PARLIAMENT, 2), spot(SECTOR_1), spot(OPINION), spot(SECTOR_2))
                .soup(0, 0)
                .roll(number);
        ClimbOut out = new ClimbOut(spot(PARLIAMENT, 2));
        if (!climbs) {
            scene.refuses(0, out, "MIN-10", "why.tooLow");
            return;
        }
        scene.refuses(0, new ClimbOut(spot(PARLIAMENT, 1)), "MIN-10", "why.notInSoup");
        scene.refuses(0, new ClimbOut(spot(PARLIAMENT, 5)), "MIN-2", "why.noSpot");
        scene.refuses(0, new ClimbOut(spot(SECTOR_1)), "MIN-10", "why.notInSoup");
        scene.act(0, out);
        assertFalse(scene.member(0, 0).inSoup());
        assertEquals(spot(PARLIAMENT, 2), scene.member(0, 0).at());
        assertEquals(1, scene.state.turn);
        assertEquals("log.climbOut", scene.log.getLast());
    }

    @Test
    @Rule("MIN-10")
    void onlyOneOfSeveralClimbsOutAndOnlyOnesOwn() {
        Scene scene = new Scene(3)
                .members(0, spot(PARLIAMENT, 2), spot(COMMITTEE, 1), spot(OPINION), spot(OPINION))
                .members(1, spot(PARLIAMENT, 1), spot(OPINION), spot(OPINION), spot(OPINION))
                .soup(0, 0)
                .soup(0, 1)
                .soup(1, 0)
                .roll(5);
        assertEquals(List.of(new ClimbOut(spot(COMMITTEE, 1)), new ClimbOut(spot(PARLIAMENT, 2))), scene.legal(0));
        scene.refuses(0, new ClimbOut(spot(PARLIAMENT, 1)), "MIN-10", "why.notInSoup");
        scene.act(0, new ClimbOut(spot(PARLIAMENT, 2)));
        assertTrue(scene.member(0, 1).inSoup());
        assertTrue(scene.member(1, 0).inSoup());
    }

    @Test
    @Rule("MIN-10")
    void whoIsInSoupDoesNotAdvance() {
        Scene scene = new Scene(3)
                .members(0, spot(COMMITTEE, 1), spot(OPINION), spot(OPINION), spot(OPINION))
                .soup(0, 0)
                .roll(4);
        assertEquals(List.of(new ClimbOut(spot(COMMITTEE, 1))), scene.legal(0));
    }

    @Test
    @Rule("MIN-12")
    void aResultThatCanBeUsedMustBe() {
        Scene scene = new Scene(3).members(0, spot(FRONT_BENCH), spot(OPINION), spot(OPINION), spot(TELEVISION));
        scene.roll(5);
        assertEquals(Stage.USE, scene.stage());
        assertEquals(List.of(new Advance(spot(FRONT_BENCH), spot(TELEVISION))), scene.legal(0));
        scene.refuses(0, new Decline(), "MIN-12", "why.notNow");
        assertEquals(12, scene.state.left);
        Scene bring = new Scene(3).onOpinion(0).roll(3);
        assertEquals(List.of(new BringIn()), bring.legal(0));
    }

    @ParameterizedTest
    @CsvSource({"4", "5", "6"})
    @Rule("MIN-12")
    void aResultThatCannotBeUsedMovesTheTimeMarker(int number) {
        Scene scene = new Scene(3).onOpinion(0).roll(number);
        assertEquals(11, scene.state.left);
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(1, scene.state.turn);
        assertEquals(0, scene.state.number);
        assertEquals(List.of("log.roll", "log.time"), scene.log);
    }

    @Test
    @Rule("MIN-12")
    void anExileOrAMemberInSoupCanBeAUse() {
        Scene exile = new Scene(3).onOpinion(0).exile(0, 0);
        exile.members(0, spot(NEWSPAPER), spot(TELEVISION), spot(TELEVISION), spot(TELEVISION));
        exile.state.exiles = 0xF;
        exile.members(0, spot(NEWSPAPER), spot(NEWSPAPER), spot(NEWSPAPER), spot(NEWSPAPER));
        exile.roll(4);
        assertEquals(List.of(new Return()), exile.legal(0));
    }

    @Test
    @Rule("MIN-9")
    void theInfluenceSpaceHoldsOne() {
        Scene scene = new Scene(3)
                .members(1, spot(INFLUENCE_1), spot(OPINION), spot(OPINION), spot(OPINION))
                .members(0, spot(LOCAL_COUNCIL), spot(OPINION), spot(OPINION), spot(OPINION));
        scene.roll(3).advance(spot(LOCAL_COUNCIL), spot(SECTOR_2));
        assertEquals(spot(SECTOR_2), scene.member(0, 0).at());
    }
}
