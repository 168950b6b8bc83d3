package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Looking at matches: records from files, open matches, what happened meanwhile, the result. */
class ReplayPageTest extends Visited {

    private static final Path RECORD = Path.of(
            "../games/lord/src/test/resources/regalia/lord/curated/four-players-gems-and-golds-in-numbers.jsonl");

    private static FilePayload file(String text) {
        return new FilePayload("match.jsonl", "application/jsonl", text.getBytes(StandardCharsets.UTF_8));
    }

    private static void bring(Visit.Person person, String text) {
        person.go("/replay").page.locator("input[type=file]").setInputFiles(file(text));
    }

    @Test
    void aRecordFromAFileIsReplayedAndALinkLeadsToThePosition() throws IOException {
        String record = Files.readString(RECORD);
        Visit.Person person = visit.person(360, 740);
        bring(person, record + record);
        Locator matches = person.page.locator(".card-list .btn");
        assertThat(matches).hasCount(2);
        matches.nth(1).click();
        Locator slider = person.page.locator("input[type=range]");
        slider.focus();
        for (int step = 0; step < 3; step++) slider.press("ArrowRight");
        assertThat(slider).hasValue("4");
        person.page.locator("#eyes").selectOption("1");
        assertThat(person.page).hasURL(Pattern.compile("/record/.*match=2.*seat=1"));
        assertThat(slider).hasValue("4");
        assertThat(person.page.locator(".seat")).hasCount(4);
        assertEquals(false, person.scrollsSideways());

        Visit.Person friend = visit.person(1440, 900);
        friend.page.navigate(person.page.url());
        assertThat(friend.page.locator("input[type=range]")).hasValue("4");
        assertThat(friend.page.locator("#eyes")).hasValue("1");
        assertEquals(List.of(), person.troubles);
        assertEquals(List.of(), friend.troubles);
        friend.page.context().close();
        person.page.context().close();
    }

