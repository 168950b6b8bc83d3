package regalia.server.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a match waits for.
 *
 * @param at when a node must look after it next, in milliseconds of the epoch; {@link #NEVER} if only people can move it on
 * @param people who is to decide
 * @param away those of them who are not there and are waited for only for a while
 */
record Due(long at, List<String> people, List<Away> away) {

    static final long NEVER = Long.MAX_VALUE;
    /** Before any time: for no reason that somebody has noted. */
    static final long AT_ONCE = 0;

    /** For nothing any more. */
    static final Due OVER = new Due(NEVER, List.of(), List.of());

    @Nullable
    Long stored() {
        return at == NEVER ? null : at;
    }

    String waiting() {
        return String.join(",", people);
    }
}
