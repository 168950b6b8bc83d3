package regalia.server.ops;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Lets the threads with which Java compiles step back behind those that play. For minutes after the start it still finds something to
 * compile, for a tenth of a second at a time, in which people would wait. What hurries was compiled before a crowd is there, and what
 * they compile later is used now and then only. Java has an option for it, which complains where one isn't root. On Linux; elsewhere, and
 * where it isn't allowed, all stays as it is.
 */
public final class Compilers {

    private static final Logger LOG = Logger.getLogger(Compilers.class.getName());

    /** A tenth of what others get, where there is not enough for all; more where there is. */
    static final int NICE = 10;

    static final Path THREADS = Path.of("/proc/self/task");
    /** For setpriority: one thread, in spite of its name. */
    private static final int PRIO_PROCESS = 0;

    private Compilers() {}

    /** Gives how many have. Those that they start later follow them. */
    public static int stepBack() {
        int threads = 0;
        try (DirectoryStream<Path> all = Files.newDirectoryStream(THREADS)) {
            for (Path thread : all) if (compiles(thread) && stepBack(thread)) threads++;
        } catch (IOException elsewhere) {
            LOG.log(Level.FINE, "compilers are left as they are", elsewhere);
        }
        return threads;
    }

    /** By the name that Java gives the thread, of which Linux keeps 15 letters. One that has ended meanwhile doesn't. */
    static boolean compiles(Path thread) {
        try {
            String name = Files.readString(thread.resolve("comm"));
            return name.startsWith("C1 Compiler") || name.startsWith("C2 Compiler");
        } catch (IOException ended) {
            return false;
        }
    }

    private static boolean stepBack(Path thread) {
        try {
            int id = Integer.parseInt(thread.getFileName().toString());
            return (int) SetPriority.CALL.invokeExact(PRIO_PROCESS, id, NICE) == 0;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Looked up when it is first needed: elsewhere there is none. */
    @SuppressWarnings("restricted") // The launchers and the jar allow native code: SQLite needs it too.
    private static final class SetPriority {

        private static final MethodHandle CALL = Linker.nativeLinker()
                .downcallHandle(
                        Linker.nativeLinker().defaultLookup().findOrThrow("setpriority"),
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT));
    }
}
