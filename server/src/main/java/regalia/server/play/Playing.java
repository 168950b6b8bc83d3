package regalia.server.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import regalia.catalog.luck.Seed;
import regalia.codec.match.BotMark;
import regalia.codec.match.Entry;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.table.Shelved;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/**
 * A match that is in use at this node. Everything is decided here in memory first, then kept, and only then told: until the database has
 * it nobody hears of it, and if it can't be kept it has not happened. The log in the database is the truth; when another node was
 * quicker, what is here follows it and decides again.
 */
public final class Playing<S extends State<S>, A extends Action, V> {

    private static final int TRIES = 8;

    /** How long another node is given to open choices that are all in. */
    private static final int OPENING_MILLIS = 500;

    private final Game<S, A, V> game;
    private final Hall hall;
    private final ReentrantLock lock = new ReentrantLock();
    private final Course<S, A, V> course;
    private final Match<S, A, V> match;
    private final Clocks clocks;
    private final Patience patience;
    private final Requests<S, A, V> requests = new Requests<>(this);
    private final Choices<S, A, V> choices;
    private final Listeners<S, A, V> listeners;
    private final Questions<S, A, V> questions = new Questions<>(this);
    private final Care<S, A, V> care = new Care<>(this);
    private final Deeds<S, A, V> deeds = new Deeds<>(this);

    private Shelved shelved;
    /** The last entry that is kept. */
    private int keptTo;
    /** The last entry that changed the position: what is chosen now, is chosen after it. */
    private int decision;

    private volatile long usedAt;

    Playing(Game<S, A, V> game, Hall hall, Kept kept) {
        this.game = game;
        this.hall = hall;
        shelved = kept.table();
        Table table = kept.table().table();
        course = hall.fortune().course(game, table, Seed.of(kept.secret()));
        match = course.match();
        clocks = new Clocks(table.terms().time(), table.seats());
        patience = new Patience(hall, clocks, table.seats());
        choices = new Choices<>(this, clocks);
        listeners = new Listeners<>(this, clocks);
        recall(kept, false);
        patience.recall(course, table, kept.away());
        // When it was cancelled isn't noted, but it was after all that is.
        if (table.stage().done())
            listeners
                    .gallery()
                    .ifPresent(seen -> seen.follow(table, lastOf(kept.commits()).orElse(0L)));
    }

    private static Optional<Long> lastOf(List<Commit> commits) {
        return commits.stream().map(Commit::at).reduce((_, last) -> last);
    }

    /** What people do beside playing. */
    public Deeds<S, A, V> deeds() {
        return deeds;
    }

    /** What can be asked about the match. */
    public Questions<S, A, V> questions() {
        return questions;
    }

    Playing<S, A, V> used(long now) {
        usedAt = now;
        return this;
    }

    long usedAt() {
        return usedAt;
    }

    long now() {
        return hall.now();
    }

    public Table table() {
        return shelved.table();
    }

    Match<S, A, V> match() {
        return match;
    }

    Game<S, A, V> game() {
        return game;
    }

    Hall hall() {
        return hall;
    }

    Course<S, A, V> course() {
        return course;
    }

    /** Those who hear the match. */
    Listeners<S, A, V> listeners() {
        return listeners;
    }

    Requests<S, A, V> requests() {
        return requests;
    }

    Choices<S, A, V> choices() {
        return choices;
    }

    /** Follows what is kept, and tells of it if somebody may be listening. */
    private void recall(Kept kept, boolean tell) {
        shelved = kept.table();
        requests.recall(kept.answers());
        for (Commit commit : kept.commits()) {
            if (commit.first() != keptTo + 1) continue;
            if (!choices.kept().isEmpty()) course.forget(keptTo, List.of());
            Set<Integer> decided = new HashSet<>();
            int[] steps = new int[table().seats()];
            for (Entry<A> entry : course.recall(commit))
                if (entry instanceof Entry.Acted<A> acted && acted.seat() != Seat.CHANCE) {
                    decided.add(acted.seat());
                    steps[acted.seat()]++;
                }
            // Who was the last to choose has left only what they chose before that, if anything.
            for (SealedRow row : kept.sealed())
                if (row.decision() == decision && row.steps() == steps[row.seat()]) clocks.chose(row.seat(), row.at());
            settled(decided, commit);
            choices.kept().forEach(course::recall);
            if (tell) listeners.tell(commit, isMoved());
            else listeners.recall(commit, isMoved());
        }
        List<Integer> news = choices.follow(kept.sealed());
        // Whoever has chosen something elsewhere may owe more, and be asked here.
        if (tell) news.forEach(listeners::show);
    }

