package regalia.codec.match;

import java.util.List;
import regalia.codec.Sparse;
import regalia.kernel.Message;

/**
 * A change of a seat's points.
 *
 * @param seq the entry that caused it; 0 for what the setup gives
 * @param rule the id of the rule that gives or takes them
 * @param reason the key of the message that says why
 * @param args what fills the places of that message
 */
public record LedgerLine(
        int seq,
        int seat,
        int points,
        String rule,
        String reason,
        @Sparse List<Object> args) {

    public LedgerLine {
        args = List.copyOf(args);
    }

    public Message message() {
        return new Message(reason, args);
    }
}
