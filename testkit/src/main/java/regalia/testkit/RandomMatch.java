package regalia.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;

/**
 * A match in which everybody does anything, each as likely; where several seats are to act, any of them goes first. The same
 * setup and seed give the same match. It stops early only where the rules are broken: nothing legal, or longer than its bound.
 */
public final class RandomMatch<S extends State<S>, A extends Action, V> {

    /** Looks at a position of the match and leaves it as it is. */
    public interface Visitor<S> {
        void at(S state);
    }

    private final Setup<S, A, V> setup;
    private final long seed;
    private final List<Played<A>> actions = new ArrayList<>();
    private int seq;

    public RandomMatch(Setup<S, A, V> setup, long seed) {
        this.setup = setup;
        this.seed = seed;
        S state = rules().start();
        playOn(state, new Rng(seed), rules().bound() + 1, actions);
    }

    public Setup<S, A, V> setup() {
        return setup;
    }

    public Rules<S, A, V> rules() {
        return setup.rules();
    }

    public Subject<S, A, V> subject() {
        return setup.subject();
    }

    public int seats() {
        return setup.seats();
    }

    public long seed() {
        return seed;
    }

    public List<Played<A>> actions() {
        return Collections.unmodifiableList(actions);
    }

    /** How many actions lead to the position that was visited last. */
    public int seq() {
        return seq;
    }

    /** Every seat and the spectator: all who look at the table. */
    public int[] viewers() {
        int[] viewers = new int[seats() + 1];
        for (int seat = 0; seat < seats(); seat++) viewers[seat] = seat;
        viewers[seats()] = Seat.SPECTATOR;
        return viewers;
    }

    /** Visits every position, from the start to the end. */
    public void walk(Visitor<S> visitor) {
        visit(null, visitor);
    }

    /** Visits some positions, in order. */
    public void sample(int count, Rng rng, Visitor<S> visitor) {
        Set<Integer> chosen = new TreeSet<>();
        int all = actions.size() + 1;
        while (chosen.size() < Math.min(count, all)) chosen.add(rng.below(all));
        visit(chosen, visitor);
    }

    private void visit(@Nullable Set<Integer> chosen, Visitor<S> visitor) {
        S state = rules().start();
        for (seq = 0; ; seq++) {
            if (chosen == null || chosen.contains(seq)) visitor.at(state);
            if (seq == actions.size()) return;
            Played<A> played = actions.get(seq);
            rules().apply(state, played.seat(), played.action(), Silent.HERALD);
        }
    }

    /** The position that some actions lead to. */
    public S replay(List<Played<A>> some) {
        S state = rules().start();
        for (Played<A> played : some) rules().apply(state, played.seat(), played.action(), Silent.HERALD);
        return state;
    }

    /** The actions before the position that was visited last. */
    public List<Played<A>> before() {
        return actions().subList(0, seq);
    }

    public S copy(S state) {
        S copy = rules().start();
        copy.copyFrom(state);
        return copy;
    }

    public int[] legal(S state, int seat) {
        Moves moves = new Moves();
        rules().legal(state, seat, moves);
        return moves.toArray();
    }

    /** Plays on at random from a position, at most so many actions, and notes them. */
    public void playOn(S state, Rng rng, int most, List<Played<A>> log) {
        Moves moves = new Moves();
        for (int n = 0; n < most && state.toAct() != 0; n++) {
            int seat = rng.bitOf(state.toAct());
            moves.clear();
            rules().legal(state, seat, moves);
            if (moves.size() == 0) return;
            A action = rules().action(seat == Seat.CHANCE ? moves.draw(rng) : moves.code(rng.below(moves.size())));
            log.add(new Played<>(seat, action));
            rules().apply(state, seat, action, Silent.HERALD);
        }
    }
}
