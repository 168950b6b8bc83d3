package regalia.server.stream;

import java.util.List;
import java.util.function.Consumer;
import regalia.codec.match.Entry;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Listener;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

/**
 * Tells a match again from its first entry, with the eyes of one seat: when bots kept seats of people, the lines that were told then,
 * and each position.
 */
public final class Retelling {

    private Retelling() {}

    /**
     * Tells it.
     *
     * @param match of the same setup, before its first entry
     */
    public static <S extends State<S>, A extends Action, V> void tell(
            Game<S, A, V> game,
            Match<S, A, V> match,
            String name,
            List<Player> players,
            List<Entry<A>> entries,
            int seat,
            Consumer<byte[]> to) {
        Listener<S, A, V> listener = new Listener<>(game, match, seat);
        Lines first = new Lines().add(listener.hello(name, players));
        List<Aside.Stint> stints = Stints.of(entries);
        if (!stints.isEmpty()) first.add(new Aside.Kept(List.of(), stints));
        to.accept(first.bytes());
        for (Entry<A> entry : entries) {
            match.add(entry);
            if (settled(match)) to.accept(step(match, listener));
        }
        if (match.over()) to.accept(new Lines().add(listener.finish()).bytes());
    }

    private static <S extends State<S>, A extends Action, V> byte[] step(
            Match<S, A, V> match, Listener<S, A, V> listener) {
        return new Lines()
                .add(new Aside.Step(match.seq()))
                .addAll(listener.news())
                .add(listener.look())
                .bytes();
    }

    /** Chance has nothing to do, and nobody has chosen where others still choose. */
    static boolean settled(Match<?, ?, ?> match) {
        return match.position().toAct() >= 0 && !(match.sealing() && match.ready() != 0);
    }
}
