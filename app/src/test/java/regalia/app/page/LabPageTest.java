package regalia.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The lab as a person uses it. */
class LabPageTest {

    /** A study plays on the server meanwhile, on a machine that may be busy. */
    private static final LocatorAssertions.ContainsTextOptions PATIENTLY =
            new LocatorAssertions.ContainsTextOptions().setTimeout(120_000);

    @Test
    void aStudyIsBegunWatchedReadAndReportedInBothLanguages() {
        try (Visit visit = new Visit()) {
            Visit.Person person = visit.person(1440, 900).go("/lab");
            Locator wishes = person.page.locator(".study select");
            wishes.nth(0).selectOption("emblemes");
            wishes.nth(1).selectOption("3");
            wishes.nth(2).selectOption("page");
            person.page.getByLabel("Matches for each").fill("40");
            person.page.locator("form .btn--go").click();
            assertThat(person.page).hasURL(Pattern.compile("/lab/.+"));
            Locator state = person.page.locator("p[role=status]");
            assertThat(state).containsText("40 of 40 matches · done", PATIENTLY);
            Locator charts = person.page.locator(".bars");
            assertThat(charts).hasCount(2);
            assertThat(charts.first().locator("li")).hasCount(3);
            assertThat(person.page.locator("section h3").nth(1)).containsText("select");

            assertEquals(List.of(), Axe.faults(person.page));

            person.page.getByText("Français").click();
            assertThat(state).containsText("40");
            assertThat(person.page.locator("section h3").first()).containsText("Qui gagne");
            assertThat(person.page.locator("section h3").nth(1)).containsText("choisir");
            assertThat(charts.nth(1)).containsText(Pattern.compile("Espionne|Voleuse|Sorcière|Guerrière"));

            Page report = person.page
                    .context()
                    .waitForPage(() -> person.page.locator(".row .btn--go").click());
            assertThat(report.locator("h1").first()).isVisible();
            assertThat(report).hasURL(Pattern.compile("/lab/reports/.+/report.fr.html"));
            assertThat(report.locator("html")).hasAttribute("lang", "fr");
            assertEquals(List.of(), person.troubles);
        }
    }
}
