package regalia.kernel;

import java.util.List;

/**
 * Something said, not yet in any language: a key of the message catalogue and what fills its places. An argument is an
 * {@link Integer}, a {@link Seat}, a {@link Named} thing, another message, or a list of these (said one after the other).
 */
public record Message(String key, List<Object> args) {

    public Message {
        args = List.copyOf(args);
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
