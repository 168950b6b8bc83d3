package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import regalia.kernel.Unusable;

/** A record that is one word, or one number where the word looks like one: see {@link regalia.kernel.Word}. */
final class WordForm implements Form {

    private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]{0,17}");

    /** A game has few words; more than these come from a stranger's numbers. */
    private static final int MOST_ENCODED = 1000;

    private final Method parse;
    private final Map<Object, byte[]> encoded = new ConcurrentHashMap<>();

    WordForm(Class<?> type) {
        try {
            parse = type.getDeclaredMethod("parse", String.class);
            parse.setAccessible(true);
        } catch (NoSuchMethodException missing) {
            throw new IllegalArgumentException(type + " needs a static parse(String)", missing);
        }
    }

    @Override
    public JsonNode write(Object value) {
        String word = value.toString();
        return numeric(word) ? LongNode.valueOf(Long.parseLong(word)) : TextNode.valueOf(word);
    }

    @Override
    public void append(Object value, Utf8 out) {
        byte[] word = encoded.get(value);
        if (word == null) {
            word = Json.bytes(write(value));
            if (encoded.size() < MOST_ENCODED) encoded.put(value, word);
        }
        out.put(word);
    }

    private static boolean numeric(String word) {
        return !word.isEmpty() && word.charAt(0) <= '9' && WHOLE.matcher(word).matches();
    }

    @Override
    public Object read(JsonNode node, Place at) {
        if (node.isTextual() && WHOLE.matcher(node.textValue()).matches()) throw Fault.wanted(at, "a number", node);
        if (!node.isTextual() && !node.isIntegralNumber()) throw Fault.wanted(at, "a word or a whole number", node);
        return parsed(node.asText(), at);
    }

    /** The value of a word that stands where JSON has only text: as the key of a map. */
    Object parsed(String word, Place at) {
        try {
            return parse.invoke(null, word);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof Unusable unusable)
                throw new Fault(at, String.valueOf(unusable.getMessage()));
            throw new Fault(at, Fault.quoted(word) + " has no meaning here");
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
