package regalia.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import regalia.codec.Json;

/** Bodies that are nearly what a route takes, and some that are nothing like it. */
final class HostileBodies {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Random random;

    HostileBodies(Random random) {
        this.random = random;
    }

    static String example(Route route) {
        return switch (route.takes()) {
            case Body.Json json -> json.example();
            case Body.Text text -> text.example();
            case Body.Lines lines -> lines.example();
            case Body.None none -> "{}";
        };
    }

    byte[] next(String example) {
        return switch (random.nextInt(14)) {
            case 0 -> example.substring(0, random.nextInt(example.length() + 1)).getBytes(StandardCharsets.UTF_8);
            case 1 -> ("[".repeat(5_000) + "]".repeat(5_000)).getBytes(StandardCharsets.UTF_8);
            case 2 -> "{\"a\":".repeat(2_000).getBytes(StandardCharsets.UTF_8);
            case 3 -> ("\"" + "x".repeat(66_000 + random.nextInt(300_000)) + "\"").getBytes(StandardCharsets.UTF_8);
            case 4 -> noise();
            case 5 -> new byte[0];
            case 6 -> (example + example).getBytes(StandardCharsets.UTF_8);
            case 7 -> "<script>alert(1)</script>".getBytes(StandardCharsets.UTF_8);
            default -> bent(example).getBytes(StandardCharsets.UTF_8);
        };
    }

    private byte[] noise() {
        byte[] bytes = new byte[random.nextInt(200)];
        random.nextBytes(bytes);
        return bytes;
    }

    private String bent(String example) {
        JsonNode tree;
        try {
            tree = Json.tree(example);
        } catch (regalia.kernel.Unusable text) {
            return example.replace('a', '\u0000');
        }
        int times = 1 + random.nextInt(2);
        for (int i = 0; i < times; i++) tree = bent(tree);
        return tree.toString();
    }

    private JsonNode bent(JsonNode node) {
        if (node instanceof ObjectNode object && !object.isEmpty() && random.nextInt(6) > 0) {
            List<Map.Entry<String, JsonNode>> fields = List.copyOf(object.properties());
            Map.Entry<String, JsonNode> field = fields.get(random.nextInt(fields.size()));
            switch (random.nextInt(5)) {
                case 0 -> object.remove(field.getKey());
                case 1 -> object.set("<script>" + field.getKey(), field.getValue());
                default -> object.set(field.getKey(), bent(field.getValue()));
            }
            return object;
        }
        if (node instanceof ArrayNode array && !array.isEmpty() && random.nextBoolean()) {
            array.set(0, bent(array.get(0)));
            return array;
        }
        return strange();
    }

    private JsonNode strange() {
        return switch (random.nextInt(14)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.numberNode(-1);
            case 2 -> NODES.numberNode(Long.MAX_VALUE);
            case 3 -> NODES.numberNode(BigInteger.TEN.pow(300));
            case 4 -> NODES.numberNode(1e300);
            case 5 -> NODES.booleanNode(true);
            case 6 -> NODES.textNode("<script>alert(1)</script>");
            case 7 -> NODES.textNode("a\u0000b");
            case 8 -> NODES.textNode("\u202Eevil");
            case 9 -> NODES.textNode("x".repeat(10_000));
            case 10 -> NODES.textNode("\ud800");
            case 11 -> NODES.arrayNode().add(1).add("<script>");
            case 12 -> NODES.objectNode().put("type", "<script>");
            default -> NODES.textNode("'; DROP TABLE person; --");
        };
    }
}
