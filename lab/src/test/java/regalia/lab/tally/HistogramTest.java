package regalia.lab.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;
import regalia.kernel.Unusable;

class HistogramTest {

    private static Histogram of(long... values) {
        Histogram histogram = new Histogram();
        for (long value : values) histogram.add(value);
        return histogram;
    }

    @Test
    void smallNumbersAreKeptApart() {
        assertEquals(Map.of(-255, 1L, 0, 2L, 255, 1L), of(0, 255, -255, 0).counts());
    }

    @Test
    void largeNumbersStandTogetherWithThoseThatDifferByAtMost3Percent() {
        assertEquals(Map.of(1024, 2L, 1056, 1L), of(1024, 1055, 1056).counts());
        assertEquals(Map.of(-1024, 1L), of(-1055).counts());
    }

    @Test
    void meanLeastAndGreatestAreExactAllTheSame() {
        Histogram histogram = of(1024, 1055, 1056);
        assertEquals(1045, histogram.moments().mean());
        assertEquals(1024, histogram.least());
        assertEquals(1056, histogram.greatest());
    }

    @Test
    void theMedianIsTheNumberThatHalfOfAllDontExceed() {
        assertEquals(2, of(1, 2, 3).quantile(0.5));
        assertEquals(1, of(1, 2).quantile(0.5));
        assertEquals(9, of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).quantile(0.9));
        assertEquals(0, of().quantile(0.5));
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        for (Histogram histogram : new Histogram[] {of(), of(0), of(-7, 300, 100_000)})
            assertEquals(
                    histogram.write(),
                    Histogram.read(Json.tree(histogram.write().toString())).write());
    }

    @Test
    void somethingElseIsRefused() {
        for (String text : new String[] {"{}", "[]", "{\"moments\":[1,2]}", "{\"moments\":[1,2,\"x\"]}"})
            assertThrows(Unusable.class, () -> Histogram.read(Json.tree(text)), text);
    }
}
