package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * JSON within JSON, for whoever knows later what it means: a value that is written when the whole is, or what was read. Two are
 * equal when they are written alike.
 */
public final class Raw {

    private final Object value;
    private final @Nullable Echo echo;

    private Raw(Object value, @Nullable Echo echo) {
        this.value = value;
        this.echo = echo;
    }

    /** Anything that can be written; it must not change any more. */
    public static Raw of(Object value) {
        return new Raw(value, null);
    }

    /** The same, written by an echo if there is one: on the thread that uses it. */
    public static Raw of(Object value, @Nullable Echo echo) {
        return new Raw(value, echo);
    }

    public JsonNode node() {
        return Json.node(value);
    }

    void append(Utf8 out) {
        if (echo == null) Json.append(value, out);
        else echo.append(value, out);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Raw raw && Arrays.equals(Json.bytes(value), Json.bytes(raw.value));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(Json.bytes(value));
    }

    @Override
    public String toString() {
        return Json.write(value);
    }
}
