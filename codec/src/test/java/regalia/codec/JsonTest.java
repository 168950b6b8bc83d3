package regalia.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Samples.Deed;
import regalia.codec.Samples.Everything;
import regalia.codec.Samples.Figure;
import regalia.codec.Samples.Range;
import regalia.codec.Samples.Reward;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Seat;
import regalia.kernel.Unusable;

class JsonTest {

    private static final String WRITTEN = "{\"text\":\"é\\\"\\n\",\"big\":5000000000,\"share\":0.5,\"yes\":true,"
            + "\"row\":[\"king\",null,\"spy\"],\"by\":{\"king\":-3,\"blackWitch\":\"half\"},"
            + "\"named\":{\"z\":[1],\"a\":[]},\"deed\":{\"type\":\"pass\"},\"range\":{\"from\":1,\"to\":2}}";

    private static Everything everything() {
        Map<Figure, Reward> by = new LinkedHashMap<>();
        by.put(Figure.BLACK_WITCH, new Reward("half"));
        by.put(Figure.KING, new Reward("-3"));
        Map<String, List<Integer>> named = new LinkedHashMap<>();
        named.put("z", List.of(1));
        named.put("a", List.of());
        List<Optional<Figure>> row = List.of(Optional.of(Figure.KING), Optional.empty(), Optional.of(Figure.SPY));
        return new Everything(
                "é\"\n", 5_000_000_000L, 0.5, true, row, by, named, List.of(), new Deed.Quiet.Pass(), new Range(1, 2));
    }

    @Test
    void aRecordIsWrittenInTheOrderOfItsComponentsAndComesBack() {
        assertEquals(WRITTEN, Json.write(everything()));
        assertEquals(everything(), Json.read(WRITTEN, Everything.class));
    }

    @Test
    void fieldsMayBeReadInAnyOrder() {
        assertEquals(new Range(1, 2), Json.read(" { \"to\" : 2 , \"from\" : 1 } ", Range.class));
    }

