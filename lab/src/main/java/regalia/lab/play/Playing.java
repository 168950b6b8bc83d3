package regalia.lab.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import regalia.bots.Bot;
import regalia.bots.Guard;
import regalia.bots.Level;
import regalia.bots.Strength;
import regalia.bots.Watchdog;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Luck;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.kernel.State;
import regalia.lab.tally.Figures;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Measure;

/**
 * Plays matches of one setup, each exactly as {@link regalia.catalog.Recorder} plays the match with that seed and number. For one
 * thread; everything that can be is made once.
 */
public final class Playing<S extends State<S>, A extends Action, V> {

    private final Rules<S, A, V> rules;
    private final List<Bot<V>> bots;
    private final long seed;
    private final int named;
    private final Optional<Anatomy.Part> round;
    private final Clerk<A, V> clerk;
    private final Sealed<S> sealed;
    private final Scoreboard board;
    private final Trail trail = new Trail();
    private final Moves legal = new Moves();
    private final Outcome outcome;
    private final Figures figures;
    private final Histogram times = new Histogram();

    public Playing(Game<S, A, V> game, Options options, List<String> bots, long seed, Picks picks) {
        int seats = bots.size();
        rules = game.rules(seats, options);
        Supplier<Sense<S, A, V>> senses = () -> game.sense(rules);
        this.bots =
                bots.stream().map(Strength::of).map(each -> bot(each, senses)).toList();
        this.seed = seed;
        named = options.first();
        round = Anatomy.parts(game.views()).stream()
                .filter(part -> part.name().equals("round") && part.type() == int.class)
                .findFirst();
        clerk = new Clerk<>(game, rules, picks);
        sealed = new Sealed<>(rules);
        board = new Scoreboard(seats);
        outcome = new Outcome(seats);
        figures = new Figures(seats);
    }

    /** Bots that search may take too long or break, and are guarded as at any table. */
    private Bot<V> bot(Strength strength, Supplier<Sense<S, A, V>> senses) {
        return strength.level().compareTo(Level.KNIGHT) < 0
                ? strength.bot(rules, senses)
                : new Guard<>(rules, senses, strength, new Watchdog());
    }

    /** The match with a number, counted from 1. The figures hold until the next is played. */
    public Figures play(int number) {
        long own = Rng.mix(seed, "match/" + number);
        Luck luck = Luck.seeded(Rng.mix(own, "luck"));
        figures.begin(number);
        if (named >= 0) figures.first(named);
        board.clear();
        sealed.clear();
        trail.clear();
        S state = rules.start(board);
        board.settle(0);
        for (int toAct = state.toAct(); toAct != 0; toAct = state.toAct()) {
            if (toAct < 0) chance(state, luck);
            else decide(state, Seat.lowest(toAct), own, trail.size() + 1);
            board.settle(trail.size());
        }
        finish(state);
        return figures;
    }

    /** How long each decision took, in tenths of a microsecond, since the last time it was asked. */
    public Histogram times() {
        Histogram all = new Histogram();
        all.add(times);
        times.clear();
        return all;
    }

    private void chance(S state, Luck luck) {
        rules.legal(state, Seat.CHANCE, legal);
        int code = luck.draw(rules.purpose(state), legal);
        int begins = First.seat(rules.action(code));
        if (begins >= 0) figures.first(begins);
        trail.add(Seat.CHANCE, code);
        rules.play(state, Seat.CHANCE, code, board);
    }

    private void decide(S state, int seat, long own, int seq) {
        sealed.begin(state);
        rules.legal(state, seat, legal);
        figures.decision(legal.size());
        int code = legal.code(0);
        if (legal.size() > 1) {
            long before = System.nanoTime();
            V view = rules.view(sealed.eyes(seat, state), seat);
            code = bots.get(seat)
                    .decide(view, seat, Rng.mix(own, "bot/seat" + seat + "/" + seq))
                    .code();
            times.add((System.nanoTime() - before) / 100);
            if (!legal.contains(code)) throw new IllegalStateException("a bot wants what isn't legal: " + code);
            clerk.enter(view, seat, legal, code, figures.ballot());
            round.ifPresent(part -> figures.put(Measure.ROUNDS, (Integer) part.of((Object) view)));
        }
        trail.add(seat, code);
        rules.play(state, seat, code, board);
        sealed.acted(seat, code, state);
    }

    /**
     * At which action, counted from 1, the latest match parts from the latest of another: up to there all did the same. One more than
     * there are if the shorter is how the longer begins.
     */
    public int partsFrom(Playing<?, ?, ?> other) {
        int both = Math.min(trail.size(), other.trail.size());
        for (int i = 0; i < both; i++) if (!said(i).equals(other.said(i))) return i + 1;
        return both + 1;
    }

    private record Said(int seat, Object action) {}

    private Said said(int index) {
        return new Said(trail.seat(index), rules.action(trail.code(index)));
    }

    private void finish(S state) {
        int actions = trail.size();
        rules.outcome(state, outcome);
        int seats = outcome.seats();
        int winners = 0;
        int best = 0;
        for (int seat = 0; seat < seats; seat++) {
            boolean wins = outcome.rank(seat) == 1;
            if (wins) winners |= Seat.bit(seat);
            if (wins) best = seat;
            figures.result(seat, outcome.points(seat), wins ? Figures.VICTORY / outcome.sharers(seat) : 0);
            figures.count(Measure.POINTS, outcome.points(seat));
        }
        int second = Integer.MIN_VALUE;
        int first = Integer.MIN_VALUE;
        for (int seat = 0; seat < seats; seat++) {
            int points = outcome.points(seat);
            second = Math.max(second, Math.min(first, points));
            first = Math.max(first, points);
        }
        figures.put(Measure.ACTIONS, actions);
        figures.put(Measure.BEST, outcome.points(best));
        figures.put(Measure.MARGIN, (long) first - second);
        figures.put(Measure.LEAD_CHANGES, board.changes());
        figures.put(Measure.SHARED, Integer.bitCount(winners) > 1 ? 1 : 0);
        figures.put(Measure.COMEBACK, (board.leaders(trail.halfTime(), actions) & winners) == 0 ? 1 : 0);
        figures.led(board.led(actions));
        figures.put(Measure.DEFICIT, board.deficit(best));
        figures.turningPoint(board.deepest(best));
    }
}
