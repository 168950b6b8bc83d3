package regalia.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.codec.Samples.Faces;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Unusable;

class OptionsJsonTest {

    private static final Faces STANDARD = DataFiles.resource(OptionsJsonTest.class, "faces.yaml", Faces.class);
    private static final List<Option> OPTIONS = List.of(
            new Option.First(3),
            new Option.Flag("hidden", false),
            new Option.Choice("set", List.of("A", "B"), "A"),
            new Option.Whole("deck", List.of(45, 54), 54),
            new Option.SomeSeats("novices", 3),
            new Option.File("faces", Faces.class, STANDARD));

    @Test
    void everyOptionIsWrittenInItsOrderButAStandardFileIsLeftOut() {
        String json = OptionsJson.write(OPTIONS, Options.complete(OPTIONS, Map.of("novices", "2,0")))
                .toString();
        assertEquals("{\"first\":\"random\",\"hidden\":false,\"set\":\"A\",\"deck\":54,\"novices\":[0,2]}", json);
    }

    @Test
    void whatAPersonChoseComesBack() {
        Faces own = DataFiles.parse("own.yaml", "{version: 1, sets: {B: {king: [1, 2, half]}}}", Faces.class);
        Options chosen =
                Options.complete(OPTIONS, Map.of("first", "1", "hidden", "true", "set", "B", "deck", 45, "faces", own));
        String json = OptionsJson.write(OPTIONS, chosen).toString();
        assertEquals(
                "{\"first\":1,\"hidden\":true,\"set\":\"B\",\"deck\":45,\"novices\":[],"
                        + "\"faces\":{\"version\":1,\"sets\":{\"B\":{\"king\":[1,2,\"half\"]}}}}",
                json);
        assertEquals(chosen, OptionsJson.read(OPTIONS, Json.tree(json)));
    }

    @Test
    void whatIsNotThereIsTheStandard() {
        assertEquals(Options.complete(OPTIONS, Map.of()), OptionsJson.read(OPTIONS, Json.tree("{}")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "[]                  | options: must be an object, not a list",
                "{`colour`:1}        | there is no option 'colour' here; there is first, hidden, set, deck, novices, faces",
                "{`first`:`1`}       | option first is not written as '1' in JSON",
                "{`first`:3}         | option first can be random, 0, 1 or 2, not '3'",
                "{`hidden`:`true`}   | option hidden is not written as 'true' in JSON",
                "{`hidden`:null}     | option hidden can't be nothing",
                "{`deck`:45.0}       | option deck can't be 45.0",
                "{`deck`:46}         | option deck can be 45 or 54, not '46'",
                "{`set`:`C`}         | option set can be A or B, not 'C'",
                "{`novices`:[2,0]}   | option novices must list seats in ascending order, each once",
                "{`novices`:[0,0]}   | option novices must list seats in ascending order, each once",
                "{`novices`:`0,2`}   | option novices is not written as '0,2' in JSON",
                "{`novices`:[`0`]}   | options.novices[0]: must be a whole number, not '0'",
                "{`faces`:`own.yaml`} | options.faces: must be an object, not 'own.yaml'",
                "{`faces`:{`version`:1,`sets`:{`B`:{`king`:[1,`x`]}}}} | options.faces.sets.B.king[1]: 'x' is no reward",
                "{`faces`:{`version`:1,`sets`:{`B`:{`king`:[1]}}}} | options.faces.sets.B.king: must have three rewards",
            })
    void whatIsWrongIsOneSentence(String json, String sentence) {
        Unusable refusal =
                assertThrows(Unusable.class, () -> OptionsJson.read(OPTIONS, Json.tree(json.replace('`', '"'))));
        assertEquals(sentence, refusal.getMessage());
    }
}
