package regalia.codec.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import regalia.codec.Json;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Unusable;
import regalia.kernel.Verdict;

/** Reads an answer that may be anything, and asks the rules about it. */
record Judge<A extends Action>(Game<?, A, ?> game, Match<?, A, ?> match, int seat) {

    Reply<A> reply(int asked, String line) {
        try {
            Answer answer = Json.read(line, Answer.class);
            if (answer.seq() != asked) return refused(Message.of("wire.stale", answer.seq(), asked));
            return answer.action().isPresent()
                    ? named(answer.action().get())
                    : indexed(answer.index().orElseThrow());
        } catch (Unusable unusable) {
            return Reply.Refusal.unreadable(String.valueOf(unusable.getMessage()));
        }
    }

    private Reply<A> indexed(int index) {
        List<A> legal = match.legal(seat);
        if (index < 0 || index >= legal.size()) return refused(Message.of("wire.noIndex", index, legal.size() - 1));
        return new Reply.Taken<>(legal.get(index));
    }

    private Reply<A> named(JsonNode node) {
        A action = Json.bind(node, game.actions(), "action");
        return switch (match.judge(seat, action)) {
            case Verdict.Allowed allowed -> new Reply.Taken<>(action);
            case Verdict.Forbidden forbidden -> new Reply.Refusal<>(forbidden.why(), forbidden.rule(), "");
        };
    }

    private Reply<A> refused(Message why) {
        return new Reply.Refusal<>(why, "", "");
    }
}
