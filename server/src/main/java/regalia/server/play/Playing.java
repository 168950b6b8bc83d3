package regalia.server.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import regalia.bots.Watchdog;
import regalia.catalog.luck.Seed;
import regalia.codec.match.BotMark;
import regalia.codec.match.Entry;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.stream.Aside;
import regalia.server.stream.Audience;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;
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
    private final AtomicInteger holders = new AtomicInteger();
    private final ReentrantLock lock = new ReentrantLock();
    private final Course<S, A, V> course;
    private final Match<S, A, V> match;
    private final Clocks clocks;
    private final Patience patience;
    private final Audience<S, A, V> audience;
    private final Optional<Gallery<S, A, V>> gallery;

    private final Requests<S, A, V> requests = new Requests<>(this);
    private final Choices<S, A, V> choices;
    private final Voices<S, A, V> voices;
    private final Questions<S, A, V> questions = new Questions<>(this);
    private final Deputies<S, A, V> deputies = new Deputies<>(this);
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
        course = hall.course(game, table, Seed.of(kept.secret()));
        match = course.match();
        clocks = new Clocks(table.terms().time(), table.seats());
        patience = new Patience(hall, clocks, table.seats());
        choices = new Choices<>(this, clocks);
        voices = new Voices<>(course, clocks);
        audience = new Audience<>(
                game, match, table.seatsWhere(place -> place.person().isPresent()), table.id(), Course.players(table));
        gallery = table.terms().delay() == 0 ? Optional.empty() : Optional.of(new Gallery<>(game, course, table, hall));
        recall(kept, false);
        // When it was cancelled isn't noted, but it was after all that is.
        if (table.stage().done())
            gallery.ifPresent(seen -> seen.follow(table, lastOf(kept.commits()).orElse(0L)));
    }

    private static Optional<Long> lastOf(List<Commit> commits) {
        return commits.isEmpty()
                ? Optional.empty()
                : Optional.of(commits.getLast().at());
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

    Optional<Gallery<S, A, V>> gallery() {
        return gallery;
    }

    Audience<S, A, V> audience() {
        return audience;
    }

    Requests<S, A, V> requests() {
        return requests;
    }

    Choices<S, A, V> choices() {
        return choices;
    }

    /** How many listen. */
    int listeners() {
        return audience.size() + gallery.map(Gallery::size).orElse(0);
    }

    /** Somebody is about to listen. */
    Playing<S, A, V> held() {
        holders.incrementAndGet();
        return this;
    }

    /** They do, or they don't. */
    void free() {
        holders.decrementAndGet();
    }

    /** Whether nobody listens, or is about to. */
    boolean isIdle() {
        return holders.get() == 0 && listeners() == 0;
    }

    /** Follows what is kept, and tells of it if somebody may be listening. */
    private void recall(Kept kept, boolean tell) {
        shelved = kept.table();
        requests.recall(kept.answers());
        for (Commit commit : kept.commits()) {
            if (commit.first() != keptTo + 1) continue;
            if (!choices.kept().isEmpty()) course.forget(keptTo, List.of());
            Set<Integer> decided = new HashSet<>();
            for (Entry<A> entry : course.recall(commit))
                if (entry instanceof Entry.Acted<A> acted && acted.seat() != Seat.CHANCE) decided.add(acted.seat());
            for (SealedRow row : kept.sealed()) if (row.decision() == decision) clocks.chose(row.seat(), row.at());
            settled(decided, commit);
            choices.kept().forEach(course::recall);
            if (tell) tell(commit);
            else {
                audience.recall();
                gallery.ifPresent(seen -> seen.follow(commit));
            }
        }
        choices.follow(kept.sealed());
    }

    /** A commit is kept. One that only gives a seat to somebody else leaves what is being chosen as it is. */
    private void settled(Iterable<Integer> decided, Commit commit) {
        boolean moved = false;
        for (int seq = keptTo + 1; seq <= commit.last(); seq++)
            moved |= match.entry(seq) instanceof Entry.Acted<A> || match.entry(seq) instanceof Entry.Undone<A>;
        keptTo = commit.last();
        commit.answered().ifPresent(requests::carriedOut);
        if (!moved) {
            tell(voices.kept(table()), commit.at());
            return;
        }
        decision = keptTo;
        choices.clear();
        clocks.next(decided, commit.at());
    }

    /** Another node has kept something. */
    void follow() {
        boolean open = locked(() -> {
            refresh();
            return match.complete();
        });
        // Who kept the last choice opens them all; if that node can't any more, this one does.
        if (open) hall.later(OPENING_MILLIS, this::settle);
    }

    private void refresh() {
        Kept kept =
                hall.keeper().load(table().id(), keptTo, decision).orElseThrow(() -> Declined.unknown("table.none"));
        Table before = table();
        boolean changed = !kept.table().equals(shelved);
        recall(kept, true);
        if (changed) {
            audience.renamed(Course.players(table()));
            tellTable(lastOf(kept.commits()).orElseGet(hall::now));
            dismiss(before.seatsWhere(place -> place.person().isPresent()));
        }
        tellReady();
    }

    /** Whoever had their data deleted has no right to the seat any more, and a bot plays for it. */
    private void dismiss(List<Integer> people) {
        List<Integer> gone = new ArrayList<>(people);
        gone.removeAll(table().seatsWhere(place -> place.person().isPresent()));
        gone.forEach(audience::end);
        if (!gone.isEmpty()) tell(voices.kept(table()), hall.now());
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
            return choices.reconsider(seat, keep);
        });
    }

    /** Hands over the seats of those who are late or away, opens choices that are all in, and lets one bot decide. */
    boolean lookAfter(Watchdog watchdog) {
        patience.looked();
        if (table().stage() != Stage.RUNNING) return false;
        long now = hall.now();
        for (int seat : locked(course::owing))
            if (course.deputy(table(), seat).isEmpty() && patience.until(table(), seat, now) <= now)
                deeds.handOver(seat, table().terms().caretaker());
        settle();
        return deputies.step(watchdog);
    }

    /**
     * Opens choices that are all in. Whoever keeps the last of them does so at once; but that node may have died in between, and then
     * whoever looks at the match next must.
     */
    void settle() {
        if (locked(match::complete)) decided(() -> keptTo);
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
        Due due = ending.isPresent() ? new Due(Due.NEVER, List.of()) : hall.due(this);
        hall.keeper()
                .append(new Append(
                        table().id(),
                        after,
                        commit,
                        along.stream().map(Arrivals.Arrival::answered).toList(),
                        decided.size() > 1 ? List.copyOf(choices.kept()) : List.of(),
                        due,
                        next.map(table -> new Shelved(table, shelved.version())),
                        ending));
        next.ifPresent(table -> shelved = new Shelved(table, shelved.version() + 1));
        settled(decided, commit);
        Taken taken = new Taken(after);
        requests.takenAlong(along, taken);
        tell(commit);
        along.forEach(Arrivals.Arrival::tell);
        if (next.isPresent()) tellTable(commit.at());
        hall.kept(this, due);
        letGoIfOver();
        return taken;
    }

    /** Keeps choices that wait for others'; gives all that wait. */
    List<SealedRow> keep(List<SealedRow> rows, List<Answered> answered) {
        return hall.keeper().seal(table().id(), keptTo, rows, answered, hall.due(this));
    }

    /** What was proposed before something happened is off the table. */
    private Optional<Table> lapsed(Optional<Table> changed) {
        if (changed.isPresent() || table().motion().isEmpty()) return changed;
        return Optional.of(table().with(Optional.empty()));
    }

    private void tell(Commit commit) {
        audience.tell(this::millis);
        gallery.ifPresent(seen -> seen.follow(commit));
        voices.begin();
        if (clocks.limited()) audience.aside(voices.clock(hall.now()));
    }

    /** Tells how the table is since some time. Of a match that is done nothing is left to tell. */
    private void tellTable(long at) {
        if (table().stage().done()) audience.end(Hall.shown(table()));
        else audience.aside(Hall.shown(table()));
        gallery.ifPresent(seen -> seen.follow(table(), at));
    }

    private void tell(Aside aside, long at) {
        audience.aside(aside);
        gallery.ifPresent(seen -> seen.follow(aside, at));
    }

    /** Tells who has chosen. */
    void tellReady() {
        voices.ready().ifPresent(news -> tell(news, hall.now()));
    }

    int millis(int seat) {
        return voices.millis(seat, hall.now());
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
        shelved = new Shelved(changed, shelved.version() + 1);
        tellTable(hall.now());
    }

    /** Somebody begins to listen, with the eyes of a seat or as a spectator. */
    public void join(int seat, Ear ear, Optional<Integer> after, List<Aside> asides) {
        if (seat == Seat.SPECTATOR && hall.discretion().hides(table())) {
            // Who was there while people gathered hears that it has begun, and nothing of it.
            ear.hear(new Lines().add(Hall.shown(table())).bytes());
            ear.end("hidden");
            return;
        }
        if (seat == Seat.SPECTATOR && gallery.isPresent()) {
            gallery.get().join(ear, after, asides);
            return;
        }
        locked(() -> {
            List<Aside> all = new ArrayList<>(asides);
            all.addAll(voices.all(table(), hall.now()));
            all.add(Hall.shown(table()));
            audience.join(seat, ear, after, millis(seat), all, table().stage().done());
            if (seat != Seat.SPECTATOR) hall.attendance().come(table().id(), seat);
            return true;
        });
        if (seat != Seat.SPECTATOR) tellPresent();
    }

    public void leave(int seat, Ear ear) {
        if (seat == Seat.SPECTATOR) gallery.ifPresent(seen -> seen.leave(ear));
        audience.leave(seat, ear);
        letGoIfOver();
        if (seat == Seat.SPECTATOR || !hall.attendance().go(table().id(), seat)) return;
        tellPresent();
        if (table().terms().grace() > 0) hall.waitFor(this);
    }

    /** Tells who is there, at whichever node. One at a time, so that what is told last was read last. */
    void tellPresent() {
        if (audience.size() == 0) return;
        synchronized (audience) {
            audience.aside(new Aside.Present(hall.attendance().present(table().id(), table().seats())));
        }
    }

    /** What is over is only looked at again: as soon as nobody listens it is not worth its memory. */
    private void letGoIfOver() {
        if (table().stage().done()) hall.letGo(this);
    }

    /** Says something to all who listen, beside the numbered lines. */
    public void aside(Aside aside) {
        audience.aside(aside);
        gallery.ifPresent(seen -> seen.aside(aside));
    }

    /** When something must be done if nobody does anything before. */
    void await(Due due) {
        locked(() -> {
            hall.keeper().due(table().id(), keptTo, due, hall.now());
            return true;
        });
    }

    /** Lets the row of the match say whom it waits for now; not until when, as nobody can have come back yet. */
    void catchUp() {
        locked(() -> {
            hall.keeper().awaits(table().id(), hall.due(this));
            return true;
        });
    }

    void running() {
        if (table().stage() != Stage.RUNNING)
            throw Declined.notNow(table().stage().done() ? "match.over" : "table.notRunning");
    }
}
