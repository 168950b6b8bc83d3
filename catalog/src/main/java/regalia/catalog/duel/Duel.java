package regalia.catalog.duel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import regalia.catalog.Seating;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
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
        Played<S, A, V> played = Played.of(game, options, players, Rng.mix(seed, "round/" + number / seats));
        Outcome outcome = played.match().outcome();
        double[] points = new double[seats];
        double[] millis = new double[seats];
        double[] decisions = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = outcome.points(seat);
            millis[seat] = played.millis(seat);
            decisions[seat] = played.decisions(seat);
        }
        return new Bout(
                played.won(own),
                sides(points, own).over(new Sides(1, seats - 1)),
                sides(millis, own),
                sides(decisions, own),
                played.failures(),
                () -> played.record(name(number)));
    }

    private String name(int number) {
        return game.id() + "-duel" + seats + "-" + seed + "-" + (number + 1);
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
}
