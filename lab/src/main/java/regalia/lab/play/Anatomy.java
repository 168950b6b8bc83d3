package regalia.lab.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import regalia.kernel.Named;
import regalia.kernel.Word;

/**
 * What an action is about, by what its record is made of: names as {@code select/character/character.king} say the action, the component,
 * and its value, which is the key of its message where it has one. Seats are left out: they mean another player in each match.
 */
final class Anatomy {

    /** A component of a record. */
    record Part(String name, Class<?> type, Method accessor) {

        Object of(Object value) {
            try {
                return accessor.invoke(value);
            } catch (IllegalAccessException | InvocationTargetException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    /** What a record is made of: looked up once, because looking is slow. */
    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
            List<Part> parts = new ArrayList<>();
            for (RecordComponent component : type.getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                parts.add(new Part(component.getName(), component.getType(), component.getAccessor()));
            }
            return List.copyOf(parts);
        }
    };

    private Anatomy() {}

    static String word(Class<?> type) {
        String name = type.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    static Set<String> of(Object action) {
        Set<String> names = new LinkedHashSet<>();
        String word = word(action.getClass());
        names.add("/action/" + word);
        components(action, word, "", names);
        return names;
    }

    /** The name of a thing that an action is about without saying so. */
    static String subject(Object action, Named thing) {
        return word(action.getClass()) + "/" + word(thing.getClass()) + "/" + thing.key();
    }

    private static void components(Object value, String word, String path, Set<String> names) {
        for (Part part : PARTS.get(value.getClass())) {
            if (part.name.equals("seat") || part.name.equals("seats")) continue;
            value(part.of(value), word, path.isEmpty() ? part.name : path + "." + part.name, names);
        }
    }

    private static void value(Object value, String word, String path, Set<String> names) {
        switch (value) {
            case Named named -> names.add(word + "/" + path + "/" + named.key());
            case Enum<?> constant -> names.add(word + "/" + path + "/" + Named.word(constant));
            case Optional<?> maybe when maybe.isEmpty() -> names.add(word + "/" + path + "/none");
            case Optional<?> maybe -> value(maybe.get(), word, path, names);
            case List<?> list -> {
                for (Object each : list) value(each, word, path, names);
                names.add(word + "/" + path + ".count/" + list.size());
            }
            case Record inner
            when !inner.getClass().isAnnotationPresent(Word.class) -> components(inner, word, path, names);
            default -> names.add(word + "/" + path + "/" + value);
        }
    }

    static List<Part> parts(Class<?> type) {
        return PARTS.get(type);
    }
}
