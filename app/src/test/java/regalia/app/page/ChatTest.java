package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Talking at a table, also before its match, and not having to read everything. Nobody plays meanwhile: only talk changes what is shown. */
class ChatTest extends Visited {

    private static void say(Visit.Person person, String table, String text) {
        person.post("/api/tables/" + table + "/chat", "{\"text\":\"" + text + "\"}");
    }

    private static Locator lines(Visit.Person person) {
        return person.page.locator(".chat > li");
    }

    private static void listen(Visit.Person person, String table) {
        person.go("/t/" + table).page.locator(".board").waitFor();
        person.page.getByText("Chat").first().click();
    }

    @Test
    void aLineIsReportedWithTheKeyboardAndNobodySeesItAnyMore() {
        Visit.Person host = somebody(1440, 900);
        Visit.Person guest = somebody(1440, 900);
        String table = begun(host, guest);
        listen(host, table);
        listen(guest, table);
        say(guest, table, "Your King is a toad.");
        say(host, table, "Be kind.");
        assertThat(lines(host)).hasCount(2);
        assertThat(lines(guest)).hasCount(2);
        // One's own line has nothing to be done about it.
        assertThat(lines(host).nth(1).locator("button")).hasCount(0);
        Locator bad = lines(host).first();
        bad.locator("button").press("Enter");
        bad.getByText("Report this line").press("Enter");
        assertThat(bad).containsText("the host of this server is told");
        assertEquals(List.of(), Axe.faults(host.page));
        Locator why = bad.locator("input");
        why.fill("an insult");
        why.press("Enter");
        assertThat(host.page.locator(".side [role=status]")).hasText(Pattern.compile("reported, and gone"));
        assertThat(lines(host)).hasCount(1);
        assertThat(lines(host)).containsText("Be kind.");
        // Pages that are open lose it too, and it doesn't come back.
        assertThat(lines(guest)).hasCount(1);
        listen(guest, table);
        assertThat(lines(guest)).hasCount(1);
        assertThat(lines(guest)).containsText("Be kind.");
        assertEquals(List.of(), host.troubles);
        assertEquals(List.of(), guest.troubles);
        guest.leave();
        host.leave();
    }

    @Test
    void whoWasAwayWhileALineWasReportedDoesNotGoOnReadingIt() {
        Visit.Person host = somebody(1440, 900);
        Visit.Person guest = somebody(1440, 900);
        List<WebSocketRoute> open = new ArrayList<>();
        boolean[] down = {false};
        guest.page.routeWebSocket(Pattern.compile("/api/tables/.+/socket"), socket -> {
            if (down[0]) socket.close();
            else {
                WebSocketRoute _ = socket.connectToServer();
                open.add(socket);
            }
        });
        String table = begun(host, guest);
        listen(guest, table);
        say(host, table, "Your Queen is a toad.");
        say(host, table, "Be kind.");
        assertThat(lines(guest)).hasCount(2);
        down[0] = true;
        open.forEach(WebSocketRoute::close);
        assertThat(guest.page.locator(".ask small")).hasText("Connection lost; trying again…");
        guest.post("/api/tables/" + table + "/report", "{\"number\":1,\"reason\":\"an insult\"}");
        assertThat(lines(guest)).hasCount(2);
        down[0] = false;
        assertThat(lines(guest)).hasCount(1);
        assertThat(lines(guest)).containsText("Be kind.");
        guest.leave();
        host.leave();
    }

