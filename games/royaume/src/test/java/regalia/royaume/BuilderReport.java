package regalia.royaume;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;
import regalia.kernel.Moves;
import regalia.kernel.Named;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/**
 * How long the builders take and what the quick one loses, over the kingdoms of drafts at random: where the tiles are any, there
 * is most to try. Run by hand; {@code docs/performance.md} has the figures.
 */
final class BuilderReport {

    private static final int KINGDOMS = 30_000;
    private static final int ROUNDS = 7;
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private final RoyaumeRules rules;
    private final KingdomSearch search;
    private final Aim aim;
    private final List<RoyaumeState> drafts = new ArrayList<>();

    private BuilderReport(int seats, Level level, boolean advanced) {
        rules = new Scene(seats, Map.of("level", Named.word(level), "advanced", advanced)).rules;
        search = new KingdomSearch(rules);
        aim = new Aim(rules);
        for (int seed = 0; seed < KINGDOMS / 3 / seats; seed++) drafts.add(drafted(rules, seed));
    }

    public static void main(String[] args) {
        for (Level level : Level.values())
            for (boolean advanced : new boolean[] {false, true}) {
                List<double[]> quick = new ArrayList<>();
                List<double[]> exact = new ArrayList<>();
                for (int seats = 2; seats <= RoyaumeState.SEATS; seats++) {
                    BuilderReport report = new BuilderReport(seats, level, advanced);
                    quick.addAll(report.measured(RoyaumeSense.QUICK));
                    exact.addAll(report.measured(KingdomSearch.EXACT));
                }
                OUT.println(Named.word(level) + (advanced ? ", advanced" : ""));
                double[] loss = new double[quick.size()];
                Arrays.setAll(loss, i -> exact.get(i)[0] - quick.get(i)[0]);
                say("exact, microseconds", exact.stream().mapToDouble(one -> one[1]));
                say("quick, microseconds", quick.stream().mapToDouble(one -> one[1]));
                say("quick, points lost", Arrays.stream(loss));
            }
    }

    /** Points and microseconds of every kingdom: the least of several rounds, since something else may have been at work. */
    private List<double[]> measured(int budget) {
        List<double[]> figures = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            int next = 0;
            for (RoyaumeState state : drafts)
                for (int seat = 0; seat < rules.seats; seat++) {
                    double[] now = build(state, seat, budget);
                    if (round == 0) figures.add(now);
                    double[] least = figures.get(next++);
                    least[1] = Math.min(least[1], now[1]);
                }
        }
        return figures;
    }

    private double[] build(RoyaumeState state, int seat, int budget) {
        int tale = state.tales[seat] == 0 ? 0 : RoyaumeRules.tale(state, seat);
        long begin = System.nanoTime();
        double points = search.search(aim.at(state, seat, tale), state.kept[seat], new int[10], 0, budget);
        search.pieces();
        return new double[] {points, (System.nanoTime() - begin) / 1e3};
    }

    private static void say(String what, DoubleStream figures) {
        double[] sorted = figures.sorted().toArray();
        OUT.printf(
                Locale.ROOT,
                "  %-20s mean %.4f  p99 %.1f  p99.9 %.1f  most %.1f  of %d%n",
                what,
                Arrays.stream(sorted).average().orElseThrow(),
                sorted[sorted.length / 100 * 99],
                sorted[(int) (sorted.length * 0.999)],
                sorted[sorted.length - 1],
                sorted.length);
    }

    /** A position in which all are about to build, after choices at random. */
    static RoyaumeState drafted(RoyaumeRules rules, long seed) {
        RoyaumeState state = rules.start();
        Rng rng = new Rng(seed);
        Moves moves = new Moves();
        while (state.stage() != Stage.BUILD) {
            int seat = Seat.lowest(state.toAct);
            rules.legal(state, seat, moves);
            int code = seat == Seat.CHANCE ? moves.draw(rng) : moves.code(rng.below(moves.size()));
            rules.play(state, seat, code, Silent.HERALD);
        }
        return state;
    }
}