    @Test
    void aMatchThatIsOverIsSeenWithAllHandsOpen() throws IOException {
        Visit.Person person = visit.person(360, 740);
        bring(person, Files.readString(RECORD));
        Locator slider = person.page.locator("input[type=range]");
        assertThat(slider).hasValue("1");
        assertThat(person.page.locator(".hands")).hasCount(0);
        person.page.locator("#eyes").selectOption("all");
        assertThat(person.page.locator(".hands .of")).hasCount(4);
        assertThat(person.page.locator(".hands .of").nth(3).locator("li").nth(1))
                .isVisible();
        assertThat(person.page).hasURL(Pattern.compile("seat=all"));
        assertEquals(false, person.scrollsSideways());
        assertEquals(List.of(), Axe.faults(person.page));
        person.page.reload();
        assertThat(person.page.locator("#eyes")).hasValue("all");
        assertThat(person.page.locator(".hands .of")).hasCount(4);
        person.page.locator("#eyes").selectOption("0");
        assertThat(person.page.locator(".hands")).hasCount(0);
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    /** The bot that keeps the seat plays the match to its end, and its decisions are marked. */
    @Test
    void aReplayMarksWhereABotKeptASeat() {
        Visit.Person person = visit.person(1440, 900).go("/");
        person.page.locator(".box").first().waitFor();
        String table = person.table("lord", "me", "page");
        person.go("/t/" + table).page.locator(".board").waitFor();
        person.still();
        person.post("/api/tables/" + table + "/caretaker", "{}");
        person.page.locator(".end").waitFor(new Locator.WaitForOptions().setTimeout(120_000));
        person.go("/replay/" + table);
        Locator mark = person.page.locator(".span");
        assertThat(mark).hasCount(1);
        assertThat(mark).hasAttribute("aria-label", Pattern.compile("A bot kept the seat of .*: Squire"));
        assertEquals(List.of(), Axe.faults(person.page));
        person.page.locator("input[type=range]").press("End");
        assertThat(person.page.locator(".side .by").first()).hasText(Pattern.compile("decided by a bot"));
        assertEquals(List.of(), person.troubles);
        person.leave();
    }

    @Test
    void aFileThatIsNoRecordIsRefusedWithASentence() {
        Visit.Person person = visit.person(1440, 900);
        bring(person, "hello\n");
        Locator refusal = person.page.locator("[role=alert]");
        assertThat(refusal).containsText("not a record of matches");
        assertThat(refusal).containsText("line 1");
        bring(person, "");
        assertThat(refusal).containsText("no match in this file");
        person.page.getByText("Français").click();
        assertThat(person.page.locator("html")).hasAttribute("lang", "fr");
        bring(person, "hello\n");
        assertThat(refusal).containsText("Ce fichier n'est pas un procès-verbal de parties.");
        bring(person, "");
        assertThat(refusal).containsText("aucune partie");
        assertThat(person.page.locator("input[type=file]")).isEnabled();
        person.page.context().close();
    }

    @Test
    void whoComesBackIsShownWhatHappenedMeanwhile() {
        Visit.Person person = visit.person(1440, 900).go("/");
        person.page.locator(".box.palace .btn--go").click();
        person.page.locator(".mine .lit").first().waitFor();
        String table = person.page.url().substring(person.page.url().lastIndexOf('/') + 1);
        assertThat(person.page.locator(".since")).hasCount(0);
        person.go("/about").page.locator("h1").waitFor();
        person.page.evaluate("table => localStorage.setItem(`seen.${table}.0`, '0 1')", table);
        person.go("/t/" + table);
        Locator told = person.page.locator(".since");
        assertThat(told).containsText("The grid is laid");
        told.locator(".btn--go").click();
        Locator slider = person.page.locator(".over input[type=range]");
        assertThat(slider).hasValue("1");
        person.page.keyboard().press("Escape");
        assertThat(slider).hasCount(0);
        assertThat(told).hasCount(0);
        assertThat(person.page.locator(".mine .lit").first()).isVisible();
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }

    @Test
    void aSpectatorFindsAnOpenMatchAndIsToldHowLateItIsSeen() {
        Visit.Person player = visit.person(1440, 900).go("/new/palace");
        player.page.locator("form select").nth(1).waitFor();
        for (int seat = 1; seat < 3; seat++)
            player.page.locator("fieldset").first().locator("select").nth(seat).selectOption("squire");
        player.page.getByLabel("Who finds it").selectOption("open");
        player.page.getByLabel("Spectators see everything").fill("1");
        player.page.locator("form .btn--go").click();
        player.page.locator(".mine .lit").first().waitFor();

        Visit.Person spectator = visit.person(1440, 900).go("/watch");
        Locator match = spectator.page.locator(".card-list li");
        assertThat(match).containsText("1 second late");
        match.locator(".btn").click();
        assertThat(spectator.page.locator(".ask")).containsText("1 second late");
        assertThat(spectator.page.locator(".seat")).hasCount(3);
        assertThat(spectator.page.locator(".lit")).hasCount(0);
        assertEquals(List.of(), player.troubles);
        assertEquals(List.of(), spectator.troubles);
        spectator.page.context().close();
        player.page.context().close();
    }

    @Test
    void theResultIsClosedOpenedAgainAndLeadsToWhereAPointCameFrom() {
        Visit.Person person = visit.person(1440, 900).go("/");
        person.page.locator(".box.lord .btn--go").click();
        person.page.locator(".board").waitFor();
        person.page.evaluate("document.documentElement.dataset.motion = 'none'");
        Clicker clicker = new Clicker(person, 5);
        while (!clicker.over()) clicker.click();
        Locator result = person.page.locator(".end");
        person.page.keyboard().press("Escape");
        assertThat(result).hasCount(0);
        person.page.locator(".acts .btn--go").click();
        assertThat(result.locator("figure svg")).isVisible();
        result.locator("summary").first().click();
        result.locator(".ranks li").first().locator("tbody a").last().click();
        assertThat(person.page).hasURL(Pattern.compile("/replay/.*at="));
        assertThat(person.page.locator("input[type=range]")).isVisible();
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }

    /** Somebody who has just given themselves a name. */
    private Visit.Person named(String name) {
        Visit.Person person = visit.person(1440, 900).go("/me");
        Locator form = person.page.locator("main form").first();
        form.getByLabel("Name").fill(name);
        form.getByText("Save").click();
        assertThat(person.page.locator("nav")).containsText(name);
        return person;
    }

    @Test
    void aLinkLetsAnotherDeviceInAndTellsItsCodeToNobodyOnTheWay() {
        Visit.Person one = named("Radegund");
        one.page.getByText("Use on another device").click();
        String link = one.page.locator("code").first().textContent();
        String code = link.substring(link.indexOf('#') + 1);

        Visit.Person other = visit.person(360, 740);
        List<String> asked = new ArrayList<>();
        other.page.onRequest(request -> asked.add(request.url().replaceFirst("#.*", "")));
        other.page.navigate(link);
        other.page.locator("main .btn--go").click();
        assertThat(other.page.locator("nav")).containsText("Radegund");
        assertTrue(asked.stream().noneMatch(address -> address.contains(code)), asked.toString());
        assertFalse(other.page.url().contains(code), other.page.url());
        assertEquals(List.of(), other.troubles);
        other.page.context().close();
        one.page.context().close();
    }

    @Test
    void aRecoveryCodeAndTheSettingsFollowAPersonToAnotherDevice() {
        Visit.Person one = named("Hildegard");
        one.page.getByLabel("Theme").selectOption("dark");
        assertThat(one.page.locator("html")).hasAttribute("data-theme", "dark");
        one.page.getByText("Recovery code").first().click();
        String code = one.page.locator("code").first().textContent();

        Visit.Person other = visit.person(360, 740).go("/me");
        other.page.getByText("I have a recovery code").click();
        other.page.getByPlaceholder("Recovery code").fill(code);
        other.page.getByText("Come back").click();
        assertThat(other.page.locator("nav")).containsText("Hildegard");
        assertThat(other.page.locator("html")).hasAttribute("data-theme", "dark");
        assertEquals(List.of(), one.troubles);
        assertEquals(List.of(), other.troubles);
        other.page.context().close();
        one.page.context().close();
    }
}
