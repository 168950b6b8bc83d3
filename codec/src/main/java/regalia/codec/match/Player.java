package regalia.codec.match;

import java.util.Optional;

/**
 * Who sits on a seat.
 *
 * @param bot the level, if it is one
 */
public record Player(String name, Optional<String> bot) {

    public static Player person(String name) {
        return new Player(name, Optional.empty());
    }

    public static Player bot(String name, String level) {
        return new Player(name, Optional.of(level));
    }
}
