package regalia.catalog;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;
import regalia.bots.Watchdog;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.State;

/** Lets bots play matches and writes them down. The same seed gives the same bytes, whatever the machine and its threads. */
public final class Recorder<S extends State<S>, A extends Action, V> {

    private final Game<S, A, V> game;
    private final Options options;
    private final List<Player> players;
    private final long seed;
    private final Witness witness;

    public Recorder(Game<S, A, V> game, Options options, List<Player> players, long seed) {
        this(game, options, players, seed, Witness.NOBODY);
    }

    /** @param witness sees how we get on with programs of others among the players */
    public Recorder(Game<S, A, V> game, Options options, List<Player> players, long seed, Witness witness) {
        this.witness = witness;
        this.game = game;
        this.options = options;
        this.players = players;
        this.seed = seed;
    }

    /** The records of some matches in their order, each a text of whole lines. They are played on all cores. */
    public List<String> matches(int from, int to) {
        return IntStream.range(from, to).parallel().mapToObj(this::match).toList();
    }

    /** The record of the match with a number, counted from 1. */
    public String match(int number) {
        Match<S, A, V> match = new Match<>(game, players.size(), options);
        long own = Rng.mix(seed, "match/" + number);
        try (Steward<S, A, V> steward = new Steward<>(game, match, players, own, new Watchdog(), witness)) {
            while (steward.step()) {}
        }
        StringBuilder text = new StringBuilder();
        try {
            new RecordWriter(text)
                    .match(match.header(game.id() + "-" + seed + "-" + number, Outside.shown(players)), match);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
