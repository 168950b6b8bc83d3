package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;

/** What somebody keeps here for their programs: bots, tokens, an address to be called. And how they are told of their turns themselves. */
class ProfileTest extends Visited {

    private static final int MOST_BOTS = 10;

    private static Visit.Person atHome(int width) {
        Visit.Person person = visit.person(width, 740).go("/me");
        person.page.getByText("New bot").waitFor();
        return person;
    }

    private static Locator bots(Visit.Person person) {
        return person.page.locator(".bots > li");
    }

    private static void make(Visit.Person person, String name) {
        Locator field = person.page.getByLabel("Name of the bot");
        field.fill(name);
        field.press("Enter");
        assertThat(bots(person).last().locator("code")).hasText(Pattern.compile("rgl_.+"));
    }

    /** What the server says of the bearer of a token. */
    private static APIResponse whose(Visit.Person person, String token) {
        return person.page
                .request()
                .get(visit.address("/api/me"), RequestOptions.create().setHeader("Authorization", "Bearer " + token));
    }

    @Test
    void aBotIsMadeWithATokenThatIsShownOnceAndDeletedWhenAskedOnceMore() {
        Visit.Person person = atHome(360);
        make(person, "Deep Ada");
        assertThat(bots(person)).containsText("Deep Ada");
        String token = bots(person).locator("code").textContent();
        assertEquals("bot", Json.tree(whose(person, token).text()).get("kind").textValue());
        assertEquals(false, person.scrollsSideways());
        assertEquals(List.of(), Axe.faults(person.page));

        person.page.reload();
        assertThat(bots(person)).containsText("Deep Ada");
        assertThat(bots(person).locator("code")).hasCount(0);
        bots(person).getByText("Delete").press("Enter");
        assertThat(bots(person)).containsText("gone for good");
        bots(person)
                .getByText("No", new Locator.GetByTextOptions().setExact(true))
                .press("Enter");
        assertThat(bots(person)).hasCount(1);
        bots(person).getByText("Delete").press("Enter");
        bots(person).getByText("Delete").press("Enter");
        assertThat(bots(person)).hasCount(0);
        assertEquals(401, whose(person, token).status());
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void aBotGetsAnotherTokenAndTheFormerIsRevoked() {
        Visit.Person person = atHome(1440);
        make(person, "Deep Ada");
        String first = bots(person).locator("code").textContent();
        Locator tokens = person.page.locator(".tokens > li");
        assertThat(tokens).hasCount(1);
        bots(person).getByText("New token").press("Enter");
        assertThat(tokens).hasCount(2);
        String second = bots(person).locator("code").textContent();
        assertThat(tokens.first()).containsText("is a bot");
        tokens.first().getByText("Revoke").press("Enter");
        assertThat(tokens).hasCount(1);
        // One of the two was revoked, and the other still stands for the bot.
        assertEquals(
                200 + 401, whose(person, first).status() + whose(person, second).status());
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void moreBotsThanAreAllowedAreRefusedInWords() {
        Visit.Person person = atHome(1440);
        for (int bot = 1; bot <= MOST_BOTS; bot++) person.post("/api/me/bots", "{\"name\":\"Bot " + bot + "\"}");
        person.page.reload();
        assertThat(bots(person)).hasCount(MOST_BOTS);
        person.page.locator("nav button").click();
        person.page.getByLabel("Nom du robot").fill("Un de trop");
        person.page.getByText("Nouveau robot").click();
        assertThat(person.page.locator("[role=alert]")).containsText("Vous en avez assez");
        assertThat(bots(person)).hasCount(MOST_BOTS);
        person.leave();
    }

    @Test
    void whoHasLostADeviceSignsItOut() {
        Visit.Person person = atHome(360);
        String code = person.post("/api/me/transfer", "{}").get("code").textValue();
        Visit.Person lost = visit.person(360, 740);
        lost.post("/api/transfer", "{\"code\":\"" + code + "\"}");
        assertEquals(200, lost.page.request().get(visit.address("/api/me")).status());
        person.page.getByText("I have lost a device").click();
        person.page.getByText("Sign out all others").press("Enter");
        person.page.getByText("Only this browser is you now.").waitFor();
        assertEquals(401, lost.page.request().get(visit.address("/api/me")).status());
        assertEquals(200, person.page.request().get(visit.address("/api/me")).status());
        assertEquals(List.of(), Axe.faults(person.page));
        assertEquals(false, person.scrollsSideways());
        assertEquals(List.of(), person.troubles);
        lost.leave();
        person.leave();
    }

    @Test
    void whoHasTablesIsToldBeforeTheBrowserForgetsThem() {
        Visit.Person other = atHome(1440);
        String code = other.post("/api/me/transfer", "{}").get("code").textValue();
        Visit.Person person = somebody(360, 740).go("/device#" + code);
        Locator warning = person.page.locator("[role=note]");
        person.page.getByText("Yes, that is me").waitFor();
        assertThat(warning).hasCount(0);
        person.post("/api/tables", "{\"game\":\"lord\",\"seats\":2,\"players\":[\"me\",\"open\"]}");
        person.page.reload();
        assertThat(warning).containsText("recovery code leads back");
        assertThat(warning.getByText("Make a recovery code first")).hasAttribute("href", "/me");
        assertEquals(List.of(), Axe.faults(person.page));
        assertEquals(false, person.scrollsSideways());
        person.post("/api/me/recovery", "{}");
        person.page.reload();
        assertThat(warning).containsText("recovery code leads back");
        assertThat(warning.getByText("Make a recovery code first")).hasCount(0);
        assertEquals(List.of(), person.troubles);
        other.leave();
        person.leave();
    }

    @Test
    void anAddressToBeCalledIsKeptAndAWrongOneRefusedInWords() {
        Visit.Person person = atHome(360);
        Locator field = person.page.getByLabel("Address to be called");
        Locator form = person.page.locator("form").filter(new Locator.FilterOptions().setHas(field));
        field.fill("https://example.org/turn");
        field.press("Enter");
        assertThat(form.locator("[role=status]")).hasText("Saved");
        assertEquals(List.of(), Axe.faults(person.page));
        assertEquals(false, person.scrollsSideways());
        assertEquals(List.of(), person.troubles);

        person.page.reload();
        assertThat(field).hasValue("https://example.org/turn");
        field.fill("ftp://example.org");
        field.press("Enter");
        Locator alert = person.page.locator("[role=alert]");
        assertThat(alert).containsText("begins with http:// or https://");
        assertThat(form.locator("[role=status]")).hasText("");

        field.fill("");
        field.press("Enter");
        assertThat(form.locator("[role=status]")).hasText("Saved");
        assertThat(alert).hasCount(0);
        person.page.reload();
        field.waitFor();
        assertThat(field).hasValue("");
        person.leave();
    }

    /** Browsers of phones let only a worker show notes. */
    @Test
    void aTurnIsToldByAWorkerWhereThePageMayNotTellIt() {
        Visit.Person person = visit.person(360, 740);
        person.page.context().grantPermissions(List.of("notifications"));
        person.page.addInitScript("const real = Notification; Notification = class { static permission = 'granted';"
                + " static requestPermission() { return real.requestPermission(); }"
                + " constructor() { throw new TypeError('Illegal constructor'); } };"
                + " Object.defineProperty(document, 'hidden', { get: () => true });");
        person.go("/me")
                .page
                .waitForResponse(
                        answer -> answer.request().method().equals("PATCH"),
                        () -> person.page
                                .getByLabel("Tell me when it is my turn")
                                .check());
        String table = person.table("lord", "me", "squire");
        Object told = person.page.evaluate(
                "async (tag) => {"
                        + " for (let tries = 0; tries < 100; tries++) {"
                        + " for (const one of await navigator.serviceWorker.getRegistrations())"
                        + " for (const note of await one.getNotifications({ tag })) return note.body;"
                        + " await new Promise((done) => setTimeout(done, 100)); } }",
                "/t/" + table);
        assertEquals("Road to Lord waits for you.", told);
        assertEquals(List.of(), person.troubles);
        person.leave();
    }
}
