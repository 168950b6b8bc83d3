package regalia.testkit;

import java.util.Arrays;

/** A law is broken: what was found. */
public final class Broken extends AssertionError {

    public Broken(String what) {
        super(what);
    }

    /** Throws unless the condition holds; the parts of the text are put together only then. */
    public static void unless(boolean condition, Object... what) {
        if (condition) return;
        StringBuilder text = new StringBuilder();
        for (Object part : what) text.append(part instanceof int[] codes ? Arrays.toString(codes) : part);
        throw new Broken(text.toString());
    }
}
