package regalia.app.load;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;

/**
 * A program of its own that wakes on each processor every thousandth of a second, before everything else that runs on this machine, and
 * notes when it woke too late. For that neither a server nor its players can be blamed: the host had given the processor to somebody else.
 * It creates no garbage, so that Java doesn't hold it up. Linux lets whoever is root do this; for others it says nothing and ends.
 */
final class Metronome {

    /** What is late by less may be the system's own work, as that of the network. */
    static final long LATE_NANOS = 4_000_000;

    private static final long BEAT_NANOS = 1_000_000;
    private static final int MOST = 1 << 16;
    /** For sched_setscheduler: before all that shares its time, until it waits again. */
    private static final int SCHED_FIFO = 1;

    private static final int PRIORITY = 50;
    private static final int MOST_PROCESSORS = 1024;

    private final int processor;
    private final long[] late = new long[2 * MOST];
    private volatile int count;
    private volatile boolean over;
    private volatile boolean allowed = true;

    private Metronome(int processor) {
        this.processor = processor;
    }

    /** Beats until nobody wants to know any more, which is when what it reads ends; then it tells, and says that this is all. */
    static void main() throws IOException, InterruptedException {
        Metronome[] all = new Metronome[Runtime.getRuntime().availableProcessors()];
        Thread[] threads = new Thread[all.length];
        Arrays.setAll(all, Metronome::new);
        for (int i = 0; i < all.length; i++) {
            threads[i] = Thread.ofPlatform().daemon().start(all[i]::beat);
        }
        System.in.readAllBytes();
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < all.length; i++) {
            all[i].over = true;
            threads[i].join();
            if (!all[i].allowed) return;
            all[i].tell(told);
        }
        System.out.println(told.append("all"));
    }

    private void beat() {
        allowed = first();
        while (allowed && !over) {
            long due = System.nanoTime() + BEAT_NANOS;
            LockSupport.parkNanos(BEAT_NANOS);
            long now = System.nanoTime();
            int at = count;
            if (now - due < LATE_NANOS || at == MOST) continue;
            late[2 * at] = due;
            late[2 * at + 1] = now;
            count = at + 1;
        }
    }

    private void tell(StringBuilder told) {
        for (int i = 0; i < count; i++)
            told.append(late[2 * i]).append(' ').append(late[2 * i + 1]).append('\n');
    }

    /** Lets this thread run on its processor and go first there; says whether it may. */
    private boolean first() {
        Linker linker = Linker.nativeLinker();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment processors = arena.allocate(MOST_PROCESSORS / 8);
            processors.set(ValueLayout.JAVA_BYTE, processor / 8, (byte) (1 << processor % 8));
            MemorySegment priority = arena.allocateFrom(ValueLayout.JAVA_INT, PRIORITY);
            return (int) call(linker, "sched_setaffinity", ValueLayout.JAVA_LONG)
                                    .invokeExact(0, processors.byteSize(), processors)
                            == 0
                    && (int) call(linker, "sched_setscheduler", ValueLayout.JAVA_INT)
                                    .invokeExact(0, SCHED_FIFO, priority)
                            == 0;
        } catch (Throwable elsewhere) {
            return false;
        }
    }

    @SuppressWarnings("restricted") // Whoever listens allows native code.
    private static MethodHandle call(Linker linker, String name, ValueLayout second) {
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow(name),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, second, ValueLayout.ADDRESS));
    }
}
