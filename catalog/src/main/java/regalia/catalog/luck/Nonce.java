package regalia.catalog.luck;

import java.util.Optional;
import java.util.regex.Pattern;
import regalia.kernel.Unusable;

/** What a seat adds to the luck of a match, so that the server alone doesn't choose it. A nonce is public once it is given. */
public final class Nonce {

    private static final Pattern PERSON = Pattern.compile("(?:[0-9a-f]{2}){16,64}");

    private Nonce() {}

    /** What a person's browser chose, 16 to 64 bytes, if it is one. What was sent is not repeated in the refusal: it may be long. */
    public static String person(String sent) {
        if (!isPerson(sent))
            throw new Unusable("a nonce is 32 to 128 hexadecimal digits in lower case, an even number of them");
        return sent;
    }

    /** A bot's: known beforehand, so that a server with many bots has nothing to choose. */
    public static String bot(int seat) {
        return "bot/" + seat;
    }

    private static boolean isPerson(String nonce) {
        return PERSON.matcher(nonce).matches();
    }

    /** What is wrong with a recorded nonce, if anything is. A table that shares the luck of another has its nonces, and others may have sat there. */
    static Optional<String> fault(String nonce, int seat, boolean bot, boolean shared) {
        String who = "luck.nonces[" + seat + "]: the nonce of ";
        if (shared)
            return fault(
                    nonce.equals(bot(seat)) || isPerson(nonce),
                    who + "a shared seat must be '" + bot(seat) + "' or what a browser chose, not '" + nonce + "'");
        if (bot) return fault(nonce.equals(bot(seat)), who + "a bot must be '" + bot(seat) + "', not '" + nonce + "'");
        return fault(isPerson(nonce), who + "a person must be 32 to 128 hexadecimal digits, not '" + nonce + "'");
    }

    private static Optional<String> fault(boolean good, String sentence) {
        return good ? Optional.empty() : Optional.of(sentence);
    }
}
