package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import regalia.kernel.Unusable;

/** Whole numbers as they stand in a file of results. */
final class Numbers {

    private Numbers() {}

    static ArrayNode write(long... numbers) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (long number : numbers) list.add(number);
        return list;
    }

    /** A list of exactly so many numbers. */
    static long[] read(JsonNode list, int size) {
        if (!list.isArray() || list.size() != size) throw broken();
        long[] numbers = new long[size];
        for (int i = 0; i < size; i++) numbers[i] = one(list.get(i));
        return numbers;
    }

    static long one(JsonNode number) {
        if (!number.isIntegralNumber() || !number.canConvertToLong()) throw broken();
        return number.longValue();
    }

    /** The field of an object that must be there. */
    static JsonNode field(JsonNode object, String name) {
        JsonNode value = object.get(name);
        if (value == null) throw broken();
        return value;
    }

    static int whole(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException no) {
            throw broken();
        }
    }

    static Unusable broken() {
        return new Unusable("this is no tally of the lab");
    }
}
