package regalia.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.List;
import regalia.kernel.Unusable;

/**
 * Records, enums and sealed types as JSON and back. Equal values give the same compact text. Reading is strict: a field too many
 * or too few, a number in quotes or anything else that would not have been written is {@link Unusable}, in one sentence that says
 * where and why.
 */
public final class Json {

    /** Its buffers are shared by all: a virtual thread, which reads once and ends, would make its own each time. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .recyclerPool(JsonRecyclerPools.sharedConcurrentDequePool())
            .build();

    private Json() {}

    public static String write(Object value) {
        if (value instanceof JsonNode node) return node.toString();
        Utf8 out = new Utf8();
        append(value, out);
        return out.toString();
    }

    /** The value as a tree. A list at the top may hold anything that could be written by itself. */
    public static JsonNode node(Object value) {
        if (value instanceof JsonNode node) return node;
        if (value instanceof List<?> list) {
            ArrayNode items = JsonNodeFactory.instance.arrayNode();
            for (Object item : list) items.add(node(item));
            return items;
        }
        return Forms.of(value.getClass()).write(value);
    }

    /** The text of {@link #write} in UTF-8, made without a tree. */
    public static byte[] bytes(Object value) {
        Utf8 out = new Utf8();
        append(value, out);
        return out.toBytes();
    }

    /** The same behind what has been written before. */
    public static void append(Object value, Utf8 out) {
        if (value instanceof JsonNode) Scalar.ANYTHING.append(value, out);
        else if (value instanceof List<?> list) ListForm.append(list, Top.ANY, out);
        else Forms.of(value.getClass()).append(value, out);
    }

    public static <T> T read(String json, Class<T> type) {
        return bind(tree(json), type);
    }

    public static JsonNode tree(String json) {
        try (JsonParser parser = FACTORY.createParser(json)) {
            return new Tree(parser, (at, line) -> {}).grow();
        } catch (Fault fault) {
            throw new Unusable(fault.sentence());
        } catch (IOException broken) {
            throw new Unusable(Syntax.of(broken).inText());
        }
    }

    public static <T> T bind(JsonNode node, Class<T> type) {
        return bind(node, type, "");
    }

    /** The same for a part of something bigger: what is wrong in it is told with the name of that part before it. */
    public static <T> T bind(JsonNode node, Class<T> type, String at) {
        try {
            return type.cast(Forms.of(type).read(node, Place.root(at)));
        } catch (Fault fault) {
            throw new Unusable(fault.sentence());
        }
    }
}
