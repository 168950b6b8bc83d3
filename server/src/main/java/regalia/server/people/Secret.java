package regalia.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;

/**
 * Keys and codes. The server keeps only their hashes; they are long enough that a hash without salt gives nothing away, and
 * finding one by its hash tells by its timing nothing that helps to guess it.
 */
final class Secret {

    /** Without letters that look like digits or each other. */
    private static final String LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int KEY_BYTES = 32;

    private Secret() {}

    static String key() {
        byte[] bytes = new byte[KEY_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The name of something that is no secret but must be unique: five bits a letter. */
    static String id() {
        return letters(16).toLowerCase(Locale.ROOT);
    }

    /** To be read out or written down: groups of four letters. */
    static String code(int groups) {
        StringBuilder code = new StringBuilder(letters(4));
        for (int i = 1; i < groups; i++) code.append('-').append(letters(4));
        return code.toString();
    }

    private static String letters(int count) {
        StringBuilder word = new StringBuilder(count);
        for (int i = 0; i < count; i++) word.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        return word.toString();
    }

    /** A code as it was meant, however it was typed. */
    static String plain(String typed) {
        return typed.toUpperCase(Locale.ROOT)
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1')
                .replaceAll("[^0-9A-Z]", "");
    }

    static String hash(String secret) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static String hashOfCode(String typed) {
        return hash(plain(typed));
    }
}
