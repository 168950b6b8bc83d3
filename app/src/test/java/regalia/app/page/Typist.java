package regalia.app.page;

import com.microsoft.playwright.Locator;
import java.util.Random;

/** Plays with the keyboard alone: goes from one thing to the next until it is at one that is lit, and presses Enter. */
final class Typist {

    private static final String LIT = ".lit, .slot:is(button), .choices .btn";
    private static final String GO = ".acts .btn--go";
    private static final String END = ".end";
    private static final int MOST_STEPS = 400;
    private static final int MOST_PRESSES = 300;

    private static final String AT = "(wanted) => { const here = document.activeElement;"
            + " return here !== document.body && (here.matches(wanted) || here.querySelector(wanted) !== null); }";

    private final Visit.Person person;
    private final Random random = new Random(5);
    private int decisions;

    Typist(Visit.Person person) {
        this.person = person;
    }

    /** Decides so often, or to the end of the match. */
    void play(int count) {
        for (int step = 0; decisions < count && !over(); step++) {
            if (step > MOST_STEPS) throw new AssertionError("with the keyboard alone the match doesn't go on");
            step();
        }
    }

    private boolean over() {
        return person.all(END).count() > 0;
    }

    private boolean ready() {
        return person.all(GO).count() > 0;
    }

    private void step() {
        Locator something = person.all(LIT + ", " + GO + ", " + END);
        something.first().waitFor();
        if (over()) return;
        boolean ready = ready();
        if (!(ready ? reached("Shift+Tab", GO, 0) : reached("Tab", LIT, random.nextInt(3)))) return;
        person.page.keyboard().press("Enter");
        if (!ready) return;
        decisions++;
        person.page.waitForCondition(() -> over() || !ready());
    }

    /**
     * Whether the keyboard has come to such a thing; it hasn't if all of them went away while it was on its way.
     *
     * @param past how many of them to go past before
     */
    private boolean reached(String key, String wanted, int past) {
        int left = past;
        for (int presses = 0; presses < MOST_PRESSES; presses++) {
            person.page.keyboard().press(key);
            if ((Boolean) person.page.evaluate(AT, wanted)) {
                if (left-- == 0) return true;
            } else if (person.all(wanted).count() == 0) return false;
        }
        throw new AssertionError("the keyboard comes to nothing of " + wanted);
    }
}
