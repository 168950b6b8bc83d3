package regalia.app;

/** Colours for a terminal; anywhere else text stays as it is. */
record Ink(boolean coloured) {

    private static final String PLAIN = "\u001b[0m";

    String bold(String text) {
        return dye("\u001b[1m", text);
    }

    String dim(String text) {
        return dye("\u001b[2m", text);
    }

    /** Old gold, for what can be chosen. */
    String gold(String text) {
        return dye("\u001b[33m", text);
    }

    /** Wax-seal red, for what is refused. */
    String red(String text) {
        return dye("\u001b[31m", text);
    }

    /** An empty screen on a terminal, what was above it gone too: the last player's hand is nobody's business. */
    String cleared() {
        return "\u001b[2J\u001b[3J\u001b[H";
    }

    private String dye(String start, String text) {
        return coloured && !text.isEmpty() ? start + text + PLAIN : text;
    }
}
