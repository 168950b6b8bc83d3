package regalia.catalog;

import java.util.HexFormat;
import regalia.bots.Decision;
import regalia.bots.Guard;
import regalia.bots.Strength;
import regalia.bots.Watchdog;
import regalia.codec.match.BotMark;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

/** A bot of ours: gets the seat's view and nothing else. */
final class BotSitter<S extends State<S>, A extends Action, V> implements Sitter<A> {

    private final Match<S, A, V> match;
    private final Strength strength;
    private final Guard<S, A, V> bot;

    BotSitter(Game<S, A, V> game, Match<S, A, V> match, Strength strength, Watchdog watchdog) {
        this.match = match;
        this.strength = strength;
        bot = new Guard<>(match.rules(), () -> game.sense(match.rules()), strength, watchdog);
    }

    @Override
    public Choice<A> choose(int seat, long seed) {
        Decision decision = bot.decide(match.viewAlone(seat), seat, seed);
        BotMark mark = new BotMark(
                strength.level().word(), HexFormat.of().toHexDigits(seed), decision.iterations(), decision.threads());
        return new Choice<>(match.rules().action(decision.code()), mark);
    }
}
