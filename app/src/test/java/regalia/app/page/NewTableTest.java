package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The form with which a table is opened: what it asks the server for, and where it leads. */
class NewTableTest extends Visited {

    private static final Pattern OPENING = Pattern.compile("/api/tables$");

    /** What this page asks the server to do from now on. */
    private static List<String> posts(Visit.Person person) {
        List<String> posts = new ArrayList<>();
        person.page.onRequest(request -> {
            if (request.method().equals("POST")) posts.add(path(request));
        });
        return posts;
    }

    private static String path(Request request) {
        return request.url().replaceFirst("https?://[^/]+", "").replaceFirst("[0-9a-z]{14}", "*");
    }

    private static void sit(Visit.Person person, String... players) {
        Locator seats = person.page.locator("fieldset").first().locator("select");
        for (int seat = 0; seat < players.length; seat++) seats.nth(seat).selectOption(players[seat]);
    }

    @Test
    void whoOpensATableForBotsAloneIsLedThereToWatch() {
        Visit.Person person = somebody(1440, 900).go("/new/lord");
        sit(person, "page", "page", "page");
        List<String> posts = posts(person);
        person.page.locator("form .btn--go").click();
        assertThat(person.page).hasURL(Pattern.compile("/t/.+"));
        person.page
                .locator("h1")
                .filter(new Locator.FilterOptions().setHasText("Road to Lord"))
                .waitFor();
        assertThat(person.page.locator("[role=alert]")).hasCount(0);
        // Who has no seat has nobody to be ready for.
        assertEquals(List.of("/api/tables"), posts);
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void whoClicksTwiceOpensOneTable() {
        Visit.Person person = somebody(360, 740).go("/new/lord");
        sit(person, "me", "page", "page");
        List<Route> held = new ArrayList<>();
        person.page.route(OPENING, held::add);
        List<String> posts = posts(person);
        Locator open = person.page.locator("form .btn--go");
        open.click();
        open.click();
        person.page.waitForCondition(() -> !held.isEmpty());
        held.forEach(Route::resume);
        person.page.locator(".board").waitFor();
        assertEquals(List.of("/api/tables", "/api/tables/*/ready"), posts.subList(0, 2));
        assertEquals(1, held.size());
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void aTableThatWasOpenedIsGoneToWhateverComesAfter() {
        Visit.Person person = somebody(1440, 900).go("/new/lord");
        sit(person, "me", "page", "page");
        person.page.route("**/ready", Route::abort);
        person.page.locator("form .btn--go").click();
        Locator ready = person.page.getByText("I am ready");
        ready.waitFor();
        person.page.unroute("**/ready");
        ready.click();
        person.page.locator(".board").waitFor();
        person.leave();
    }

    @Test
    void whatIsRefusedIsSaidBesideTheButton() {
        Visit.Person person = somebody(360, 740).go("/new/lord");
        person.page.locator("details summary").click();
        person.page.getByLabel("Same luck as the table").fill("/t/nowhere");
        List<String> posts = posts(person);
        person.page.locator("form .btn--go").click();
        Locator why = person.page.locator("form [role=alert]");
        assertThat(why).hasText("There is no such table.");
        assertThat(why).isInViewport();
        assertEquals(List.of(), posts);
        // What was mistyped can be mended, or left out.
        person.page.getByLabel("Same luck as the table").fill("");
        person.page.locator("form .btn--go").click();
        assertThat(person.page).hasURL(Pattern.compile("/t/.+"));
        person.leave();
    }
}
