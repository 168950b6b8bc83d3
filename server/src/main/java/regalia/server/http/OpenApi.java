package regalia.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Locale;
import regalia.codec.Json;
import regalia.kernel.Named;

/** The description of the API (OpenAPI 3.1), made from the list of its routes. */
public final class OpenApi {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Schemas schemas = new Schemas();

    private OpenApi() {}

    public static ObjectNode document(List<Route> routes) {
        return new OpenApi().write(routes);
    }

    private ObjectNode write(List<Route> routes) {
        ObjectNode document = NODES.objectNode().put("openapi", "3.1.0");
        document.putObject("info")
                .put("title", "Regalia")
                .put("version", "1")
                .put("description", "Tables, matches and people. Every refusal is a problem (RFC 9457).");
        ObjectNode paths = document.putObject("paths");
        for (Route route : routes) {
            ObjectNode path = paths.withObjectProperty(route.path());
            path.set(route.method().name().toLowerCase(Locale.ROOT), operation(route));
        }
        ObjectNode components = document.putObject("components");
        components.set("schemas", schemas.described());
        ObjectNode security = components.putObject("securitySchemes");
        security.putObject("cookie").put("type", "apiKey").put("in", "cookie").put("name", Call.COOKIE);
        security.putObject("token").put("type", "http").put("scheme", "bearer");
        return document;
    }

    private ObjectNode operation(Route route) {
        ObjectNode operation =
                NODES.objectNode().put("operationId", route.operation()).put("summary", route.summary());
        security(route, operation);
        parameters(route, operation);
        if (route.work() instanceof Work.Socket) operation.put("x-websocket", true);
        if (!(route.takes() instanceof Body.None)) {
            if (route.work() instanceof Work.Socket)
                operation.putObject("x-messages").set("content", content(route.takes()));
            else operation.putObject("requestBody").put("required", true).set("content", content(route.takes()));
        }
        ObjectNode responses = operation.putObject("responses");
        ObjectNode fine = responses.putObject(Integer.toString(route.status())).put("description", route.summary());
        if (!(route.gives() instanceof Body.None)) fine.set("content", content(route.gives()));
        ObjectNode problem = NODES.objectNode();
        problem.putObject(Problem.MEDIA).set("schema", schemas.of(Problem.class));
        responses.putObject("default").put("description", "A problem").set("content", problem);
        return operation;
    }

    private static void security(Route route, ObjectNode operation) {
        ArrayNode ways = operation.putArray("security");
        if (route.who() == Who.EVERYBODY) return;
        ways.addObject().putArray("cookie");
        if (route.who().scopes().isEmpty()) return;
        ArrayNode scopes = ways.addObject().putArray("token");
        route.who().scopes().forEach(scope -> scopes.add(Named.word(scope)));
    }

    private static void parameters(Route route, ObjectNode operation) {
        ArrayNode parameters = operation.putArray("parameters");
        for (String place : route.places())
            parameters
                    .addObject()
                    .put("name", place)
                    .put("in", "path")
                    .put("required", true)
                    .putObject("schema")
                    .put("type", "string");
        for (Parameter query : route.queries())
            parameters
                    .addObject()
                    .put("name", query.name())
                    .put("in", "query")
                    .put("description", query.summary())
                    .put("example", query.example())
                    .putObject("schema")
                    .put("type", "string");
    }

    private ObjectNode content(Body body) {
        ObjectNode content = NODES.objectNode();
        ObjectNode media = content.putObject(body.media());
        switch (body) {
            case Body.None none -> {}
            case Body.Json(Class<?> type, String example) -> described(media, schemas.of(type), example);
            case Body.Lines(List<Class<?>> types, String example) -> described(media, schemas.oneOf(types), example);
            case Body.Text text -> {
                media.putObject("schema");
                media.set("example", example(text));
            }
        }
        return content;
    }

    private static void described(ObjectNode media, ObjectNode schema, String example) {
        media.set("schema", schema);
        media.set("example", Json.tree(example));
    }

    private static JsonNode example(Body.Text text) {
        return text.media().equals(Body.JSON) ? Json.tree(text.example()) : TextNode.valueOf(text.example());
    }
}
