package regalia.catalog;

import java.util.List;
import regalia.bots.Adviser;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * An action that a good bot would consider in somebody's place, what may be expected of it and what speaks for it. From the view
 * alone: a hint tells nothing that the seat may not know.
 *
 * @param share how often it wins if all play on sensibly, between 0 and 1
 * @param points what the seat ends with then, on average
 * @param visits how much of the search went into it; 0 where a solver has the answer
 */
public record Advice<A extends Action>(A action, double share, double points, int visits, Message reason) {

    /** Up to three, the best first. */
    public static <S extends State<S>, A extends Action, V> List<Advice<A>> from(
            Game<S, A, V> game, Rules<S, A, V> rules, V view, int seat, long seed) {
        Sense<S, A, V> sense = game.sense(rules);
        S world = rules.start();
        rules.imagine(view, new Rng(seed), world);
        return new Adviser<>(rules, () -> game.sense(rules))
                .ideas(view, seat, seed).stream()
                        .map(idea -> {
                            A action = rules.action(idea.code());
                            Message reason = sense.reason(world, seat, action);
                            return new Advice<>(action, idea.share(), idea.points(), idea.visits(), reason);
                        })
                        .toList();
    }
}
