package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/**
 * The first line of a match's record: all that must be known to play it again.
 *
 * @param match its name, the server's or the lab's
 * @param game the id of its game
 * @param rules the version of that game's rules
 * @param options as {@link regalia.codec.OptionsJson} writes them: only the game knows what they mean
 * @param luck what a server promised before the match
 */
public record Header(
        String format,
        String match,
        String game,
        String rules,
        int seats,
        JsonNode options,
        List<Player> players,
        Optional<Pledge> luck) {

    public static final String FORMAT = "regalia/1";

    /**
     * The server's promise that binds its secret seed, and what each seat added to it.
     *
     * @param shared the name that tables with the same luck share; the promise is then bound to it, not to the match
     */
    public record Pledge(String commitment, List<String> nonces, Optional<String> shared) {}

    /** The same with other names for the players. */
    public Header played(List<Player> called) {
        return new Header(format, match, game, rules, seats, options, called, luck);
    }

    /** The same for a match whose luck a server has pledged. */
    public Header pledged(Pledge pledge) {
        return new Header(format, match, game, rules, seats, options, players, Optional.of(pledge));
    }
}
