package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;

/** How the values of one type stand in JSON. */
interface Form {

    JsonNode write(Object value);

    /** The same as bytes, without a tree. */
    void append(Object value, Utf8 out);

    /** The value that a node means; {@link Fault} if it means none. */
    Object read(JsonNode node, Place at);
}
