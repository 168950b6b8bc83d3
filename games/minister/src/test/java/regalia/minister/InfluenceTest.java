package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.minister.Scene.place;
import static regalia.minister.Scene.spot;
import static regalia.minister.Zone.COMMITTEE;
import static regalia.minister.Zone.FACTION_BENCH;
import static regalia.minister.Zone.FRONT_BENCH;
import static regalia.minister.Zone.INFLUENCE_1;
import static regalia.minister.Zone.INFLUENCE_2;
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
import java.util.Map;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rule;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.AdvanceAll;
import regalia.minister.MinisterAction.Decline;
import regalia.minister.MinisterAction.DropAll;

class InfluenceTest {

    /** Seat 0 goes from the local council to the first influence space. */
    private static Scene arrive(Spot second, Spot third, Spot fourth) {
        return new Scene(3).members(0, spot(LOCAL_COUNCIL), second, third, fourth);
    }

    private static Scene go(Scene scene) {
        return scene.roll(3).advance(spot(LOCAL_COUNCIL), spot(INFLUENCE_1));
    }

    @Test
    @Rule("MIN-16")
    void whoeverArrivesMayAdvanceAllOrDropAllOrNeither() {
        Scene scene = arrive(spot(SECTOR_2), spot(SECTOR_2), spot(SECTOR_3))
                .members(1, spot(COMMITTEE, 1), spot(OPINION), spot(OPINION), spot(OPINION));
        go(scene);
        assertEquals(Stage.INFLUENCE, scene.stage());
        assertEquals(List.of(new AdvanceAll(), new DropAll(), new Decline()), scene.legal(0));
        assertEquals(0, scene.rules.view(scene.state, 0).asking().orElseThrow());
        scene.act(0, new Decline());
        assertEquals(1, scene.state.turn);
        assertEquals("log.decline", scene.log.getLast());
        assertTrue(scene.rules.view(scene.state, 0).asking().isEmpty());
    }

    @Test
    @Rule("MIN-16")
    void allMembersBeforeTheArrowAdvanceInTheOrderOfThePlayersChoice() {
        Scene scene = arrive(spot(SECTOR_2), spot(SECTOR_3), spot(TELEVISION));
        go(scene).act(0, new AdvanceAll());
        assertEquals(Stage.ADVANCE_ALL, scene.stage());
        assertEquals("log.advanceAll", scene.log.getLast());
        assertEquals(6, scene.legal(0).size());
        scene.refuses(0, new Advance(spot(TELEVISION), spot(OPINION)), "MIN-16", "why.notAdvancing");
        scene.refuses(0, new Advance(spot(INFLUENCE_1), spot(SECTOR_2)), "MIN-16", "why.notAdvancing");
        scene.refuses(0, new Decline(), "MIN-12", "why.notNow");
        assertTrue(scene.member(0, 1).toMove());
        assertFalse(scene.member(0, 0).toMove());
        scene.advance(spot(SECTOR_3), spot(PARLIAMENT, 2));
        assertEquals(Stage.ADVANCE_ALL, scene.stage());
        scene.refuses(0, new Advance(spot(PARLIAMENT, 2), spot(INFLUENCE_2)), "MIN-16", "why.notAdvancing");
        scene.advance(spot(SECTOR_2), spot(COMMITTEE, 3));
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(1, scene.state.turn);
        assertEquals(spot(INFLUENCE_1), scene.member(0, 0).at());
        assertEquals(spot(TELEVISION), scene.member(0, 3).at());
    }

    @Test
    @Rule("MIN-16")
    void twoOnOneSpotBothAdvanceOnce() {
        Scene scene = arrive(spot(SECTOR_2), spot(SECTOR_2), spot(COMMITTEE, 1));
        go(scene).act(0, new AdvanceAll());
        scene.advance(spot(SECTOR_2), spot(COMMITTEE, 2)).advance(spot(SECTOR_2), spot(COMMITTEE, 3));
        scene.refuses(0, new Advance(spot(COMMITTEE, 2), spot(RADIO)), "MIN-16", "why.notAdvancing");
        scene.advance(spot(COMMITTEE, 1), spot(RADIO)).roll(6);
        assertEquals(1, scene.state.turn);
    }

