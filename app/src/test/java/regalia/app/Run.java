package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What a command answered. */
record Run(int code, String out, String err) {

    /** Runs a command with nothing to read. */
    static Run of(String... args) {
        return typing("", args);
    }

    static Run typing(String input, String... args) {
        StringWriter out = new StringWriter();
        return run(new BufferedReader(new StringReader(input)), out, args);
    }

    /** Runs a command whose next line is typed in the light of all that was written before it. */
    static Run answering(Function<String, String> typist, String... args) {
        StringWriter out = new StringWriter();
        BufferedReader in = new BufferedReader(new StringReader("")) {
            @Override
            public @Nullable String readLine() {
                return typist.apply(out.toString());
            }
        };
        return run(in, out, args);
    }

    private static Run run(BufferedReader in, StringWriter out, String... args) {
        StringWriter err = new StringWriter();
        int code = Main.run(Streams.plain(in, new PrintWriter(out, true), new PrintWriter(err, true)), args);
        return new Run(code, out.toString(), err.toString());
    }

    Run good() {
        assertEquals("", err);
        assertEquals(Main.GOOD, code);
        return this;
    }

    /** Refused in exactly this sentence, with nothing else said. */
    void refused(String sentence) {
        assertEquals(sentence + System.lineSeparator(), err);
        assertEquals("", out);
        assertEquals(Main.UNUSABLE, code);
    }

    /** Refused in one line that says this. */
    void refusedSaying(String part) {
        assertEquals(Main.UNUSABLE, code);
        assertEquals(1, err.lines().count(), err);
        assertEquals(part, err.contains(part) ? part : err);
        assertFalse(err.contains("\tat "), err);
    }
}
