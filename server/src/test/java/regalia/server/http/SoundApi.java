package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import regalia.codec.Json;
import regalia.kernel.Unusable;

/**
 * Checks a list of routes and the document made from it: examples are what the records read and write and what the schemas say,
 * references lead somewhere, operations have names of their own.
 */
public final class SoundApi {

    private final JsonNode document;

    private SoundApi(JsonNode document) {
        this.document = document;
    }

    public static void check(List<Route> routes) {
        List<Route> all = Door.withDocument(routes);
        SoundApi api = new SoundApi(Json.tree(Json.write(OpenApi.document(all))));
        Set<String> operations = new HashSet<>();
        for (Route route : all) {
            assertTrue(operations.add(route.operation()), route.operation() + " is there twice");
            api.places(route);
        }
        assertAll(all.stream()
                .flatMap(route -> Stream.of(route.takes(), route.gives()).map(body -> () -> api.example(route, body))));
        assertEquals(
                all.size(),
                api.document.get("paths").properties().stream()
                        .mapToInt(path -> path.getValue().size())
                        .sum(),
                "two routes have the same method and path");
        api.references(api.document);
    }

    private void example(Route route, Body body) {
        switch (body) {
            case Body.Json(Class<?> type, String example) -> example(route, type, example);
            case Body.Lines(List<Class<?>> types, String example) -> example(route, of(types, example), example);
            case Body.Text text -> {}
            case Body.None none -> {}
        }
    }

    /** The one of the types that an example is of, by the word in front of it. */
    private static Class<?> of(List<Class<?>> types, String example) {
        List<Class<?>> fitting =
                types.stream().filter(type -> isRead(type, example)).toList();
        assertEquals(1, fitting.size(), example + " is " + fitting + " of " + types);
        return fitting.getFirst();
    }

    private static boolean isRead(Class<?> type, String example) {
        try {
            Json.read(example, type);
            return true;
        } catch (Unusable other) {
            return false;
        }
    }

    private void example(Route route, Class<?> type, String example) {
        Object value = Json.read(example, type);
        assertEquals(Json.tree(example), Json.tree(Json.write(value)), route.operation());
        if (type == JsonNode.class) return;
        String name = schemaName(type);
        matches(Json.tree(example), document.at("/components/schemas/" + name), route.operation() + " " + name);
    }

    private static String schemaName(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return outer == null ? type.getSimpleName() : schemaName(outer) + type.getSimpleName();
    }

    private void places(Route route) {
        JsonNode operation = document.at("/paths")
                .get(route.path())
                .get(route.method().name().toLowerCase(java.util.Locale.ROOT));
        Set<String> declared = new HashSet<>();
        for (JsonNode parameter : operation.get("parameters"))
            if (parameter.get("in").textValue().equals("path"))
                declared.add(parameter.get("name").textValue());
        assertEquals(new HashSet<>(route.places()), declared, route.path());
        assertEquals(
                route.path().chars().filter(c -> c == '{').count(),
                route.places().size(),
                route.path());
    }

    private void references(JsonNode node) {
        if (node.has("$ref"))
            assertTrue(
                    document.at(node.get("$ref").textValue().substring(1)).isObject(),
                    node.get("$ref") + " leads nowhere");
        node.forEach(this::references);
    }

    /** As much of JSON Schema as the document uses. */
    private boolean fits(JsonNode value, JsonNode schema) {
        if (schema.has("$ref"))
            return fits(value, document.at(schema.get("$ref").textValue().substring(1)));
        if (schema.has("oneOf")) {
            int fitting = 0;
            for (JsonNode choice : schema.get("oneOf")) if (fits(value, choice)) fitting++;
            return fitting == 1;
        }
        if (schema.has("const")) return value.equals(schema.get("const"));
        if (schema.has("enum")) {
            for (JsonNode word : schema.get("enum")) if (word.equals(value)) return true;
            return false;
        }
        if (!schema.has("type") || schema.get("type").isArray()) return true;
        return switch (schema.get("type").textValue()) {
            case "string" -> value.isTextual();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "array" -> value.isArray() && allFit(value, schema.get("items"));
            case "object" -> value.isObject() && fields(value, schema);
            default -> false;
        };
    }

    private boolean allFit(JsonNode list, JsonNode schema) {
        for (JsonNode item : list) if (!fits(item, schema)) return false;
        return true;
    }

    private boolean fields(JsonNode value, JsonNode schema) {
        if (!schema.has("properties")) return allFit(value, schema.get("additionalProperties"));
        if (schema.has("required"))
            for (JsonNode name : schema.get("required")) if (!value.has(name.textValue())) return false;
        return value.properties().stream()
                .allMatch(field -> schema.get("properties").has(field.getKey())
                        && fits(field.getValue(), schema.get("properties").get(field.getKey())));
    }

    private void matches(JsonNode value, JsonNode schema, String where) {
        assertTrue(schema.isObject(), where + " isn't described");
        assertTrue(fits(value, schema), where + ": " + value + " isn't what " + schema + " says");
    }
}
