package regalia.catalog.duel;

import java.util.List;
import java.util.Optional;
import regalia.catalog.Relay;
import regalia.catalog.duel.Finding.Stopped;
import regalia.codec.OptionsJson;

/**
 * Plays a duel side by side on several threads, and hears of its matches in their order: what comes out, and where it stops, doesn't
 * depend on how many threads there are.
 */
public final class DuelRun {

    /** Hears of each match that counts, in order. */
    public interface Listener {
        void heard(Bout bout, int number, double share);
    }

    private final Duel<?, ?, ?> duel;
    private final int rounds;
    private final Optional<Goal> goal;

    /** A run of at most so many games, made up to whole rounds. */
    public DuelRun(Duel<?, ?, ?> duel, int games, Optional<Goal> goal) {
        this.duel = duel;
        rounds = Math.ceilDiv(games, duel.seats());
        this.goal = goal;
    }

    /** How many matches it takes at most. */
    public int mostGames() {
        return rounds * duel.seats();
    }

    public Finding play(int threads, Listener listener) {
        Tally tally = new Tally(duel.seats(), goal);
        Relay.run(threads, mostGames(), duel::bout, bout -> {
            tally.add(bout);
            listener.heard(bout, tally.games(), tally.share());
            return !tally.decided();
        });
        return finding(tally);
    }

    private Finding finding(Tally tally) {
        boolean whole = tally.games() == mostGames();
        Interval interval = tally.interval(whole);
        int seats = duel.seats();
        return new Finding(
                duel.game().id(),
                duel.game().version(),
                seats,
                OptionsJson.write(duel.game().options(seats), duel.options()),
                duel.a(),
                duel.b(),
                duel.seed(),
                rounded(tally.wins()),
                tally.games(),
                rounded(tally.share()),
                List.of(rounded(interval.low()), rounded(interval.high())),
                rounded(1.0 / seats),
                rounded(tally.share() * seats),
                rounded(tally.points()),
                rounded(tally.millisPerDecision()),
                tally.failures(),
                mostGames(),
                goal.map(Goal::ratio),
                tally.verdict(whole),
                whole ? Stopped.ALL_GAMES_PLAYED : Stopped.GOAL_DECIDED);
    }

    private static Sides rounded(Sides sides) {
        return new Sides(rounded(sides.a()), rounded(sides.b()));
    }

    /** More digits than anybody needs are noise. */
    private static double rounded(double figure) {
        return Math.round(figure * 1e4) / 1e4;
    }
}
