package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.RealPostgres;
import regalia.server.store.Database;

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

    @Test
    void whoIsGoneFromANodeIsGoneBeforeThatIsWrittenDown() {
        try (Database database = Database.open(RealPostgres.freshDatabase(), folder, Runnable::run)) {
            Attendance attendance =
                    new Attendance(database, "here", InstantSource.system(), new Keeper(database, "here"));
            write(database, 0, "here");
            write(database, 1, "elsewhere");
            assertFalse(attendance.there("table", 0));
            assertTrue(attendance.there("table", 1));
        }
    }
}
