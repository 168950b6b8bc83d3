package regalia.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each game from the first page to its end. A class for each width: they take long, and two of them run side by side. */
abstract class LitContract extends Visited {

    private final int width;
    private final int height;

    LitContract(int width, int height) {
        this.width = width;
        this.height = height;
    }

    @ParameterizedTest
    @ValueSource(strings = {"palace", "royaume", "lord", "minister", "emblemes"})
    void aMatchAgainstBotsIsPlayedByClickingOnlyWhatIsLit(String game) {
        Visit.Person person = visit.person(width, height).go("/");
        person.page.locator(".box." + game + " .btn--go").click();
        person.page.locator(".board").waitFor();
        quick(person);
        Clicker clicker = new Clicker(person, 7);
        while (!clicker.over()) clicker.click();
        PlaywrightAssertions.assertThat(person.page.locator(".end .ranks li").first())
                .isVisible();
        // Nobody has scrolled: the log has stayed at its newest line, however quickly they came.
        PlaywrightAssertions.assertThat(person.page.locator(".newest")).hasCount(0);
        assertEquals(List.of(), person.troubles);
        person.page.context().close();
    }
}
