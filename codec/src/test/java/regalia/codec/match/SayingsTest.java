package regalia.codec.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import regalia.kernel.Message;

/** Messages that are said again and again. */
class SayingsTest {

    private static Message message(int number) {
        return Message.of("sayings.test", number, Message.of("sayings.inner", number % 7));
    }

    @Test
    void whatIsSaidAgainIsKeptOnce() {
        Message first = Sayings.known(message(1));
        assertSame(first, Sayings.known(message(1)));
    }

    @Test
    void whateverElseIsSaidNothingIsMistakenForIt() {
        for (int round = 0; round < 2; round++)
            for (int number = 0; number < 20_000; number++)
                assertEquals(message(number), Sayings.known(message(number)));
    }
}
