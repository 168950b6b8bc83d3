package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.Build;

/** The time of legends, and the two smaller games. */
class LegendsTest {

    private static final String NOTHING = "golem/red golem/red witch/red witch/red dragon/red dragon/red scarecrow/red"
            + " scarecrow/red werewolf/red werewolf/";

    private static final String RED =
            "sentry sentry knight knight borderPost borderPost borderPost forge forge redCastle";

    private static final String BLACK =
            "sentry dragon knight knight borderPost borderPost borderPost forge forge blackCastle";

    /** Plays to the end without a token being moved: none is drawn. */
    private static Scene end(int seats, Tale[] tales, String... kingdoms) {
        Scene scene = Scene.level(seats, Level.FULL).supply(0, 0, 0, 0).building();
        for (int seat = 0; seat < seats; seat++) scene.tales(seat, tales[seat]);
        for (int seat = 0; seat < seats; seat++) scene.kingdom(seat, kingdoms[seat]);
        return scene.luck(1);
    }

    private static Scene two(Tale zero, String kingdom, Tale one, String other) {
        return end(2, new Tale[] {zero, one}, kingdom, other);
    }

    @Test
    @Rule({"ROY-2", "ROY-27"})
    void aKingdomOfOneColourIsWorthTwentyAndBardSidesNothing() {
        Scene scene = two(Tale.LOVE_BLUE, RED, Tale.LOVE_BLUE, NOTHING);
        assertEquals(List.of("0 +20 ROY-27 reason.tiles"), scene.ledger);
        assertEquals(List.of(20, 0), scene.points());
    }

    @Test
    @Rule("ROY-27")
    void movedTokensCountTwoAndMarkersCostOne() {
        Scene scene = Scene.level(2, Level.FULL).tokens(0, 2, 0, 0, 0).building();
        scene.tales(0, Tale.LOVE_BLUE).tales(1, Tale.LOVE_BLUE);
        scene.state.markers[0] = 1;
        scene.state.markers[1] = 2;
        scene.kingdom(0, NOTHING).kingdom(1, NOTHING);
        scene.card(Symbol.LUTE, Symbol.LUTE, Symbol.LUTE, Symbol.LUTE);
        scene.card(Symbol.CAPE, Symbol.CAPE, Symbol.CAPE, Symbol.CAPE);
        assertEquals(
                List.of("0 +4 ROY-27 reason.moved", "0 -1 ROY-27 reason.markers", "1 -2 ROY-27 reason.markers"),
                scene.ledger);
        assertEquals(List.of(3, -2), scene.points());
    }

    /** heroicRed wants Vineyard and Mill, heroicBlue Border post and Sawmill. */
    @ParameterizedTest
    @CsvSource({
        "vintner farmer farmer sentry vineyard wheatfield borderPost mill forge yellowCastle, 5",
        "vintner farmer scarecrow sentry vineyard wheatfield borderPost mill forge yellowCastle, 5",
        "vintner farmer farmer sentry vineyard wheatfield borderPost mill forge redCastle, 4",
        "vintner farmer farmer sentry vineyard/green wheatfield borderPost mill forge yellowCastle, 0",
        "vintner farmer farmer sentry vineyard wheatfield borderPost mill/yellow forge yellowCastle, 0",
        "vintner farmer farmer sentry vineyard wheatfield borderPost mill forge yellowCastle/, 0",
        "vintner farmer scarecrow sentry vineyard wheatfield borderPost mill forge blackCastle, 1",
        "vintner farmer farmer/yellow sentry vineyard wheatfield borderPost mill forge yellowCastle, 4",
    })
    @Rule("ROY-28")
    void aHeroicTaleWithTerrainAndWorkshopPaysTheColourOfTheCastle(String kingdom, int bonus) {
        Scene scene = two(Tale.HEROIC_RED, kingdom, Tale.LOVE_BLUE, NOTHING);
        List<String> lines =
                scene.ledger.stream().filter(line -> line.contains("ROY-28")).toList();
        assertEquals(bonus == 0 ? List.of() : List.of("0 +" + bonus + " ROY-28 reason.heroic"), lines);
    }

    @Test
    @Rule("ROY-28")
    void anotherTaleGetsNoHeroicBonus() {
        String kingdom = "vintner farmer farmer sentry vineyard wheatfield borderPost mill forge yellowCastle";
        assertEquals(
                List.of(20, 0),
                two(Tale.MALEFIC_BLUE, kingdom, Tale.LOVE_BLUE, NOTHING).points());
    }

    @Test
    @Rule("ROY-29")
    void aMaleficTalePaysTwoForEachMonsterFaceUp() {
        String kingdom = "dragon golem witch/red knight borderPost borderPost borderPost forge forge redCastle";
        Scene scene = two(Tale.MALEFIC_GREEN, kingdom, Tale.LOVE_BLUE, kingdom);
        assertEquals(
                List.of("0 +19 ROY-27 reason.tiles", "0 +4 ROY-29 reason.malefic", "1 +19 ROY-27 reason.tiles"),
                scene.ledger);
    }

