package regalia.codec;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import regalia.kernel.State;

/** The fields of a position, seen by reflection: what laws compare when they can't trust the position's own word. */
public final class Flat {

    private final List<Field> fields = new ArrayList<>();
    private final List<String> unfit = new ArrayList<>();

    public Flat(Class<?> type) {
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) continue;
                if (!primitive(field.getType())) unfit.add(field.getType().getSimpleName() + " " + field.getName());
                else {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
        }
    }

    private static boolean primitive(Class<?> type) {
        return type.isPrimitive() || (type.isArray() && type.componentType().isPrimitive());
    }

    public List<Field> fields() {
        return List.copyOf(fields);
    }

    /** Fields that are neither primitive nor an array of primitives. */
    public List<String> unfit() {
        return List.copyOf(unfit);
    }

    /** Every number in the position, always in the same order. */
    public List<Long> values(State<?> state) {
        List<Long> all = new ArrayList<>();
        for (Field field : fields) {
            Object value = value(field, state);
            if (!field.getType().isArray()) all.add(number(value));
            else for (int i = 0; i < Array.getLength(value); i++) all.add(number(Array.get(value, i)));
        }
        return all;
    }

    /** The names of the places where those numbers stand. */
    public List<String> places(State<?> state) {
        List<String> all = new ArrayList<>();
        for (Field field : fields) {
            if (!field.getType().isArray()) all.add(field.getName());
            else
                for (int i = 0; i < Array.getLength(value(field, state)); i++) all.add(field.getName() + "[" + i + "]");
        }
        return all;
    }

    /** The name of an array that two positions share, or nothing. (An array equals itself and no other.) */
    public String shared(State<?> one, State<?> other) {
        for (Field field : fields)
            if (field.getType().isArray() && value(field, one).equals(value(field, other))) return field.getName();
        return "";
    }

    private static Object value(Field field, State<?> state) {
        try {
            return field.get(state);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("can't look into " + field, e);
        }
    }

    private static long number(Object value) {
        return switch (value) {
            case Boolean flag -> flag ? 1 : 0;
            case Character letter -> letter;
            case Double fraction -> Double.doubleToLongBits(fraction);
            case Float fraction -> Float.floatToIntBits(fraction);
            case Number whole -> whole.longValue();
            default -> throw new IllegalStateException("not a primitive: " + value);
        };
    }
}
