package regalia.server.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import regalia.catalog.Language;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.stream.Aside;
import regalia.server.stream.Audience;
import regalia.server.stream.Ear;
import regalia.server.table.Stage;
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
    /** What has happened and is not to be seen yet, in the order in which it happened. */
    private final Deque<Coming> coming = new ArrayDeque<>();
    /** What was said and is not to be heard yet, by its number. */
    private final Map<Integer, Aside.Chat> waiting = new TreeMap<>();

    private long begun = Long.MAX_VALUE;
    private boolean reminded;
    /** Those who sit at the table now: whoever had their data deleted is not named any more. */
    private Table seated;
    /** The table as spectators know it, and what else they know beside the match. */
    private Table table;

    private Optional<Aside> kept = Optional.empty();
    private Optional<Aside> ready = Optional.empty();

    /** Something, and when it is to be seen. */
    private record Coming(long due, Runnable step) {}

    Gallery(Game<S, A, V> game, Course<S, A, V> live, Table table, Hall hall) {
        this.game = game;
        this.hall = hall;
        this.table = table.with(Stage.RUNNING).with(Optional.empty());
        seated = table;
        delay = 1000L * table.terms().delay();
        course = new Course<>(game, table, live.seed());
        audience = new Audience<>(game, course.match(), List.of(), table.id(), Course.players(table));
    }

    /** Something is kept: it will be shown when its time has come. */
    synchronized void follow(Commit commit) {
        begun = Math.min(begun, commit.at());
        later(commit.at(), () -> {
            course.recall(commit);
            ready = Optional.empty();
            audience.tell(true, _ -> 0);
        });
    }

    /** The table has changed, at some time. */
    synchronized void follow(Table changed, long at) {
        seated = changed;
        audience.renamed(Course.players(changed));
        later(at, () -> {
            table = changed;
            if (table.stage().done()) audience.end(shown());
            else audience.aside(shown());
        });
    }

    /** Who plays for whom has changed, at some time, or who has chosen. */
    synchronized void follow(Aside aside, long at) {
        later(at, () -> {
            if (aside instanceof Aside.Kept) kept = Optional.of(aside);
            if (aside instanceof Aside.Ready) ready = Optional.of(aside);
            audience.aside(aside);
        });
    }

    private Aside shown() {
        return Hall.shown(table.with(seated));
    }

    /** Nothing is shown before what happened before it, whatever the clocks said that it was noted by. */
    private void later(long at, Runnable step) {
        coming.add(new Coming(at + delay, step));
        advance();
    }

    /** Shows all whose time has come, and comes back for the rest. */
    private synchronized void advance() {
        while (!coming.isEmpty() && coming.element().due() <= hall.now())
            coming.remove().step().run();
        if (coming.isEmpty() || reminded) return;
        reminded = true;
        hall.later(Math.max(1, coming.element().due() - hall.now()), this::remind);
    }

    private synchronized void remind() {
        reminded = false;
        advance();
    }

    /** What spectators may read is as old as what they may hear. */
    synchronized Spoken.Words words(Language language) {
        advance();
        return new Spoken<>(game, course.match(), table.with(seated)).words(Seat.SPECTATOR, language);
    }

    /** Somebody begins to listen. What was said too lately for them they hear in its time, also if this node was not there to hear it. */
    synchronized void join(Ear ear, Optional<Integer> after, List<Aside> asides) {
        advance();
        long now = hall.now();
        List.copyOf(waiting.values()).stream()
                .filter(line -> left(line, now) <= 0)
                .forEach(this::say);
        List<Aside> old = new ArrayList<>();
        for (Aside aside : asides) {
            if (aside instanceof Aside.Chat line && left(line, now) > 0) await(line, now);
            else old.add(aside);
        }
        ready.ifPresent(old::add);
        kept.ifPresent(old::add);
        old.add(shown());
        audience.join(Seat.SPECTATOR, ear, after, 0, old, table.stage().done());
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
        if (!(aside instanceof Aside.Chat line)) follow(aside, now);
        else if (left(line, now) > 0) await(line, now);
        else audience.aside(line);
    }

    int size() {
        return audience.size();
    }
}
