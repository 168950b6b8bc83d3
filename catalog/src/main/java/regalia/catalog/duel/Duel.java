package regalia.catalog.duel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import regalia.bots.Watchdog;
import regalia.catalog.Seating;
import regalia.catalog.Steward;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;

/**
 * One bot among others of another kind. In each round it sits in each seat in turn, with the same luck: what a seat or a deal is worth
 * goes to both sides alike.
 *
 * @param a the one
 * @param b each of the others
 */
public record Duel<S extends State<S>, A extends Action, V>(
        Game<S, A, V> game, Options options, int seats, String a, String b, long seed) {

    /** The match with a number, counted from 0: one of round {@code number / seats}. */
    public Bout bout(int number) {
        int own = number % seats;
        List<Player> players = players(own);
        Watchdog watchdog = new Watchdog();
        Match<S, A, V> match = new Match<>(game, seats, options);
        double[] nanos = new double[seats];
        int[] decisions = new int[seats];
        try (Steward<S, A, V> steward =
                new Steward<>(game, match, players, Rng.mix(seed, "round/" + number / seats), watchdog)) {
            while (!match.over()) {
                if (Thread.currentThread().isInterrupted()) throw new CancellationException();
                int toAct = match.position().toAct();
                long begun = System.nanoTime();
                steward.step();
                if (toAct < 0) continue;
                nanos[Seat.lowest(toAct)] += System.nanoTime() - begun;
                decisions[Seat.lowest(toAct)]++;
            }
        }
        Outcome outcome = match.outcome();
        double[] points = new double[seats];
        double[] millis = new double[seats];
        double[] made = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = outcome.points(seat);
            millis[seat] = nanos[seat] / 1e6;
            made[seat] = decisions[seat];
        }
        return new Bout(
                outcome.rank(own) == 1 ? 1.0 / outcome.sharers(own) : 0,
                sides(points, own).over(new Sides(1, seats - 1)),
                sides(millis, own),
                sides(made, own),
                failures(watchdog),
                () -> record(match, players, number));
    }

    private List<Player> players(int own) {
        List<String> words = new ArrayList<>(Collections.nCopies(seats, b));
        words.set(own, a);
        return new Seating(words).named(List.of());
    }

    private static Sides sides(double[] figures, int own) {
        Sides sum = Sides.NONE;
        for (int seat = 0; seat < figures.length; seat++)
            sum = sum.plus(seat == own ? new Sides(figures[seat], 0) : new Sides(0, figures[seat]));
        return sum;
    }

    private static long failures(Watchdog watchdog) {
        long sum = 0;
        for (Watchdog.Failure failure : Watchdog.Failure.values()) sum += watchdog.failures(failure);
        return sum;
    }

    private String record(Match<S, A, V> match, List<Player> players, int number) {
        String name = game.id() + "-duel" + seats + "-" + seed + "-" + (number + 1);
        StringBuilder text = new StringBuilder();
        try {
            new RecordWriter(text).match(match.header(name, players), match);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
