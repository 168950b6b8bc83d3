package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import regalia.kernel.Named;
import regalia.kernel.Seat;
import regalia.kernel.Word;

/** The form of every type that actions, views and data may be made of. A type without one is a bug of whoever uses it. */
final class Forms {

    private static final Map<Type, Form> KNOWN = new ConcurrentHashMap<>(Map.ofEntries(
            Map.entry(String.class, Scalar.TEXT),
            Map.entry(int.class, Scalar.WHOLE),
            Map.entry(Integer.class, Scalar.WHOLE),
            Map.entry(long.class, Scalar.LONG),
            Map.entry(Long.class, Scalar.LONG),
            Map.entry(double.class, Scalar.FRACTION),
            Map.entry(Double.class, Scalar.FRACTION),
            Map.entry(boolean.class, Scalar.FLAG),
            Map.entry(Boolean.class, Scalar.FLAG),
            Map.entry(JsonNode.class, Scalar.ANYTHING),
            Map.entry(Raw.class, Scalar.RAW),
            Map.entry(Object.class, ArgumentForm.ARGUMENT),
            Map.entry(Named.class, ArgumentForm.ARGUMENT),
            Map.entry(Seat.class, ArgumentForm.ARGUMENT)));

    private Forms() {}

    static Form of(Type type) {
        Form known = KNOWN.get(type);
        if (known != null) return known;
        // Not computeIfAbsent: a type may contain itself.
        Form made = make(type);
        KNOWN.put(type, made);
        return made;
    }

    private static Form make(Type type) {
        if (type instanceof WildcardType wildcard) return of(wildcard.getUpperBounds()[0]);
        if (type instanceof ParameterizedType generic) {
            Type[] inner = generic.getActualTypeArguments();
            if (generic.getRawType() == List.class) return new ListForm(new Later(inner[0]));
            if (generic.getRawType() == Map.class) return new MapForm(new Later(inner[0]), new Later(inner[1]));
            if (generic.getRawType() == Optional.class) return new OptionalForm(new Later(inner[0]));
        }
        if (type instanceof Class<?> plain) {
            if (plain.isEnum()) return new EnumForm(plain);
            // A constant with a body of its own has a class of its own.
            if (Enum.class.isAssignableFrom(plain)) return of(plain.getSuperclass());
            if (plain.isRecord())
                return plain.isAnnotationPresent(Word.class) ? new WordForm(plain) : new RecordForm(plain);
            if (plain.isSealed()) return new SealedForm(plain);
        }
        throw new IllegalArgumentException("there is no JSON form for " + type);
    }
}
