package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static regalia.palace.Colour.VIOLET;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Named;
import regalia.kernel.Rng;
import regalia.kernel.Rule;

class ColumnsTest {

    private static String grown(String columns, Kind kind, int favour) {
        Scene scene = new Scene(2).columns(0, columns);
        Columns.grow(scene.state, 0, kind.ordinal(), favour);
        return scene.columns(0);
    }

    @Test
    @Rule("PAL-12")
    void aColumnThatDrawsLevelStaysBehindAndPassesWithOneMore() {
        assertEquals("noble 3, soldier 3", grown("noble 3, soldier 2", Kind.SOLDIER, 1));
        assertEquals("soldier 4, noble 3", grown("noble 3, soldier 3", Kind.SOLDIER, 1));
    }

    @Test
    @Rule("PAL-12")
    void aFirstCardStartsAColumnUnderTheSameRule() {
        assertEquals("queen 2", grown("", Kind.QUEEN, 2));
        assertEquals("noble 2, queen 2, king 2", grown("noble 2, queen 2", Kind.KING, 2));
        assertEquals("king 3, noble 2, queen 1", grown("noble 2, queen 1", Kind.KING, 3));
        assertEquals("noble 2, king 2, queen 1", grown("noble 2, queen 1", Kind.KING, 2));
    }

    @Test
    @Rule("PAL-12")
    void aColumnPassesSeveralAtOnceButNoEqual() {
        assertEquals(
                "noble 9, soldier 5, king 5, priest 4, queen 3",
                grown("noble 9, soldier 5, priest 4, queen 3, king 1", Kind.KING, 4));
        assertEquals(
                "king 10, noble 9, soldier 5, priest 4, queen 3",
                grown("noble 9, soldier 5, priest 4, queen 3, king 1", Kind.KING, 9));
    }

    @Test
    @Rule("PAL-12")
    void theLeftmostColumnGrowsInItsPlace() {
        assertEquals("noble 6, soldier 2", grown("noble 5, soldier 2", Kind.NOBLE, 1));
    }

    @Test
    @Rule({"PAL-12", "PAL-13", "PAL-24"})
    void aVioletDiscLiftsTheQueensOverTheNoblesAndTheyStayThereWhenItLeaves() {
        Scene scene = new Scene(2)
                .columns(0, "noble 4, queen 2")
                .bribes(0, Kind.PRIEST, Kind.SOLDIER)
                .row(1, "queen 2", "noble 1")
                .disc(1, VIOLET)
                .take(1);
        assertEquals("queen 5, noble 4", scene.columns(0));
        assertEquals(1, scene.state.violets(0, Kind.QUEEN.ordinal()));
        scene.evaluate();
        assertEquals("queen 4, noble 4, priest 1", scene.columns(0));
        assertEquals(0, scene.state.violets(0, Kind.QUEEN.ordinal()));
    }

    private static String shrunk(String columns, Map<Kind, Integer> violets) {
        Scene scene = new Scene(2).columns(0, columns);
        violets.forEach((kind, count) -> scene.violets(0, kind, count));
        Columns.shrink(scene.state, 0);
        return scene.columns(0);
    }

    @Test
    @Rule("PAL-24")
    void aColumnThatShrinksIntoATieKeepsItsPlaceAndOneThatShrinksFurtherFallsBehind() {
        assertEquals("king 4, noble 4", shrunk("king 5, noble 4", Map.of(Kind.KING, 1)));
        assertEquals("noble 4, king 3", shrunk("king 5, noble 4", Map.of(Kind.KING, 2)));
    }

    @Test
    @Rule("PAL-24")
    void columnsThatShrinkTogetherKeepTheirOrderAmongEquals() {
        assertEquals(
                "noble 4, king 3, queen 3", shrunk("king 5, queen 5, noble 4", Map.of(Kind.KING, 2, Kind.QUEEN, 2)));
        assertEquals(
                "soldier 4, king 3, queen 3, noble 3",
                shrunk("king 6, soldier 4, queen 4, noble 3", Map.of(Kind.KING, 3, Kind.QUEEN, 1)));
        assertEquals("king 2, queen 2", shrunk("king 3, queen 3", Map.of(Kind.KING, 1, Kind.QUEEN, 1)));
    }

    @Test
    @Rule("PAL-24")
    void aCardUnderAVioletDiscKeepsItsOwnFavour() {
        assertEquals("noble 1", shrunk("noble 2", Map.of(Kind.NOBLE, 1)));
    }

    /** The same rules told otherwise: a list of names, where a grown one is taken out and put before the first it exceeds. */
    private static final class Naive {
        private final List<Kind> order = new ArrayList<>();
        private final Map<Kind, Integer> total = new HashMap<>();
        private final Map<Kind, Integer> violets = new HashMap<>();

        void grow(Kind kind, int favour) {
            boolean isNew = !order.contains(kind);
            int old = isNew ? order.size() : order.indexOf(kind);
            order.remove(kind);
            int now = total.merge(kind, favour, Integer::sum);
            List<Kind> passed = order.subList(0, old).stream()
                    .filter(other -> total.getOrDefault(other, 0) < now)
                    .toList();
            order.add(old - passed.size(), kind);
        }

        void shrink() {
            violets.forEach((kind, count) -> total.merge(kind, -count, Integer::sum));
            violets.clear();
            order.sort(Comparator.comparingInt((Kind kind) -> -total.getOrDefault(kind, 0)));
        }

        String columns() {
            return order.stream()
                    .map(kind -> Named.word(kind) + " " + total.get(kind))
                    .collect(Collectors.joining(", "));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    @Rule({"PAL-12", "PAL-13", "PAL-19", "PAL-24"})
    void columnsStandAsANaiveReadingOfTheRulesHasThem(long seed) {
        Rng rng = new Rng(seed);
        for (int match = 0; match < 200; match++) {
            Scene scene = new Scene(2);
            Naive naive = new Naive();
            for (int round = 0; round < 2; round++) {
                for (int turn = 0; turn < 8; turn++) {
                    Kind kind = Kind.of(rng.below(Kind.COLUMNS));
                    int favour = 1 + rng.below(3);
                    if (rng.below(4) == 0) {
                        scene.state.addViolets(0, kind.ordinal(), 1);
                        naive.violets.merge(kind, 1, Integer::sum);
                        favour++;
                    }
                    Columns.grow(scene.state, 0, kind.ordinal(), favour);
                    naive.grow(kind, favour);
                    assertEquals(naive.columns(), scene.columns(0));
                }
                Columns.shrink(scene.state, 0);
                naive.shrink();
                assertEquals(naive.columns(), scene.columns(0));
            }
        }
    }
}
