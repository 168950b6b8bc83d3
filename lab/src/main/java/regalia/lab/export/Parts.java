package regalia.lab.export;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import regalia.codec.Json;
import regalia.kernel.Data;

/**
 * Finds the columns of a type, from the type alone, so that they are the same for every match of a game with as many seats.
 *
 * @param seats at the table: so many parts has a list that has one for each seat
 */
record Parts(int seats) {

    /** Keys of an enum that is larger than this would make too many columns. */
    private static final int FEW = 8;

    /** The parts of a view. */
    Part view(Class<?> view) {
        return ofRecord(view, "", true);
    }

    private Part of(Type type, boolean top) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) return new Part.Maybe(of(inner, top));
            if (generic.getRawType() == List.class) return ofList(inner, top);
        }
        if (type instanceof Class<?> plain) {
            Optional<Part.Leaf> leaf = Part.Leaf.of(plain);
            if (leaf.isPresent()) return leaf.get();
            if (plain.isRecord()) return ofRecord(plain, "", false);
        }
        return new Part.Leaf(Column.Kind.TEXT, "as JSON", Json::write);
    }

    /** @param known the component that its columns are named after already */
    private Part ofRecord(Class<?> type, String known, boolean top) {
        List<Part.Field> fields = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            // The components of a data file are the same in every row.
            if (Data.class.isAssignableFrom(component.getType())) continue;
            if (component.getName().equals(known)) continue;
            fields.add(new Part.Field(component.getName(), accessor(component), of(component.getGenericType(), top)));
        }
        return new Part.Fields(fields);
    }

    private static Function<Object, Object> accessor(RecordComponent component) {
        Method method = component.getAccessor();
        method.setAccessible(true);
        return value -> {
            try {
                return method.invoke(value);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        };
    }

    private Part ofList(Type inner, boolean top) {
        if (!(inner instanceof Class<?> type)) return new Part.Listed("as JSON", Json::write);
        if (Part.Leaf.of(type).isPresent()) return new Part.Listed("words with a space between", Parts::words);
        if (type.isRecord()) {
            RecordComponent first = type.getRecordComponents()[0];
            if (top && first.getName().equals("seat"))
                return keyed(type, first, IntStream.range(0, seats).boxed().toList());
            Object[] constants = first.getType().getEnumConstants();
            if (constants != null && constants.length <= FEW && holdsLists(type))
                return keyed(type, first, Arrays.asList(constants));
        }
        return new Part.Listed("as JSON", Json::write);
    }

    /** A record with lists is a place for things, of which there is one for each key; without, it may be a thing as a card. */
    private static boolean holdsLists(Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).anyMatch(component -> component.getType() == List.class);
    }

    private static String words(Object list) {
        return String.join(
                " ",
                ((List<?>) list).stream().map(Part::word).map(Object::toString).toList());
    }

    private Part keyed(Class<?> type, RecordComponent key, List<?> keys) {
        return new Part.Keyed(accessor(key), keys, ofRecord(type, key.getName(), false));
    }
}
