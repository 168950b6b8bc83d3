package regalia.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import regalia.kernel.Unusable;

/**
 * What somebody wants a seat to do.
 *
 * @param seq the number of the line that asked for it
 * @param key a name that the sender gave it: the same name again is the same request
 * @param action what, as in a record
 * @param index or which of the legal actions, counted from 0
 */
public record Request(int seat, int seq, String key, Optional<JsonNode> action, Optional<Integer> index) {

    private static final int LONGEST_KEY = 64;

    public Request {
        if (action.isPresent() == index.isPresent())
            throw new Unusable("exactly one of action and index must be there");
        demandKey(key);
    }

    /** Declines what can't be the name of a request. */
    public static void demandKey(String key) {
        if (key.isEmpty() || key.length() > LONGEST_KEY || !key.chars().allMatch(c -> c > ' ' && c < 127))
            throw new Unusable("key must be 1 to " + LONGEST_KEY + " plain characters");
    }
}
