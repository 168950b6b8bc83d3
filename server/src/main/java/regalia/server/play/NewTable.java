package regalia.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import regalia.server.table.Terms;

/**
 * What somebody asks for who opens a table.
 *
 * @param seats how many; the fewest that the game allows if nothing is said
 * @param options as in a record's header; what isn't there is the standard
 * @param terms what is agreed beside the rules
 * @param players who sits where, from seat 0: {@code me}, {@code open} or the level of a bot; one's own first seat and open ones if nothing is said
 * @param share whether others may play with the same luck; not if nothing is said
 * @param duplicateOf a table whose luck this one is to share
 * @param key a name that the sender gave this request: the same name again is the same request, and opens no second table
 */
public record NewTable(
        String game,
        Optional<Integer> seats,
        Optional<JsonNode> options,
        Optional<Terms> terms,
        Optional<List<String>> players,
        Optional<Boolean> share,
        Optional<String> duplicateOf,
        Optional<String> key) {

    public NewTable {
        key.ifPresent(Request::demandKey);
    }
}
