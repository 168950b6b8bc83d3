package regalia.app.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanTest {

    private static final String SAMPLE = """
            {"type":"decide","seq":12,"millis":-1,"view":{"é":[1.5e-3,0,-0,true,false,null,{}],"x":"\\u00e9\\n\\"€😀"}, "legal" : [] ,\t"legalTotal":7}
            {"type":"taken","key":"1z","reason":"wire.stale","seq":123456789}
            """;
    private static final byte[] LETTERS = "{}[]:,\"\\ \n0123456789-+.eEtrufalsn/".getBytes(StandardCharsets.US_ASCII);

    private static List<Line> lines(byte[] bytes) {
        List<Line> lines = new ArrayList<>();
        Line.each(bytes, 0, bytes.length, lines::add);
        return lines;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void theFieldsThatAPlayerNeedsAreRead() {
        assertEquals(
                List.of(new Line("decide", 12, "", 7, ""), new Line("taken", 123456789, "1z", 0, "wire.stale")),
                lines(utf8(SAMPLE)));
    }

    @Test
    void onlyThePartThatIsNamedIsRead() {
        byte[] bytes = utf8("}{\"seq\":3}{");
        List<Line> lines = new ArrayList<>();
        Line.each(bytes, 1, bytes.length - 2, lines::add);
        assertEquals(List.of(new Line("", 3, "", 0, "")), lines);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":01}",
                "{\"a\":1.}",
                "{\"a\":.5}",
                "{\"a\":1e}",
                "{\"a\":-}",
                "{\"a\":tru}",
                "{\"a\":nul1}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12g4\"}",
                "{\"a\":\"\n\"}",
                "{\"a\":1,}",
                "{,}",
                "{\"a\" 1}",
                "{\"a\":[1,]}",
                "{\"a\":[1 2]}",
                "{\"a\":{]}",
                "{\"a\":\"",
                "{\"a\":1",
                "{\"a\"",
                "{",
                "x",
                "\"seq\"",
                "{\"seq\":\"1\"}",
                "{\"seq\":1.5}",
                "{\"seq\":-1}",
                "{\"seq\":1234567890}",
                "{\"type\":1}"
            })
    void whatIsNoLineIsRefused(String text) {
        assertThrows(Scan.Malformed.class, () -> lines(utf8(text)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0x80, 0xc1, 0xf5, 0xe2, 0x1f})
    void whatIsNoTextIsRefused(int wrong) {
        byte[] bytes = utf8("{\"a\":\"b\"}");
        bytes[6] = (byte) wrong;
        assertThrows(Scan.Malformed.class, () -> lines(bytes));
    }

    /** Changed and cut at random, it is taken exactly where Jackson takes it. */
    @Test
    void jacksonTakesTheSame() {
        SplittableRandom random = new SplittableRandom(7);
        String plain =
                SAMPLE.replace("\"seq\"", "\"s\"").replace("legalTotal", "t").replace("type", "y");
        int taken = 0;
        for (int i = 0; i < 100_000; i++) {
            byte[] bytes = utf8(plain.replace("key", "k").replace("reason", "r"));
            for (int changes = random.nextInt(3); changes >= 0; changes--) {
                int where = random.nextInt(bytes.length);
                if (bytes[where] > 0) bytes[where] = LETTERS[random.nextInt(LETTERS.length)];
            }
            boolean good = isObjects(bytes);
            if (good) taken++;
            assertEquals(good, isTaken(bytes), () -> new String(bytes, StandardCharsets.UTF_8));
        }
        assertTrue(taken > 1000, taken + " were taken");
    }

    private static boolean isTaken(byte[] bytes) {
        try {
            lines(bytes);
            return true;
        } catch (Scan.Malformed malformed) {
            return false;
        }
    }

    private static boolean isObjects(byte[] bytes) {
        try (JsonParser parser = new JsonFactory().createParser(bytes)) {
            while (parser.nextToken() != null) {
                if (!parser.isExpectedStartObjectToken()) return false;
                parser.skipChildren();
            }
            return true;
        } catch (IOException malformed) {
            return false;
        }
    }
}
