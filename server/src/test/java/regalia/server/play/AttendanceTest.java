package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.FrailLine;
import regalia.server.RealPostgres;
import regalia.server.store.Database;
import regalia.server.store.Overloaded;

/** Who is there, as a node knows it of itself and reads it of others. */
class AttendanceTest {

    @TempDir
    Path folder = Path.of("");

    private static void write(Database database, int seat, String node) {
        database.write(handle -> handle.execute(
                        "INSERT INTO attendance(gathering, seat, node, until) VALUES ('table', ?, ?, ?)",
                        seat,
                        node,
                        Long.MAX_VALUE))
                .join();
    }

    private static Attendance at(Database database, String node) {
        return new Attendance(
                database, node, InstantSource.system(), new Keeper(database, node, InstantSource.system()));
    }

    @Test
    void whoIsGoneFromANodeIsGoneBeforeThatIsWrittenDown() {
        try (Database database = Database.open(RealPostgres.freshDatabase(), folder, Runnable::run)) {
            Attendance attendance = at(database, "here");
            write(database, 0, "here");
            write(database, 1, "elsewhere");
            assertFalse(attendance.there("table", 0));
            assertTrue(attendance.there("table", 1));
        }
    }

    @Test
    void whatCouldNotBeWrittenDownIsWrittenWithTheNextRenewal() {
        String address = RealPostgres.freshDatabase();
        try (FrailLine line = new FrailLine(address);
                Database frail = Database.open(line.address(), folder, Runnable::run);
                Database database = Database.open(address, folder, Runnable::run)) {
            Attendance attendance = at(frail, "here");
            Attendance elsewhere = at(database, "elsewhere");
            attendance.come("table", 0);
            await(() -> elsewhere.there("table", 0));
            line.cut();
            await(() -> isLost(frail));
            attendance.go("table", 0);
            attendance.come("table", 1);
            assertTrue(elsewhere.there("table", 0), "nobody can have told it");
            line.mend();
            await(() -> {
                attendance.renew();
                return elsewhere.there("table", 1);
            });
            assertFalse(elsewhere.there("table", 0));
        }
    }

    private static boolean isLost(Database database) {
        try {
            return database.read(handle -> handle.execute("SELECT 1")) < 0;
        } catch (Overloaded lost) {
            return true;
        }
    }

    private static void await(BooleanSupplier reached) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!reached.getAsBoolean()) {
            assertTrue(System.nanoTime() < until, "it doesn't come to it");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
        }
    }
}
