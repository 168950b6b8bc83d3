package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regalia.kernel.Data;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Unusable;

/** The options of a table as JSON: every one in its canonical form, a person's own data file by its content. */
public final class OptionsJson {

    private OptionsJson() {}

    /** All options in the game's order; a data file that is the standard one is left out. */
    public static ObjectNode write(List<Option> options, Options chosen) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (Option option : options) {
            Object value = chosen.values().get(option.name());
            if (value == null) throw new IllegalArgumentException("no value for option " + option.name());
            if (option instanceof Option.File && value.equals(option.standard())) continue;
            node.set(option.name(), Json.node(value));
        }
        return node;
    }

    /** What isn't there is the standard. A value must be of the kind that would be written: {@code "1"} names no seat. */
    public static Options read(List<Option> options, JsonNode node) {
        if (!node.isObject()) throw new Unusable("options: must be an object, not " + Fault.shown(node));
        Map<String, Object> chosen = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties())
            chosen.put(field.getKey(), raw(options, field.getKey(), field.getValue()));
        Options complete = Options.complete(options, chosen);
        complete.values().forEach((name, value) -> {
            JsonNode given = node.get(name);
            if (given != null && Json.node(value).getNodeType() != given.getNodeType())
                throw new Unusable("option " + name + " is not written as " + Fault.shown(given) + " in JSON");
        });
        return complete;
    }

    private static Object raw(List<Option> options, String name, JsonNode node) {
        for (Option option : options)
            if (option instanceof Option.File file && file.name().equals(name)) return data(file, node);
        return plain(name, node);
    }

    private static Object plain(String name, JsonNode node) {
        if (node.isBoolean()) return node.booleanValue();
        if (node.isTextual()) return node.textValue();
        if (node.isIntegralNumber() && node.canConvertToInt()) return node.intValue();
        if (node.isArray()) {
            List<Object> items = new ArrayList<>();
            for (JsonNode item : node)
                items.add(Json.bind(item, Integer.class, "options." + name + "[" + items.size() + "]"));
            return items;
        }
        throw new Unusable("option " + name + " can't be " + Fault.shown(node));
    }

    private static Data data(Option.File file, JsonNode node) {
        Data data = Json.bind(node, file.type(), "options." + file.name());
        for (Data.Flaw flaw : data.check())
            throw new Unusable("options." + file.name() + "." + flaw.field() + ": " + flaw.constraint());
        return data;
    }
}
