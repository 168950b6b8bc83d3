package regalia.app;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regalia.catalog.Messages;
import regalia.catalog.Notation;
import regalia.catalog.Reading;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.State;
import regalia.kernel.Verdict;

/** Understands what somebody types as an answer to the question that a position asks a seat. */
final class Answers<S extends State<S>, A extends Action, V> {

    /** What a typed answer comes to. */
    sealed interface Reply<A extends Action> {

        /** A legal action. */
        record Act<A extends Action>(A action) implements Reply<A> {}

        /** More than one legal action. */
        record Several<A extends Action>(List<A> actions) implements Reply<A> {}

        /** Nothing legal, and why not. */
        record No<A extends Action>(String why) implements Reply<A> {}
    }

    private final Rules<S, A, V> rules;
    private final Notation<A> notation;
    private final Messages messages;
    private final int seat;

    Answers(Rules<S, A, V> rules, Notation<A> notation, Messages messages, int seat) {
        this.rules = rules;
        this.notation = notation;
        this.messages = messages;
        this.seat = seat;
    }

    Reply<A> read(String typed, S position, List<A> legal) {
        return switch (notation.read(typed, legal)) {
            case Reading.Legal<A>(A action) -> new Reply.Act<>(action);
            case Reading.Unclear<A>(List<A> actions) -> new Reply.Several<>(actions);
            case Reading.Named<A>(List<A> actions) -> judge(typed, actions, position, legal);
            case Reading.Unknown<A> _ -> new Reply.No<>(messages.say("play.unknown", typed));
        };
    }

    /** Says why not; where words were left out, only what holds for all that may be meant. */
    private Reply<A> judge(String typed, List<A> named, S position, List<A> legal) {
        List<A> allowed = named.stream().filter(legal::contains).toList();
        if (allowed.size() == 1) return new Reply.Act<>(allowed.getFirst());
        if (!allowed.isEmpty()) return new Reply.Several<>(allowed);
        Set<String> reasons = named.stream()
                .map(action -> why(action, position))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (reasons.size() == 1) return new Reply.No<>(reasons.iterator().next());
        return new Reply.No<>(messages.say("play.tellMore", typed, some(named)));
    }

    private String why(A action, S position) {
        if (!(rules.judge(position, seat, action) instanceof Verdict.Forbidden(String rule, var why)))
            return messages.say("match.noAction");
        return rule.isEmpty() ? messages.say(why) : messages.say("play.refused", why, rule);
    }

    /** A few of some actions, in words. */
    List<String> some(List<A> actions) {
        return actions.stream().limit(3).map(notation::say).toList();
    }
}