    @Test
    void mapsByConstantsAreWrittenInTheOrderOfTheConstants() {
        Everything same = Json.read(WRITTEN, Everything.class);
        assertTrue(Json.write(same).contains("\"by\":{\"king\":-3,\"blackWitch\""));
        assertEquals(new EnumMap<>(same.by()), same.by());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"firstPlayer\",\"seat\":2}",
                "{\"type\":\"place\",\"figure\":\"blackWitch\"}",
                "{\"type\":\"place\",\"figure\":\"king\",\"gap\":1}",
                "{\"type\":\"pass\"}",
                "\"noMore\""
            })
    void anActionTellsItsTypeFirstAndComesBack(String json) {
        assertEquals(json, Json.write(Json.read(json, Deed.class)));
    }

    @Test
    void anAbsentValueIsLeftOutAndNeverNull() {
        assertEquals(
                new Deed.Place(Figure.KING, Optional.empty()),
                Json.read("{\"type\":\"place\",\"figure\":\"king\"}", Deed.class));
        String json = "{\"type\":\"place\",\"figure\":\"king\",\"gap\":null}";
        Unusable fault = assertThrows(Unusable.class, () -> Json.read(json, Deed.class));
        assertEquals("gap: can't be null; it is left out when there is nothing to say", fault.getMessage());
    }

    @Test
    void aMessageSaysWhatEachArgumentIs() {
        Message message = Message.of(
                "thief.took",
                2,
                Seat.of(1),
                Figure.BLACK_WITCH,
                List.of(Figure.SPY, 3),
                Message.of("from", Seat.of(0)));
        String json = Json.write(message);
        assertEquals(
                "{\"key\":\"thief.took\",\"args\":[2,{\"seat\":1},{\"name\":\"figure.blackWitch\"},"
                        + "[{\"name\":\"figure.hidden\"},3],{\"key\":\"from\",\"args\":[{\"seat\":0}]}]}",
                json);
        Message back = Json.read(json, Message.class);
        assertEquals(json, Json.write(back));
        assertEquals("figure.blackWitch", ((Named) back.args().get(2)).key());
        assertEquals(Seat.of(1), back.args().get(1));
    }

    @Test
    void aListMayStandAtTheTop() {
        assertEquals("[{\"type\":\"pass\"},1]", Json.write(List.of(new Deed.Quiet.Pass(), 1)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "{`type`:`place`,`figure`:`wich`}  | figure: 'wich' is none of king, blackWitch, spy",
                "{`type`:`place`,`figure`:3}       | figure: must be one of king, blackWitch, spy, not 3",
                "{`type`:`place`,`figure`:null}    | figure: must be one of king, blackWitch, spy, not nothing",
                "{`type`:`place`}                  | figure: is missing",
                "{`type`:`place`,`figur`:`king`}   | figur: is no field here; there is figure, gap",
                "{`type`:`place`,`figure`:`king`,`code`:7} | code: is no field here; there is figure, gap",
                "{`type`:`pass`,`x`:1}             | x: is no field here; there is none",
                "{`type`:`plaice`}                 | type: 'plaice' is none of firstPlayer, place, pass",
                "{`type`:4}                        | type: 4 is none of firstPlayer, place, pass",
                "{`seat`:1}                        | type: is missing",
                "[]                                | must be an object, not a list",
                "`nomore`                          | 'nomore' is none of noMore",
                "{`type`:`firstPlayer`,`seat`:`1`} | seat: must be a whole number, not '1'",
                "{`type`:`firstPlayer`,`seat`:1.0} | seat: must be a whole number, not 1.0",
                "{`type`:`firstPlayer`,`seat`:true} | seat: must be a whole number, not true",
                "{`type`:`firstPlayer`,`seat`:2147483648} | seat: must be a whole number of at most 2147483647, not 2147483648",
                "{`type`:`firstPlayer`,`seat`:1,`seat`:2} | seat: stands here twice",
                "{`type`:`pass`} {}                | something follows after the end",
                "{`type`:`pass`} x                 | as JSON, it is not well-formed near column 18",
                "{`type`:`pass`                    | as JSON, it ends too soon near column 15",
                "{'type':`pass`}                   | as JSON, it is not well-formed near column 2",
            })
    void whatIsWrongWithAnActionIsOneSentence(String json, String sentence) {
        assertEquals(sentence, refused(json.replace('`', '"'), Deed.class));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "`text`:`é\\`\\n`   | `text`:1                  | text: must be text, not 1",
                "5000000000         | 5e9                       | big: must be a whole number of at most 64 bits, not 5.0E9",
                "0.5                | 1e999                     | share: must be a number, not Infinity",
                "true               | `true`                    | yes: must be true or false, not 'true'",
                "null,`spy`         | null,`mole`               | row[2]: 'mole' is none of king, blackWitch, spy",
                "-3                 | `-3`                      | by.king: must be a number, not '-3'",
                "-3                 | 1.5                       | by.king: must be a word or a whole number, not 1.5",
                "`half`             | `third`                   | by.blackWitch: 'third' is no reward",
                "`blackWitch`:      | `witch`:                  | by.witch: 'witch' is none of king, blackWitch, spy",
                "[1]                | [1,[]]                    | named.z[1]: must be a whole number, not a list",
                "{`z`:[1],`a`:[]}   | []                        | named: must be an object, not a list",
                "`a`:[]             | `a`:{}                    | named.a: must be a list, not an object",
                "`from`:1           | `from`:3                  | range: these values don't go together",
            })
    void whatIsWrongIsToldWithItsPath(String good, String bad, String sentence) {
        String was = good.replace('`', '"');
        assertTrue(WRITTEN.contains(was), was);
        assertEquals(sentence, refused(WRITTEN.replace(was, bad.replace('`', '"')), Everything.class));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"seat\":-1}", "{\"seat\":1,\"name\":\"x\"}", "{}", "\"x\"", "{\"name\":1}", "{\"key\":\"a\"}"
            })
    void anArgumentThatNoMessageCanSayIsRefused(String arg) {
        assertTrue(
                refused("{\"key\":\"k\",\"args\":[" + arg + "]}", Message.class).startsWith("args[0]"));
    }

    @Test
    void depthWithoutEndIsRefusedInWords() {
        String deep = "[".repeat(100_000);
        assertEquals("it is nested more than 100 deep", refused(deep, Message.class));
        String args = "{\"key\":\"k\",\"args\":[".repeat(40) + "]}".repeat(40);
        assertEquals(args, Json.write(Json.read(args, Message.class)));
    }

    @Test
    void aPartIsToldWithItsName() {
        Unusable refusal = assertThrows(
                Unusable.class,
                () -> Json.bind(Json.tree("{\"type\":\"place\",\"figure\":\"wich\"}"), Deed.class, "action"));
        assertEquals("action.figure: 'wich' is none of king, blackWitch, spy", refusal.getMessage());
    }

    @Test
    void whatStrangersWroteStaysOnOneLineAndShort() {
        String sentence = refused("{\"type\":\"\\n" + "x".repeat(500) + "\"}", Deed.class);
        assertTrue(sentence.lines().count() == 1 && sentence.length() < 120, sentence);
    }

    private static String refused(String json, Class<?> type) {
        return String.valueOf(
                assertThrows(Unusable.class, () -> Json.read(json, type)).getMessage());
    }
}
