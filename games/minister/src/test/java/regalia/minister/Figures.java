package regalia.minister;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Map;
import regalia.bots.Bot;
import regalia.bots.Strength;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/**
 * Measures what stands beside the numbers of the data file, how much better a squire is than pages, and how fast the rules are.
 * Run by hand: {@code main(matches)}.
 */
@Rule("MIN-4")
final class Figures {

    /** The time this thread had a core, so that other work on the machine doesn't count. */
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final MinisterRules rules;
    private final Bot<MinisterView> page;
    private final Bot<MinisterView> squire;
    private final Outcome outcome;
    private int turns;
    private boolean soup;
    private boolean opinion;

    Figures(int seats) {
        rules = (MinisterRules) Scene.GAME.rules(seats, Options.complete(Scene.GAME.options(seats), Map.of()));
        page = Strength.of("page").bot(rules, () -> Scene.GAME.sense(rules));
        squire = Strength.of("squire").bot(rules, () -> Scene.GAME.sense(rules));
        outcome = new Outcome(seats);
    }

    /** Plays a match; squires sit in a set of seats, pages in the others. */
    MinisterState match(int squires, long seed) {
        Rng rng = new Rng(seed);
        Moves scratch = new Moves();
        MinisterState state = rules.start();
        turns = 0;
        soup = false;
        opinion = false;
        while (state.toAct != 0) {
            if (state.stage() == Stage.ROLL) turns++;
            soup |= state.soup != 0;
            opinion |= state.count[rules.track.opinion] > 0;
            int seat = Seat.lowest(state.toAct);
            int code = seat == Seat.CHANCE
                    ? rules.chance(state, rng, scratch)
                    : ((squires & Seat.bit(seat)) != 0 ? squire : page)
                            .decide(rules.view(state, seat), seat, rng.next())
                            .code();
            rules.play(state, seat, code, Silent.HERALD);
        }
        rules.outcome(state, outcome);
        return state;
    }

    Outcome outcome(int squires, long seed) {
        match(squires, seed);
        return outcome;
    }

    private void lengths(String who, int squires, int matches) {
        int[] each = new int[matches];
        int allPosts = 0;
        int soups = 0;
        int opinions = 0;
        int shared = 0;
        for (int i = 0; i < matches; i++) {
            MinisterState end = match(squires, i);
            each[i] = turns;
            if (Cabinet.isOfOneParty(end)) allPosts++;
            if (end.chancellor == MinisterState.NONE) shared++;
            if (soup) soups++;
            if (opinion) opinions++;
        }
        Arrays.sort(each);
        double seats = rules.seats;
        System.out.printf(
                "%d %s: rolls for each player: median %.1f (10%% %.1f, 90%% %.1f); all posts %.1f %%, Opinion %.1f %%, soup %.1f %%, no Chancellor %.1f %%%n",
                rules.seats,
                who,
                each[matches / 2] / seats,
                each[matches / 10] / seats,
                each[matches * 9 / 10] / seats,
                100.0 * allPosts / matches,
                100.0 * opinions / matches,
                100.0 * soups / matches,
                100.0 * shared / matches);
    }

    private void strength(int matches) {
        double won = 0;
        for (int i = 0; i < matches; i++) {
            int seat = i % rules.seats;
            match(Seat.bit(seat), 1_000_000 + i);
            if (outcome.rank(seat) == 1) won += 1.0 / outcome.sharers(seat);
        }
        System.out.printf(
                "%d seats: one squire among pages wins %.1f %%, %.2f times its fair share%n",
                rules.seats, 100 * won / matches, won / matches * rules.seats);
    }

    private void speed() {
        Moves moves = new Moves();
        MinisterState state = rules.start();
        MinisterState start = rules.start();
        Rng rng = new Rng(1);
        double best = 0;
        for (int round = 0; round < 8; round++) {
            long decisions = 0;
            long from = CLOCK.getCurrentThreadCpuTime();
            for (int i = 0; i < 4000; i++) {
                state.copyFrom(start);
                while (state.toAct != 0) {
                    int seat = Seat.lowest(state.toAct);
                    int code;
                    if (seat == Seat.CHANCE) code = rules.chance(state, rng, moves);
                    else {
                        rules.legal(state, seat, moves);
                        code = moves.code(rng.below(moves.size()));
                    }
                    rules.play(state, seat, code, Silent.HERALD);
                    decisions++;
                }
            }
            best = Math.max(best, decisions * 1e3 / (CLOCK.getCurrentThreadCpuTime() - from));
        }
        System.out.printf("%d seats: %.2f million decisions/s", rules.seats, best);
        best = 0;
        double imagined = 0;
        MinisterView view = rules.view(start, 0);
        for (int round = 0; round < 8; round++) {
            long from = CLOCK.getCurrentThreadCpuTime();
            for (int i = 0; i < 4_000_000; i++) {
                state.copyFrom(start);
                state.rolls = i;
                start.copyFrom(state);
            }
            best = Math.max(best, 8e9 / (CLOCK.getCurrentThreadCpuTime() - from));
            from = CLOCK.getCurrentThreadCpuTime();
            for (int i = 0; i < 1_000_000; i++) rules.imagine(view, rng, state);
            imagined = Math.max(imagined, 1e9 / (CLOCK.getCurrentThreadCpuTime() - from));
        }
        System.out.printf(", %.1f million copies/s, %.1f million imaginations/s%n", best, imagined);
    }

    public static void main(String[] args) {
        int matches = args.length > 0 ? Integer.parseInt(args[0]) : 300;
        for (int seats = 3; seats <= 4; seats++) {
            Figures figures = new Figures(seats);
            figures.lengths("pages", 0, matches);
            figures.lengths("squires", Seat.all(seats), matches);
            figures.strength(matches);
            figures.speed();
        }
    }
}