    /** A commit is kept. One that only gives a seat to somebody else leaves what is being chosen as it is. */
    private void settled(Iterable<Integer> decided, Commit commit) {
        int after = keptTo;
        boolean moved = false;
        for (int seq = after + 1; seq <= commit.last(); seq++)
            switch (match.entry(seq)) {
                case Entry.Acted<A> _, Entry.Undone<A> _ -> moved = true;
                case Entry.Handover<A> given ->
                    clocks.kept(given.seat(), given.bot().isPresent(), commit.at());
                case Entry.Conceded<A> _ -> {}
            }
        keptTo = commit.last();
        commit.answered().ifPresent(requests::carriedOut);
        if (!moved) {
            listeners.tellKept(commit.at());
            return;
        }
        decision = keptTo;
        choices.clear();
        if (match.entry(commit.first()) instanceof Entry.Undone<A> undone
                && undone.consent().isEmpty()) clocks.takenBack(undone.by(), undone.undo(), commit.at());
        else clocks.next(after, decided, commit.at());
    }

    /** Whether the last commit changed the position. */
    private boolean isMoved() {
        return decision == keptTo;
    }

    /** Another node has kept something. */
    void follow() {
        boolean open = locked(() -> {
            refresh();
            return match.complete();
        });
        // Who kept the last choice opens them all; if that node can't any more, this one does.
        if (open) hall.later(OPENING_MILLIS, care::settle);
    }

    /** Whether another node has kept something of which this one has not heard. */
    private boolean isBehind() {
        if (!hall.keeper().shared()) return false;
        Kept kept = latest();
        return !kept.commits().isEmpty()
                || kept.table().version() != shelved.version()
                || !kept.sealed().equals(List.copyOf(choices.kept()));
    }

    private Kept latest() {
        return hall.keeper().load(table().id(), keptTo, decision).orElseThrow(() -> Declined.unknown("table.none"));
    }

    /** Somebody has heard the match up to a number, at whichever node: nothing of that is told to them again. */
    void reach(int seat, int number) {
        if (number > listeners.audience().asked(seat) && isBehind()) refresh();
    }

    private void refresh() {
        Kept kept = latest();
        Table before = table();
        boolean changed = !kept.table().equals(shelved);
        recall(kept, true);
        if (changed) listeners.tellChanged(before, lastOf(kept.commits()).orElseGet(hall::now));
        listeners.tellReady();
        // Last, for it asks the database who is there: if that can't be, all else has been told.
        patience.recall(course, table(), kept.away());
    }

    <T> T locked(Supplier<T> step) {
        lock.lock();
        try {
            return step.get();
        } finally {
            lock.unlock();
        }
    }

    /** Decides, and decides again on what others have done meanwhile. */
    <T> T decided(Supplier<T> step) {
        T given = locked(() -> {
            for (int tries = 0; tries < TRIES; tries++) {
                try {
                    if (match.complete()) choices.open(Optional.empty(), List.of());
                    return step.get();
                } catch (Overtaken overtaken) {
                    forget();
                    refresh();
                } catch (Declined declined) {
                    forget();
                    // Perhaps it makes no sense only here, where nobody has said yet what another node has kept.
                    if (declined.kind() == Declined.Kind.BUSY || !isBehind()) throw declined;
                    refresh();
                } catch (RuntimeException failed) {
                    forget();
                    throw failed;
                }
            }
            throw Declined.busy("server.busy");
        });
        hall.afterwards(this);
        return given;
    }

    /** Nothing holds that isn't kept. */
    void forget() {
        boolean asKept = match.seq() == keptTo && choices.asKept();
        if (!asKept) course.forget(keptTo, choices.kept());
    }

