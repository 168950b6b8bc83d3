package regalia.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PipeTest {

    private static byte[] line(String text) {
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void nothingFollowsTheLastLine() throws IOException, InterruptedException {
        Pipe pipe = new Pipe(true);
        pipe.hear(line("first"));
        pipe.hearLast(line("last"));
        // Somebody else who heard the end has gone, and that is told to whoever is still there.
        pipe.hear(line("somebody went"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pipe.pump(out, 10_000);
        assertEquals("first\nlast\n", out.toString(StandardCharsets.UTF_8));
    }
}
