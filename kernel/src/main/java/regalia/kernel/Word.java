package regalia.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * Marks a record that is written as one word or number rather than as an object. It has a {@code static} method
 * {@code parse(String)} that throws {@link Unusable}, and its {@code toString()} gives the word back.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
public @interface Word {}
