package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;

/** Tables that share their luck: how it is agreed, what is hidden meanwhile, and how the results are compared. */
class SameLuckTest extends Visited {

    /** Opens a table for two, of whom a bot is one, and begins. */
    private static String begun(Visit.Person person, String more) {
        String wish = "{\"game\":\"lord\",\"players\":[\"me\",\"page\"]," + more + "}";
        String table = person.post("/api/tables", wish).get("id").textValue();
        person.post("/api/tables/" + table + "/ready", NONCE);
        return table;
    }

    /** A bot plays the match to its end. */
    private static void finish(Visit.Person person, String table) {
        person.post("/api/tables/" + table + "/concede", "{}");
        person.go("/t/" + table).page.locator(".end .ranks").waitFor(A_MATCH);
    }

    @Test
    void resultsAreComparedAndTheRestIsSeenWhenAllAreDone() {
        Visit.Person ada = somebody(1440, 900);
        Visit.Person cleo = somebody(360, 740);
        String one = begun(ada, "\"share\":true");
        String other = begun(cleo, "\"duplicateOf\":\"" + one + "\"");
        finish(ada, one);
        Locator same = ada.page.locator(".end .same");
        Locator tables = same.locator("tbody");
        assertThat(tables).hasCount(2);
        assertThat(tables.first()).containsText("This table");
        assertThat(tables.first().locator("td b")).hasCount(2);
        assertThat(tables.nth(1)).containsText("still being played");
        assertThat(tables.nth(1).locator("td b")).hasCount(0);
        assertThat(same).containsText("Challenge others");
        Locator links = ada.page.locator(".end .links a");
        assertThat(ada.page.locator(".end")).containsText("Others still play with this luck");
        assertThat(links).hasCount(0);
        ada.page.locator(".end summary").first().click();
        assertThat(ada.page.locator(".end tbody a[href^='/rules/']").first()).isVisible();
        assertThat(ada.page.locator(".end a[href^='/replay/']")).hasCount(0);
        assertEquals(List.of(), Axe.faults(ada.page));

        finish(cleo, other);
        Locator theirs = cleo.page.locator(".end .same");
        assertThat(theirs.locator("tbody").first().locator(".which")).hasText("This table");
        assertThat(theirs.locator("td b")).hasCount(4);
        assertThat(theirs).not().containsText("Challenge others");
        assertThat(cleo.page.locator(".end .links a")).hasCount(3);
        assertEquals(false, cleo.scrollsSideways());
        assertEquals(List.of(), Axe.faults(cleo.page));

        // Opened again, it is looked up again.
        ada.page.keyboard().press("Escape");
        ada.page.getByText("Result", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(same.locator("td b")).hasCount(4);
        assertThat(links).hasCount(3);
        links.first().click();
        ada.page.getByText("Compare the results").click();
        assertThat(same.locator("td b")).hasCount(4);
        assertEquals(List.of(), ada.troubles);
        assertEquals(List.of(), cleo.troubles);
        ada.leave();
        cleo.leave();
    }

    @Test
    void whoeverSitsAtATableSharesItsLuckAndEverybodySeesIt() {
        Visit.Person ada = somebody(360, 740);
        Visit.Person ben = somebody(1440, 900);
        String table = ada.post("/api/tables", "{\"game\":\"lord\",\"players\":[\"me\",\"open\"]}")
                .get("id")
                .textValue();
        ada.go("/t/" + table).page.locator(".invite").waitFor();
        ben.go("/t/" + table).page.locator(".invite").waitFor();
        // Who has no seat may not share it.
        assertThat(ben.page.locator("summary")).hasCount(1);
        ada.page.getByText("The same luck for others").press("Enter");
        ada.page.getByText("Share the luck").press("Enter");
        for (Visit.Person person : List.of(ada, ben)) {
            assertThat(person.page.locator(".shared")).containsText("nobody can watch, and nobody sees a record");
            assertThat(person.page.locator("summary")).hasCount(1);
            assertEquals(List.of(), Axe.faults(person.page));
        }
        assertEquals(false, ada.scrollsSideways());
        ada.post("/api/tables/" + table + "/bots", "{\"seat\":1,\"level\":\"page\"}");
        ada.page.locator(".btn--go").click();
        ada.page.locator(".acts .tabbtn").click();
        ada.page.locator("details.more summary").click();
        assertThat(ada.page.locator("details.more")).containsText("Challenge others: same luck");
        // Who only looked on sees nothing more, and is told why.
        assertThat(ben.page.locator("[role=alert]")).containsText("shares its luck");
        assertThat(ben.page.locator(".same")).containsText("Nobody else plays with this luck yet");
        assertThat(ben.page.locator(".board")).hasCount(0);
        assertEquals(List.of(), ada.troubles);
        ada.leave();
        ben.leave();
    }

    @Test
    void aTableThatIsToShareItsLuckIsOpenedSoAndPlayedByALink() {
        Visit.Person ada = visit.person(360, 740).go("/new/lord");
        for (int seat = 1; seat < 3; seat++)
            ada.page.locator("fieldset").first().locator("select").nth(seat).selectOption("page");
        ada.page.locator("details summary").click();
        ada.page.getByLabel("Share the luck of this table").check();
        assertEquals(false, ada.scrollsSideways());
        ada.page.locator("form .btn--go").click();
        ada.page.locator(".board").waitFor();
        String id = ada.page.url().substring(ada.page.url().lastIndexOf('/') + 1);

        Visit.Person cleo = visit.person(1440, 900).go("/new/lord?duplicate=" + id);
        for (int seat = 1; seat < 3; seat++)
            cleo.page.locator("fieldset").first().locator("select").nth(seat).selectOption("page");
        assertThat(cleo.page.getByLabel("Share the luck of this table")).isDisabled();
        cleo.page.locator("form .btn--go").click();
        assertThat(cleo.page).hasURL(Pattern.compile("/t/(?!" + id + ").+"));
        cleo.page.locator(".board").waitFor();
        assertEquals(List.of(), ada.troubles);
        assertEquals(List.of(), cleo.troubles);
        ada.leave();
        cleo.leave();
    }

    @Test
    void aTableOfTheSameLuckHasTheSeatsAndOptionsOfTheFirst() {
        Visit.Person ada = somebody(1440, 900);
        String wish = "{\"game\":\"emblemes\",\"players\":[\"me\",\"page\",\"page\",\"page\"],"
                + "\"options\":{\"hiddenGold\":true},\"share\":true}";
        String table = ada.post("/api/tables", wish).get("id").textValue();
        ada.post("/api/tables/" + table + "/ready", NONCE);

        Visit.Person cleo = somebody(360, 740).go("/new/emblemes");
        Locator seats = cleo.page.getByLabel("Players");
        Locator gold = cleo.page
                .locator("fieldset")
                .nth(1)
                .locator("input[type=checkbox]")
                .first();
        seats.selectOption("5");
        assertThat(gold).not().isChecked();
        cleo.page.locator("details summary").click();
        cleo.page.getByLabel("Share the luck of this table").check();
        Locator link = cleo.page.getByLabel("Same luck as the table");
        link.fill(visit.address("/t/" + table + "?seat=0"));
        link.press("Tab");
        assertThat(seats).hasValue("4");
        assertThat(seats).isDisabled();
        assertThat(gold).isChecked();
        assertThat(gold).isDisabled();
        assertThat(cleo.page.locator("form")).containsText("As many players and the same options");
        assertEquals(List.of(), Axe.faults(cleo.page));
        // Without the link they are one's own again.
        link.fill("");
        assertThat(gold).not().isChecked();
        assertThat(seats).isEnabled();
        link.fill(table);
        for (int seat = 1; seat < 4; seat++)
            cleo.page.locator("fieldset").first().locator("select").nth(seat).selectOption("page");
        Request asked = cleo.page.waitForRequest(
                Pattern.compile("/api/tables$"),
                () -> cleo.page.locator("form .btn--go").click());
        JsonNode body = Json.tree(asked.postData());
        assertEquals(table, body.get("duplicateOf").textValue());
        for (String field : List.of("seats", "options", "share")) assertFalse(body.has(field), field);
        cleo.page.locator(".board").waitFor();
        assertEquals(List.of(), cleo.troubles);
        ada.leave();
        cleo.leave();
    }

    @Test
    void whoWantsTheLuckOfAnotherGameIsLedToThatGame() {
        Visit.Person ada = somebody(1440, 900);
        String table = begun(ada, "\"share\":true");
        Visit.Person cleo = somebody(360, 740).go("/new/palace?duplicate=" + table);
        Locator why = cleo.page.locator("form [role=alert]");
        assertThat(why).containsText("That is a table of Road to Lord, and the same luck needs the same game.");
        cleo.page.onRequest(request -> assertEquals("GET", request.method(), request.url()));
        cleo.page.locator("form .btn--go").click();
        assertThat(why).isInViewport();
        assertEquals(false, cleo.scrollsSideways());
        assertEquals(List.of(), Axe.faults(cleo.page));
        why.locator("a").press("Enter");
        assertThat(cleo.page.locator("h1")).hasText("A table of Road to Lord");
        assertThat(cleo.page.getByLabel("Same luck as the table")).hasValue(table);
        assertThat(cleo.page.getByLabel("Players")).hasValue("2");
        assertThat(cleo.page.locator("[role=alert]")).hasCount(0);
        assertEquals(List.of(), cleo.troubles);
        ada.leave();
        cleo.leave();
    }

    @Test
    void aTableThatSharesNothingOffersNoLink() {
        Visit.Person person = somebody(1440, 900);
        String table = person.table("lord", "me", "page");
        person.go("/t/" + table).page.locator("details.more summary").click();
        assertThat(person.page.locator("details.more")).containsText("Give up");
        assertThat(person.page.locator("details.more")).not().containsText("Challenge others");
        finish(person, table);
        assertThat(person.page.locator(".end .links a")).hasCount(3);
        assertThat(person.page.locator(".end .same")).hasCount(0);
        assertEquals(List.of(), person.troubles);
        person.leave();
    }
}
