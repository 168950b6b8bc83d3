package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ProgramTest {

    @Test
    void whoSpeaksToAProgramThatNeverReadsDoesNotWaitForIt() throws IOException, InterruptedException {
        Program deaf = new Program(Quoted.words(Misfit.command("deaf")), _ -> {});
        for (int i = 0; i < 1000; i++) deaf.say("x".repeat(10_000));
        assertTrue(deaf.next(System.nanoTime()).isEmpty());
        deaf.end();
        assertTrue(deaf.exitCode().isPresent(), "it still runs");
    }

    @Test
    void whoDoesNotEndWhenItsInputDoesIsEnded() throws IOException, InterruptedException {
        Program lingers = new Program(Quoted.words(Misfit.command("lingers")), _ -> {});
        lingers.dismiss();
        assertTrue(lingers.exitCode().isPresent(), "it still runs");
        assertFalse(lingers.exitCode().orElseThrow() == 0, "it ended by itself");
    }

    @Test
    void ofALineThatIsTooLongTheBeginningIsKeptAndTheNextIsWholeAgain() throws IOException {
        String longest = "x".repeat(LineReader.LONGEST);
        assertEquals(
                List.of("a:true", "b:true", ":true", "65536:true", "c:true", "long:false", "d:true", "e:true"),
                read("a\nb\r\n\n" + longest + "\nc\n" + "y".repeat(200_000) + "\nd\ne"));
        assertEquals(List.of("long:false"), read("y".repeat(200_000)));
        assertEquals(List.of(), read(""));
    }

    private static List<String> read(String text) throws IOException {
        LineReader reader = new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        List<String> lines = new ArrayList<>();
        for (Optional<LineReader.Line> line = reader.next(); line.isPresent(); line = reader.next()) {
            String shown = line.get().text();
            if (!line.get().whole()) shown = "long";
            else if (shown.length() > 10) shown = Integer.toString(shown.length());
            lines.add(shown + ":" + line.get().whole());
        }
        return lines;
    }
}
