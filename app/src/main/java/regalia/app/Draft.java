package regalia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import regalia.app.Answers.Reply;
import regalia.catalog.Messages;
import regalia.kernel.Action;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.State;
import regalia.kernel.Telling;

/**
 * Several answers of one seat, tried out on a copy of the position: a whole kingdom that nobody sees and no log keeps until all
 * of it is legal (ROY-21). It ends where something would come to light or another would act, so that trying tells nothing.
 */
final class Draft<S extends State<S>, A extends Action, V> {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    /** Enough for a solver to be exact. */
    private static final int MILLIS = 50;

    private final Rules<S, A, V> rules;
    private final Answers<S, A, V> answers;
    private final Telling<A, V> telling;
    private final Messages messages;
    private final int seat;
    private final S position;
    private final Moves moves = new Moves();
    private final List<A> actions = new ArrayList<>();
    private boolean ended;

    Draft(
            Rules<S, A, V> rules,
            Telling<A, V> telling,
            Answers<S, A, V> answers,
            Messages messages,
            int seat,
            S position) {
        this.rules = rules;
        this.telling = telling;
        this.answers = answers;
        this.messages = messages;
        this.seat = seat;
        this.position = rules.start();
        this.position.copyFrom(position);
    }

    /** All that was understood and is legal, in order. */
    List<A> actions() {
        return List.copyOf(actions);
    }

    /** Tries the answers one after the other; what is wrong with the first that isn't legal, or nothing. */
    Optional<String> refusal(List<String> typed) {
        for (int i = 0; i < typed.size(); i++) {
            String answer = typed.get(i).trim();
            Reply<A> reply = ended ? new Reply.No<>(messages.say("play.draftEnds", i)) : read(answer);
            switch (reply) {
                case Reply.Act<A>(A action) -> add(action);
                case Reply.Several<A>(List<A> several) -> {
                    return refused(i, typed, messages.say("play.severalMeant", answers.some(several)));
                }
                case Reply.No<A>(String why) -> {
                    return refused(i, typed, why);
                }
            }
        }
        return Optional.empty();
    }

    /** Names the question too, such as the place of a kingdom, unless it isn't this seat's to know yet. */
    private Optional<String> refused(int at, List<String> typed, String why) {
        String refused = messages.say(
                "play.draftRefused", at + 1, typed.size(), typed.get(at).trim(), why);
        if (ended) return Optional.of(refused);
        return Optional.of(messages.say(telling.ask(rules.view(position, seat))) + " " + refused);
    }

    /** A number counts along what is legal at that point. */
    private Reply<A> read(String typed) {
        List<A> legal = legal();
        if (!NUMBER.matcher(typed).matches()) return answers.read(typed, position, legal);
        int number = Integer.parseInt(typed);
        if (number < 1 || number > legal.size()) return new Reply.No<>(messages.say("play.notListed", number));
        return new Reply.Act<>(legal.get(number - 1));
    }

    private List<A> legal() {
        moves.clear();
        rules.legal(position, seat, moves);
        return IntStream.of(moves.toArray()).mapToObj(rules::action).toList();
    }

    private void add(A action) {
        Light light = new Light();
        rules.apply(position, seat, action, light);
        actions.add(action);
        ended = light.seen || position.toAct() < 0 || (position.toAct() & Seat.bit(seat)) == 0;
    }

    /** Goes on as the game's own solver says, as far as it has a ready answer. */
    void plan(Sense<S, A, V> sense) {
        while (!ended) {
            Optional<Integer> code = sense.plan(rules.view(position, seat), MILLIS);
            if (code.isEmpty()) return;
            add(rules.action(code.get()));
        }
    }

    /** Notes whether something came to light. */
    private static final class Light implements Herald {
        private boolean seen;

        @Override
        public void points(int seat, int delta, String rule, Message reason) {}

        @Override
        public void announce(int audience, Message message) {}

        @Override
        public void revealed(int seats) {
            seen = true;
        }
    }
}
