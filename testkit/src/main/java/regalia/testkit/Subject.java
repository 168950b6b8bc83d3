package regalia.testkit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.State;

/** What a game's tests tell about the game, so that the laws can be held against it. */
public interface Subject<S extends State<S>, A extends Action, V> {

    Game<S, A, V> game();

    /**
     * Another match that a seat, or {@link regalia.kernel.Seat#SPECTATOR}, can't tell from this one: as many actions, the same
     * seats, each legal in its place. Every such match must come up sooner or later. Written from the sheet's <em>Hidden
     * information</em> alone, without view or imagine, because it is what those two are measured with.
     *
     * @param actions the beginning of a match, perhaps all of it
     */
    List<Played<A>> scrambleHidden(Rules<S, A, V> rules, List<Played<A>> actions, int seat, Rng rng);

    /** Totals that never change in a match: coins, say, in all purses and the bank. */
    default Map<String, Long> sums(Rules<S, A, V> rules, S state) {
        return Map.of();
    }

    /** Every piece there is, named, once for each place where the position has it: none may be missing or be there twice. */
    default List<String> pieces(Rules<S, A, V> rules, S state) {
        return List.of();
    }

    /**
     * Facts that are hidden from a seat ("seat 2 holds the witch"), besides the values of the position's own fields, which
     * are always compared: what scrambled matches reach, imagination must reach too.
     */
    default List<String> hiddenFacts(Rules<S, A, V> rules, S state, int seat) {
        return List.of();
    }

    /** Why this game's points aren't told by its ledger, if they aren't. */
    default Optional<String> noLedger() {
        return Optional.empty();
    }

    /** The values of an option to try; a game adds files of its own to those the option knows. */
    default List<Object> samples(Option option) {
        return option.samples();
    }
}
