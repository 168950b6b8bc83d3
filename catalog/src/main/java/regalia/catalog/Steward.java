package regalia.catalog;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import regalia.bots.Bot;
import regalia.bots.Decision;
import regalia.bots.Level;
import regalia.codec.match.BotMark;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Luck;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;

/**
 * Moves a match along as far as it needs no person: draws its luck and lets its bots decide. All follows from one seed; each
 * bot's decision has a seed of its own, which the record keeps, so that it can be made again by itself.
 */
public final class Steward<S extends State<S>, A extends Action, V> {

    private final Match<S, A, V> match;
    private final long seed;
    private final Luck luck;
    private final Moves outcomes = new Moves();
    private final List<Optional<Level>> levels = new ArrayList<>();
    private final List<Optional<Bot<V>>> bots = new ArrayList<>();

    public Steward(Game<S, A, V> game, Match<S, A, V> match, List<Player> players, long seed) {
        this.match = match;
        this.seed = seed;
        luck = Luck.seeded(Rng.mix(seed, "luck"));
        for (Player player : players) {
            Optional<Level> level = player.bot().map(Level::of);
            levels.add(level);
            bots.add(level.map(one -> one.bot(match.rules(), game.sense(match.rules()))));
        }
    }

    /** Carries out the next action of chance or of a bot; false if the match is over or a person is to decide. */
    public boolean step() {
        int toAct = match.position().toAct();
        if (toAct == 0) return false;
        if (toAct < 0) {
            chance();
            return true;
        }
        int seat = Seat.lowest(toAct);
        Optional<Bot<V>> bot = bots.get(seat);
        bot.ifPresent(present -> decide(seat, present));
        return bot.isPresent();
    }

    private void chance() {
        Rules<S, A, V> rules = match.rules();
        outcomes.clear();
        rules.legal(match.position(), Seat.CHANCE, outcomes);
        int code = luck.draw(rules.purpose(match.position()), outcomes);
        match.act(Seat.CHANCE, rules.action(code));
    }

    private void decide(int seat, Bot<V> bot) {
        long own = Rng.mix(seed, "bot/seat" + seat + "/" + (match.seq() + 1));
        Decision decision = bot.decide(match.view(seat), seat, own);
        BotMark mark = new BotMark(
                levels.get(seat).orElseThrow().word(),
                HexFormat.of().toHexDigits(own),
                decision.iterations(),
                decision.threads());
        match.act(seat, match.rules().action(decision.code()), Optional.of(mark));
    }
}
