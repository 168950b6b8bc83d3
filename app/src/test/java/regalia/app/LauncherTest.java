package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The launcher has tests of its own, a shell script: they belong to the whole. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is a shell script")
class LauncherTest {

    @Test
    void theLauncherDoesWhatItsTestsSay() throws IOException, InterruptedException {
        Path script =
                Path.of("..", "build", "launcher-test.sh").toAbsolutePath().normalize();
        assertTrue(Files.exists(script), script.toString());
        Process process = new ProcessBuilder("bash", script.toString())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
    }
}
