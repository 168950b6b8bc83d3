package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.lang.reflect.Type;
import java.util.Optional;

/** Something that may not be there: left out of an object, {@code null} in a list. */
record OptionalForm(Type inner) implements Form {

    @Override
    public JsonNode write(Object value) {
        return ((Optional<?>) value).map(Forms.of(inner)::write).orElse(NullNode.getInstance());
    }

    @Override
    public Object read(JsonNode node, Place at) {
        return node.isNull() ? Optional.empty() : Optional.of(Forms.of(inner).read(node, at));
    }
}
