package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Seat;

/**
 * What fills a place of a {@link Message}: a number, a seat, a name, a message, or a list of these. Each tells what it is, so
 * that a reader without the game can put it into words.
 */
enum ArgumentForm implements Form {
    ARGUMENT;

    private static final String SEAT = "seat";
    private static final String NAME = "name";
    private static final byte[] BEFORE_SEAT = Utf8.ascii("{\"seat\":");
    private static final byte[] BEFORE_NAME = Utf8.ascii("{\"name\":");

    /** A named thing as it comes back: whatever it was, its name is all that a message needs of it. */
    private record Name(String key) implements Named {}

    @Override
    public JsonNode write(Object value) {
        return switch (value) {
            case Integer number -> IntNode.valueOf(number);
            case Seat seat -> JsonNodeFactory.instance.objectNode().put(SEAT, seat.number());
            case Named named -> JsonNodeFactory.instance.objectNode().put(NAME, named.key());
            case Message message -> Forms.of(Message.class).write(message);
            case List<?> list -> {
                ArrayNode items = JsonNodeFactory.instance.arrayNode();
                for (Object item : list) items.add(write(item));
                yield items;
            }
            default -> throw new IllegalArgumentException("no message can say a " + value.getClass());
        };
    }

    @Override
    public void append(Object value, Utf8 out) {
        switch (value) {
            case Integer number -> out.number(number);
            case Seat seat -> {
                out.put(BEFORE_SEAT);
                out.number(seat.number());
                out.put('}');
            }
            case Named named -> {
                out.put(BEFORE_NAME);
                out.text(named.key());
                out.put('}');
            }
            case Message message -> Forms.of(Message.class).append(message, out);
            case List<?> list -> ListForm.append(list, this, out);
            default -> throw new IllegalArgumentException("no message can say a " + value.getClass());
        }
    }

    @Override
    public Object read(JsonNode node, Place at) {
        if (node.isArray()) {
            List<Object> items = new ArrayList<>();
            for (JsonNode item : node) items.add(read(item, at.item(items.size())));
            return List.copyOf(items);
        }
        if (!node.isObject()) return Scalar.WHOLE.read(node, at);
        if (node.has("key")) return Forms.of(Message.class).read(node, at);
        if (node.size() == 1 && node.has(NAME))
            return new Name((String) Scalar.TEXT.read(node.get(NAME), at.field(NAME)));
        if (node.size() == 1 && node.has(SEAT)) return new Seat(seat(node.get(SEAT), at.field(SEAT)));
        throw new Fault(at, "must have a seat alone, a name alone, or key and args");
    }

    private static int seat(JsonNode node, Place at) {
        int seat = (Integer) Scalar.WHOLE.read(node, at);
        if (seat < 0 || seat > Seat.SPECTATOR) throw Fault.wanted(at, "a seat", node);
        return seat;
    }
}
