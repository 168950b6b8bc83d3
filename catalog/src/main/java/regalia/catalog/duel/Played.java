package regalia.catalog.duel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import regalia.bots.Watchdog;
import regalia.catalog.Outside;
import regalia.catalog.Steward;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.State;

/**
 * A match between bots that was played to its end.
 *
 * @param nanos how long each entry of its log took, chance included
 * @param failures how many answers of bots were not taken, because they were late, broken or illegal
 */
public record Played<S extends State<S>, A extends Action, V>(
        Match<S, A, V> match, List<Player> players, List<Long> nanos, long failures) {

    /** Plays a match; all of it follows from the seed but the time it takes, and what bots do who play by time. */
    public static <S extends State<S>, A extends Action, V> Played<S, A, V> of(
            Game<S, A, V> game, Options options, List<Player> players, long seed) {
        Match<S, A, V> match = new Match<>(game, players.size(), options);
        Watchdog watchdog = new Watchdog();
        List<Long> nanos = new ArrayList<>();
        try (Steward<S, A, V> steward = new Steward<>(game, match, players, seed, watchdog)) {
            while (!match.over()) {
                if (Thread.currentThread().isInterrupted()) throw new CancellationException();
                long begun = System.nanoTime();
                steward.step();
                nanos.add(System.nanoTime() - begun);
            }
        }
        return new Played<>(match, players, nanos, failures(watchdog));
    }

    private static long failures(Watchdog watchdog) {
        long sum = 0;
        for (Watchdog.Failure failure : Watchdog.Failure.values()) sum += watchdog.failures(failure);
        return sum;
    }

    private List<Acted<A>> decisionsOf(int seat) {
        return match.standing().stream().filter(acted -> acted.seat() == seat).toList();
    }

    public int decisions(int seat) {
        return decisionsOf(seat).size();
    }

    /** How long a seat took for all of its decisions. */
    public double millis(int seat) {
        return decisionsOf(seat).stream()
                        .mapToLong(acted -> nanos.get(acted.seq() - 1))
                        .sum()
                / 1e6;
    }

    /** A seat's share of the victory: 1, or 1/k if k seats won, or 0. */
    public double won(int seat) {
        Outcome outcome = match.outcome();
        return outcome.rank(seat) == 1 ? 1.0 / outcome.sharers(seat) : 0;
    }

    /** The match as it is written down, under a name. */
    public String record(String name) {
        StringBuilder text = new StringBuilder();
        try {
            new RecordWriter(text).match(match.header(name, Outside.shown(players)), match);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
