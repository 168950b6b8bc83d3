package regalia.app.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a machine's host takes, as Linux tells it. */
class StolenTest {

    @Test
    void itIsAPartOfAllTime() {
        Stolen before = Stolen.of("cpu  100 0 50 800 10 0 20 20 7 0\ncpu0 50 0 25 400 5 0 10 10 0 0\n")
                .orElseThrow();
        Stolen after = Stolen.of("cpu  150 0 60 820 10 0 20 40 9 0\n").orElseThrow();
        assertEquals(new Stolen(20, 1000), before);
        assertEquals(0.2, after.since(before));
        assertEquals(0, before.since(before));
    }

    @Test
    void whereTheSystemDoesNotTellNothingIsTold() {
        assertEquals(Optional.empty(), Stolen.of(""));
        assertEquals(Optional.empty(), Stolen.of("cpu  100 0 50 800\n"));
        assertEquals(Optional.empty(), Stolen.of("processes 3 1 2 3 4 5 6 7 8\n"));
    }
}
