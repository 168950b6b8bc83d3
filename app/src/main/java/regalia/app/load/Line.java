package regalia.app.load;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * What a player needs of a line. Every line is read to its end, value by value, as a thrifty client would.
 *
 * @param seq its number; 0 if it has none
 * @param key of the answer that it is about
 * @param choices how many actions it offers
 * @param reason why an answer was declined
 */
record Line(String type, int seq, String key, int choices, String reason) {

    private static final byte[] TYPE = ascii("type");
    private static final byte[] SEQ = ascii("seq");
    private static final byte[] KEY = ascii("key");
    private static final byte[] CHOICES = ascii("legalTotal");
    private static final byte[] REASON = ascii("reason");

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    static void each(byte[] bytes, int from, int length, Consumer<Line> to) {
        Scan scan = new Scan(bytes, from, length);
        while (scan.more()) to.accept(read(scan));
    }

    private static Line read(Scan scan) {
        String type = "";
        int seq = 0;
        String key = "";
        int choices = 0;
        String reason = "";
        scan.over('{');
        if (scan.passes('}')) return new Line(type, seq, key, choices, reason);
        do {
            if (scan.isText(TYPE)) type = scan.named().plain();
            else if (scan.isText(SEQ)) seq = scan.named().whole();
            else if (scan.isText(KEY)) key = scan.named().plain();
            else if (scan.isText(CHOICES)) choices = scan.named().whole();
            else if (scan.isText(REASON)) reason = scan.named().plain();
            else scan.field();
        } while (scan.passes(','));
        scan.over('}');
        return new Line(type, seq, key, choices, reason);
    }
}
