package regalia.server.play;

import java.util.List;
import java.util.Optional;
import regalia.catalog.Language;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.stream.Aside;
import regalia.server.stream.Audience;
import regalia.server.stream.Ear;
import regalia.server.table.Table;

/**
 * Where spectators see everything a while later, at a table that wants it so: they follow the same log with a match of their own, so
 * that nothing of the present can reach them.
 */
final class Gallery<S extends State<S>, A extends Action, V> {

    private final Game<S, A, V> game;
    private final Course<S, A, V> course;
    private final Audience<S, A, V> audience;
    private final long delay;
    private final Hall hall;
    private int shown;

    Gallery(Game<S, A, V> game, Course<S, A, V> live, Table table, Hall hall) {
        this.game = game;
        this.hall = hall;
        delay = 1000L * table.terms().delay();
        course = new Course<>(game, table, live.seed());
        audience = new Audience<>(game, course.match(), List.of(), table.id(), Course.players(table));
    }

    /** Something is kept: it will be shown when its time has come. */
    void follow(Commit commit) {
        long wait = commit.at() + delay - hall.now();
        if (wait <= 0) show(commit);
        else hall.later(wait, () -> show(commit));
    }

    private synchronized void show(Commit commit) {
        if (commit.first() != shown + 1) return;
        course.recall(commit);
        shown = commit.last();
        audience.tell(_ -> 0);
    }

    /** What spectators may read is as old as what they may hear. */
    synchronized Spoken.Words words(Table table, Language language) {
        return new Spoken<>(game, course.match(), table).words(Seat.SPECTATOR, language);
    }

    synchronized void join(Ear ear, Optional<Integer> after, List<Aside> asides) {
        long now = hall.now();
        List<Aside> old = asides.stream()
                .filter(aside -> !(aside instanceof Aside.Chat chat) || chat.at() + delay <= now)
                .toList();
        audience.join(Seat.SPECTATOR, ear, after, 0, old);
    }

    void leave(Ear ear) {
        audience.leave(Seat.SPECTATOR, ear);
    }

    /** What is said at the table may tell what happens there. */
    void aside(Aside aside) {
        hall.later(delay, () -> audience.aside(aside));
    }

    int size() {
        return audience.size();
    }
}
