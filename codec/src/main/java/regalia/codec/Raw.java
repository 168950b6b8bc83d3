package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;

/**
 * JSON within JSON, for whoever knows later what it means: a value that is written when the whole is, or what was read. Two are
 * equal when they are written alike.
 */
public final class Raw {

    private final Object value;

    private Raw(Object value) {
        this.value = value;
    }

    /** Anything that can be written; it must not change any more. */
    public static Raw of(Object value) {
        return new Raw(value);
    }

    public JsonNode node() {
        return Json.node(value);
    }

    void append(Utf8 out) {
        Json.append(value, out);
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
