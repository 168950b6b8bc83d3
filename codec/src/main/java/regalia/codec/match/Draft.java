package regalia.codec.match;

import java.util.Optional;

/**
 * A choice that waits outside of the log until all who choose at once have chosen.
 *
 * @param bot the mark of the bot that chose it, if one did
 */
public record Draft<A>(A action, Optional<BotMark> bot) {

    public static <A> Draft<A> of(A action) {
        return new Draft<>(action, Optional.empty());
    }
}
