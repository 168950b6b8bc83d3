package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Colour.RED;
import static regalia.palace.Colour.VIOLET;
import static regalia.palace.Colour.YELLOW;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regalia.codec.Footprint;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.palace.PalaceView.Bribe;
import regalia.palace.PalaceView.Bribes;
import regalia.palace.PalaceView.Column;
import regalia.palace.PalaceView.Discs;
import regalia.palace.PalaceView.Own;

class ViewTest {

    private static PalaceView view(Scene scene, int seat) {
        return scene.rules.view(scene.state, seat);
    }

    @Test
    @Rule({"PAL-8", "PAL-14"})
    void aSeatSeesItsOwnBribesAndOfOthersOnlyThePoliticians() {
        Scene scene = new Scene(3).bribes(1, Kind.PRIEST, Kind.NOBLE);
        scene.state.addPoliticians(1, 0, 2);
        assertEquals(
                Optional.of(new Own(1, Optional.of(new Bribes(Kind.PRIEST, Kind.NOBLE, Kind.SOLDIER)))),
                view(scene, 1).own());
        assertEquals(Optional.empty(), view(scene, Seat.SPECTATOR).own());
        assertEquals(
                List.of(new Bribe(2, Optional.empty()), new Bribe(0, Optional.empty())),
                view(scene, 0).courtiers().get(1).bribes());
    }

    @Test
    @Rule("PAL-19")
    void aBribeIsSeenOnceItsRoundIsEvaluated() {
        Scene scene = new Scene(3).round(2);
        assertEquals(
                List.of(new Bribe(0, Optional.of(Kind.NOBLE)), new Bribe(0, Optional.empty())),
                view(scene, Seat.SPECTATOR).courtiers().get(1).bribes());
        scene.state.stage(Stage.OVER, 0);
        assertEquals(
                Optional.of(Kind.SOLDIER),
                view(scene, 0).courtiers().get(1).bribes().get(1).revealed());
    }

    @Test
    @Rule("PAL-5")
    void pointsAreInEveryViewWhateverTheBoardShows() {
        Scene scene = new Scene(3).points(4, 5, -6);
        assertEquals(-6, view(scene, 0).courtiers().get(2).points());
        assertTrue(!view(scene, 0).openScores());
        assertTrue(view(new Scene(3, Map.of("openScores", true)), 0).openScores());
    }

    @Test
    void columnsTellTheirCardsVioletDiscsAndBribes() {
        Scene scene = new Scene(3)
                .row(1, "noble 2", "noble 1")
                .disc(1, VIOLET)
                .take(1)
                .lay(RED);
        scene.turnOf(0).take(1).evaluate();
        assertEquals(
                new Column(Kind.NOBLE, 4, List.of(1, 2), 0, 1),
                view(scene, 2).courtiers().get(0).columns().getFirst());
        Scene before = new Scene(3).row(1, "noble 2", "noble 1").disc(1, VIOLET).take(1);
        assertEquals(
                new Column(Kind.NOBLE, 3, List.of(2), 1, 0),
                view(before, 2).courtiers().get(0).columns().getFirst());
        assertEquals(Optional.of(1), view(before, 0).row());
        assertEquals(List.of(0), view(before, 1).toAct());
    }

    @Test
    void theTableIsInTheView() {
        Scene scene = new Scene(4).row(2, "king 3", "queen 2").discs(3, YELLOW, 2);
        scene.state.setAside = 1;
        PalaceView view = view(scene, 3);
        assertEquals(
                List.of(new Card(Kind.KING, 3), new Card(Kind.QUEEN, 2)),
                view.rows().get(1).cards());
        assertEquals(Optional.of(RED), view.rows().get(1).disc());
        assertEquals(new Discs(8, 8, 8, 4), view.reserve());
        assertEquals(1, view.violetAside());
        assertEquals(48, view.deck());
        assertEquals(2, view.takenOut());
        assertEquals(1, view.setAside());
        assertEquals(new Discs(2, 0, 0, 0), view.courtiers().get(3).discs());
        assertEquals(
                new PalaceView.Supply(new Card(Kind.POLITICIAN, 1), 4),
                view.unseen().getLast());
        assertEquals(Optional.empty(), view.row());
    }

    private static Map<List<Integer>, Integer> imagined(Scene scene, int viewer, int seat, int times) {
        Map<List<Integer>, Integer> seen = new HashMap<>();
        Rng rng = new Rng(3);
        PalaceState into = scene.rules.start();
        for (int i = 0; i < times; i++) {
            scene.rules.imagine(view(scene, viewer), rng, into);
            seen.merge(List.of(into.bribe(seat, 0), into.bribe(seat, 1)), 1, Integer::sum);
        }
        return seen;
    }

    @Test
    @Rule("PAL-8")
    void everyChoiceOfOthersBribesIsImaginedAsOften() {
        Map<List<Integer>, Integer> seen = imagined(new Scene(3), 0, 1, 6000);
        assertEquals(6, seen.size());
        seen.forEach((bribes, count) -> {
            assertNotEquals(bribes.getFirst(), bribes.getLast());
            assertTrue(count > 850 && count < 1150, seen::toString);
        });
        assertEquals(Set.of(List.of(0, 1)), imagined(new Scene(3), 1, 1, 50).keySet());
        assertEquals(
                Set.of(List.of(0, 1), List.of(0, 2)),
                imagined(new Scene(3).round(2), 0, 1, 200).keySet());
    }

    @Test
    void unchosenBribesAreNotImagined() {
        Scene scene = new Scene(3);
        scene.state.bribe(1, 0, PalaceState.NONE);
        scene.state.bribe(1, 1, PalaceState.NONE);
        scene.state.stage(Stage.BRIBES, Seat.bit(1));
        assertEquals(Set.of(List.of(-1, -1)), imagined(scene, 0, 1, 20).keySet());
        assertEquals(Set.of(List.of(-1, -1)), imagined(scene, 1, 1, 20).keySet());
        assertEquals(6, imagined(scene, 1, 2, 300).size());
    }

    @Test
    void whatIsImaginedIntoAUsedPositionIsCleanAndWhole() {
        Scene two = new Scene(2).points(7, 9);
        Scene four = new Scene(4).points(1, 2, 3, 4).columns(3, "king 4").discs(2, RED, 2);
        two.rules.imagine(view(two, 0), new Rng(1), four.state);
        PalaceState fresh = two.rules.start();
        two.rules.imagine(view(two, 0), new Rng(1), fresh);
        assertEquals(fresh, four.state);
        assertEquals(fresh.hashCode(), four.state.hashCode());
    }

    @Test
    void positionsThatDifferHaveMostlyDifferentHashes() {
        Set<Integer> hashes = new HashSet<>();
        for (int points = 0; points < 100; points++)
            hashes.add(new Scene(2).points(points, 0).state.hashCode());
        hashes.add(new Scene(2).take(1).state.hashCode());
        assertEquals(101, hashes.size());
        assertTrue(Footprint.bytes(new Scene(4).state) < 1024);
    }
}
