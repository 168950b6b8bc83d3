package regalia.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.Silent;
import regalia.kernel.State;

/** What search is made of, a step at a time, for whoever measures it: everything is made beforehand. */
public final class Workload<S extends State<S>, A extends Action, V> {

    private static final int POSITIONS = 16;

    private final Rules<S, A, V> rules;
    private final Rng rng = new Rng(1);
    private final Playout<S, A, V> playout;
    private final S start;
    private final S scratch;
    private final List<S> positions;
    private final List<V> views;
    private final Opening<S, A, V> randomly;
    private final Opening<S, A, V> sensibly;
    private int turn;

    public Workload(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses) {
        this.rules = rules;
        randomly = new Opening<>(rules, senses.get(), Manner.RANDOM);
        sensibly = new Opening<>(rules, senses.get(), Manner.of(senses.get(), false));
        playout = new Playout<>(rules);
        start = rules.start();
        scratch = rules.start();
        positions = positions(rules, rng);
        views = positions.stream()
                .map(position -> rules.view(position, Seat.lowest(position.toAct())))
                .toList();
    }

    /** A random match from the start: the number of decisions in it. */
    public int playout() {
        scratch.copyFrom(start);
        return playout.run(scratch, rng);
    }

    /** Copies a position of mid-match. */
    public int copy() {
        scratch.copyFrom(positions.get(turn++ & (POSITIONS - 1)));
        return scratch.toAct();
    }

    /** Imagines a position from a view of mid-match. */
    public int imagine() {
        rules.imagine(views.get(turn++ & (POSITIONS - 1)), rng, scratch);
        return scratch.toAct();
    }

    /** An iteration of search from the opening with a random playout to the end. */
    public int search() {
        return randomly.iterate();
    }

    /** The same as bots search: guided by the game's sense, with its playouts. */
    public int searchSensibly() {
        return sensibly.iterate();
    }

    /** Positions spread over one random match, in which a seat is to act. */
    private static <S extends State<S>, A extends Action, V> List<S> positions(Rules<S, A, V> rules, Rng rng) {
        List<S> all = new ArrayList<>();
        S state = rules.start();
        Moves moves = new Moves();
        while (state.toAct() != 0) {
            int seat = Seat.lowest(state.toAct());
            if (seat != Seat.CHANCE) {
                S copy = rules.start();
                copy.copyFrom(state);
                all.add(copy);
            }
            rules.legal(state, seat, moves);
            rules.play(state, seat, moves.draw(rng), Silent.HERALD);
        }
        List<S> spread = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) spread.add(all.get(i * all.size() / POSITIONS));
        return spread;
    }
}
