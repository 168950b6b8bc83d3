package regalia.server.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.codec.Raw;
import regalia.codec.match.Entry;
import regalia.codec.match.Match;
import regalia.codec.wire.Listener;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.State;

/**
 * A position of a match that is told again step by step, with the eyes of one seat.
 *
 * @param at the entry after which it is
 * @param ask what is asked of the seat, or whom everybody waits for
 * @param action what the seat does next, if it is to act
 * @param lines what has happened since the scene before, and the position
 */
public record Scene(int at, Message ask, Optional<Raw> action, List<WireLine> lines) {

    /**
     * All scenes of a match. What the seat chooses while others choose too is a scene of its own, as it is at a table.
     *
     * @param match of the same setup, before its first entry
     * @param until the entry from which on only the end is told
     */
    public static <S extends State<S>, A extends Action, V> List<Scene> of(
            Game<S, A, V> game, Match<S, A, V> match, List<Entry<A>> entries, int seat, int until) {
        Listener<S, A, V> listener = new Listener<>(game, match, seat);
        List<Scene> scenes = new ArrayList<>();
        for (Entry<A> entry : entries) {
            match.add(entry);
            boolean decides = (match.position().toAct() & Seat.bit(seat)) != 0;
            if (!match.over() && (match.seq() > until || !(decides || Retelling.settled(match)))) continue;
            Optional<Raw> action = decides ? next(entries, match.seq(), seat) : Optional.empty();
            List<WireLine> lines = new ArrayList<>(listener.news());
            lines.add(listener.look());
            if (match.over()) lines.add(listener.finish());
            scenes.add(new Scene(match.seq(), game.telling().ask(match.view(seat)), action, lines));
        }
        return scenes;
    }

    private static <A extends Action> Optional<Raw> next(List<Entry<A>> entries, int after, int seat) {
        for (Entry<A> entry : entries.subList(after, entries.size()))
            if (entry instanceof Entry.Acted<A> acted && acted.seat() == seat)
                return Optional.of(Raw.of(acted.action()));
        return Optional.empty();
    }
}
