package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A sealed interface: its records tell by their {@code type} which of them they are, its enum constants are words. */
final class SealedForm implements Form {

    static final String TYPE = "type";

    private final Map<String, Class<?>> records = new LinkedHashMap<>();
    private final List<Class<?>> enums = new ArrayList<>();

    SealedForm(Class<?> type) {
        collect(type);
    }

    private void collect(Class<?> type) {
        if (type.isRecord()) records.put(tag(type).orElseThrow(), type);
        else if (type.isEnum()) enums.add(type);
        else for (Class<?> permitted : type.getPermittedSubclasses()) collect(permitted);
    }

    /** What a record is called among its siblings; nothing for a record that stands under no sealed interface. */
    static Optional<String> tag(Class<?> type) {
        if (!underSealed(type)) return Optional.empty();
        String name = type.getSimpleName();
        return Optional.of(Character.toLowerCase(name.charAt(0)) + name.substring(1));
    }

    private static boolean underSealed(Class<?> type) {
        for (Class<?> above : type.getInterfaces()) if (above.isSealed() || underSealed(above)) return true;
        return false;
    }

    static void expect(String tag, JsonNode node, Place at) {
        JsonNode given = node.get(TYPE);
        if (given == null) throw new Fault(at.field(TYPE), "is missing");
        if (!given.equals(TextNode.valueOf(tag))) throw Fault.wanted(at.field(TYPE), "'" + tag + "'", given);
    }

    @Override
    public JsonNode write(Object value) {
        return Forms.of(value.getClass()).write(value);
    }

    @Override
    public void append(Object value, Utf8 out) {
        Forms.of(value.getClass()).append(value, out);
    }

    @Override
    public Object read(JsonNode node, Place at) {
        if (node.isTextual() && !enums.isEmpty()) return constant(node, at);
        if (!node.isObject()) throw Fault.wanted(at, "an object", node);
        JsonNode given = node.get(TYPE);
        if (given == null) throw new Fault(at.field(TYPE), "is missing");
        Class<?> type = given.isTextual() ? records.get(given.textValue()) : null;
        if (type == null)
            throw new Fault(at.field(TYPE), Fault.shown(given) + " is none of " + String.join(", ", records.keySet()));
        return Forms.of(type).read(node, at);
    }

    private Object constant(JsonNode node, Place at) {
        Fault fault = new Fault(at, "has no meaning here");
        for (Class<?> type : enums) {
            try {
                return Forms.of(type).read(node, at);
            } catch (Fault next) {
                fault = next;
            }
        }
        throw fault;
    }
}
