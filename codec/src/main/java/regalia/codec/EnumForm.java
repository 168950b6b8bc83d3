package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.LinkedHashMap;
import java.util.Map;
import regalia.kernel.Named;

/** An enum constant: its camelCase word. */
final class EnumForm implements Form {

    private final Map<String, Object> constants = new LinkedHashMap<>();
    private final byte[][] words;

    EnumForm(Class<?> type) {
        Object[] all = type.getEnumConstants();
        words = new byte[all.length][];
        for (int i = 0; i < all.length; i++) {
            String word = Named.word((Enum<?>) all[i]);
            constants.put(word, all[i]);
            words[i] = Json.bytes(word);
        }
    }

    @Override
    public JsonNode write(Object value) {
        return TextNode.valueOf(Named.word((Enum<?>) value));
    }

    @Override
    public void append(Object value, Utf8 out) {
        out.put(words[((Enum<?>) value).ordinal()]);
    }

    @Override
    public Object read(JsonNode node, Place at) {
        if (!node.isTextual()) throw Fault.wanted(at, "one of " + words(), node);
        Object constant = constants.get(node.textValue());
        if (constant == null) throw new Fault(at, Fault.quoted(node.textValue()) + " is none of " + words());
        return constant;
    }

    private String words() {
        return String.join(", ", constants.keySet());
    }
}
