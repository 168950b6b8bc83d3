package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import regalia.codec.Json;

/** What a node said to a request. */
public record Answer(int status, String text) {

    public JsonNode json() {
        return Json.tree(text);
    }

    public String text(String pointer) {
        return json().at(pointer).asText();
    }

    /** The same, which must have been of that status. */
    public Answer of(int wanted) {
        assertEquals(wanted, status, text);
        return this;
    }

    /** A refusal, which must have had that status and reason. */
    public Answer refused(int wanted, String reason) {
        of(wanted);
        assertEquals(reason, text("/reason"), text);
        return this;
    }
}
