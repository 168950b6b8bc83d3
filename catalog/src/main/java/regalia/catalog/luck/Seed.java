package regalia.catalog.luck;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;
import regalia.kernel.Unusable;

/** The secret of a server from which, with the nonces of the seats, all luck of a match follows. It never shows itself unasked. */
public final class Seed {

    private static final int LENGTH = 32;
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] bytes;

    private Seed(byte[] bytes) {
        this.bytes = bytes;
    }

    /** One that nobody can guess. */
    public static Seed fresh() {
        byte[] bytes = new byte[LENGTH];
        RANDOM.nextBytes(bytes);
        return new Seed(bytes);
    }

    /** The seed that {@link #hex} wrote. */
    public static Seed of(String hex) {
        if (!HEX.matcher(hex).matches()) throw new Unusable("a seed is 64 hexadecimal digits in lower case");
        return new Seed(HexFormat.of().parseHex(hex));
    }

    /** The secret itself, to be kept or, after the match, to be revealed. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    byte[] bytes() {
        return bytes.clone();
    }

    @Override
    public String toString() {
        return "Seed[secret]";
    }
}
