package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Colour.BLUE;
import static regalia.palace.Colour.RED;
import static regalia.palace.Colour.VIOLET;
import static regalia.palace.Colour.YELLOW;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Message;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** What discs pay and cost. Everybody's bribe of round 1 is a Priest here. */
class MissionsTest {

    private static Scene scene(int seats) {
        Scene scene = new Scene(seats);
        for (int seat = 0; seat < seats; seat++) scene.bribes(seat, Kind.PRIEST, Kind.NOBLE);
        return scene;
    }

    private static List<String> missions(Scene scene) {
        return scene.evaluate().ledger("PAL-23");
    }

    @ParameterizedTest
    @CsvSource({
        "'noble 9, king 4, soldier 3, queen 2', leftmost, 6",
        "'king 9, noble 4, soldier 3, queen 2', paysRight, -2",
        "'king 9, queen 8, noble 3, soldier 2', third, 2",
        "'king 9, queen 8, soldier 4, noble 3', paysRight, -2",
        "'king 9, soldier 8, queen 5, priest 4, noble 3', paysRight, -2",
    })
    @Rule("PAL-23")
    void discsPayThreeAtTheFirstColumnOneAtTheThirdAndCostOneElsewhere(String columns, String reason, int points) {
        Scene scene = scene(3).columns(0, columns).discs(0, YELLOW, 2);
        List<String> lines = missions(scene);
        assertTrue(lines.getFirst().startsWith("0 " + (points > 0 ? "+" : "") + points + " PAL-23 " + reason + " 2"));
        assertEquals(points < 0 ? 2 : 1, lines.size());
        assertEquals(0, scene.state.discs(0, YELLOW.ordinal()));
    }

    @Test
    @Rule("PAL-23")
    void everyDiscIsSettledAtItsOwnColumnInTheOrderOfTheSteps() {
        Scene scene = scene(3).columns(1, "soldier 7, king 6, noble 5, queen 4")
                .discs(1, YELLOW, 3)
                .discs(1, RED, 2)
                .discs(1, BLUE, 1);
        assertEquals(
                List.of(
                        "1 +6 PAL-23 leftmost 2 kind.soldier",
                        "1 +3 PAL-23 third 3 kind.noble",
                        "1 -1 PAL-23 paysRight 1 seat0",
                        "0 +1 PAL-23 fromLeft 1 seat1"),
                missions(scene));
    }

    @Test
    @Rule("PAL-23")
    void aDiscWithoutAColumnCostsOneToTheRightNeighbour() {
        assertEquals(
                List.of("0 -1 PAL-23 paysRight 1 seat3", "3 +1 PAL-23 fromLeft 1 seat0"),
                missions(scene(4).discs(0, RED, 1)));
    }

    @Test
    @Rule("PAL-23")
    void withTwoPlayersBothNeighboursAreTheSamePerson() {
        Scene scene = scene(2).discs(0, RED, 2).discs(1, RED, 1).discs(1, YELLOW, 2);
        assertEquals(
                List.of(
                        "0 -2 PAL-23 paysRight 2 seat1",
                        "1 +2 PAL-23 fromLeft 2 seat0",
                        "1 -3 PAL-23 paysRight 3 seat0",
                        "0 +3 PAL-23 fromLeft 3 seat1"),
                missions(scene));
        assertEquals(List.of(11, 9), scene.points());
    }

    @Test
    @Rule("PAL-23")
    void stepsGoThroughAllSeatsBeforeTheNextBegins() {
        Scene scene = scene(3);
        for (int seat = 0; seat < 3; seat++)
            scene.columns(seat, "noble 7, king 6, soldier 5")
                    .discs(seat, YELLOW, 1)
                    .discs(seat, RED, 1);
        scene.discs(2, BLUE, 1);
        assertEquals(
                List.of(
                        "0 +3 PAL-23 leftmost 1 kind.noble",
                        "1 +3 PAL-23 leftmost 1 kind.noble",
                        "2 +3 PAL-23 leftmost 1 kind.noble",
                        "0 +1 PAL-23 third 1 kind.soldier",
                        "1 +1 PAL-23 third 1 kind.soldier",
                        "2 +1 PAL-23 third 1 kind.soldier",
                        "2 -1 PAL-23 paysRight 1 seat1",
                        "1 +1 PAL-23 fromLeft 1 seat2"),
                missions(scene));
    }

