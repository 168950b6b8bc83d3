package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;

/** A list of one type. */
record ListForm(Later each) implements Form {

    @Override
    public JsonNode write(Object value) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        Form form = each.form();
        for (Object item : (List<?>) value) list.add(form.write(item));
        return list;
    }

    @Override
    public void append(Object value, Utf8 out) {
        append((List<?>) value, each.form(), out);
    }

    static void append(List<?> list, Form form, Utf8 out) {
        out.put('[');
        for (int i = 0; i < list.size(); i++) {
            if (i > 0) out.put(',');
            form.append(list.get(i), out);
        }
        out.put(']');
    }

    @Override
    public Object read(JsonNode node, Place at) {
        if (!node.isArray()) throw Fault.wanted(at, "a list", node);
        Form form = each.form();
        List<Object> items = new ArrayList<>();
        for (JsonNode item : node) items.add(form.read(item, at.item(items.size())));
        return List.copyOf(items);
    }
}
