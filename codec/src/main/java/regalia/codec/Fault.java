package regalia.codec;

import com.fasterxml.jackson.databind.JsonNode;

/** Something wrong with what was read, and where. The doors of this package make one sentence of it. */
final class Fault extends RuntimeException {

    private static final int SHOWN = 40;

    private final String path;
    private final String reason;

    Fault(Place at, String reason) {
        super(reason, null, false, false);
        this.path = clean(at.path());
        this.reason = clean(reason);
    }

    static Fault wanted(Place at, String what, JsonNode got) {
        return new Fault(at, "must be " + what + ", not " + shown(got));
    }

    String path() {
        return path;
    }

    String reason() {
        return reason;
    }

    String sentence() {
        return path.isEmpty() ? reason : path + ": " + reason;
    }

    /** A node as a person would name it. */
    static String shown(JsonNode node) {
        return switch (node.getNodeType()) {
            case STRING -> quoted(node.textValue());
            case NUMBER, BOOLEAN -> cut(node.asText());
            case ARRAY -> "a list";
            case OBJECT -> "an object";
            default -> "nothing";
        };
    }

    static String quoted(String text) {
        return "'" + cut(text) + "'";
    }

    private static String cut(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }

    /** What strangers wrote goes back to a terminal or a log: it must stay one line. */
    private static String clean(String text) {
        return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
    }
}
