package regalia.app.page;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.PlaywrightException;
import java.util.Random;

/** Plays by clicking nothing but what is lit, and the one red button. */
final class Clicker {

    private static final int MOST_CLICKS = 1500;

    private final Visit.Person person;
    private final Random random;
    private int clicks;

    Clicker(Visit.Person person, long seed) {
        this.person = person;
        random = new Random(seed);
    }

    boolean over() {
        return person.all(".end").count() > 0;
    }

    /** One click, if there is anything to click; otherwise lets the page go on. */
    void click() {
        if (clicks++ > MOST_CLICKS) throw new AssertionError("the match doesn't come to its end");
        if (person.page.viewportSize().width <= 400)
            assertFalse(person.scrollsSideways(), "the page scrolls sideways on a phone");
        try {
            Locator confirm = person.all(".acts .btn--go");
            if (confirm.count() > 0 && !over()) {
                confirm.first().click(new Locator.ClickOptions().setTimeout(2000));
                return;
            }
            Locator lit = person.all(".lit, .slot:is(button), .choices .btn");
            int count = lit.count();
            if (count == 0) person.page.waitForTimeout(40);
            else
                lit.nth(random.nextInt(count))
                        .click(new Locator.ClickOptions().setTimeout(1500).setForce(true));
        } catch (PlaywrightException moved) {
            // What was lit is gone: somebody acted meanwhile.
            person.page.waitForTimeout(40);
        }
    }
}
