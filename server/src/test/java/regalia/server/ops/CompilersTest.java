package regalia.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompilersTest {

    /** What /proc/self/task/ID/stat says after the name, which may hold spaces: the priority below or above that of others is the 17th. */
    private static final int NICE = 16;

    @Test
    void whoHasEndedDoesNotCompile() {
        assertFalse(Compilers.compiles(Path.of("there is no such thread")));
    }

    /** A process of its own: what has stepped back stays there. It says how nice those are who compile, and how much nicer the others became. */
    @Test
    void whoCompilesStepsBackAndNobodyElseDoes() throws Exception {
        List<String> said = Apart.lines(SteppingBack.class, "-XX:-UseDynamicNumberOfCompilerThreads");
        if (!System.getProperty("os.name").equals("Linux")) {
            assertEquals(List.of("0"), said);
            return;
        }
        long compilers =
                said.stream().filter(line -> line.startsWith("compiles ")).count();
        assertTrue(compilers >= 1, () -> "nobody compiles: " + said);
        assertEquals(Long.toString(compilers), said.getFirst());
        for (String line : said.subList(1, said.size())) {
            int nice = line.startsWith("compiles ") ? Compilers.NICE : 0;
            assertTrue(line.endsWith(" " + nice), line);
        }
    }

    /** What the test starts. */
    static final class SteppingBack {

        private SteppingBack() {}

        public static void main(String[] none) throws Exception {
            List<Path> threads = threads();
            List<Integer> before = new ArrayList<>();
            for (Path thread : threads) before.add(nice(thread));
            System.out.println(Compilers.stepBack());
            for (int i = 0; i < threads.size(); i++) {
                Path thread = threads.get(i);
                if (!Files.exists(thread)) continue;
                if (Compilers.compiles(thread)) System.out.println("compiles " + nice(thread));
                else System.out.println("works " + (nice(thread) - before.get(i)));
            }
        }

        private static List<Path> threads() throws Exception {
            if (!Files.exists(Compilers.THREADS)) return List.of();
            try (var all = Files.list(Compilers.THREADS)) {
                return all.toList();
            }
        }

        private static int nice(Path thread) throws Exception {
            String stat = Files.readString(thread.resolve("stat"));
            return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[NICE]);
        }
    }
}
