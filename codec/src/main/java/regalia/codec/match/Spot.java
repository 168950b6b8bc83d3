package regalia.codec.match;

import regalia.kernel.Unusable;

/** A line of a file, to be named in a sentence. */
record Spot(String file, int line) {

    private static final int LONGEST = 500;

    /** What stands in a record was written by strangers and goes to a terminal or a log: it stays one line, and short. */
    String say(String reason) {
        String plain = reason.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
        String cut = plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…";
        return file + ", line " + line + ": " + cut;
    }

    Unusable unusable(String reason) {
        return new Unusable(say(reason));
    }
}