    @Test
    @Rule("ROY-29")
    void theBlackCastleCursesTellersOfLoveAndHeroicTales() {
        String monsters = "golem dragon witch knight borderPost borderPost borderPost forge forge redCastle";
        Scene scene = end(
                4,
                new Tale[] {Tale.LOVE_BLUE, Tale.MALEFIC_GREEN, Tale.HEROIC_BLUE, Tale.MALEFIC_BLUE},
                monsters,
                BLACK,
                monsters.replace("witch", "witch/red"),
                monsters);
        assertEquals(List.of("0 +20 ROY-27 reason.tiles", "0 -9 ROY-29 reason.curse"), scene.ledger(0));
        assertEquals(List.of("1 +20 ROY-27 reason.tiles", "1 +2 ROY-29 reason.malefic"), scene.ledger(1));
        assertEquals(List.of("2 +19 ROY-27 reason.tiles", "2 -6 ROY-29 reason.curse"), scene.ledger(2));
        assertEquals(List.of("3 +20 ROY-27 reason.tiles", "3 +6 ROY-29 reason.malefic"), scene.ledger(3));
        assertEquals(1, scene.count("log.curse"));
    }

    @Test
    @Rule("ROY-29")
    void noCurseWithoutAMaleficTaleOrWithTheCastleTurned() {
        String monsters = "golem dragon witch knight borderPost borderPost borderPost forge forge redCastle";
        assertEquals(
                List.of(20, 20),
                two(Tale.LOVE_BLUE, BLACK, Tale.LOVE_BLUE, monsters).points());
        Scene turned = two(Tale.MALEFIC_GREEN, BLACK.replace("blackCastle", "blackCastle/"), Tale.LOVE_BLUE, monsters);
        assertEquals(List.of(18, 20), turned.points());
        assertEquals(
                List.of(22, 20),
                two(Tale.MALEFIC_GREEN, BLACK, Tale.LOVE_BLUE, RED).points());
    }

    @Test
    @Rule("ROY-30")
    void theHighestScoreWinsAndTiesShareTheVictory() {
        Tale[] tales = {Tale.LOVE_BLUE, Tale.LOVE_BLUE, Tale.LOVE_BLUE};
        assertEquals(List.of(1, 3, 1), end(3, tales, RED, NOTHING, RED).ranks());
        Scene scene = end(3, tales, RED.replace("redCastle", "redCastle/"), NOTHING, RED);
        assertEquals(List.of(2, 3, 1), scene.ranks());
        scene.refuses(0, new Build(Tile.MILL), "ROY-30", "why.over");
        assertEquals(0, scene.state.toAct);
    }

    @Test
    @Rule("ROY-31")
    void inTheFirstGameTheTilesDecide() {
        Scene scene = Scene.level(2, Level.FIRST).building();
        scene.kingdom(0, RED).kingdom(1, BLACK.replace("knight knight", "knight knight/red"));
        assertEquals(List.of("0 +20 ROY-31 reason.tiles", "1 +19 ROY-31 reason.tiles"), scene.ledger);
        assertEquals(Stage.OVER, scene.state.stage());
    }

    private static Scene second(List<Integer> adults, Tale tale, String kingdom) {
        Scene scene = new Scene(2, Map.of("level", "second", "first", 0, "adults", adults)).building();
        return scene.tales(0, tale).tales(1, tale).kingdom(0, kingdom).kingdom(1, NOTHING);
    }

    /** loveBlue: Mason, Sentry, Forest, Forge, blue castle. */
    @Test
    @Rule("ROY-32")
    void inTheSecondGameElementsAndMonstersBringTwoPointsEach() {
        Scene scene = second(List.of(), Tale.LOVE_BLUE, BLACK);
        assertEquals(List.of("0 +20 ROY-31 reason.tiles", "0 +6 ROY-32 reason.tokens"), scene.ledger);
        assertEquals(Stage.OVER, scene.state.stage());
        assertEquals(List.of(26, 0), scene.points());
    }

    @Test
    @Rule("ROY-33")
    void adultsLoseATokenForEachMissingElementNeverBelowNone() {
        Scene scene = second(List.of(0, 1), Tale.LOVE_BLUE, BLACK);
        assertEquals(
                List.of("0 +20 ROY-31 reason.tiles", "0 +6 ROY-32 reason.tokens", "0 -6 ROY-33 reason.adult"),
                scene.ledger);
        Scene more = second(
                List.of(0),
                Tale.LOVE_BLUE,
                "sentry mason dragon golem borderPost quarry forest/red forge stoneyard blueCastle");
        assertEquals(
                List.of("0 +18 ROY-31 reason.tiles", "0 +12 ROY-32 reason.tokens", "0 -2 ROY-33 reason.adult"),
                more.ledger);
        Scene child = second(List.of(1), Tale.LOVE_BLUE, BLACK);
        assertEquals(26, child.points().get(0));
    }

    @Test
    @Rule("ROY-33")
    void adultsCountInTheSecondGameOnly() {
        Scene scene = new Scene(2, Map.of("adults", List.of(0), "first", 0))
                .supply(0, 0, 0, 0)
                .building();
        scene.tales(0, Tale.LOVE_BLUE).tales(1, Tale.LOVE_BLUE).kingdom(0, RED).kingdom(1, NOTHING);
        assertEquals(20, scene.luck(1).points().get(0));
        assertEquals(0, scene.state.toAct & Seat.all(2));
    }
}
