package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.Build;
import regalia.royaume.RoyaumeAction.Turn;

/** The time of builders. */
class BuildingTest {

    private static final String REST = " mason miner golem vintner alchemist witch";

    private static Scene scene(String kept) {
        return Scene.level(2, Level.FIRST).kept(0, kept).kept(1, kept).building();
    }

    private static Scene advanced(String kept) {
        return new Scene(2, Map.of("level", "first", "first", 0, "advanced", true))
                .kept(0, kept)
                .building();
    }

    private static Turn turn(Tile tile) {
        return new Turn(tile, Optional.empty());
    }

    private static Turn turn(Tile tile, Colour colour) {
        return new Turn(tile, Optional.of(colour));
    }

    @Test
    @Rule("ROY-16")
    void aTileLiesInTheRowOfItsLevel() {
        Scene scene = scene("sentry sentry knight knight borderPost forge redCastle" + REST);
        for (Tile tile : List.of(Tile.BORDER_POST, Tile.FORGE, Tile.RED_CASTLE))
            scene.refuses(0, new Build(tile), "ROY-16", "why.level");
        scene.build(0, "sentry sentry knight");
        scene.refuses(0, new Build(Tile.BORDER_POST), "ROY-16", "why.level");
        scene.build(0, "knight");
        for (Tile tile : List.of(Tile.MASON, Tile.FORGE, Tile.RED_CASTLE))
            scene.refuses(0, new Build(tile), "ROY-16", "why.level");
        scene.build(0, "borderPost mason/red miner/red");
        for (Tile tile : List.of(Tile.VINTNER, Tile.RED_CASTLE))
            scene.refuses(0, new Build(tile), "ROY-16", "why.level");
        scene.build(0, "forge golem/red");
        scene.refuses(0, new Build(Tile.VINTNER), "ROY-16", "why.level");
        scene.build(0, "redCastle");
        assertEquals(10, scene.state.placed[0]);
    }

    @Test
    @Rule("ROY-16")
    void onlyTilesThatWereKeptCanBeBuiltEachOnce() {
        Scene scene = scene("sentry" + REST);
        scene.refuses(0, new Build(Tile.KNIGHT), "ROY-16", "why.notKept");
        scene.refuses(0, turn(Tile.KNIGHT, Colour.RED), "ROY-16", "why.notKept");
        scene.build(0, "sentry").refuses(0, new Build(Tile.SENTRY), "ROY-16", "why.notKept");
    }

    /** The places 4, 5, 6 rest on 0-1, 1-2, 2-3; 7 and 8 on 4-5 and 5-6; 9 on 7-8. */
    @ParameterizedTest
    @CsvSource({
        "0, sentry mason mason vintner, true",
        "0, mason sentry mason vintner, true",
        "0, mason mason sentry vintner, false",
        "1, sentry mason mason vintner, false",
        "1, mason sentry mason vintner, true",
        "1, mason mason sentry vintner, true",
        "1, mason mason vintner sentry, false",
        "2, mason sentry mason vintner, false",
        "2, mason mason sentry vintner, true",
        "2, mason mason vintner sentry, true",
    })
    @Rule("ROY-17")
    void aTerrainRestsOnItsColour(int place, String base, boolean allowed) {
        Scene scene = scene(base + " borderPost golem witch miner alchemist");
        scene.build(0, base);
        String[] before = {"golem/green", "witch/green"};
        for (int i = 0; i < place; i++) scene.build(0, before[i]);
        if (allowed) scene.build(0, "borderPost");
        else scene.refuses(0, new Build(Tile.BORDER_POST), "ROY-17", "why.noSupport");
    }

    @ParameterizedTest
    @CsvSource({
        "0, red green green, true",
        "0, green red green, true",
        "0, green green red, false",
        "1, red green green, false",
        "1, green red green, true",
        "1, green green red, true",
    })
    @Rule({"ROY-17", "ROY-18"})
    void aWorkshopRestsOnTheColourThatABardSideNames(int place, String colours, boolean allowed) {
        Scene scene = scene("mason miner vintner alchemist forge sentry sentry knight knight golem");
        scene.build(0, "mason miner vintner alchemist");
        String[] names = colours.split(" ", -1);
        scene.build(0, "sentry/" + names[0] + " sentry/" + names[1] + " knight/" + names[2]);
        if (place == 1) scene.build(0, "knight/blue");
        if (allowed) scene.build(0, "forge");
        else scene.refuses(0, new Build(Tile.FORGE), "ROY-17", "why.noSupport");
    }

    @ParameterizedTest
    @CsvSource({"red green, true", "green red, true", "green green, false"})
    @Rule("ROY-17")
    void aCastleRestsOnItsColour(String colours, boolean allowed) {
        Scene scene = scene("mason miner vintner alchemist redCastle sentry sentry knight knight golem witch");
        scene.build(0, "mason miner vintner alchemist sentry/red sentry/red knight/red");
        String[] names = colours.split(" ", -1);
        scene.build(0, "knight/" + names[0] + " golem/" + names[1]);
        if (allowed) scene.build(0, "redCastle");
        else scene.refuses(0, new Build(Tile.RED_CASTLE), "ROY-17", "why.noSupport");
    }

