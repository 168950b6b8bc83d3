package regalia.app.shots;

import java.util.Locale;

/** The two lights of the page. */
public enum Theme {
    LIGHT,
    DARK;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
