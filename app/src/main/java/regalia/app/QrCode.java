package regalia.app;

import java.util.ArrayList;
import java.util.List;

/** An address as a picture that a phone can read from a terminal, two rows of it in each line. */
final class QrCode {

    private static final int MARGIN = 2;

    private QrCode() {}

    static List<String> of(String text) {
        var code = io.nayuki.qrcodegen.QrCode.encodeText(text, io.nayuki.qrcodegen.QrCode.Ecc.LOW);
        List<String> lines = new ArrayList<>();
        for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = -MARGIN; x < code.size + MARGIN; x++) {
                // Light on dark: terminals are mostly dark, and a code must be dark on light.
                boolean upper = !code.getModule(x, y);
                boolean lower = !code.getModule(x, y + 1);
                line.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
