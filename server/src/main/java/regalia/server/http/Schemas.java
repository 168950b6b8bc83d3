package regalia.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regalia.codec.Sparse;
import regalia.kernel.Named;
import regalia.kernel.Word;

/** JSON schemas of records, enums and sealed types, as the codec writes and reads them. Each type is described once, by its name. */
final class Schemas {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ObjectNode described = NODES.objectNode();
    private final Map<String, Class<?>> names = new HashMap<>();

    ObjectNode described() {
        return described;
    }

    ObjectNode of(Type type) {
        if (type instanceof ParameterizedType generic) return generic(generic);
        if (!(type instanceof Class<?> plain)) return NODES.objectNode();
        if (plain == String.class) return typed("string");
        if (plain == int.class || plain == Integer.class)
            return typed("integer").put("format", "int32");
        if (plain == long.class || plain == Long.class) return typed("integer").put("format", "int64");
        if (plain == double.class || plain == Double.class) return typed("number");
        if (plain == boolean.class || plain == Boolean.class) return typed("boolean");
        if (plain.isRecord() || plain.isEnum() || plain.isSealed()) return reference(plain);
        return NODES.objectNode();
    }

    ObjectNode oneOf(List<Class<?>> types) {
        if (types.size() == 1) return of(types.getFirst());
        ObjectNode schema = NODES.objectNode();
        ArrayNode choices = schema.putArray("oneOf");
        for (Class<?> type : types) choices.add(of(type));
        return schema;
    }

    private ObjectNode generic(ParameterizedType type) {
        Type[] inner = type.getActualTypeArguments();
        if (type.getRawType() == Optional.class) return of(inner[0]);
        if (type.getRawType() == List.class) {
            ObjectNode list = typed("array");
            list.set("items", of(inner[0]));
            return list;
        }
        ObjectNode map = typed("object");
        map.set("additionalProperties", of(inner[1]));
        return map;
    }

    private ObjectNode reference(Class<?> type) {
        String name = name(type);
        Class<?> known = names.putIfAbsent(name, type);
        if (known == null) {
            ObjectNode schema = NODES.objectNode();
            described.set(name, schema);
            describe(type, schema);
        } else if (known != type)
            throw new IllegalStateException(known + " and " + type + " have the same name in the API");
        return NODES.objectNode().put("$ref", "#/components/schemas/" + name);
    }

    private static String name(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return outer == null ? type.getSimpleName() : name(outer) + type.getSimpleName();
    }

    private void describe(Class<?> type, ObjectNode schema) {
        if (type.isEnum()) {
            ArrayNode words = schema.put("type", "string").putArray("enum");
            for (Object constant : type.getEnumConstants()) words.add(Named.word((Enum<?>) constant));
        } else if (type.isAnnotationPresent(Word.class)) {
            schema.putArray("type").add("string").add("integer");
        } else if (type.isRecord()) {
            record(type, schema);
        } else {
            schema.setAll(oneOf(List.of(type.getPermittedSubclasses())));
        }
    }

    private void record(Class<?> type, ObjectNode schema) {
        schema.put("type", "object");
        ObjectNode properties = NODES.objectNode();
        ArrayNode required = NODES.arrayNode();
        if (underSealed(type)) {
            String simple = type.getSimpleName();
            String tag = Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
            properties.set("type", NODES.objectNode().put("const", tag));
            required.add("type");
        }
        for (RecordComponent part : type.getRecordComponents()) {
            properties.set(part.getName(), of(part.getGenericType()));
            if (part.getType() != Optional.class && !part.isAnnotationPresent(Sparse.class))
                required.add(part.getName());
        }
        schema.set("properties", properties);
        if (!required.isEmpty()) schema.set("required", required);
        schema.put("additionalProperties", false);
    }

    private static boolean underSealed(Class<?> type) {
        for (Class<?> above : type.getInterfaces()) if (above.isSealed() || underSealed(above)) return true;
        return false;
    }

    private static ObjectNode typed(String type) {
        return NODES.objectNode().put("type", type);
    }
}
