package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;

/** What stands in a list at the top of a document: each item tells by itself what it is. */
enum Top implements Form {
    ANY;

    @Override
    public JsonNode write(Object value) {
        return Json.node(value);
    }

    @Override
    public void append(Object value, Utf8 out) {
        Json.append(value, out);
    }

    @Override
    public Object read(JsonNode node, Place at) {
        return node;
    }
}
