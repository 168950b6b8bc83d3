package regalia.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HeapRoomTest {

    private static final String FIXED =
            "garbage-first heap   total reserved 65536K, committed 65536K, used 7813K [0x00000000fc000000, 0x0000000100000000)\n"
                    + " region size 1024K, 2 young (2048K), 0 survivors (0K)";

    @Test
    void theHeapIsWhereG1SaysThatItIs() {
        assertEquals(new HeapRoom.Range(0xfc000000L, 0x100000000L), HeapRoom.heap(FIXED));
    }

    @Test
    void aHeapThatGrowsOrThatAnotherCollectorHasIsLeft() {
        String growing = FIXED.replace("committed 65536K", "committed 32768K");
        assertThrows(IllegalArgumentException.class, () -> HeapRoom.heap(growing));
        assertThrows(
                IllegalArgumentException.class, () -> HeapRoom.heap("def new generation   total 9792K, used 1024K"));
    }

    @Test
    void whatIsAvailableIsReadOffTheSystem() {
        assertEquals(3 << 10, HeapRoom.available("MemTotal:        9 kB\nMemFree:  1 kB\nMemAvailable:    3 kB\n"));
        assertEquals(0, HeapRoom.available("MemTotal: 9 kB\n"));
    }

    /** A process of its own, since a heap can be taken only once; it says how much was taken, and by how much it has grown. */
    @Test
    void allOfItIsTakenWhereLinuxCan() throws Exception {
        String said =
                Apart.lines(Taking.class, "-XX:+UseG1GC", "-Xms64m", "-Xmx64m").getFirst();
        long taken = Long.parseLong(said.split(" ", -1)[0]);
        long grown = Long.parseLong(said.split(" ", -1)[1]);
        if (System.getProperty("os.name").equals("Linux")) {
            assertEquals(64L << 20, taken);
            assertTrue(grown > 40L << 20, "grown by " + grown);
        } else assertEquals(0, taken);
    }

    /** What the test starts. */
    static final class Taking {

        private Taking() {}

        public static void main(String[] none) throws Exception {
            long before = resident();
            long taken = HeapRoom.take();
            System.out.println(taken + " " + (resident() - before));
        }

        private static long resident() throws Exception {
            Path status = Path.of("/proc/self/status");
            if (!Files.exists(status)) return 0;
            for (String line : Files.readAllLines(status))
                if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", "")) << 10;
            return 0;
        }
    }
}
