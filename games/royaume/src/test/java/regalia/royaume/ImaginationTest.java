package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.DiscardTale;

/** What a seat sees, and the worlds it leaves possible. */
class ImaginationTest {

    private static final int SEEDS = 3;
    private static final Hidden PIECES = new Hidden();

    /** Every seat and a spectator see in an imagined position what they saw in the true one, whatever lay in the scratch before. */
    private static void looksTheSame(Scene scene, RoyaumeState scratch) {
        for (int viewer = 0; viewer <= scene.rules.seats; viewer++) {
            int eye = viewer == scene.rules.seats ? Seat.SPECTATOR : viewer;
            RoyaumeView view = scene.rules.view(scene.state, eye);
            for (int seed = 0; seed < SEEDS; seed++) {
                scene.rules.imagine(view, new Rng(seed), scratch);
                assertEquals(view, scene.rules.view(scratch, eye));
                assertEquals(scene.state.toAct, scratch.toAct);
                assertEquals(scene.state.next, scratch.next);
                assertEquals(
                        new HashSet<>(PIECES.pieces(scene.rules, scene.state)),
                        new HashSet<>(PIECES.pieces(scene.rules, scratch)));
                for (int seat = 0; seat < scene.rules.seats; seat++) {
                    assertEquals(scene.state.placed[seat], scratch.placed[seat]);
                    assertEquals(scene.state.chosen[seat] != 0, scratch.chosen[seat] != 0);
                    assertEquals(Tiles.size(scene.state.hand[seat]), Tiles.size(scratch.hand[seat]));
                    assertEquals(Tiles.size(scene.state.kept[seat]), Tiles.size(scratch.kept[seat]));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, first, true", "4, second, false", "3, full, false", "2, full, false"})
    @Rule({"ROY-12", "ROY-15", "ROY-21"})
    void everyPositionOfAMatchCanBeImagined(int seats, String level, boolean advanced) {
        Scene scene = new Scene(seats, Map.of("level", level, "advanced", advanced));
        RoyaumeState scratch = scene.rules.start();
        Moves moves = new Moves();
        Rng rng = new Rng(5);
        while (scene.state.toAct != 0) {
            looksTheSame(scene, scratch);
            int waited = scene.state.toAct;
            int seat = waited < 0 ? Seat.CHANCE : rng.bitOf(waited);
            scene.rules.legal(scene.state, seat, moves);
            int code = seat == Seat.CHANCE ? scene.rules.chance(scene.state, rng, moves) : moves.draw(rng);
            scene.rules.play(scene.state, seat, code, Silent.HERALD);
        }
        looksTheSame(scene, scratch);
    }

    private static Scene choosing(int picked) {
        Scene scene = Scene.level(3, Level.SECOND).tales(0, Tale.LOVE_RED).choosing(1, picked);
        scene.state.deck = Scene.heap("mill forge quarry");
        return scene.hand(0, "mason miner").hand(1, "golem witch witch").hand(2, "forest forge");
    }

    /** How often each thing is imagined in many worlds. */
    private static Map<Long, Integer> imagined(Scene scene, int viewer, ToLongFunction<RoyaumeState> fact) {
        Map<Long, Integer> counts = new HashMap<>();
        RoyaumeView view = scene.rules.view(scene.state, viewer);
        RoyaumeState world = scene.rules.start();
        for (int seed = 0; seed < 4_000; seed++) {
            scene.rules.imagine(view, new Rng(seed), world);
            counts.merge(fact.applyAsLong(world), 1, Integer::sum);
        }
        return counts;
    }

    @Test
    @Rule({"ROY-11", "ROY-12"})
    void unknownHandsAreAnyTilesThatNobodyHasSeen() {
        Scene scene = choosing(0);
        Map<Long, Integer> forge = imagined(scene, 0, world -> Tiles.count(world.hand[1], Tile.FORGE.ordinal()));
        assertEquals(Set.of(0L, 1L, 2L), forge.keySet());
        assertEquals(4_000 * 6 / 56.0, forge.getOrDefault(2L, 0), 100);
        assertEquals(
                Set.of(scene.state.hand[0]),
                imagined(scene, 0, world -> world.hand[0]).keySet());
        scene = choosing(1);
        assertEquals(
                Set.of(scene.state.hand[1]),
                imagined(scene, 0, world -> world.hand[1]).keySet());
        assertTrue(imagined(scene, 0, world -> world.hand[2]).size() > 5);
    }

    @Test
    @Rule("ROY-11")
    void aSecretChoiceIsAnyTileOfTheHand() {
        Scene scene = choosing(1);
        scene.act(1, new Choose(Tile.GOLEM)).act(0, new Choose(Tile.MINER));
        Map<Long, Integer> chosen = imagined(scene, 0, world -> world.chosen[1] - 1);
        assertEquals(Set.of((long) Tile.GOLEM.ordinal(), (long) Tile.WITCH.ordinal()), chosen.keySet());
        assertEquals(4_000 / 3.0, chosen.getOrDefault((long) Tile.GOLEM.ordinal(), 0), 200);
        assertEquals(
                Set.of(Tile.MINER.ordinal() + 1L),
                imagined(scene, 0, world -> world.chosen[0]).keySet());
        assertEquals(Set.of(0L), imagined(scene, 0, world -> world.chosen[2]).keySet());
        assertTrue(imagined(scene, 1, world -> world.chosen[0]).size() > 3);
    }

    @Test
    @Rule("ROY-14")
    void aTaleGivenUpInSecretIsAnyOfThem() {
        Scene scene = Scene.level(2, Level.SECOND);
        scene.tales(0, Tale.LOVE_RED, Tale.LOVE_BLUE).tales(1, Tale.HEROIC_RED, Tale.MALEFIC_RED);
        scene.state.stage(Stage.DISCARD_TALE, 3);
        scene.act(1, new DiscardTale(Tale.MALEFIC_RED));
        Set<Long> both = Set.of(1L + Tale.HEROIC_RED.ordinal(), 1L + Tale.MALEFIC_RED.ordinal());
        assertEquals(both, imagined(scene, 0, world -> world.chosen[1]).keySet());
        assertEquals(Set.of(0L), imagined(scene, 0, world -> world.chosen[0]).keySet());
        assertEquals(
                Set.of(1L + Tale.MALEFIC_RED.ordinal()),
                imagined(scene, 1, world -> world.chosen[1]).keySet());
    }

    /** Nobody sees what others build, but it follows the rules: on top a bard side names no colour, below it names one. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    @Rule({"ROY-16", "ROY-17", "ROY-18", "ROY-19", "ROY-21"})
    void aKingdomInTheMakingIsAnythingThatTheRulesAllow(boolean advanced) {
        Scene scene = new Scene(2, Map.of("level", "first", "first", 0, "advanced", advanced)).building();
        String tiles =
                "sentry sentry knight dragon borderPost borderPost borderPost forge forge redCastle blackCastle mill";
        scene.kept(0, tiles).kept(1, tiles);
        for (int place = 0; place < 10; place++) scene.act(1, scene.legal(1).getLast());
        RoyaumeState world = scene.rules.start();
        Moves moves = new Moves();
        int faceUp = 0;
        int castles = 0;
        for (int seed = 0; seed < 300; seed++) {
            scene.rules.imagine(scene.rules.view(scene.state, 0), new Rng(seed), world);
            RoyaumeState again = scene.rules.start();
            again.copyFrom(scene.state);
            again.kept[1] = Scene.heap(tiles);
            again.placed[1] = 0;
            again.stage(Stage.BUILD, 3);
            for (int place = 0; place < 10; place++) {
                int piece = world.piece(1, place);
                int tile = Kingdom.tile(piece);
                int code = Kingdom.isFaceUp(piece) ? Codes.BUILD + tile : Codes.turn(tile, Kingdom.side(piece));
                scene.rules.legal(again, 1, moves);
                assertTrue(moves.contains(code));
                scene.rules.play(again, 1, code, Silent.HERALD);
                if (Kingdom.isFaceUp(piece)) faceUp++;
            }
            if (Kingdom.castle(world, 1) >= 0) castles++;
            assertEquals(again.kept[1], world.kept[1]);
        }
        assertTrue(faceUp > 300 && faceUp < 1_500, "face up " + faceUp);
        assertTrue(castles > 10, "castles " + castles);
    }

    @Test
    @Rule({"ROY-10", "ROY-15"})
    void aViewTellsWhatLiesOpenAndWhatIsLeft() {
        Scene scene = Scene.level(3, Level.FULL)
                .choosing(2, 3)
                .events(Event.territory(Colour.RED), Event.monster(Colour.BLUE));
        scene.state.deck = Scene.heap("mill");
        scene.state.discarded = Scene.heap("forge forge");
        scene.state.out = Scene.heap("quarry");
        scene.state.events = 5;
        scene.state.step = 4;
        scene.hand(0, "mason").hand(1, "golem").hand(2, "witch");
        RoyaumeView view = scene.rules.view(scene.state, 1);
        assertEquals(List.of(Event.territory(Colour.RED), Event.monster(Colour.BLUE)), view.events());
        assertEquals(List.of(scene.rules.events.get(0), scene.rules.events.get(2)), view.eventsLeft());
        assertEquals(List.of(Tile.FORGE, Tile.FORGE), view.discarded());
        assertEquals(List.of(Tile.MILL), view.unknown());
        assertEquals(List.of(Tile.QUARRY), view.out());
        assertEquals(1, view.deck());
        assertEquals(2, view.round());
        assertEquals(3, view.picked());
        assertEquals(4, view.step());
        assertEquals(List.of(0, 1, 2), view.toAct());
        assertEquals(Optional.empty(), view.next());
        RoyaumeView outside = scene.rules.view(scene.state, Seat.SPECTATOR);
        assertEquals(List.of(), outside.discarded());
        assertEquals(6, outside.unknown().size());
        assertEquals(Optional.empty(), outside.own());
        for (RoyaumeView.Realm realm : outside.realms()) assertEquals(Optional.empty(), realm.hand());
        scene.state.next = Stage.GIVE.ordinal();
        assertEquals(Optional.of(Stage.GIVE), scene.rules.view(scene.state, 0).next());
    }

    /** Hands have come round to a seat after as many passes as they are away; to the other side in the second round. */
    @ParameterizedTest
    @CsvSource({"1, 0, 1000", "1, 1, 1100", "1, 2, 1110", "1, 3, 1111", "2, 0, 1000", "2, 1, 1001", "2, 2, 1011"})
    @Rule("ROY-12")
    void aHandIsKnownOnceItHasBeenHeld(int round, int picked, String known) {
        Scene scene = Scene.level(4, Level.FIRST).choosing(round, picked);
        StringBuilder found = new StringBuilder();
        for (RoyaumeView.Realm realm : scene.rules.view(scene.state, 0).realms())
            found.append(realm.hand().isPresent() ? 1 : 0);
        assertEquals(known, found.toString());
    }

    @Test
    @Rule({"ROY-16", "ROY-21"})
    void kingdomsAreShownWhenAllAreDone() {
        Scene scene =
                Scene.level(2, Level.FULL).building().tales(0, Tale.LOVE_GREEN).tales(1, Tale.HEROIC_RED);
        scene.kept(0, "woodcutter mill").kept(1, "golem mill");
        scene.build(0, "woodcutter mill/red");
        RoyaumeView before = scene.rules.view(scene.state, 1);
        assertEquals(2, before.realms().get(0).placed());
        assertEquals(List.of(), before.realms().get(0).kingdom());
        assertEquals(List.of(Tile.WOODCUTTER, Tile.MILL), before.realms().get(0).kept());
        List<RoyaumeView.Place> own = List.of(
                new RoyaumeView.Place(Tile.WOODCUTTER, false, Optional.empty()),
                new RoyaumeView.Place(Tile.MILL, true, Optional.of(Colour.RED)));
        assertEquals(own, scene.rules.view(scene.state, 0).own().orElseThrow().kingdom());
        for (Stage stage : List.of(Stage.SHOW, Stage.NINTH, Stage.OVER, Stage.TOKENS)) {
            scene.state.chance(stage);
            scene.state.next = stage == Stage.TOKENS ? Stage.SHOW.ordinal() : 0;
            assertEquals(own, scene.rules.view(scene.state, 1).realms().get(0).kingdom());
            assertEquals(
                    List.of(), scene.rules.view(scene.state, 1).realms().get(0).kept());
        }
        scene.state.next = Stage.GIVE.ordinal();
        scene.state.chance(Stage.TOKENS);
        assertFalse(scene.rules.view(scene.state, 1).realms().get(0).kept().isEmpty());
    }
}
