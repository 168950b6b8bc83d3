package regalia.app.page;

import com.microsoft.playwright.Locator;
import java.util.Random;

/** Plays with the keyboard alone: goes from one thing to the next until it is at one that is lit, and presses Enter. */
final class Typist {

    private static final String LIT = ".lit, .slot:is(button), .choices .btn";
    private static final String GO = ".acts .btn--go";
    private static final String END = ".end";
    private static final int MOST_STEPS = 400;
    private static final int MOST_PRESSES = 400;

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

    boolean over() {
        return person.all(END).count() > 0;
    }

    private void step() {
        person.all(LIT + ", " + GO + ", " + END).first().waitFor();
        if (over()) return;
        boolean ready = person.all(GO).count() > 0;
        if (!reached(ready ? "Shift+Tab" : "Tab", ready ? GO : LIT)) return;
        person.page.keyboard().press("Enter");
        if (!ready) return;
        decisions++;
        // The decision is taken when its button is gone; at the end of the match another comes in its place.
        person.page.waitForFunction("!document.querySelector('" + GO + "') || document.querySelector('" + END + "')");
    }

    /** Whether the keyboard has come to such a thing; it hasn't if all of them went away while it was on its way. */
    private boolean reached(String key, String wanted) {
        int past = random.nextInt(4);
        for (int presses = 0; presses < MOST_PRESSES; presses++) {
            person.page.keyboard().press(key);
            Locator here = person.page.locator(":focus");
            boolean there = (Boolean) person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted);
            if (there && past-- <= 0) return true;
            if (there && wanted.equals(GO)) return true;
            if (!there && person.all(wanted).count() == 0) return false;
            if (here.count() == 0) past = 0;
        }
        throw new AssertionError("the keyboard comes to nothing that is lit");
    }
}
