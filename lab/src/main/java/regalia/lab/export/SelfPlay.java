package regalia.lab.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntPredicate;
import regalia.catalog.Relay;
import regalia.catalog.duel.Played;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.State;

/**
 * Lets bots play and writes their decisions down: of the same matches as {@link regalia.catalog.Recorder} with the same seed.
 *
 * @param timed whether the time of each decision is told, which is never the same twice
 */
public record SelfPlay<S extends State<S>, A extends Action, V>(
        Game<S, A, V> game, Options options, List<Player> players, int games, long seed, boolean timed) {

    /** Writes all rows, in the order of the matches, on any number of threads, as long as progress wants more. */
    public void write(Decisions<S, A, V> decisions, Table table, int threads, IntPredicate progress) {
        int[] done = {0};
        Relay.run(threads, games, number -> rows(decisions, number + 1), rows -> {
            try {
                for (List<Object> row : rows) table.row(row);
            } catch (IOException full) {
                throw new UncheckedIOException(full);
            }
            return progress.test(++done[0]);
        });
    }

    private List<List<Object>> rows(Decisions<S, A, V> decisions, int number) {
        Played<S, A, V> played = Played.of(game, options, players, Rng.mix(seed, "match/" + number));
        return decisions.of(game.id() + "-" + seed + "-" + number, played, options, timed);
    }
}
