package regalia.codec.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import regalia.codec.Raw;
import regalia.codec.Sparse;
import regalia.codec.match.Player;
import regalia.codec.match.Result;

/** One line to a listener, the same whatever carries it. */
public sealed interface WireLine {

    /** Its number in this stream: 1, then one more each. */
    int seq();

    /**
     * The first line: all that is settled before the match.
     *
     * @param rules the version of the game's rules
     * @param options as in a record's header
     * @param seat the listener's own; {@link regalia.kernel.Seat#SPECTATOR} for whoever looks on
     */
    record Hello(
            int seq,
            String protocol,
            String match,
            String game,
            String rules,
            int seats,
            JsonNode options,
            int seat,
            List<Player> players)
            implements WireLine {}

    /**
     * Something was said that the seat may hear.
     *
     * @param at the entry of the record at which it was
     */
    record Said(int seq, int at, String key, @Sparse List<Object> args) implements WireLine {}

    /** Points moved: a line of the ledger, which is open to all. */
    record Points(
            int seq,
            int at,
            int seat,
            int points,
            String rule,
            String reason,
            @Sparse List<Object> args) implements WireLine {}

    /** An action was taken back: the last so many lines of {@link Said} and {@link Points} that still held don't hold any more. */
    record TakenBack(int seq, int lines) implements WireLine {}

    /**
     * The seat is to decide.
     *
     * @param millis how long it may take, counted from here, whatever happens in between
     * @param view all that the seat may know
     * @param legal what it may do, from the first on; not all if they are very many
     * @param legalTotal how many there are
     */
    record Decide(int seq, int millis, Raw view, List<Raw> legal, int legalTotal) implements WireLine {}

    /**
     * What a listener sees that has nothing to decide now.
     *
     * @param toAct the seats that owe a decision; nobody when chance is to act or the match is over
     * @param view all that the listener may know
     */
    record Look(int seq, List<Integer> toAct, Raw view) implements WireLine {}

    /**
     * An answer was not taken; the decision is still owed.
     *
     * @param answers the seq of the decision
     * @param reason the key of the message that says why
     * @param rule the id of the rule that forbids it, if one does
     * @param detail what is wrong with an answer that can't be read, in English for its author
     * @param tries how many answers are left
     */
    record Refused(
            int seq,
            int answers,
            String reason,
            @Sparse List<Object> args,
            Optional<String> rule,
            Optional<String> detail,
            int tries)
            implements WireLine {}

    /** The listener has lost its seat for good: somebody else plays on. Nothing follows. */
    record Resigned(int seq, String reason) implements WireLine {}

    /** The match is over, and this stream. */
    record Finish(int seq, Result result) implements WireLine {}
}
