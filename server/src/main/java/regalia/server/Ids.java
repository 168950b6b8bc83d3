package regalia.server;

import java.security.SecureRandom;

/** Names for tables and the like that nobody can guess: whoever knows a private table's was invited to it. */
public final class Ids {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** Without letters that look like others, so that one can be read aloud. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int LENGTH = 14;

    private Ids() {}

    /** 69 random bits. */
    public static String fresh() {
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        return id.toString();
    }

    /** A seed for a bot's decision. */
    public static long seed() {
        return RANDOM.nextLong();
    }
}
