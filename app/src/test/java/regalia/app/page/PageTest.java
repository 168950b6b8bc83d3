package regalia.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageTest extends Visited {

    @ParameterizedTest
    @ValueSource(strings = {"palace", "royaume", "lord", "minister", "emblemes"})
    void twoPeopleMeetByALinkAndPlayOneMatch(String game) {
        Visit.Person host = visit.person(1440, 900).go("/");
        host.page.locator(".box." + game + " .btn").nth(1).click();
        host.page.locator(".invite code").waitFor();
        String link = host.page.locator(".invite code").first().textContent();
        Visit.Person guest = visit.person(360, 740).go(link.substring(link.indexOf("/t/")));
        guest.page.locator(".card-list .btn").first().click();
        guest.page.locator(".btn--go").waitFor();
        // The host must have seen the guest sit down, or the bot gets the guest's chair.
        host.page.locator(".card-list li").nth(1).getByText("Send away").waitFor();
        host.page.locator(".card-list select").first().selectOption("squire");
        host.page.locator(".btn--go").click();
        guest.page.locator(".btn--go").click();
        for (Visit.Person person : List.of(host, guest)) {
            person.page.locator(".board").waitFor();
            quick(person);
        }
        Clicker one = new Clicker(host, 1);
        Clicker other = new Clicker(guest, 2);
        while (!one.over() || !other.over()) {
            if (!one.over()) one.click();
            if (!other.over()) other.click();
        }
        assertEquals(
                host.page.locator(".end h2").textContent(),
                guest.page.locator(".end h2").textContent());
        assertEquals(List.of(), host.troubles);
        assertEquals(List.of(), guest.troubles);
        host.page.context().close();
        guest.page.context().close();
    }

    @Test
    void afterTheMatchItIsReplayedAndItsLuckVerified() {
        Visit.Person person = visit.person(1440, 900).go("/");
        person.page.locator(".box.lord .btn--go").click();
        person.page.locator(".board").waitFor();
        quick(person);
        Clicker clicker = new Clicker(person, 3);
        while (!clicker.over()) clicker.click();
        String id = person.page.url().substring(person.page.url().lastIndexOf('/') + 1);
        person.go("/verify/" + id);
        Locator verdicts = person.page.locator("main b");
        PlaywrightAssertions.assertThat(verdicts.first()).containsText("the one that was promised");
        PlaywrightAssertions.assertThat(verdicts.nth(1)).containsText("all as they were");
        person.go("/replay/" + id);
        Locator slider = person.page.locator("input[type=range]");
        slider.waitFor();
        String before = person.page.url();
        person.page.keyboard().press("ArrowRight");
        assertTrue(!person.page.url().equals(before), "a link leads to the position");
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }

    @Test
    void whoChangesSeatsBeforeTheMatchPlaysFromTheirOwn() {
        Visit.Person host = somebody(1440, 900);
        Visit.Person guest = somebody(1440, 900);
        String table = host.post(
                        "/api/tables",
                        "{\"game\":\"lord\",\"seats\":4,\"players\":[\"me\",\"open\",\"open\",\"open\"]}")
                .get("id")
                .textValue();
        for (Visit.Person person : List.of(host, guest)) person.go("/t/" + table);
        Locator free = guest.page.getByText("Sit here");
        free.first().click();
        guest.page.getByText("Leave the table").click();
        free.nth(2).waitFor();
        free.nth(1).click();
        guest.page.getByText("I am ready").waitFor();
        host.post("/api/tables/" + table + "/swap", "{\"one\":0,\"other\":3}");
        for (int seat : List.of(0, 1))
            host.post("/api/tables/" + table + "/bots", "{\"seat\":" + seat + ",\"level\":\"squire\"}");
        for (Visit.Person person : List.of(host, guest))
            person.page.getByText("I am ready").click();
        for (Visit.Person person : List.of(host, guest)) {
            person.page.locator(".board").waitFor();
            PlaywrightAssertions.assertThat(person.page.locator(".ask p")).hasText(Pattern.compile("\\S"));
            PlaywrightAssertions.assertThat(person.page.locator(".seats .seat")).hasCount(3);
            assertEquals(List.of(), person.troubles);
        }
        PlaywrightAssertions.assertThat(host.page.locator(".seats .raven")).hasCount(0);
        PlaywrightAssertions.assertThat(guest.page.locator(".seats .serpent")).hasCount(0);
        host.leave();
        guest.leave();
    }

    @Test
    void whoPlayAgainMeetAtTheNextTable() {
        Visit.Person host = somebody(1440, 900);
        Visit.Person guest = somebody(360, 740);
        String table = begun(host, guest);
        for (Visit.Person person : List.of(host, guest)) person.post("/api/tables/" + table + "/concede", "{}");
        for (Visit.Person person : List.of(host, guest)) {
            person.go("/t/" + table).page.locator(".end .ranks").waitFor(A_MATCH);
            person.page.locator(".end .btn--go").click();
            person.page.getByText("I am ready").waitFor();
        }
        assertEquals(host.page.url(), guest.page.url());
        PlaywrightAssertions.assertThat(host.page.locator(".card-list li b")).hasCount(2);
        // Both leave, and a third table is opened: nobody is led to one that is no more.
        for (Visit.Person person : List.of(host, guest))
            person.page.getByText("Leave the table").click();
        guest.go("/t/" + table).page.locator(".end .btn--go").click();
        guest.page.getByText("I am ready").waitFor();
        assertEquals(List.of(), host.troubles);
        assertEquals(List.of(), guest.troubles);
        host.leave();
        guest.leave();
    }

    @Test
    void whoCancelledAMatchMayPlayAgain() {
        Visit.Person host = somebody(1440, 900);
        Visit.Person guest = somebody(360, 740);
        Visit.Person onlooker = somebody(1440, 900);
        String table = begun(host, guest);
        for (Visit.Person person : List.of(host, guest, onlooker))
            person.go("/t/" + table).page.locator(".board").waitFor();
        host.post("/api/tables/" + table + "/cancel", "{}");
        guest.page.locator(".motion .btn").first().click();
        for (Visit.Person person : List.of(host, guest, onlooker))
            person.page.getByText("This match was cancelled.").waitFor();
        PlaywrightAssertions.assertThat(onlooker.page.locator("main .btn--go")).hasCount(0);
        assertEquals(List.of(), Axe.faults(guest.page));
        host.page.getByText("Play again").press("Enter");
        host.page.getByText("I am ready").waitFor();
        guest.page.locator("main .btn--go").click();
        guest.page.getByText("I am ready").waitFor();
        assertEquals(host.page.url(), guest.page.url());
        // Whoever comes back to the old table is shown the way to the new one.
        host.go("/t/" + table).page.getByText("To the next match").click();
        host.page.getByText("I am ready").waitFor();
        assertEquals(guest.page.url(), host.page.url());
        for (Visit.Person person : List.of(host, guest, onlooker)) {
            assertEquals(List.of(), person.troubles);
            person.leave();
        }
    }

    @Test
    void theLanguageIsSwitchedAndKept() {
        Visit.Person person = visit.person(1440, 900).go("/");
        PlaywrightAssertions.assertThat(person.page.locator("h1")).hasText("What will you play?");
        person.page.getByText("Français").click();
        PlaywrightAssertions.assertThat(person.page.locator("h1")).hasText("À quoi jouez-vous ?");
        person.go("/rules/palace");
        PlaywrightAssertions.assertThat(person.page.locator("h1")).containsText("Règles");
        assertEquals("fr", person.page.evaluate("document.documentElement.lang"));
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }
}
