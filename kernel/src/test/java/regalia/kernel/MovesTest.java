package regalia.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MovesTest {

    private final Moves moves = new Moves();

    @Test
    void codesAndWeightsStandInTheOrderTheyCame() {
        moves.add(3, 2);
        moves.add(5);
        assertEquals(2, moves.size());
        assertEquals(3, moves.code(0));
        assertEquals(2, moves.weight(0));
        assertEquals(1, moves.weight(1));
        assertEquals(3, moves.total());
        assertEquals("[3, 5]", moves.toString());
    }

    @Test
    void weightsLieEndToEnd() {
        moves.add(3, 2);
        moves.add(5, 1);
        moves.add(9, 3);
        int[] found = new int[6];
        for (int point = 0; point < 6; point++) found[point] = moves.at(point);
        assertArrayEquals(new int[] {3, 3, 5, 9, 9, 9}, found);
    }

    @Test
    void equalWeightsNeedNoSearch() {
        moves.add(4);
        moves.add(7);
        assertEquals(4, moves.at(0));
        assertEquals(7, moves.at(1));
    }

    @Test
    void onlyWhatWasAddedIsContained() {
        moves.add(2);
        moves.add(6);
        assertTrue(moves.contains(2) && moves.contains(6));
        assertFalse(moves.contains(0) || moves.contains(4) || moves.contains(8));
    }

    @Test
    void clearedItIsEmpty() {
        moves.add(2, 5);
        moves.clear();
        assertEquals(0, moves.size());
        assertEquals(0, moves.total());
        assertFalse(moves.contains(2));
    }

    @Test
    void itGrowsAndKeepsEverything() {
        for (int code = 0; code < 200; code++) moves.add(code, code + 1);
        assertEquals(200, moves.size());
        assertEquals(200 * 201 / 2, moves.total());
        assertEquals(64, moves.code(64));
        assertEquals(65, moves.weight(64));
        assertEquals(199, moves.at(moves.total() - 1));
    }

    @Test
    void drawingFollowsTheWeights() {
        moves.add(1, 1);
        moves.add(2, 3);
        Rng rng = new Rng(5);
        int twos = 0;
        for (int i = 0; i < 4000; i++) if (moves.draw(rng) == 2) twos++;
        assertEquals(3000, twos, 150);
    }
}
