package regalia.app.load;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a player needs of a line. Every line is read to its end, token by token, with Jackson's streaming parser, as a thrifty client would.
 *
 * @param seq its number; 0 if it has none
 * @param key of the answer that it is about
 * @param choices how many actions it offers
 * @param reason why an answer was declined
 */
record Line(String type, int seq, String key, int choices, String reason) {

    private static final JsonFactory JSON = new JsonFactory();

    static void each(byte[] bytes, int from, int length, Consumer<Line> to) {
        try (JsonParser parser = JSON.createParser(bytes, from, length)) {
            while (parser.nextToken() != null) to.accept(read(parser));
        } catch (IOException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }

    private static Line read(JsonParser parser) throws IOException {
        String type = "";
        int seq = 0;
        String key = "";
        int choices = 0;
        String reason = "";
        for (@Nullable String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            JsonToken value = parser.nextToken();
            switch (name) {
                case "type" -> type = parser.getText();
                case "seq" -> seq = parser.getIntValue();
                case "key" -> key = parser.getText();
                case "legalTotal" -> choices = parser.getIntValue();
                case "reason" -> reason = parser.getText();
                default -> {
                    if (value.isStructStart()) whole(parser);
                }
            }
        }
        return new Line(type, seq, key, choices, reason);
    }

    private static void whole(JsonParser parser) throws IOException {
        for (int depth = 1; depth > 0; ) {
            JsonToken token = parser.nextToken();
            if (token.isStructStart()) depth++;
            else if (token.isStructEnd()) depth--;
        }
    }
}
