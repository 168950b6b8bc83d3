package regalia.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AccessTest extends Visited {

    private static void demandClean(Visit.Person person) {
        person.page.evaluate("document.fonts.ready.then(() => true)");
        assertEquals("", String.join("\n", Axe.faults(person.page)), person.page.url());
    }

    @ParameterizedTest
    @CsvSource({
        "palace, LIGHT", "royaume, LIGHT", "lord, LIGHT", "minister, LIGHT", "emblemes, LIGHT",
        "palace, DARK", "royaume, DARK", "lord, DARK", "minister, DARK", "emblemes, DARK"
    })
    void aBoardKeepsNobodyOut(String game, ColorScheme theme) {
        Visit.Person person = visit.person(1440, 900, theme).go("/");
        person.page.locator(".box").first().waitFor();
        person.go("/t/" + person.table(game, "me", "squire", "squire"));
        person.all(".lit, .slot:is(button), .choices .btn").first().waitFor();
        demandClean(person);
        person.leave();
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void thePagesAroundTheTableKeepNobodyOut(ColorScheme theme) {
        Visit.Person person = visit.person(360, 740, theme).go("/");
        person.page.locator(".box").first().waitFor();
        demandClean(person);
        for (String path : List.of("/new/palace", "/rules/lord", "/me", "/about")) {
            person.go(path).page.locator("main h1").waitFor();
            demandClean(person);
        }
        String gathering = person.post("/api/tables", "{\"game\":\"emblemes\",\"seats\":3,\"players\":[\"me\"]}")
                .get("id")
                .textValue();
        person.go("/t/" + gathering).page.locator(".invite code").waitFor();
        demandClean(person);
        person.leave();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lord"})
    void theEndAndTheReplayOfAMatchKeepNobodyOut(String game) {
        Visit.Person person = visit.person(1440, 900).go("/");
        person.page.locator(".box").first().waitFor();
        String table = person.table(game, "me", "squire", "squire");
        person.post("/api/tables/" + table + "/concede", "{}");
        person.go("/t/" + table).page.locator(".end .ranks li").first().waitFor();
        demandClean(person);
        person.go("/replay/" + table).page.locator("input[type=range]").waitFor();
        demandClean(person);
        person.leave();
    }
}
