package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Whether a request is new. */
class NamesTest {

    private final Names names = new Names();

    @Test
    void whatWasAddedIsFoundAndNothingElse() {
        for (int i = 0; i < 10_000; i++) {
            Answered request = new Answered(i % 4, "key-" + i);
            assertFalse(names.mayHave(request), () -> "before it was added: " + request);
            names.add(request);
            names.add(request);
        }
        for (int i = 0; i < 10_000; i++) {
            assertTrue(names.mayHave(new Answered(i % 4, "key-" + i)));
            assertFalse(names.mayHave(new Answered((i + 1) % 4, "key-" + i)), "another seat's");
        }
    }
}
