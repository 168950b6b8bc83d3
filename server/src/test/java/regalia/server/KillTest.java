package regalia.server;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Reading;

/** A server that is killed under load has lost nothing that it acknowledged and done nothing twice. */
class KillTest {

    private static final int KILLS = Integer.getInteger("regalia.kills", 5);
    private static final int MATCHES = 6;

    @TempDir
    Path folder;

    @Test
    void whatWasAcknowledgedSurvivesAKill() throws Exception {
        Random random = new Random(5);
        ServerProcess server = ServerProcess.start(folder, null);
        try {
            for (int killed = 0; killed < KILLS; ) {
                Load load = new Load(List.of(server.site()));
                load.begin(MATCHES, 2);
                int before = killed;
                while (killed < KILLS) {
                    load.awaitMore(5 + random.nextInt(40));
                    if (load.over()) break;
                    server.kill();
                    killed++;
                    server = ServerProcess.start(folder, null);
                    load.at(List.of(server.site()));
                }
                assertFalse(killed == before, "all was over before the first kill");
                load.awaitEnd();
                try (Reading database = Reading.open(null, folder)) {
                    load.demandNothingLost(List.of(server.site()), database);
                }
            }
        } finally {
            server.kill();
        }
    }
}