    @Test
    @Rule("MIN-16")
    void theOrderDecidesWhetherAZoneIsFull() {
        Scene scene = arrive(spot(SECTOR_2), spot(COMMITTEE, 1), spot(OPINION))
                .members(1, spot(COMMITTEE, 2), spot(COMMITTEE, 3), spot(OPINION), spot(OPINION));
        go(scene).act(0, new AdvanceAll());
        assertTrue(scene.legal(0).contains(new Advance(spot(SECTOR_2), spot(RADIO))));
        scene.advance(spot(COMMITTEE, 1), spot(RADIO)).roll(5);
        scene.refuses(0, new Advance(spot(SECTOR_2), spot(RADIO)), "MIN-9", "why.otherZone");
        scene.advance(spot(SECTOR_2), spot(COMMITTEE, 1));
    }

    @Test
    @Rule("MIN-16")
    void aMemberBehindTheOccupiedInfluenceSpacePassesIt() {
        Scene scene = arrive(spot(LOCAL_COUNCIL, 2), spot(OPINION), spot(OPINION));
        go(scene).act(0, new AdvanceAll()).advance(spot(LOCAL_COUNCIL, 2), spot(SECTOR_2));
        assertEquals(1, scene.state.turn);
    }

    @Test
    @Rule("MIN-16")
    void ministersOfThePressArePlacedBeforeTheNextMemberMoves() {
        Scene scene = arrive(spot(COMMITTEE, 2), spot(FRONT_BENCH), spot(SECTOR_1));
        go(scene).act(0, new AdvanceAll()).advance(spot(FRONT_BENCH), spot(TELEVISION));
        scene.roll(3, 6, 2);
        assertEquals(Stage.PLACE, scene.stage());
        scene.act(0, place(5));
        assertEquals(0, scene.state.chancellor);
        assertEquals(Stage.ADVANCE_ALL, scene.stage());
        scene.advance(spot(COMMITTEE, 2), spot(RADIO)).roll(4);
        assertEquals(Stage.ADVANCE_ALL, scene.stage());
        scene.advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, 1));
        assertEquals(Stage.ROLL, scene.stage());
    }

    @Test
    @Rule("MIN-16")
    void theOtherInfluenceSpaceReachedSoIsNotTriggered() {
        Scene scene = arrive(spot(PARLIAMENT), spot(OPINION), spot(OPINION));
        go(scene).act(0, new AdvanceAll()).advance(spot(PARLIAMENT), spot(INFLUENCE_2));
        assertEquals(Stage.ROLL, scene.stage());
        assertEquals(1, scene.state.turn);
    }

    @Test
    @Rule("MIN-16")
    void fromTheOtherInfluenceSpaceOneAdvancesToo() {
        Scene scene = arrive(spot(INFLUENCE_2), spot(OPINION), spot(OPINION));
        go(scene).act(0, new AdvanceAll());
        assertEquals(2, scene.legal(0).size());
        scene.advance(spot(INFLUENCE_2), spot(FACTION_BENCH, 2));
    }

    @Test
    @Rule({"MIN-15", "MIN-16"})
    void soupAndExileDoNotAdvance() {
        Scene scene = arrive(spot(COMMITTEE, 1), spot(NEWSPAPER), spot(SECTOR_1))
                .soup(0, 1)
                .exile(0, 2);
        go(scene).act(0, new AdvanceAll());
        assertEquals(3, scene.legal(0).size());
        scene.refuses(0, new Advance(spot(NEWSPAPER), spot(FRONT_BENCH)), "MIN-8", "why.noMember");
        scene.advance(spot(SECTOR_1), spot(LOCAL_COUNCIL, 3));
        assertEquals(Stage.ROLL, scene.stage());
    }

    @Test
    @Rule({"MIN-2", "MIN-16"})
    void influenceEndsAtTheRedArrow() {
        Scene last = arrive(spot(FRONT_BENCH), spot(OPINION), spot(OPINION));
        go(last).act(0, new AdvanceAll()).advance(spot(FRONT_BENCH), spot(TELEVISION));
        Scene behind = arrive(spot(TELEVISION), spot(OPINION), spot(OPINION));
        go(behind);
        assertEquals(Stage.ROLL, behind.stage());
        assertEquals(1, behind.state.turn);
        assertEquals(0, behind.state.asking);
    }

    @Test
    @Rule("MIN-16")
    void allOpponentsAboveAFreeSoupDrop() {
        Scene scene = arrive(spot(COMMITTEE, 3), spot(SECTOR_2), spot(OPINION))
                .members(1, spot(COMMITTEE, 1), spot(PARLIAMENT, 3), spot(LOCAL_COUNCIL, 3), spot(FRONT_BENCH, 1))
                .members(2, spot(FACTION_BENCH, 2), spot(PARTY_CONGRESS, 2), spot(RADIO), spot(LOCAL_COUNCIL, 2))
                .soup(2, 1);
        go(scene).act(0, new DropAll());
        assertTrue(scene.member(1, 0).inSoup());
        assertTrue(scene.member(1, 1).inSoup());
        assertFalse(scene.member(1, 2).inSoup());
        assertFalse(scene.member(1, 3).inSoup());
        assertTrue(scene.member(2, 0).inSoup());
        assertTrue(scene.member(2, 1).inSoup());
        assertFalse(scene.member(2, 2).inSoup());
        assertTrue(scene.member(2, 3).inSoup());
        assertFalse(scene.member(0, 1).inSoup());
        assertTrue(scene.log.contains("log.dropAll"));
        assertEquals(4, scene.log.stream().filter("log.drop"::equals).count());
        assertEquals(1, scene.state.turn);
        assertEquals(spot(COMMITTEE, 1), scene.member(1, 0).at());
        assertEquals(1, scene.state.count[scene.rules.track.spot(spot(COMMITTEE, 1))]);
    }

    @Test
    @Rule("MIN-16")
    void withNeitherPossibleNothingIsAsked() {
        Scene drop = arrive(spot(OPINION), spot(OPINION), spot(OPINION))
                .members(2, spot(COMMITTEE, 1), spot(OPINION), spot(OPINION), spot(OPINION));
        go(drop);
        assertEquals(List.of(new DropAll(), new Decline()), drop.legal(0));
        drop.refuses(0, new AdvanceAll(), "MIN-16", "why.nobodyAdvances");
        Scene advance = arrive(spot(OPINION), spot(SECTOR_1), spot(OPINION));
        go(advance);
        assertEquals(List.of(new AdvanceAll(), new Decline()), advance.legal(0));
        advance.refuses(0, new DropAll(), "MIN-16", "why.nobodyDrops");
        Scene neither = arrive(spot(OPINION), spot(OPINION), spot(OPINION));
        go(neither);
        assertEquals(Stage.ROLL, neither.stage());
    }

    @Test
    @Rule("MIN-16")
    void theOneThatAsksIsTheOneThatArrived() {
        Scene scene = new Scene(3).members(0, spot(INFLUENCE_1), spot(SECTOR_3), spot(PARLIAMENT), spot(OPINION));
        scene.roll(4).advance(spot(PARLIAMENT), spot(INFLUENCE_2));
        assertEquals(2, scene.rules.view(scene.state, 1).asking().orElseThrow());
        scene.act(0, new AdvanceAll());
        assertTrue(scene.member(0, 0).toMove());
        assertTrue(scene.member(0, 1).toMove());
        assertFalse(scene.member(0, 2).toMove());
        scene.advance(spot(INFLUENCE_1), spot(SECTOR_2)).advance(spot(SECTOR_3), spot(PARLIAMENT, 1));
        assertEquals(1, scene.state.turn);
    }

    @Test
    @Rule({"MIN-16", "MIN-23"})
    void aPlacingThatEndsTheMatchEndsTheAdvanceToo() {
        Scene scene = arrive(spot(COMMITTEE, 2), spot(SECTOR_1), spot(OPINION))
                .posts(14, 1, 1)
                .chancellor(0);
        go(scene)
                .act(0, new AdvanceAll())
                .advance(spot(COMMITTEE, 2), spot(RADIO))
                .roll(2);
        scene.act(0, place(2, 0, 1, 1, 0));
        assertEquals(Stage.OVER, scene.stage());
        assertFalse(scene.member(0, 2).toMove());
    }

    @Test
    @Rule({"MIN-14", "MIN-16"})
    void onAnotherBoardInfluenceCanLeadToOpinion() {
        Scene scene = new Scene(3, Map.of("board", Open.OTHER))
                .members(0, spot(SECTOR_2), spot(NEWSPAPER), spot(RADIO), spot(OPINION))
                .members(1, spot(OPINION), spot(SECTOR_1), spot(SECTOR_1), spot(SECTOR_1));
        scene.state.move(3, scene.rules.track.spot(RADIO));
        scene.roll(6).advance(spot(SECTOR_2), spot(INFLUENCE_1)).act(0, new AdvanceAll());
        scene.advance(spot(NEWSPAPER), spot(OPINION));
        assertTrue(scene.member(1, 0).exile());
        assertEquals(3, scene.state.dice);
        scene.roll(6, 6, 6);
        assertEquals(Stage.ADVANCE_ALL, scene.stage());
        scene.advance(spot(RADIO), spot(INFLUENCE_2)).advance(spot(RADIO), spot(NEWSPAPER));
        assertEquals(2, scene.state.dice);
    }
}