    @Test
    @Rule({"PAL-13", "PAL-23"})
    void violetDiscsPayOneOnKingsAndQueensAndNothingElsewhere() {
        Scene scene = scene(3).columns(0, "king 9, queen 8, noble 6")
                .violets(0, Kind.KING, 2)
                .violets(0, Kind.QUEEN, 1)
                .violets(0, Kind.NOBLE, 1)
                .discs(0, VIOLET, 1);
        int reserve = scene.state.reserve(VIOLET.ordinal());
        assertEquals(List.of("0 +3 PAL-23 violet 3"), missions(scene));
        assertEquals(reserve + 5, scene.state.reserve(VIOLET.ordinal()));
        assertEquals(0, scene.state.discs(0, VIOLET.ordinal()));
        assertEquals("king 7, queen 7, noble 5, priest 1", scene.columns(0));
    }

    @Test
    @Rule("PAL-23")
    void violetDiscsAtTheLeftmostColumnAreNoMissions() {
        assertEquals(
                List.of("0 +3 PAL-23 leftmost 1 kind.noble"),
                missions(
                        scene(3).columns(0, "noble 9").violets(0, Kind.NOBLE, 2).discs(0, YELLOW, 1)));
    }

    @Test
    @Rule({"PAL-23", "PAL-24"})
    void placesDoNotChangeBeforeTheEndOfTheEvaluation() {
        // Without its violet discs the column of Nobles would be second.
        Scene scene =
                scene(3).columns(0, "noble 6, king 5").violets(0, Kind.NOBLE, 2).discs(0, YELLOW, 1);
        assertEquals(List.of("0 +3 PAL-23 leftmost 1 kind.noble"), missions(scene));
        assertEquals("king 5, noble 4, priest 1", scene.columns(0));
    }

    @Test
    @Rule("PAL-23")
    void allDiscsReturnToTheReserve() {
        Scene scene = scene(2).columns(0, "noble 9, king 8, soldier 7")
                .discs(0, YELLOW, 1)
                .discs(0, RED, 2)
                .discs(0, BLUE, 1)
                .discs(1, BLUE, 1);
        int[] before = {scene.state.reserve(0), scene.state.reserve(1), scene.state.reserve(2)};
        scene.evaluate();
        assertEquals(before[0] + 1, scene.state.reserve(0));
        assertEquals(before[1] + 2, scene.state.reserve(1));
        assertEquals(before[2] + 2, scene.state.reserve(2));
    }

    @Test
    @Rule("PAL-28")
    void whoCannotPayForDiscsGoesBelowZeroToo() {
        Scene scene = scene(2).points(2, 2).discs(0, RED, 3).evaluate();
        assertEquals(List.of(-1, 5), scene.points());
        assertTrue(scene.log.contains(Message.of("log.borrows", Seat.of(0))));
        Scene even = scene(2).points(3, 3).discs(0, RED, 3).evaluate();
        assertEquals(List.of(0, 6), even.points());
        assertTrue(!even.heard().contains("log.borrows"));
    }

    @Test
    @Rule({"PAL-22", "PAL-28"})
    void allPayAtOnceSoThatWhatComesInCounts() {
        Scene scene = scene(2).points(2, 2).discs(0, RED, 3).discs(1, RED, 1).evaluate();
        assertEquals(List.of(0, 4), scene.points());
        assertTrue(!scene.heard().contains("log.borrows"));
        Scene inDebt = scene(2).points(-3, 2).discs(0, RED, 1).evaluate();
        assertEquals(1, inDebt.heard().stream().filter("log.borrows"::equals).count());
    }
}
