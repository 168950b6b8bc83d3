package regalia.lab.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regalia.catalog.duel.Interval;
import regalia.catalog.duel.Student;
import regalia.lab.ladder.LadderFinding.Pair;
import regalia.lab.ladder.LadderFinding.Rated;
import regalia.lab.ladder.Rivals.Verdict;

/** What the matches of a ladder come to, entered in their order. */
final class Standings {

    private static final double CONFIDENCE = 0.95;
    private static final double MEAN = 1500;
    /** Strength in points: ten times as strong is 400 more. */
    private static final double POINTS = 400 / Math.log(10);

    private final List<String> bots;
    private final int seats;
    private final List<Sums> sums;
    private final List<Rivals> rivals = new ArrayList<>();
    private final PlackettLuce model;
    private int games;
    private long failures;

    Standings(List<String> bots, int seats) {
        this.bots = bots;
        this.seats = seats;
        model = new PlackettLuce(bots.size(), seats);
        sums = Stream.generate(Sums::new).limit(bots.size()).toList();
        int pairs = bots.size() * (bots.size() - 1) / 2;
        for (int one = 0; one < bots.size(); one++)
            for (int other = one + 1; other < bots.size(); other++) rivals.add(new Rivals(one, other, pairs));
    }

    void add(Placing placing) {
        games++;
        failures += placing.failures();
        model.add(placing.order());
        for (Placing.Seated seat : placing.seats()) sums.get(seat.bot()).add(seat);
        for (Rivals pair : rivals) pair.add(placing.seats());
        if (games % seats == 0) rivals.forEach(Rivals::closeRound);
    }

    int games() {
        return games;
    }

    long failures() {
        return failures;
    }

    /** Whether it is beyond doubt of each pair who is ahead, at the end of a round. */
    boolean decided() {
        return games % seats == 0 && rivals.stream().noneMatch(pair -> pair.early() == Verdict.UNDECIDED);
    }

    /** The bots, the strongest first. */
    List<Rated> rated() {
        List<PlackettLuce.Strength> fit = model.fit();
        double reach = Student.reach(CONFIDENCE, Math.max(1, model.rounds() - 1));
        return IntStream.range(0, bots.size())
                .mapToObj(bot -> rated(bot, fit.get(bot), reach))
                .sorted((one, other) -> Double.compare(other.rating(), one.rating()))
                .toList();
    }

    private Rated rated(int bot, PlackettLuce.Strength strength, double reach) {
        double rating = MEAN + POINTS * strength.log();
        double error = POINTS * reach * strength.error();
        Sums sum = sums.get(bot);
        return new Rated(
                bots.get(bot),
                rounded(rating, 10),
                List.of(rounded(rating - error, 10), rounded(rating + error, 10)),
                sum.played(),
                rounded(sum.share(), 1e4),
                rounded(sum.share() * seats, 1e4),
                rounded(sum.points(), 1e4),
                rounded(sum.millisPerDecision(), 1e4));
    }

    /**
     * All pairs, in the order of the table.
     *
     * @param whole whether all was played that should be
     */
    List<Pair> pairs(List<Rated> table, boolean whole) {
        List<String> order = table.stream().map(Rated::bot).toList();
        List<Pair> pairs = new ArrayList<>();
        for (int one = 0; one < order.size(); one++)
            for (int other = one + 1; other < order.size(); other++)
                pairs.add(pair(order.get(one), order.get(other), whole));
        return List.copyOf(pairs);
    }

    private Pair pair(String a, String b, boolean whole) {
        Rivals met = rivals.stream()
                .filter(pair -> List.of(a, b).contains(bots.get(pair.one()))
                        && List.of(a, b).contains(bots.get(pair.other())))
                .findFirst()
                .orElseThrow();
        Interval interval = met.interval(whole);
        Verdict verdict = whole ? met.atTheEnd() : met.early();
        boolean turned = bots.get(met.one()).equals(b);
        return new Pair(
                a,
                b,
                rounded(turned ? 1 - met.share() : met.share(), 1e4),
                turned
                        ? List.of(rounded(1 - interval.high(), 1e4), rounded(1 - interval.low(), 1e4))
                        : List.of(rounded(interval.low(), 1e4), rounded(interval.high(), 1e4)),
                met.rounds(),
                turned ? verdict.turned() : verdict);
    }

    /** More digits than anybody needs are noise. */
    private static double rounded(double figure, double parts) {
        return Math.round(figure * parts) / parts;
    }
}
