package regalia.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import regalia.catalog.Advice;
import regalia.catalog.Language;
import regalia.codec.match.Entry;
import regalia.kernel.Action;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.Ids;
import regalia.server.stream.Retelling;

/** What can be asked about a match without changing it. */
public final class Questions<S extends State<S>, A extends Action, V> {

    private final Playing<S, A, V> playing;

    Questions(Playing<S, A, V> playing) {
        this.playing = playing;
    }

    /** The match in words for a seat, or for a spectator: as late as everything at a table that wants it so. */
    public Spoken.Words words(int seat, Language language) {
        Optional<Gallery<S, A, V>> gallery = playing.listeners().gallery();
        if (seat == Seat.SPECTATOR && gallery.isPresent()) return gallery.get().words(language);
        return playing.locked(() -> spoken().words(seat, language));
    }

    /** What the rules would say to an action, without doing it. */
    public Spoken.Judged judge(int seat, JsonNode action, Language language) {
        return playing.locked(() -> spoken().judge(seat, action, language));
    }

    /** What something typed means. */
    public Spoken.Judged read(int seat, String typed, Language language) {
        return playing.locked(() -> spoken().read(seat, typed, language));
    }

    private Spoken<S, A, V> spoken() {
        return new Spoken<>(playing.game(), playing.match(), playing.table());
    }

    /** The match from its beginning with the eyes of a seat, as far as it is kept. */
    public void retell(int seat, Consumer<byte[]> to) {
        List<Entry<A>> entries = playing.locked(() -> playing.match().entries().subList(0, playing.keptTo()));
        Course<S, A, V> again =
                new Course<>(playing.game(), playing.table(), playing.course().seed());
        Retelling.tell(
                playing.game(),
                again.match(),
                playing.table().id(),
                Course.players(playing.table()),
                entries,
                seat,
                to);
    }

    /** What a good bot would consider in a seat's place. */
    public List<Advice<A>> advice(int seat) {
        V view = playing.locked(() -> {
            playing.running();
            if (!playing.course().owing().contains(seat)) throw Declined.notNow("match.notYourTurn");
            return playing.match().view(seat);
        });
        return Advice.from(playing.game(), playing.match().rules(), view, seat, Ids.seed());
    }
}
