package regalia.royaume;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import regalia.bots.Bot;
import regalia.bots.Strength;
import regalia.kernel.Moves;
import regalia.kernel.Named;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** How well taste alone plays, against bots, and how long it takes. Run by hand; {@code docs/performance.md} has the figures. */
final class TasteReport {

    private static final int MATCHES = 400;
    private static final int ROUNDS = 300;
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private TasteReport() {}

    /** Who sits at the table of an experiment. */
    enum Player {
        /** Takes what has the highest weight, and builds by plan. */
        TASTE,
        /** Draws by weight, and builds by plan. */
        DRAWN,
        /** Draws by weight, and so builds too. */
        DRAWN_ALL,
        /** Chooses at random, and builds by plan. */
        BUILDER,
        PAGE,
        SQUIRE
    }

    public static void main(String[] args) {
        time();
        for (Level level : Level.values())
            for (int seats = 2; seats <= RoyaumeState.SEATS; seats += 2)
                for (Player one : new Player[] {Player.TASTE, Player.DRAWN, Player.DRAWN_ALL})
                    for (Player other : new Player[] {Player.PAGE, Player.BUILDER, Player.SQUIRE})
                        OUT.printf(
                                Locale.ROOT,
                                "%-6s %d seats, %-9s against %-7s %.3f%n",
                                level,
                                seats,
                                one,
                                other,
                                share(level, seats, one, other, MATCHES));
    }

    /** The share of victories of one player against the others, a shared one in parts. */
    static double share(Level level, int seats, Player one, Player others, int matches) {
        RoyaumeRules rules = new Scene(seats, Map.of("level", Named.word(level))).rules;
        RoyaumeSense sense = new RoyaumeSense(rules);
        Bot<RoyaumeView> page = Strength.of("page").bot(rules, () -> sense);
        Bot<RoyaumeView> squire = Strength.of("squire").bot(rules, () -> sense);
        RoyaumeState state = rules.start();
        Moves moves = new Moves();
        Outcome outcome = new Outcome(seats);
        double won = 0;
        for (int match = 0; match < matches; match++) {
            Rng rng = new Rng(match);
            state.copyFrom(rules.start());
            while (state.toAct != 0) {
                int seat = Seat.lowest(state.toAct);
                Player player = seat == match % seats ? one : others;
                int code;
                if (seat == Seat.CHANCE) code = rules.chance(state, rng, moves);
                else {
                    rules.legal(state, seat, moves);
                    code = switch (player) {
                        case PAGE ->
                            page.decide(rules.view(state, seat), seat, rng.next())
                                    .code();
                        case SQUIRE ->
                            squire.decide(rules.view(state, seat), seat, rng.next())
                                    .code();
                        case BUILDER -> plan(sense, rules, state, seat).orElse(moves.code(rng.below(moves.size())));
                        case TASTE -> plan(sense, rules, state, seat).orElse(best(sense, state, seat, moves));
                        case DRAWN -> plan(sense, rules, state, seat).orElse(draw(sense, state, seat, moves, rng));
                        case DRAWN_ALL -> draw(sense, state, seat, moves, rng);
                    };
                }
                rules.play(state, seat, code, Silent.HERALD);
            }
            rules.outcome(state, outcome);
            int first = 0;
            for (int seat = 0; seat < seats; seat++) if (outcome.rank(seat) == 1) first++;
            if (outcome.rank(match % seats) == 1) won += 1.0 / first;
        }
        return won / matches;
    }

    private static Optional<Integer> plan(RoyaumeSense sense, RoyaumeRules rules, RoyaumeState state, int seat) {
        return state.stage() == Stage.BUILD ? sense.plan(rules.view(state, seat), 0) : Optional.empty();
    }

    private static int best(RoyaumeSense sense, RoyaumeState state, int seat, Moves moves) {
        int best = moves.code(0);
        for (int i = 1; i < moves.size(); i++)
            if (sense.weight(state, seat, moves.code(i)) > sense.weight(state, seat, best)) best = moves.code(i);
        return best;
    }

    private static int draw(RoyaumeSense sense, RoyaumeState state, int seat, Moves moves, Rng rng) {
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) sum += sense.weight(state, seat, moves.code(i));
        double left = sum * (rng.below(1 << 20) / (double) (1 << 20));
        for (int i = 0; i < moves.size(); i++) {
            left -= sense.weight(state, seat, moves.code(i));
            if (left < 0) return moves.code(i);
        }
        return moves.code(moves.size() - 1);
    }

    /** Nanoseconds for each question, over the positions of random matches; the least of many rounds. */
    private static void time() {
        RoyaumeRules rules = new Scene(4).rules;
        Taste taste = new Taste(rules);
        List<RoyaumeState> choosing = new ArrayList<>();
        List<RoyaumeState> building = new ArrayList<>();
        Moves moves = new Moves();
        for (int match = 0; match < 20; match++) {
            RoyaumeState state = rules.start();
            Rng rng = new Rng(match);
            while (state.toAct != 0) {
                int seat = Seat.lowest(state.toAct);
                rules.legal(state, seat, moves);
                int code = seat == Seat.CHANCE ? moves.draw(rng) : moves.code(rng.below(moves.size()));
                RoyaumeState copy = rules.start();
                copy.copyFrom(state);
                if (seat != Seat.CHANCE) (state.stage() == Stage.BUILD ? building : choosing).add(copy);
                rules.play(state, seat, code, Silent.HERALD);
            }
        }
        OUT.printf(
                Locale.ROOT,
                "a weight takes %.0f ns before building, %.0f ns while building%n",
                time(rules, taste, choosing),
                time(rules, taste, building));
    }

    private static double time(RoyaumeRules rules, Taste taste, List<RoyaumeState> states) {
        Moves moves = new Moves();
        double least = Double.MAX_VALUE;
        double sum = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long nanos = 0;
            long asked = 0;
            for (RoyaumeState state : states) {
                int seat = Seat.lowest(state.toAct);
                rules.legal(state, seat, moves);
                long begin = System.nanoTime();
                for (int again = 0; again < 5; again++)
                    for (int i = 0; i < moves.size(); i++) sum += taste.weight(state, seat, moves.code(i));
                nanos += System.nanoTime() - begin;
                asked += 5L * moves.size();
            }
            least = Math.min(least, nanos / (double) asked);
        }
        if (sum == 0) throw new IllegalStateException("no weight");
        return least;
    }
}
