package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.Optional;

/** Something that may not be there: left out of an object, {@code null} in a list. */
record OptionalForm(Later inner) implements Form {

    private static final byte[] NULL = Utf8.ascii("null");

    @Override
    public JsonNode write(Object value) {
        return ((Optional<?>) value).map(inner.form()::write).orElse(NullNode.getInstance());
    }

    @Override
    public void append(Object value, Utf8 out) {
        Optional<?> part = (Optional<?>) value;
        if (part.isPresent()) inner.form().append(part.get(), out);
        else out.put(NULL);
    }

    @Override
    public Object read(JsonNode node, Place at) {
        return node.isNull() ? Optional.empty() : Optional.of(inner.form().read(node, at));
    }
}
