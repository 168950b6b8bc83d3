package regalia.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import regalia.bots.Watchdog;
import regalia.catalog.Outside;
import regalia.catalog.Steward;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordWriter;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.State;

/** Lets a program play, one match after the other, so that nothing but itself takes its time. */
record Bridge<S extends State<S>, A extends Action, V>(
        Game<S, A, V> game, Options options, long seed, BridgeTally tally) {

    /** The record of a match, counted from 1, that is played here and now. The luck is the one that {@code record} gives. */
    String match(int number, int seat, List<Player> players) {
        Match<S, A, V> match = new Match<>(game, players.size(), options);
        tally.begin(number, seat);
        long own = Rng.mix(seed, "match/" + number);
        try (Steward<S, A, V> steward = new Steward<>(game, match, players, own, new Watchdog(), tally)) {
            while (steward.step()) {}
        }
        tally.end(match.outcome());
        StringBuilder text = new StringBuilder();
        try {
            String name = game.id() + "-" + seed + "-" + number;
            new RecordWriter(text).match(match.header(name, Outside.shown(players)), match);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
