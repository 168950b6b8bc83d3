package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A map by text, word or enum constant: an object, enum constants in the order of their enum and other keys as they come. */
record MapForm(Later key, Later each) implements Form {

    @Override
    public JsonNode write(Object value) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        Map<?, ?> map = (Map<?, ?>) value;
        Form names = key.form();
        Form form = each.form();
        for (Object name : inOrder(map.keySet()))
            object.set(names.write(name).asText(), form.write(Objects.requireNonNull(map.get(name))));
        return object;
    }

    @Override
    public void append(Object value, Utf8 out) {
        Map<?, ?> map = (Map<?, ?>) value;
        boolean first = true;
        out.put('{');
        for (Object name : inOrder(map.keySet())) {
            if (!first) out.put(',');
            first = false;
            out.text(key.form().write(name).asText());
            out.put(':');
            each.form().append(Objects.requireNonNull(map.get(name)), out);
        }
        out.put('}');
    }

    /** Equal maps give equal bytes where the keys have an order of their own. */
    private List<?> inOrder(Set<?> names) {
        if (key.type() instanceof Class<?> plain && plain.isEnum())
            return Arrays.stream(plain.getEnumConstants())
                    .filter(names::contains)
                    .toList();
        return List.copyOf(names);
    }

    @Override
    public Object read(JsonNode node, Place at) {
        if (!node.isObject()) throw Fault.wanted(at, "an object", node);
        Form form = each.form();
        Map<Object, Object> map = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            Place here = at.field(field.getKey());
            map.put(name(field.getKey(), here), form.read(field.getValue(), here));
        }
        return Collections.unmodifiableMap(map);
    }

    private Object name(String text, Place at) {
        Form names = key.form();
        return names instanceof WordForm words ? words.parsed(text, at) : names.read(TextNode.valueOf(text), at);
    }
}
