package regalia.catalog;

import regalia.bots.Bot;
import regalia.bots.Level;
import regalia.bots.Strength;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * What a squire would do in somebody's place, and what speaks for it. From the view alone, like every bot: a hint tells nothing
 * that the seat may not know.
 */
public record Advice<A extends Action>(A action, Message reason) {

    public static <S extends State<S>, A extends Action, V> Advice<A> from(
            Game<S, A, V> game, Rules<S, A, V> rules, V view, int seat, long seed) {
        Sense<S, A, V> sense = game.sense(rules);
        Bot<V> squire = Strength.of(Level.SQUIRE).bot(rules, () -> game.sense(rules));
        A action = rules.action(squire.decide(view, seat, seed).code());
        S world = rules.start();
        rules.imagine(view, new Rng(seed), world);
        return new Advice<>(action, sense.reason(world, seat, action));
    }
}
