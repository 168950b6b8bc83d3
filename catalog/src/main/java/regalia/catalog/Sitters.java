package regalia.catalog;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import regalia.bots.Level;
import regalia.bots.Strength;
import regalia.bots.Watchdog;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Listener;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

/** Gives each seat of a match who decides for it, by the word that its player is asked for with. */
record Sitters<S extends State<S>, A extends Action, V>(
        Game<S, A, V> game, Match<S, A, V> match, List<Player> players, long seed, Watchdog watchdog, Witness witness) {

    private static final int NAME_LENGTH = 12;

    /** Nobody where a person sits. */
    List<Optional<Sitter<A>>> all() {
        return IntStream.range(0, players.size())
                .mapToObj(seat -> players.get(seat).bot().map(word -> sitter(seat, word)))
                .toList();
    }

    private Sitter<A> sitter(int seat, String word) {
        return Outside.isMeant(word) ? outsider(seat, word, Outsider.START_MILLIS) : bot(Strength.of(word));
    }

    private Sitter<A> bot(Strength strength) {
        return new BotSitter<>(game, match, strength, watchdog);
    }

    Outsider<S, A, V> outsider(int seat, String word, int startMillis) {
        Outsider.Seated seated = new Outsider.Seated(seat, word, game.id(), name(), Outside.shown(players));
        return new Outsider<>(
                match, new Listener<>(game, match, seat), seated, bot(Strength.of(Level.SQUIRE)), witness, startMillis);
    }

    /** A name for the match that follows from its seed, so that it comes again with it, but doesn't give it away. */
    private String name() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(Long.toString(seed).getBytes(StandardCharsets.UTF_8));
            return game.id() + "-" + HexFormat.of().formatHex(hash).substring(0, NAME_LENGTH);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
