package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import regalia.catalog.Language;
import regalia.codec.match.Player;
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
    /** What was said and is not to be heard yet, by its number. */
    private final Map<Integer, Aside.Chat> waiting = new TreeMap<>();

    private long begun = Long.MAX_VALUE;
    private int shown;

    Gallery(Game<S, A, V> game, Course<S, A, V> live, Table table, Hall hall) {
        this.game = game;
        this.hall = hall;
        delay = 1000L * table.terms().delay();
        course = new Course<>(game, table, live.seed());
        audience = new Audience<>(game, course.match(), List.of(), table.id(), Course.players(table));
    }

    /** Something is kept: it will be shown when its time has come. */
    synchronized void follow(Commit commit) {
        begun = Math.min(begun, commit.at());
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

    /** Somebody is called otherwise, or is gone. */
    synchronized void renamed(List<Player> players) {
        audience.renamed(players);
    }

    /** What spectators may read is as old as what they may hear. */
    synchronized Spoken.Words words(Table table, Language language) {
        return new Spoken<>(game, course.match(), table).words(Seat.SPECTATOR, language);
    }

    /** Somebody begins to listen. What was said too lately for them they hear in its time, also if this node was not there to hear it. */
    synchronized void join(Ear ear, Optional<Integer> after, List<Aside> asides) {
        long now = hall.now();
        List.copyOf(waiting.values()).stream()
                .filter(line -> left(line, now) <= 0)
                .forEach(this::say);
        List<Aside> old = new ArrayList<>();
        for (Aside aside : asides) {
            if (aside instanceof Aside.Chat line && left(line, now) > 0) await(line, now);
            else old.add(aside);
        }
        audience.join(Seat.SPECTATOR, ear, after, 0, old);
    }

    /** How long a line has to wait; what was said before the match can't tell of it. */
    private long left(Aside.Chat line, long now) {
        return line.at() <= begun ? 0 : line.at() + delay - now;
    }

    private void await(Aside.Chat line, long now) {
        if (waiting.putIfAbsent(line.number(), line) == null) hall.later(left(line, now), () -> say(line));
    }

    private synchronized void say(Aside.Chat line) {
        if (waiting.remove(line.number()) != null) audience.aside(line);
    }

    void leave(Ear ear) {
        audience.leave(Seat.SPECTATOR, ear);
    }

    /** What is said at the table may tell what happens there. A line that is hidden before its time is never heard. */
    synchronized void aside(Aside aside) {
        long now = hall.now();
        if (aside instanceof Aside.Hidden hidden) waiting.remove(hidden.number());
        if (!(aside instanceof Aside.Chat line)) hall.later(delay, () -> audience.aside(aside));
        else if (left(line, now) > 0) await(line, now);
        else audience.aside(line);
    }

    int size() {
        return audience.size();
    }
}
