package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** A list of one type. */
record ListForm(Type each) implements Form {

    @Override
    public JsonNode write(Object value) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        Form form = Forms.of(each);
        for (Object item : (List<?>) value) list.add(form.write(item));
        return list;
    }

    @Override
    public Object read(JsonNode node, Place at) {
        if (!node.isArray()) throw Fault.wanted(at, "a list", node);
        Form form = Forms.of(each);
        List<Object> items = new ArrayList<>();
        for (JsonNode item : node) items.add(form.read(item, at.item(items.size())));
        return List.copyOf(items);
    }
}