    /** Deals and begins. */
    void start() {
        locked(() -> {
            course.drawLuck();
            return keep(Set.of(), Optional.empty(), Optional.of(table().with(Stage.RUNNING)));
        });
    }

    /** A seat does something. */
    public Taken answer(Request request) {
        return answer(request, _ -> {});
    }

    /**
     * The same.
     *
     * @param early told what is given back, before it is, if another request took this one along
     */
    public Taken answer(Request request, Consumer<Taken> early) {
        return requests.answer(request, early);
    }

    /** A seat thinks again about what it chose while others still choose: it keeps the first so many of its choices. */
    public void reconsider(int seat, int keep) {
        decided(() -> {
            running();
            course.demandOwner(table(), seat);
            return choices.reconsider(seat, keep);
        });
    }

    /** What looks after the match when nobody moves it on. */
    Care<S, A, V> care() {
        return care;
    }

    Clocks clocks() {
        return clocks;
    }

    Patience patience() {
        return patience;
    }

    /** A seat acts, or chooses where all do at once. */
    Taken act(int seat, A action, Optional<BotMark> mark, Optional<Answered> answered, boolean takesAlong) {
        if (match.sealing()) return choices.choose(seat, action, mark, answered, takesAlong);
        match.act(seat, action, mark);
        course.drawLuck();
        return keep(Set.of(seat), answered, Optional.empty());
    }

    /** Keeps all that was done since, and tells of it. */
    Taken keep(Set<Integer> decided, Optional<Answered> answered, Optional<Table> changed) {
        return keep(decided, answered, List.of(), changed);
    }

    Taken keep(
            Set<Integer> decided, Optional<Answered> answered, List<Arrivals.Arrival> along, Optional<Table> changed) {
        int after = keptTo;
        long now = hall.now();
        Commit commit = course.commit(after, now, answered);
        Optional<Append.Ending> ending = match.over() ? Optional.of(Endings.of(this)) : Optional.empty();
        Optional<Table> next = ending.isPresent() ? Optional.of(table().with(Stage.OVER)) : lapsed(changed);
        Due due = ending.isPresent() ? Due.OVER : hall.due(this);
        hall.keeper()
                .append(new Append(
                        table().id(),
                        after,
                        commit,
                        along.stream().map(Arrivals.Arrival::answered).toList(),
                        decided.size() == 1 ? Optional.empty() : Optional.of(choices.known()),
                        due,
                        next.map(table -> new Shelved(table, shelved.version())),
                        ending));
        hall.changed(this);
        next.ifPresent(table -> shelved = new Shelved(table, shelved.version() + 1));
        settled(decided, commit);
        Taken taken = new Taken(after);
        requests.takenAlong(along, taken);
        listeners.tell(commit, isMoved());
        along.forEach(Arrivals.Arrival::tell);
        if (next.isPresent()) listeners.tellTable(commit.at());
        hall.kept(this, due);
        letGoIfOver();
        return taken;
    }

    /** Keeps choices that wait for others'; gives those of others. */
    List<SealedRow> keep(List<SealedRow> rows, List<Answered> answered) {
        List<SealedRow> others =
                hall.keeper().seal(table().id(), keptTo, choices.known(), rows, answered, hall.due(this));
        hall.changed(this);
        return others;
    }

    /** What was proposed before something happened is off the table. */
    private Optional<Table> lapsed(Optional<Table> changed) {
        if (changed.isPresent() || table().motion().isEmpty()) return changed;
        return Optional.of(table().with(Optional.empty()));
    }

    int keptTo() {
        return keptTo;
    }

    int decision() {
        return decision;
    }

    /** The table changes, not the match. */
    void replace(Table changed) {
        hall.replace(changed, shelved.version());
        hall.changed(this);
        shelved = new Shelved(changed, shelved.version() + 1);
        listeners.tellTable(hall.now());
    }

    /** What is over is only looked at again: as soon as nobody listens it is not worth its memory. */
    void letGoIfOver() {
        if (table().stage().done()) hall.letGo(this);
    }

    void running() {
        if (table().stage() != Stage.RUNNING)
            throw Declined.notNow(table().stage().done() ? "match.over" : "table.notRunning");
    }
}
