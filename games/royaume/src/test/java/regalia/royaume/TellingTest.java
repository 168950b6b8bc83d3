package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.Json;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Seat;
import regalia.testkit.RandomMatch;
import regalia.testkit.Setup;

/** Whatever happens can be told, in both languages. */
class TellingTest {

    private static JsonNode catalogue(String language) {
        try (InputStream in = Royaume.class.getResourceAsStream("messages_" + language + ".json")) {
            return Json.tree(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void check(Object said, JsonNode catalogue) {
        switch (said) {
            case Message(String key, List<Object> args) -> {
                assertTrue(catalogue.has(key), key);
                for (Object arg : args) check(arg, catalogue);
            }
            case List<?> list -> list.forEach(each -> check(each, catalogue));
            case Named named -> assertTrue(catalogue.has(named.key()), named.key());
            default -> assertTrue(said instanceof Integer || said instanceof Seat, said::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "second", "full"})
    void everyPositionOfAMatchIsTold(String level) {
        RoyaumeTelling telling = new RoyaumeTelling();
        Setup<RoyaumeState, RoyaumeAction, RoyaumeView> setup = Setup.of(new Hidden(), 3, Map.of("level", level));
        RoyaumeSense sense = new RoyaumeSense((RoyaumeRules) setup.rules());
        List<Object> said = new ArrayList<>();
        RandomMatch<RoyaumeState, RoyaumeAction, RoyaumeView> match = new RandomMatch<>(setup, 3);
        match.walk(state -> {
            for (int viewer : match.viewers()) {
                RoyaumeView view = setup.rules().view(state, viewer);
                assertFalse(telling.table(view).isEmpty());
                said.addAll(telling.table(view));
                said.add(telling.ask(view));
                said.addAll(telling.hand(view));
                assertEquals(3, telling.scores(view).size());
                said.addAll(telling.scores(view));
                if (viewer != Seat.SPECTATOR)
                    for (int code : match.legal(state, viewer))
                        said.add(sense.reason(state, viewer, setup.rules().action(code)));
            }
        });
        for (String language : List.of("en", "fr")) {
            JsonNode catalogue = catalogue(language);
            for (Object each : said) check(each, catalogue);
        }
    }
}
