package regalia.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;

/** Grows a tree from what a parser reads: one value and nothing after it, no name twice, no depth without end. */
final class Tree {

    /** Nothing of ours is a tenth as deep; what is deeper was made to do harm. */
    static final int DEEPEST = 100;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonParser parser;
    private final Lines lines;

    /** Hears on which line each place of the document begins. */
    interface Lines {
        void put(Place at, int line);
    }

    Tree(JsonParser parser, Lines lines) {
        this.parser = parser;
        this.lines = lines;
    }

    JsonNode grow() throws IOException {
        JsonToken first = parser.nextToken();
        if (first == null) throw new Fault(Place.ROOT, "there is nothing in it");
        JsonNode root = value(first, Place.ROOT, 0);
        if (parser.nextToken() != null) throw new Fault(Place.ROOT, "something follows after the end");
        return root;
    }

    private JsonNode value(JsonToken token, Place at, int depth) throws IOException {
        if (depth > DEEPEST) throw new Fault(Place.ROOT, "it is nested more than " + DEEPEST + " deep");
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias())
            throw new Fault(at, "must be written out: references (*) aren't followed");
        return switch (token) {
            case START_OBJECT -> object(at, depth);
            case START_ARRAY -> list(at, depth);
            case VALUE_STRING -> NODES.textNode(parser.getText());
            case VALUE_NUMBER_INT -> whole();
            case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDoubleValue());
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new Fault(at, "has no meaning here");
        };
    }

    private JsonNode whole() throws IOException {
        return switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
        };
    }

    private ObjectNode object(Place at, int depth) throws IOException {
        ObjectNode object = NODES.objectNode();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_OBJECT; token = parser.nextToken()) {
            String name = parser.currentName();
            Place here = at.field(name);
            mark(here);
            if (object.has(name)) throw new Fault(here, "stands here twice");
            object.set(name, value(parser.nextToken(), here, depth + 1));
        }
        return object;
    }

    private ArrayNode list(Place at, int depth) throws IOException {
        ArrayNode list = NODES.arrayNode();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            Place here = at.item(list.size());
            mark(here);
            list.add(value(token, here, depth + 1));
        }
        return list;
    }

    private void mark(Place at) {
        lines.put(at, parser.currentTokenLocation().getLineNr());
    }
}
