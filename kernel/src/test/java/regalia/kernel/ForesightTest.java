package regalia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ForesightTest {

    private final Foresight foresight = new Foresight(3, true, 2, 20, false);

    @Test
    void whoHasTimeLooksAsFarAsTheGameSays() {
        assertEquals(new Foresight(3, true, 20, 20, false), foresight.further());
    }

    @Test
    void anotherHorizonChangesNothingElse() {
        assertEquals(new Foresight(3, true, Foresight.TO_THE_END, 20, false), foresight.within(Foresight.TO_THE_END));
    }
}
