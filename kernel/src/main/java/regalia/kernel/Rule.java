package regalia.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * The rules of the game's sheet that this code carries out, or that this test shows. Each id of a sheet must stand on some
 * code and on some test.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
public @interface Rule {
    String[] value();
}
