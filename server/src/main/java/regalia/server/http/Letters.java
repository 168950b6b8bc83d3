package regalia.server.http;

import com.fasterxml.jackson.databind.JsonNode;

/** Letters that JSON can write and not every database can keep: the character nought, and half of a pair. */
final class Letters {

    private Letters() {}

    /** Refuses a body that has one, in a value or a name. */
    static void demandSound(JsonNode node) {
        if (node.isTextual()) demandSound(node.textValue());
        node.properties().forEach(field -> demandSound(field.getKey()));
        for (JsonNode part : node) demandSound(part);
    }

    private static void demandSound(String text) {
        if (text.codePoints().anyMatch(letter -> letter == 0 || Character.getType(letter) == Character.SURROGATE))
            throw Refused.unusable("The body has a character that can't be kept.");
    }
}
