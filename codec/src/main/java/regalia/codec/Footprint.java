package regalia.codec;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import regalia.kernel.State;

/** How much memory a position takes, reckoned from its fields as a 64-bit JVM with compressed pointers lays them out. */
public final class Footprint {

    /** No position is larger than this. */
    public static final int MOST_BYTES = 4096;

    private static final int OBJECT_HEADER = 12;
    private static final int ARRAY_HEADER = 16;
    private static final int REFERENCE = 4;

    private Footprint() {}

    public static int bytes(State<?> state) {
        int object = OBJECT_HEADER;
        int arrays = 0;
        for (Field field : new Flat(state.getClass()).fields()) {
            Class<?> type = field.getType();
            object += type.isArray() ? REFERENCE : size(type);
            if (type.isArray()) arrays += rounded(ARRAY_HEADER + length(field, state) * size(type.componentType()));
        }
        return rounded(object) + arrays;
    }

    private static int length(Field field, State<?> state) {
        try {
            return Array.getLength(field.get(state));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("can't look into " + field, e);
        }
    }

    private static int size(Class<?> type) {
        return switch (type.getName()) {
            case "boolean", "byte" -> 1;
            case "short", "char" -> 2;
            case "int", "float" -> 4;
            default -> 8;
        };
    }

    private static int rounded(int bytes) {
        return (bytes + 7) & ~7;
    }
}
