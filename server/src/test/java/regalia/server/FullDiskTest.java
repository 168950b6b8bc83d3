package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Faults;

/** Where there is no room on the disk nothing is kept, and who runs the server is told why. */
class FullDiskTest {

    private static final String WHY = "the database doesn't keep what is done: [SQLITE_FULL] database or disk is full";

    @TempDir
    Path folder;

    @Test
    void theLogSaysSoOnceAMinute() {
        Faults faults = new Faults();
        try (TestNode node = TestNode.faulty(folder, null, faults);
                Warnings warnings = Warnings.of("regalia.server.play.Complaint")) {
            TestPerson ada = TestPerson.at(node.site(), "Ada");
            String table = ada.open("\"game\":\"palace\",\"seats\":2");
            faults.fill();
            List<String> expected = new ArrayList<>();
            for (int minute = 0; minute < 2; minute++) {
                expected.add(WHY);
                for (int time = 0; time < 3; time++)
                    ada.at(table, "chat", "{\"text\":\"hush\",\"key\":\"c-1\"}").refused(503, "server.busy");
                assertEquals(expected, warnings.heard());
                node.clock.jump(Duration.ofSeconds(61));
            }
        }
    }
}
