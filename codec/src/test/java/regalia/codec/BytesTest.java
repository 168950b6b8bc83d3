package regalia.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Samples.Deed;
import regalia.codec.Samples.Everything;
import regalia.codec.Samples.Figure;
import regalia.codec.Samples.Range;
import regalia.codec.Samples.Reward;
import regalia.kernel.Message;
import regalia.kernel.Seat;

/** Bytes that are written without a tree are those of the tree. */
class BytesTest {

    private static void same(Object value) {
        assertEquals(new String(Json.write(value).getBytes(UTF_8), UTF_8), new String(Json.bytes(value), UTF_8));
    }

    @Test
    void everyCharacterIsWrittenAsInTheTree() {
        for (int c = 0; c <= Character.MAX_VALUE; c++) same("a" + (char) c + "b");
        same("😀\uD83D\uDE00");
        same("\uDE00\uD83D");
        same("\uD83D");
        same("");
        same("\u0001".repeat(3000));
        same("é".repeat(3000));
        same("€\"".repeat(3000));
        same("😀\n".repeat(3000));
    }

    @ParameterizedTest
    @ValueSource(
            longs = {0, 1, 9, 10, -1, -9, -10, 99, 100, 12345, -12345, Long.MAX_VALUE, Long.MIN_VALUE, Integer.MIN_VALUE
            })
    void everyNumberIsWrittenAsInTheTree(long number) {
        same(number);
        same((int) number);
        same(number / 3.0);
    }

    @Test
    void everyKindOfValueIsWrittenAsInTheTree() {
        Map<Figure, Reward> by =
                new EnumMap<>(Map.of(Figure.KING, new Reward("-3"), Figure.BLACK_WITCH, new Reward("half")));
        same(new Everything(
                "é\"\n",
                5_000_000_000L,
                0.5,
                true,
                List.of(Optional.of(Figure.KING), Optional.empty(), Optional.of(Figure.SPY)),
                by,
                Map.of("\"z\"", List.of(1, -2, 345)),
                List.of(),
                new Deed.Quiet.Pass(),
                new Range(1, 2)));
        same(Message.of("a", 1, Seat.of(2), List.of(Message.of("é"), List.of()), Message.of("b", 3)));
        same(List.of(1, "x", List.of(), Json.tree("{\"a\":[1.5,null,true,\"é\"]}"), new Reward("7"), new Reward("07")));
        assertThrows(IllegalArgumentException.class, () -> Json.bytes(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> Json.bytes(Message.of("a", 1.5)));
    }

    @Test
    void aWordThatComesAgainIsWrittenTheSame() {
        for (int i = 0; i < 3000; i++) same(new Reward("" + i % 1500));
        same(new Reward("half"));
    }

    @Test
    void rawIsWhatItIsWrittenAs() {
        assertEquals(Raw.of(Json.tree("{\"from\":1,\"to\":2}")), Raw.of(new Range(1, 2)));
        assertEquals(
                Raw.of(new Range(1, 2)).hashCode(),
                Raw.of(Json.tree("{\"from\":1,\"to\":2}")).hashCode());
        assertNotEquals(Raw.of(new Range(1, 3)), Raw.of(new Range(1, 2)));
        assertEquals("{\"from\":1,\"to\":2}", Raw.of(new Range(1, 2)).toString());
    }

    @Test
    void aBufferIsFilledAgainAfterItWasEmptied() throws IOException {
        Utf8 out = new Utf8();
        Json.append("first", out);
        out.clear();
        Json.append(new Range(1, 2), out);
        out.put('\n');
        assertEquals("{\"from\":1,\"to\":2}\n", out.toString());
        assertEquals(18, out.size());
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        out.writeTo(written);
        assertEquals(out.toString(), written.toString(UTF_8));
    }
}
