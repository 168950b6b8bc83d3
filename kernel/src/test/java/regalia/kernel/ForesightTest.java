package regalia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ForesightTest {

    @Test
    void whoHasTimeLooksTenTimesAsFar() {
        assertEquals(new Foresight(3, true, 20, false), new Foresight(3, true, 2, false).further());
    }

    @Test
    void nothingIsFurtherThanTheEnd() {
        int last = Foresight.TO_THE_END / 10;
        assertEquals(10 * last, new Foresight(1, false, last, true).further().horizon());
        assertEquals(
                Foresight.TO_THE_END,
                new Foresight(1, false, last + 1, true).further().horizon());
        assertEquals(
                Foresight.TO_THE_END,
                new Foresight(1, false, Foresight.TO_THE_END, true).further().horizon());
    }
}
