package regalia.app.types;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regalia.codec.Raw;
import regalia.codec.Sparse;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Unusable;
import regalia.kernel.Word;

/**
 * Types of TypeScript for records, enums and sealed types, as the codec writes them: an enum is its words, what may not be there may be
 * left out, and a record under a sealed interface tells by its {@code type} which it is.
 */
final class TypeScript {

    private static final int WIDEST = 140;

    /** What fills the places of a message is any object in Java; this is how it is written. */
    private static final String ARGUMENT =
            "export type Argument = number | { seat: number } | { name: string } | Message | Argument[];";

    private final Map<Class<?>, String> names = new LinkedHashMap<>();
    private final Map<Class<?>, String> declarations = new LinkedHashMap<>();

    /** The module that declares these and all that they are made of. */
    static String of(String heading, Class<?>... roots) {
        TypeScript types = new TypeScript();
        for (Class<?> root : roots) types.reference(root);
        return Stream.concat(Stream.of("/** " + heading + " */"), types.declarations.values().stream())
                .collect(Collectors.joining("\n\n", "", "\n"));
    }

    private String reference(Type type) {
        if (type instanceof WildcardType wildcard) return reference(wildcard.getUpperBounds()[0]);
        if (type instanceof ParameterizedType generic) return generic(generic);
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) return "string";
        if (plain == boolean.class || plain == Boolean.class) return "boolean";
        if (plain.isPrimitive() || Number.class.isAssignableFrom(plain)) return "number";
        if (plain == JsonNode.class || plain == Raw.class) return "unknown";
        if (plain == Object.class) return argument();
        String known = names.get(plain);
        return known == null ? declare(plain) : known;
    }

    private String argument() {
        if (names.putIfAbsent(Object.class, "Argument") == null) {
            reference(Message.class);
            declarations.put(Object.class, ARGUMENT);
        }
        return "Argument";
    }

    private String generic(ParameterizedType type) {
        Type[] inner = type.getActualTypeArguments();
        if (type.getRawType() == Optional.class) return reference(inner[0]) + " | null";
        if (type.getRawType() == Map.class)
            return "Partial<Record<" + reference(inner[0]) + ", " + reference(inner[1]) + ">>";
        String each = reference(inner[0]);
        return each.contains(" ") ? "(" + each + ")[]" : each + "[]";
    }

    /** Its name comes first, since it may contain itself; its place in the file is after what it is made of. */
    private String declare(Class<?> type) {
        String name = names.containsValue(type.getSimpleName())
                ? type.getEnclosingClass().getSimpleName() + type.getSimpleName()
                : type.getSimpleName();
        names.put(type, name);
        String declaration;
        if (type.isEnum()) declaration = union(name, words(type));
        else if (type.isAnnotationPresent(Word.class)) declaration = "export type " + name + " = " + word(type) + ";";
        else if (type.isRecord()) declaration = record(name, type);
        else if (type.isSealed()) declaration = union(name, siblings(type));
        else throw new IllegalArgumentException("there is no type for " + type);
        declarations.put(type, declaration);
        return name;
    }

    private static List<String> words(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> "'" + Named.word((Enum<?>) constant) + "'")
                .toList();
    }

    /** A word that looks like a number is one. */
    private static String word(Class<?> type) {
        try {
            type.getDeclaredMethod("parse", String.class).invoke(null, "1");
            return "string | number";
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof Unusable) return "string";
            throw new IllegalStateException(refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private List<String> siblings(Class<?> type) {
        List<String> all = new ArrayList<>();
        for (Class<?> permitted : type.getPermittedSubclasses())
            if (permitted.isRecord() || permitted.isEnum()) all.add(reference(permitted));
            else all.addAll(siblings(permitted));
        return all;
    }

    private static String union(String name, List<String> parts) {
        String line = "export type " + name + " = " + String.join(" | ", parts) + ";";
        return line.length() <= WIDEST ? line : "export type " + name + " =\n  | " + String.join("\n  | ", parts) + ";";
    }

    private String record(String name, Class<?> type) {
        StringBuilder text = new StringBuilder("export interface " + name + " {\n");
        if (underSealed(type)) {
            String own = type.getSimpleName();
            text.append("  type: '" + Character.toLowerCase(own.charAt(0)) + own.substring(1) + "';\n");
        }
        for (RecordComponent part : type.getRecordComponents()) text.append("  " + field(part) + ";\n");
        return text.append("}").toString();
    }

    private String field(RecordComponent part) {
        if (part.getType() == Optional.class) {
            Type inner = ((ParameterizedType) part.getGenericType()).getActualTypeArguments()[0];
            return part.getName() + "?: " + reference(inner);
        }
        String mark = part.isAnnotationPresent(Sparse.class) ? "?: " : ": ";
        return part.getName() + mark + reference(part.getGenericType());
    }

    private static boolean underSealed(Class<?> type) {
        return Arrays.stream(type.getInterfaces()).anyMatch(above -> above.isSealed() || underSealed(above));
    }
}
