package regalia.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Unusable;

class RangeTest {

    @Test
    void neighboursAreJoined() {
        assertEquals(
                List.of(new Range(1, 9), new Range(11, 12)),
                Range.joined(List.of(new Range(11, 12), new Range(5, 9), new Range(1, 4))));
    }

    @Test
    void whatIsDoneIsLeftOut() {
        assertEquals(
                List.of(new Range(1, 2), new Range(6, 7)),
                Range.without(List.of(new Range(1, 10)), List.of(new Range(3, 5), new Range(8, 12))));
        assertEquals(List.of(), Range.without(List.of(new Range(2, 3)), List.of(new Range(1, 4))));
    }

    @Test
    void aRangeFallsInPieces() {
        assertEquals(
                List.of(new Range(1, 4), new Range(5, 8), new Range(9, 9)), Range.pieces(List.of(new Range(1, 9)), 4));
    }

    @Test
    void matchesCountFromOneUpwards() {
        assertThrows(Unusable.class, () -> new Range(0, 3));
        assertThrows(Unusable.class, () -> new Range(4, 3));
    }
}
