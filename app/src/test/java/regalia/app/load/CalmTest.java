package regalia.app.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the machine's host is to blame for, and what it is not. */
class CalmTest {

    private static final int MILLI = 1_000_000;

    private static boolean meets(long from, long to) {
        return Standstill.any(List.of(new Standstill(100, 110)), from, to);
    }

    @Test
    void anAnswerMeetsAStandstillThatFallsIntoItsTime() {
        assertTrue(meets(90, 101));
        assertFalse(meets(90, 100));
        assertTrue(meets(102, 105));
        assertTrue(meets(50, 500));
    }

    @Test
    void asLongAgainThoseAreAnsweredWhoHaveWaited() {
        assertTrue(meets(119, 125));
        assertFalse(meets(120, 125));
    }

    @Test
    void onlyTheAnswersThatMetNoneAreCounted() {
        List<Standstill> standstills =
                List.of(new Standstill(100 * MILLI, 110 * MILLI), new Standstill(500 * MILLI, 504 * MILLI));
        long[] since = {0, 95L * MILLI, 200 * MILLI, 300 * MILLI};
        long[] took = {2 * MILLI, 20 * MILLI, 4 * MILLI, 6 * MILLI};
        Calm calm = Calm.of(standstills, since, took);
        assertEquals(new Calm(2, 10, 0.75, new Latency(4, 6, 6, 6, 6)), calm);
    }

    @Test
    void whereNothingWasAnsweredNoPartIsCalm() {
        assertEquals(new Calm(0, 0, 0, new Latency(0, 0, 0, 0, 0)), Calm.of(List.of(), new long[0], new long[0]));
    }

    @Test
    void onlyStandstillsOfTheTimeThatIsMeasuredCount() {
        Tally tally = new Tally();
        long now = System.nanoTime();
        tally.begin(now);
        tally.taken(now);
        tally.end(now + 1_000L * MILLI);
        Calm calm = tally.calm(List.of(
                new Standstill(now - 20 * MILLI, now),
                new Standstill(now + 900L * MILLI, now + 907L * MILLI),
                new Standstill(now + 1_000L * MILLI, now + 1_030L * MILLI)));
        assertEquals(1, calm.standstills());
        assertEquals(7, calm.longest());
        assertEquals(1, calm.part());
    }

    @Test
    void whoListensToTheHostHearsOfStandstillsOrThatItCannot() throws IOException {
        long before = System.nanoTime();
        Optional<List<Standstill>> heard;
        try (Host host = Host.listen()) {
            heard = host.standstills();
        }
        long after = System.nanoTime();
        assertEquals(mayGoFirst(), heard.isPresent());
        for (Standstill each : heard.orElse(List.of())) {
            assertTrue(each.nanos() >= Metronome.LATE_NANOS);
            assertTrue(before < each.from() && each.to() < after);
        }
    }

    /** Whether this program may do what needs CAP_SYS_NICE, the 23rd of Linux's rights. */
    private static boolean mayGoFirst() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) return false;
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("CapEff:"))
                .anyMatch(line -> (Long.parseLong(line.substring(7).trim(), 16) >> 23 & 1) != 0);
    }
}
