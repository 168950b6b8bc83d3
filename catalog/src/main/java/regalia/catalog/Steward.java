package regalia.catalog;

import java.util.List;
import java.util.Optional;
import regalia.bots.Watchdog;
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
public final class Steward<S extends State<S>, A extends Action, V> implements AutoCloseable {

    private final Match<S, A, V> match;
    private final long seed;
    private final Luck luck;
    private final Moves outcomes = new Moves();
    private final List<Optional<Sitter<A>>> sitters;

    public Steward(Game<S, A, V> game, Match<S, A, V> match, List<Player> players, long seed) {
        this(game, match, players, seed, new Watchdog());
    }

    public Steward(Game<S, A, V> game, Match<S, A, V> match, List<Player> players, long seed, Watchdog watchdog) {
        this(game, match, players, seed, watchdog, Witness.NOBODY);
    }

    /** @param witness sees how we get on with programs of others among the players */
    public Steward(
            Game<S, A, V> game,
            Match<S, A, V> match,
            List<Player> players,
            long seed,
            Watchdog watchdog,
            Witness witness) {
        this(game, match, players, seed, watchdog, witness, Luck.seeded(Rng.mix(seed, "luck")));
    }

    /** @param luck where the outcomes of chance come from, instead of the seed, which is then for the bots alone */
    public Steward(
            Game<S, A, V> game,
            Match<S, A, V> match,
            List<Player> players,
            long seed,
            Watchdog watchdog,
            Witness witness,
            Luck luck) {
        this.match = match;
        this.seed = seed;
        this.luck = luck;
        sitters = new Sitters<>(game, match, players, seed, watchdog, witness).all();
    }

    /** Carries out the next action of chance or of a bot; false if the match is over or a person is to decide. */
    public boolean step() {
        for (Optional<Sitter<A>> sitter : sitters) sitter.ifPresent(Sitter::hear);
        int toAct = match.position().toAct();
        if (toAct == 0) return false;
        if (toAct < 0) {
            chance();
            return true;
        }
        int seat = Seat.lowest(toAct);
        Optional<Sitter<A>> sitter = sitters.get(seat);
        sitter.ifPresent(present -> decide(seat, present));
        return sitter.isPresent();
    }

    private void chance() {
        Rules<S, A, V> rules = match.rules();
        outcomes.clear();
        rules.legal(match.position(), Seat.CHANCE, outcomes);
        int code = luck.draw(rules.purpose(match.position()), outcomes);
        match.act(Seat.CHANCE, rules.action(code));
    }

    private void decide(int seat, Sitter<A> sitter) {
        long own = Rng.mix(seed, "bot/seat" + seat + "/" + (match.seq() + 1));
        Sitter.Choice<A> choice = sitter.choose(seat, own);
        match.act(seat, choice.action(), Optional.of(choice.mark()));
    }

    /** Lets all bots go. */
    @Override
    public void close() {
        for (Optional<Sitter<A>> sitter : sitters) sitter.ifPresent(Sitter::close);
    }
}
