package regalia.app;

import regalia.kernel.Unusable;

/** Numbers that an option takes. */
final class Bounds {

    private Bounds() {}

    /** The value, if it lies between 1 and the most that can be. */
    static int demand(String option, int value, int most) {
        if (value < 1 || value > most) throw new Unusable(option + " must be between 1 and " + most + ", not " + value);
        return value;
    }
}