    @ParameterizedTest
    @CsvSource({"1440, 900, LIGHT", "820, 1180, DARK", "360, 740, LIGHT", "360, 740, DARK"})
    void whoWaitForEachOtherTalk(int width, int height, ColorScheme theme) {
        Visit.Person host = visit.person(width, height, theme).go("/");
        host.page.locator(".box").first().waitFor();
        Visit.Person guest = somebody(1440, 900);
        Visit.Person onlooker = somebody(360, 740);
        String table = host.post("/api/tables", "{\"game\":\"lord\",\"seats\":2,\"players\":[\"me\",\"open\"]}")
                .get("id")
                .textValue();
        for (Visit.Person person : List.of(host, guest, onlooker))
            person.go("/t/" + table).page.locator(".invite code").waitFor();
        // With nobody there is nothing to say.
        assertThat(host.page.getByRole(AriaRole.TEXTBOX)).hasCount(0);
        guest.post("/api/tables/" + table + "/join", "{}");
        Locator words = host.page.getByRole(AriaRole.TEXTBOX);
        assertThat(words).hasCount(1);
        words.fill("Shall we wait for Maud?");
        words.press("Enter");
        assertThat(words).hasValue("");
        assertThat(lines(guest)).containsText("Shall we wait for Maud?");
        for (int line = 1; line <= 12; line++)
            say(guest, table, "She is on her way, so it is said; I have asked " + line);
        assertThat(lines(host)).hasCount(13);
        // The newest is in sight, and is told to who listens instead of reading.
        assertThat(lines(host).last()).isInViewport();
        assertThat(host.page.locator(".talk [aria-live=polite]").first()).containsText("I have asked 12");
        assertEquals(false, host.scrollsSideways());
        assertEquals(List.of(), Axe.faults(host.page));
        // Who reads further up is left there, until they speak.
        Locator list = host.page.locator(".chat");
        list.evaluate("list => list.scrollTop = 0");
        say(guest, table, "There she is!");
        assertThat(lines(host)).hasCount(14);
        assertThat(lines(host).first()).isInViewport();
        words.fill("At last.");
        words.press("Enter");
        assertThat(lines(host)).hasCount(15);
        assertThat(lines(host).last()).isInViewport();
        // Who only looks on reads; at the match it goes on.
        assertThat(lines(onlooker)).hasCount(15);
        assertThat(onlooker.page.getByRole(AriaRole.TEXTBOX)).hasCount(0);
        for (Visit.Person person : List.of(host, guest)) person.post("/api/tables/" + table + "/ready", NONCE);
        guest.page.locator(".board").waitFor();
        guest.page.getByText("Chat").first().click();
        assertThat(lines(guest)).hasCount(15);
        assertThat(lines(guest).last()).isInViewport();
        for (Visit.Person person : List.of(host, guest, onlooker)) {
            assertEquals(List.of(), person.troubles);
            person.leave();
        }
    }

    @Test
    void whoIsMutedIsNotReadUntilTheyAreReadAgain() {
        Visit.Person host = somebody(360, 740);
        Visit.Person guest = somebody(1440, 900);
        String table = begun(host, guest);
        host.go("/t/" + table).page.locator(".board").waitFor();
        host.page.locator(".acts .tabbtn").click();
        host.page.getByText("Chat").first().click();
        say(guest, table, "One");
        assertThat(lines(host)).hasCount(1);
        lines(host).first().locator("button").click();
        host.page.getByText("Don't read").click();
        assertThat(host.page.locator(".side [role=status]")).hasText(Pattern.compile("You don't read .* any more"));
        assertThat(lines(host)).hasCount(0);
        assertEquals(false, host.scrollsSideways());
        say(guest, table, "Two");
        say(host, table, "Mine");
        // What was said later is there, so what came before it has come too.
        assertThat(lines(host)).hasCount(1);
        assertThat(lines(host)).containsText("Mine");
        host.page.getByText("Read again").click();
        assertThat(lines(host)).hasCount(3);
        assertThat(lines(host).nth(1)).containsText("Two");

        lines(host).first().locator("button").click();
        host.page.getByText("Don't read").click();
        assertThat(lines(host)).hasCount(1);
        host.page.reload();
        host.page.locator(".board").waitFor();
        host.page.locator(".acts .tabbtn").click();
        host.page.getByText("Chat").first().click();
        // Nothing that they said is sent any more, and yet they can be read again.
        assertThat(lines(host)).hasCount(1);
        host.page.getByText("Read again").click();
        say(guest, table, "Three");
        assertThat(lines(host)).hasCount(2);
        assertThat(lines(host).nth(1)).containsText("Three");
        assertEquals(List.of(), host.troubles);
        guest.leave();
        host.leave();
    }
}