    @Test
    @Rule("ROY-18")
    void aBardSideNamesAColourExceptOnTop() {
        Scene scene = scene("mason miner vintner alchemist sentry sentry knight knight golem witch farmer farmer");
        scene.refuses(0, turn(Tile.MASON), "ROY-18", "why.nameColour");
        scene.build(0, "mason/red mason/blue".replace("mason/blue", "miner/blue") + " vintner/red alchemist/red");
        scene.build(0, "sentry/red sentry/red knight/red knight/red golem/red");
        scene.refuses(0, turn(Tile.WITCH, Colour.RED), "ROY-18", "why.noColourOnTop");
        scene.build(0, "witch/");
        assertEquals(0, Kingdom.value(scene.state, 0));
        assertEquals(0, Kingdom.monsters(scene.state, 0));
    }

    @Test
    @Rule("ROY-19")
    void inTheAdvancedGameBardSidesHaveNoColour() {
        Scene scene = advanced("mason miner vintner sentry borderPost dragon forge redCastle blackCastle knight golem");
        scene.refuses(0, turn(Tile.MASON, Colour.RED), "ROY-19", "why.noColours");
        scene.build(0, "mason/ miner vintner golem");
        scene.refuses(0, new Build(Tile.BORDER_POST), "ROY-17", "why.noSupport");
        scene.build(0, "sentry/ borderPost/ dragon/");
        scene.refuses(0, new Build(Tile.FORGE), "ROY-17", "why.noSupport");
        scene.build(0, "forge/ knight/");
        scene.refuses(0, new Build(Tile.RED_CASTLE), "ROY-17", "why.noSupport");
        scene.build(0, "blackCastle");
        assertEquals(7, Kingdom.value(scene.state, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "golem miner vintner sentry, true",
        "mason miner vintner golem, true",
        "golem/red miner vintner sentry, false",
        "mason miner vintner sentry, false",
    })
    @Rule("ROY-20")
    void theBlackCastleWantsAMonsterFaceUpInTheBase(String base, boolean allowed) {
        Scene scene = scene("golem mason miner vintner sentry blackCastle farmer farmer shepherd shepherd witch");
        scene.build(0, base + " farmer/red farmer/red shepherd/red shepherd/red witch/green");
        if (allowed) scene.build(0, "blackCastle");
        else scene.refuses(0, new Build(Tile.BLACK_CASTLE), "ROY-20", "why.noMonster");
    }

    @Test
    @Rule({"ROY-16", "ROY-21"})
    void kingdomsAreShownWhenAllAreDoneAndTwoTilesAreLeftOver() {
        String all = "sentry sentry knight knight borderPost borderPost borderPost forge forge redCastle mill dragon";
        Scene scene = scene(all);
        String kingdom = "sentry sentry knight knight borderPost borderPost borderPost forge forge redCastle";
        scene.build(1, kingdom);
        assertEquals(0, scene.count("log.stands"));
        scene.refuses(1, new Build(Tile.DRAGON), "ROY-21", "why.alreadyBuilt");
        RoyaumeView before = scene.rules.view(scene.state, 0);
        assertEquals(List.of(), before.realms().get(1).kingdom());
        assertEquals(12, before.realms().get(1).kept().size());
        scene.build(0, kingdom);
        assertEquals(20, scene.count("log.stands"));
        assertEquals(Stage.OVER, scene.state.stage());
        assertEquals(0, scene.state.kept[0]);
        assertEquals(2, Tiles.count(scene.state.out, Tile.DRAGON.ordinal()));
        RoyaumeView after = scene.rules.view(scene.state, 0);
        assertEquals(10, after.realms().get(1).kingdom().size());
        assertEquals(List.of(), after.realms().get(1).kept());
        assertEquals(List.of(20, 20), scene.points());
    }

    @Test
    @Rule("ROY-18")
    void everyKingdomCanBeFinished() {
        for (int seed = 0; seed < 200; seed++) {
            Scene scene = seed % 2 == 0 ? scene("") : advanced("");
            Rng rng = new Rng(seed);
            long kept = 0;
            while (Tiles.size(kept) < 12) {
                int tile = rng.below(Tile.COUNT);
                if (Tiles.count(kept, tile) < Tiles.count(scene.rules.box, tile)) kept += Tiles.one(tile);
            }
            scene.state.kept[0] = kept;
            for (int place = 0; place < 10; place++) {
                List<RoyaumeAction> legal = scene.legal(0);
                assertTrue(legal.stream().anyMatch(action -> action instanceof Turn));
                scene.act(0, legal.get(rng.below(legal.size())));
            }
        }
    }

    @Test
    @Rule("ROY-21")
    void nothingIsSaidWhileKingdomsGrow() {
        Scene scene = scene("sentry knight" + REST);
        int lines = scene.log.size();
        scene.build(0, "sentry knight").build(1, "golem/blue");
        assertEquals(lines, scene.log.size());
        assertEquals(
                2, scene.rules.view(scene.state, Seat.SPECTATOR).realms().get(0).placed());
    }
}
