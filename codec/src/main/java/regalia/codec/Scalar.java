package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.charset.StandardCharsets;

/** Text, numbers and truth, read without any goodwill: {@code "1"} is no number and {@code 1.0} no whole one. */
enum Scalar implements Form {
    TEXT {
        @Override
        public JsonNode write(Object value) {
            return TextNode.valueOf((String) value);
        }

        @Override
        public void append(Object value, Utf8 out) {
            out.text((String) value);
        }

        @Override
        public Object read(JsonNode node, Place at) {
            if (node.isTextual()) return node.textValue();
            throw Fault.wanted(at, "text", node);
        }
    },
    WHOLE {
        @Override
        public JsonNode write(Object value) {
            return IntNode.valueOf((Integer) value);
        }

        @Override
        public void append(Object value, Utf8 out) {
            out.number((Integer) value);
        }

        @Override
        public Object read(JsonNode node, Place at) {
            if (node.isIntegralNumber() && node.canConvertToInt()) return node.intValue();
            if (node.isIntegralNumber()) throw Fault.wanted(at, "a whole number of at most 2147483647", node);
            throw Fault.wanted(at, "a whole number", node);
        }
    },
    LONG {
        @Override
        public JsonNode write(Object value) {
            return LongNode.valueOf((Long) value);
        }

        @Override
        public void append(Object value, Utf8 out) {
            out.number((Long) value);
        }

        @Override
        public Object read(JsonNode node, Place at) {
            if (node.isIntegralNumber() && node.canConvertToLong()) return node.longValue();
            throw Fault.wanted(at, "a whole number of at most 64 bits", node);
        }
    },
    FRACTION {
        @Override
        public JsonNode write(Object value) {
            double number = (Double) value;
            if (!Double.isFinite(number)) throw new IllegalArgumentException("JSON has no " + number);
            return DoubleNode.valueOf(number);
        }

        @Override
        public void append(Object value, Utf8 out) {
            out.put(Utf8.ascii(write(value).toString()));
        }

        @Override
        public Object read(JsonNode node, Place at) {
            if (node.isNumber() && Double.isFinite(node.doubleValue())) return node.doubleValue();
            throw Fault.wanted(at, "a number", node);
        }
    },
    FLAG {
        @Override
        public JsonNode write(Object value) {
            return BooleanNode.valueOf((Boolean) value);
        }

        @Override
        public void append(Object value, Utf8 out) {
            out.put((Boolean) value ? TRUE : FALSE);
        }

        @Override
        public Object read(JsonNode node, Place at) {
            if (node.isBoolean()) return node.booleanValue();
            throw Fault.wanted(at, "true or false", node);
        }
    },
    /** JSON that is passed on as it stands, for whoever knows later what it means. */
    ANYTHING {
        @Override
        public JsonNode write(Object value) {
            return (JsonNode) value;
        }

        @Override
        public void append(Object value, Utf8 out) {
            out.put(value.toString().getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public Object read(JsonNode node, Place at) {
            return node;
        }
    },
    /** The same, written only when the whole is. */
    RAW {
        @Override
        public JsonNode write(Object value) {
            return ((Raw) value).node();
        }

        @Override
        public void append(Object value, Utf8 out) {
            ((Raw) value).append(out);
        }

        @Override
        public Object read(JsonNode node, Place at) {
            return Raw.of(node);
        }
    };

    private static final byte[] TRUE = Utf8.ascii("true");
    private static final byte[] FALSE = Utf8.ascii("false");
}
