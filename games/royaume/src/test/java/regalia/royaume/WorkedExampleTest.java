package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.Build;
import regalia.royaume.RoyaumeAction.NinthCard;

/** The example that the rulebook works out, as the sheet retells it. */
class WorkedExampleTest {

    private static final String NOTHING = "golem/red golem/red witch/red witch/red dragon/red dragon/red golem/red"
            + " witch/red werewolf/red werewolf/";

    private static final String KEPT =
            "woodcutter woodcutter farmer sentry scarecrow quarry wheatfield borderPost mill forge"
                    + " yellowCastle blackCastle";

    private static Scene scene(Tale tale) {
        Scene scene = Scene.level(3, Level.FULL).kept(0, KEPT).tales(0, tale);
        return scene.tales(1, Tale.HEROIC_GREEN).tales(2, Tale.HEROIC_GREEN).building();
    }

    /** The Quarry stands where it would rest on Woodcutter and Farmer; its bard side can name any colour. */
    private static Scene upToTheTop(Tale tale) {
        Scene scene = scene(tale).build(0, "woodcutter farmer sentry scarecrow");
        scene.refuses(0, new Build(Tile.QUARRY), "ROY-17", "why.noSupport");
        scene.build(0, "quarry/blue");
        scene.refuses(0, new Build(Tile.MILL), "ROY-16", "why.level");
        return scene.build(0, "wheatfield borderPost mill forge");
    }

    @Test
    @Rule({"ROY-16", "ROY-17", "ROY-18", "ROY-20", "ROY-27"})
    void theTilesAreWorthEighteenOfTwenty() {
        Scene scene = upToTheTop(Tale.LOVE_GREEN).build(0, "blackCastle");
        assertEquals(18, Kingdom.value(scene.state, 0));
        assertEquals(Scene.heap("woodcutter yellowCastle"), scene.state.kept[0]);
    }

    @Test
    @Rule("ROY-28")
    void fiveTilesAreYellowButWithoutTheTalesTerrainTheyBringNothing() {
        Scene scene = upToTheTop(Tale.HEROIC_RED).build(0, "yellowCastle");
        scene.kingdom(1, NOTHING).kingdom(2, NOTHING).luck(1);
        assertEquals(
                List.of(),
                scene.ledger.stream().filter(line -> line.contains("ROY-28")).toList());
        assertEquals(5, Kingdom.ofColour(scene.state, 0, Colour.YELLOW.ordinal()));
    }

    /** heroicGreen wants Wheatfield and Forge, which are there; heroicRed the Vineyard, which isn't. */
    @Test
    @Rule("ROY-28")
    void withItsTerrainAndWorkshopInTheKingdomTheFivePointsAreScored() {
        Scene scene = upToTheTop(Tale.HEROIC_GREEN).build(0, "yellowCastle");
        scene.kingdom(1, NOTHING).kingdom(2, NOTHING).luck(1);
        assertEquals(
                List.of("0 +5 ROY-28 reason.heroic"),
                scene.ledger.stream().filter(line -> line.contains("ROY-28")).toList());
    }

    @Test
    @Rule({"ROY-22", "ROY-23", "ROY-24", "ROY-25", "ROY-26", "ROY-27"})
    void theLoveTaleBringsFourteenPointsAndThirtyTwoInAll() {
        Scene scene = upToTheTop(Tale.LOVE_GREEN);
        scene.tokens(0, 1, 1, 1, 0).build(0, "blackCastle");
        scene.kingdom(1, NOTHING).kingdom(2, NOTHING);
        scene.draw(0, Symbol.LUTE, Symbol.SWORD, Symbol.SWORD, Symbol.SWORD);
        scene.draw(0, Symbol.CAPE, Symbol.CAPE);
        assertEquals(
                new RoyaumeView.Symbols(2, 1, 3, 3),
                scene.rules.view(scene.state, 0).realms().get(0).tokens());
        scene.card(Symbol.LUTE, Symbol.SWORD, Symbol.CAPE, Symbol.LUTE);
        assertEquals(4, scene.state.moved[0]);
        scene.card(Symbol.LUTE, Symbol.SWORD, Symbol.FLUTE, Symbol.FLUTE);
        assertEquals(6, scene.state.moved[0]);
        scene.act(Seat.CHANCE, new NinthCard(0, Symbol.SWORD));
        assertEquals(List.of("0 +18 ROY-27 reason.tiles", "0 +14 ROY-27 reason.moved"), scene.ledger(0));
        assertEquals(32, scene.points().get(0));
    }
}
