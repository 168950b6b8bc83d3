package regalia.server.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a match waits for.
 *
 * @param at when a node must look after it next, in milliseconds of the epoch; {@link #NEVER} if only people can move it on
 * @param people who is to decide
 */
record Due(long at, List<String> people) {

    static final long NEVER = Long.MAX_VALUE;
    /** Before any time: for no reason that somebody has noted. */
    static final long AT_ONCE = 0;

    @Nullable
    Long stored() {
        return at == NEVER ? null : at;
    }

    String waiting() {
        return String.join(",", people);
    }
}
