package regalia.server.ops;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Takes the heap from Linux before a crowd needs it. Memory is cleared when it is touched for the first time, and where the machine
 * is a guest its host clears it too: two megabytes took 5 to 12 ms, in the midst of a collection, when everybody waits. Java could do
 * all of it at the start ({@code AlwaysPreTouch}), but a living room never needs that much. Where it can't be done it is left: it
 * only makes pauses shorter.
 */
public final class HeapRoom {

    private static final Logger LOG = Logger.getLogger(HeapRoom.class.getName());

    /** At most so much at either end of the heap: what lasts is kept at its beginning, what is new at its end. */
    private static final long MOST = 512L << 20;

    private static final long STEP = 2L << 20;
    private static final Duration BREATH = Duration.ofMillis(10);
    /** Linux 5.14 and later: as if all of it were written to, but nothing is changed. */
    private static final int MADV_POPULATE_WRITE = 23;

    private static final Pattern HEAP =
            Pattern.compile("total reserved (\\d+)K, committed (\\d+)K.*\\[0x([0-9a-f]+), 0x([0-9a-f]+)\\)");
    private static final Pattern AVAILABLE = Pattern.compile("MemAvailable:\\s+(\\d+) kB");

    /** Where something is in memory. */
    record Range(long from, long to) {}

    private HeapRoom() {}

    /** Takes it beside all else. */
    public static void prepare() {
        Thread.ofPlatform().daemon().name("heap-room").start(() -> {
            long taken = take();
            LOG.fine(() -> "a crowd has come: " + (taken >> 20) + " MB of heap were made ready");
        });
    }

    /** Takes it bit by bit; gives how many bytes. */
    static long take() {
        try {
            Range heap = heap(describe());
            long size = Math.min(heap.to() - heap.from(), 2 * MOST);
            if (available(Files.readString(Path.of("/proc/meminfo"))) < 2 * size) return 0;
            long taken = 0;
            for (long at = 0; at < size / 2; at += STEP) {
                if (!populate(heap.from() + at) || !populate(heap.to() - at - STEP)) return taken;
                taken += 2 * STEP;
                Thread.sleep(BREATH);
            }
            return taken;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return 0;
        } catch (IOException | JMException | IllegalArgumentException elsewhere) {
            LOG.log(Level.FINE, "the heap is left as it is", elsewhere);
            return 0;
        }
    }

    private static String describe() throws JMException {
        ObjectName commands = new ObjectName("com.sun.management:type=DiagnosticCommand");
        Object[] nothing = {new String[0]};
        String[] types = {String[].class.getName()};
        return (String) ManagementFactory.getPlatformMBeanServer().invoke(commands, "gcHeapInfo", nothing, types);
    }

    /** The heap as G1 describes it, if all of it is there from the start. */
    static Range heap(String description) {
        Matcher heap = HEAP.matcher(description);
        if (!heap.find() || !heap.group(1).equals(heap.group(2)))
            throw new IllegalArgumentException("not a heap of one size: " + description);
        return new Range(Long.parseUnsignedLong(heap.group(3), 16), Long.parseUnsignedLong(heap.group(4), 16));
    }

    /** Bytes of memory that nobody would miss. */
    static long available(String meminfo) {
        Matcher available = AVAILABLE.matcher(meminfo);
        return available.find() ? Long.parseLong(available.group(1)) << 10 : 0;
    }

    private static boolean populate(long address) {
        try {
            return (int) Madvise.CALL.invokeExact(address, STEP, MADV_POPULATE_WRITE) == 0;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Looked up when it is first needed: elsewhere there is none. */
    @SuppressWarnings("restricted") // The launchers and the jar allow native code: SQLite needs it too.
    private static final class Madvise {

        private static final MethodHandle CALL = Linker.nativeLinker()
                .downcallHandle(
                        Linker.nativeLinker().defaultLookup().findOrThrow("madvise"),
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_LONG,
                                ValueLayout.JAVA_LONG,
                                ValueLayout.JAVA_INT));
    }
}
