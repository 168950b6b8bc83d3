package regalia.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The guided first matches. Nobody else acts in them: what the page shows stays until it is clicked. */
class GuideTest extends Visited {

    private static final int MOST_CLICKS = 120;

    private static Visit.Person newcomer(String game, int width) {
        Visit.Person person = visit.person(width, width == 360 ? 740 : 900);
        person.go("/");
        person.page.locator(".box." + game + " a[href='/learn/" + game + "']").click();
        person.page.locator(".guide[data-phase=read]").waitFor();
        person.page.evaluate("document.documentElement.dataset.motion = 'none'");
        return person;
    }

    @ParameterizedTest
    @CsvSource({
        "palace, 1440", "royaume, 1440", "lord, 1440", "minister, 1440", "emblemes, 1440",
        "palace, 360", "royaume, 360", "lord, 360", "minister, 360", "emblemes, 360"
    })
    void aGuidedMatchGoesToItsEndByClickingOnlyWhatIsMarked(String game, int width) {
        Visit.Person person = newcomer(game, width);
        Locator settled = person.page.locator(".guide:not([data-phase=watch]), .end");
        Locator end = person.page.locator(".end");
        int clicks = 0;
        settled.first().waitFor();
        while (end.count() == 0) {
            assertTrue(clicks++ < MOST_CLICKS, "the guided match doesn't come to its end");
            assertFalse(person.scrollsSideways(), "the page scrolls sideways");
            marked(person).click();
            settled.first().waitFor();
        }
        PlaywrightAssertions.assertThat(person.page.locator(".end .ranks li").first())
                .isVisible();
        PlaywrightAssertions.assertThat(person.page.getByText("Play a real match"))
                .isVisible();
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }

    /** What the newcomer is to click now: on with the text, the red button, or what is lit. */
    private static Locator marked(Visit.Person person) {
        if (person.page.locator(".guide[data-phase=read]").count() > 0) return person.page.locator(".guide > .btn--go");
        if (person.page.locator(".guide[data-ready]").count() > 0) return person.page.locator(".acts .btn--go");
        return person.page.locator(".lit:visible, button.slot:visible").first();
    }

    @Test
    void whoeverTouchesSomethingElseIsToldKindlyWhatToDoAndLosesNothing() {
        Visit.Person person = newcomer("palace", 1440);
        for (int i = 0; i < 2; i++) person.page.locator(".guide > .btn--go").click();
        while (person.page.locator(".guide[data-ready]").count() == 0)
            person.page.locator(".lit").first().click();
        person.page.locator(".acts .btn--go").click();
        PlaywrightAssertions.assertThat(person.page.locator(".guide h2")).hasText("Take a card and its disc");
        person.page.locator(".road").nth(1).locator("button").first().click(new Locator.ClickOptions().setForce(true));
        PlaywrightAssertions.assertThat(person.page.locator(".why"))
                .containsText("For now: Take the Noble from row 1.");
        PlaywrightAssertions.assertThat(person.page.locator(".guide h2")).hasText("Take a card and its disc");
        person.page.locator(".road").first().locator("button").first().click();
        person.page.locator(".acts .btn--go").click();
        PlaywrightAssertions.assertThat(person.page.locator(".guide h2")).hasText("Lay a new disc");
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }

    @Test
    void anotherLanguageGoesOnAtTheSamePlace() {
        Visit.Person person = newcomer("palace", 360);
        for (int i = 0; i < 2; i++) person.page.locator(".guide > .btn--go").click();
        PlaywrightAssertions.assertThat(person.page.locator(".guide small")).hasText(Pattern.compile("^3 of"));
        person.page.locator(".guide .tongue").click();
        PlaywrightAssertions.assertThat(person.page.locator(".guide small")).hasText(Pattern.compile("^3 sur"));
        PlaywrightAssertions.assertThat(person.page.locator("html")).hasAttribute("lang", "fr");
        PlaywrightAssertions.assertThat(person.page.locator(".guide .wish")).isVisible();
        assertFalse(person.scrollsSideways(), "the page scrolls sideways");
        while (person.page.locator(".guide[data-ready]").count() == 0)
            person.page.locator(".lit").first().click();
        person.page.locator(".acts .btn--go").click();
        PlaywrightAssertions.assertThat(person.page.locator(".guide small")).hasText(Pattern.compile("^4 sur"));
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }

    @Test
    void theRulesLeadToTheGuideInFrenchToo() {
        Visit.Person person = visit.person(360, 740).go("/rules/lord");
        person.page.getByText("Français").click();
        person.page.getByText("Apprendre en jouant").click();
        PlaywrightAssertions.assertThat(person.page.locator(".guide h2")).hasText("Huit offrandes");
        person.page.locator(".guide .fold").click();
        PlaywrightAssertions.assertThat(person.page.locator(".guide .told")).isHidden();
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }
}
