package regalia.catalog.luck;

import java.nio.ByteBuffer;
import java.util.List;
import regalia.kernel.Luck;

/**
 * Luck that follows from the seed of a server and the nonces of the seats, and from nothing else: docs/luck.md says how, to the
 * byte. For one thread at a time.
 */
public final class PledgedLuck {

    private static final String TAG = "regalia-luck/1 key";

    /** As many as there are words of 32 bits: small enough for any language, and rejections can be had in tests. */
    private static final long WORDS = 1L << 32;

    private final Hmac draws;

    /** @param nonces of each seat, in seat order, as the record holds them */
    public PledgedLuck(Seed seed, List<String> nonces) {
        this(key(seed, nonces));
    }

    PledgedLuck(byte[] key) {
        draws = new Hmac(key);
    }

    static byte[] key(Seed seed, List<String> nonces) {
        Fields fields = new Fields().text(TAG);
        nonces.forEach(fields::text);
        return new Hmac(seed.bytes()).of(fields);
    }

    /**
     * The luck of a match in which something was taken back so many times: whoever takes back a draw doesn't know the next one.
     *
     * @param undos how many entries of the log, up to now, take back
     */
    public Luck after(int undos) {
        return (purpose, outcomes) -> outcomes.at(point(purpose, undos, outcomes.total()));
    }

    /** A number from 0 to {@code total} - 1, each as likely as the others: words that would favour some are passed over. */
    public int point(String purpose, int undos, int total) {
        if (total < 1) throw new IllegalArgumentException("nothing to draw from for " + purpose);
        int attempt = 0;
        long word = word(purpose, undos, attempt);
        while (favours(word, total)) word = word(purpose, undos, ++attempt);
        return (int) (word % total);
    }

    /** Whether a word is one of the last few that would make low points likelier than high ones. */
    static boolean favours(long word, int total) {
        return word >= WORDS - WORDS % total;
    }

    long word(String purpose, int undos, int attempt) {
        byte[] bytes = draws.of(new Fields().text(purpose).number(undos).number(attempt));
        return Integer.toUnsignedLong(ByteBuffer.wrap(bytes).getInt());
    }
}
