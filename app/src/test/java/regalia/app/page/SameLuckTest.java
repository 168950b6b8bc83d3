package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tables that share their luck: how the results are compared. */
class SameLuckTest {

    private static final String NONCES = "{\"nonces\":[\"" + "0f".repeat(16) + "\"]}";
    private static final Locator.WaitForOptions A_MATCH = new Locator.WaitForOptions().setTimeout(120_000);

    private static Visit visit;

    @BeforeAll
    static void open() {
        visit = new Visit();
    }

    @AfterAll
    static void close() {
        visit.close();
    }

    private static Visit.Person somebody(int width, int height) {
        Visit.Person person = visit.person(width, height).go("/");
        person.page.locator(".box").first().waitFor();
        return person;
    }

    /** Opens a table for two, of whom a bot is one, and begins. */
    private static String begun(Visit.Person person, String more) {
        String wish = "{\"game\":\"lord\",\"players\":[\"me\",\"page\"]," + more + "}";
        String table = person.post("/api/tables", wish).get("id").textValue();
        person.post("/api/tables/" + table + "/ready", NONCES);
        return table;
    }

    /** A bot plays the match to its end. */
    private static void finish(Visit.Person person, String table) {
        person.post("/api/tables/" + table + "/concede", "{}");
        person.go("/t/" + table).page.locator(".end .ranks").waitFor(A_MATCH);
    }

    @Test
    void resultsAreCompared() {
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
        assertEquals(List.of(), Axe.faults(ada.page));

        finish(cleo, other);
        Locator theirs = cleo.page.locator(".end .same");
        assertThat(theirs.locator("tbody").first().locator(".which")).hasText("This table");
        assertThat(theirs.locator("td b")).hasCount(4);
        assertThat(theirs).not().containsText("Challenge others");
        assertEquals(false, cleo.scrollsSideways());
        assertEquals(List.of(), Axe.faults(cleo.page));

        // Opened again, it is looked up again.
        ada.page.keyboard().press("Escape");
        ada.page.getByText("Result", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(same.locator("td b")).hasCount(4);
        ada.page.locator(".end .links a").first().click();
        ada.page.getByText("Compare the results").click();
        assertThat(same.locator("td b")).hasCount(4);
        assertEquals(List.of(), ada.troubles);
        assertEquals(List.of(), cleo.troubles);
        ada.leave();
        cleo.leave();
    }
}
