package regalia.server.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
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
    private final Audience<S, A, V> audience;
    private final Optional<Gallery<S, A, V>> gallery;

    /** The choices that are kept of the decision that is under way, by seat. */
    private final Map<Integer, SealedRow> sealed = new TreeMap<>();

    /** The requests that were carried out, and the entry after which each was. */
    private final Map<Answered, Integer> answers = new HashMap<>();

    private final Arrivals arrivals = new Arrivals();

    private final Voices<S, A, V> voices;
    private final Questions<S, A, V> questions = new Questions<>(this);
    private final Deputies<S, A, V> deputies = new Deputies<>(this);
    private final Deeds<S, A, V> deeds = new Deeds<>(this);

    /** Since when somebody has not been there; 0 while they are. */
    private final long[] away;

    private Shelved shelved;
    /** The last entry that is kept. */
    private int keptTo;
    /** The last entry that changed the position: what is chosen now, is chosen after it. */
    private int decision;

    private volatile long usedAt;
    private long reminded;

    Playing(Game<S, A, V> game, Hall hall, Kept kept) {
        this.game = game;
        this.hall = hall;
        shelved = kept.table();
        Table table = kept.table().table();
        course = hall.course(game, table, Seed.of(kept.secret()));
        match = course.match();
        clocks = new Clocks(table.terms().time(), table.seats());
        voices = new Voices<>(course, clocks);
        audience = new Audience<>(
                game, match, table.seatsWhere(place -> place.person().isPresent()), table.id(), Course.players(table));
        away = new long[table.seats()];
        gallery = table.terms().delay() == 0 ? Optional.empty() : Optional.of(new Gallery<>(game, course, table, hall));
        recall(kept, false);
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

    /** How many listen. */
    int listeners() {
        return audience.size() + gallery.map(Gallery::size).orElse(0);
    }

    /** Follows what is kept, and tells of it if somebody may be listening. */
    private void recall(Kept kept, boolean tell) {
        shelved = kept.table();
        answers.putAll(kept.answers());
        for (Commit commit : kept.commits()) {
            if (commit.first() != keptTo + 1) continue;
            if (!sealed.isEmpty()) course.forget(keptTo, List.of());
            Set<Integer> decided = new HashSet<>();
            for (Entry<A> entry : course.recall(commit))
                if (entry instanceof Entry.Acted<A> acted && acted.seat() != Seat.CHANCE) decided.add(acted.seat());
            for (SealedRow row : kept.sealed()) if (row.decision() == decision) clocks.chose(row.seat(), row.at());
            settled(decided, commit);
            sealed.values().forEach(course::recall);
            if (tell) tell(commit);
            else {
                audience.recall();
                gallery.ifPresent(seen -> seen.follow(commit));
            }
        }
        for (SealedRow row : kept.sealed())
            if (row.decision() == decision && !row.equals(sealed.get(row.seat()))) follow(row);
    }

    /** A commit is kept. One that only gives a seat to somebody else leaves what is being chosen as it is. */
    private void settled(Iterable<Integer> decided, Commit commit) {
        boolean moved = false;
        for (int seq = keptTo + 1; seq <= commit.last(); seq++)
            moved |= match.entry(seq) instanceof Entry.Acted<A> || match.entry(seq) instanceof Entry.Undone<A>;
        keptTo = commit.last();
        commit.answered().ifPresent(answered -> answers.put(answered, commit.first() - 1));
        if (!moved) audience.aside(voices.kept(table()));
        if (!moved) return;
        decision = keptTo;
        sealed.clear();
        clocks.next(decided, commit.at());
    }

    /** A choice of another node, or of the time before a restart, waits. */
    private void follow(SealedRow row) {
        course.recall(row);
        sealed.put(row.seat(), row);
        if ((match.ready() & Seat.bit(row.seat())) != 0) clocks.chose(row.seat(), row.at());
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
        boolean changed = !kept.table().equals(shelved);
        recall(kept, true);
        if (changed) {
            audience.renamed(Course.players(table()));
            audience.aside(Hall.shown(table()));
        }
        voices.ready().ifPresent(audience::aside);
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
                    if (match.complete()) open(Optional.empty(), List.of());
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

    private void forget() {
        boolean asKept = match.seq() == keptTo && sealed.keySet().equals(drafted());
        if (!asKept) course.forget(keptTo, sealed.values());
    }

    private Set<Integer> drafted() {
        Set<Integer> seats = new HashSet<>();
        for (int seat = 0; seat < table().seats(); seat++)
            if (!match.drafts(seat).isEmpty()) seats.add(seat);
        return seats;
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
        Arrivals.Arrival arrival = arrivals.add(request);
        try {
            return decided(() -> arrival.taken().orElseGet(() -> answerNow(request)));
        } finally {
            arrivals.remove(arrival);
        }
    }

    private Taken answerNow(Request request) {
        try {
            return taken(request, true);
        } catch (Repeated repeated) {
            forget();
            // If it was not this one, it was one that was taken along: that one will find out by itself.
            return before(request).orElseGet(() -> taken(request, false));
        }
    }

    private Taken taken(Request request, boolean takesAlong) {
        int seat = request.seat();
        Answered answered = new Answered(seat, request.key());
        @Nullable Integer carriedOut = answers.get(answered);
        if (carriedOut != null) return new Taken(carriedOut);
        A action;
        try {
            running();
            demandCurrent(request);
            action = course.read(request);
        } catch (Declined declined) {
            return before(request).orElseThrow(() -> declined);
        }
        return act(seat, action, Optional.empty(), Optional.of(answered), takesAlong);
    }

    /** A choice that waits for others' isn't stale because one of them has chosen. */
    private void demandCurrent(Request request) {
        if (course.deputy(table(), request.seat()).isPresent()) throw Declined.notNow("table.kept");
        int asked = audience.asked(request.seat());
        if (!match.sealing() && request.seq() != asked) throw Declined.notNow("wire.stale", request.seq(), asked);
    }

    /** The same request again gets the same answer. */
    private Optional<Taken> before(Request request) {
        return hall.keeper()
                .answered(table().id(), request.seat(), request.key())
                .map(Taken::new);
    }

    /** What a bot of ours has to decide now, the lowest seat first. */
    Optional<Deputies.Question<V>> question() {
        return locked(() -> {
            if (table().stage() != Stage.RUNNING || match.complete()) return Optional.empty();
            for (int seat : course.owing()) {
                Optional<String> level = course.deputy(table(), seat);
                if (level.isPresent())
                    return Optional.of(new Deputies.Question<>(
                            seat,
                            level.get(),
                            match.viewAlone(seat),
                            keptTo,
                            match.drafts(seat).size()));
            }
            return Optional.empty();
        });
    }

    /** A bot of ours has decided. If anything has happened that concerns it, it will be asked again. */
    void actFor(Deputies.Question<V> question, int code, BotMark mark) {
        decided(() -> {
            int seat = question.seat();
            boolean same = keptTo == question.asked()
                    && match.drafts(seat).size() == question.drafted()
                    && course.deputy(table(), seat).isPresent()
                    && course.owing().contains(seat)
                    && table().stage() == Stage.RUNNING;
            if (same) act(seat, match.rules().action(code), Optional.of(mark), Optional.empty(), true);
            return same;
        });
    }

    /** Hands over the seats of those who are late or away, opens choices that are all in, and lets one bot decide. */
    boolean lookAfter(Watchdog watchdog) {
        reminded = 0;
        if (table().stage() != Stage.RUNNING) return false;
        long now = hall.now();
        for (int seat : locked(course::owing))
            if (course.deputy(table(), seat).isEmpty() && patience(seat, now) <= now)
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

    /** Until when a person may let the others wait; {@link Due#NEVER} if for ever. */
    long patience(int seat, long now) {
        long grace = 1000L * table().terms().grace();
        long late = clocks.limited() ? clocks.deadline(seat) + grace : Due.NEVER;
        if (grace == 0 || hall.attendance().there(table().id(), seat)) {
            away[seat] = 0;
            return late;
        }
        if (away[seat] == 0) away[seat] = now;
        return Math.min(late, Math.max(away[seat], clocks.since()) + grace);
    }

    /** Whether somebody must still be told to come back at a time. */
    synchronized boolean remind(long at) {
        if (reminded != 0 && reminded <= at) return false;
        reminded = at;
        return true;
    }

    private Taken act(int seat, A action, Optional<BotMark> mark, Optional<Answered> answered, boolean takesAlong) {
        if (match.sealing()) return choose(seat, action, mark, answered, takesAlong);
        match.act(seat, action, mark);
        course.drawLuck();
        return keep(Set.of(seat), answered, Optional.empty());
    }

    private Taken choose(int seat, A action, Optional<BotMark> mark, Optional<Answered> answered, boolean takesAlong) {
        match.draft(seat, action, mark);
        List<Arrivals.Arrival> along = takesAlong ? takeAlong(seat) : List.of();
        return match.complete() ? open(answered, along) : seal(seat, answered, along);
    }

    /**
     * Others choose at the same time and wait: their choices are kept with this one. What can't be chosen is refused when its own turn
     * comes.
     */
    @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on it.
    private List<Arrivals.Arrival> takeAlong(int chooser) {
        // Where all are asked at once, the answers of others are often here and were not looked at yet.
        Thread.yield();
        List<Arrivals.Arrival> along = new ArrayList<>();
        int seats = Seat.bit(chooser);
        for (Arrivals.Arrival other : arrivals) {
            int seat = Seat.bit(other.request().seat());
            if (match.complete() || (seats & seat) != 0 || !drafted(other)) continue;
            seats |= seat;
            along.add(other);
        }
        return along;
    }

    private boolean drafted(Arrivals.Arrival other) {
        if (other.taken().isPresent() || answers.containsKey(other.answered())) return false;
        try {
            demandCurrent(other.request());
            match.draft(other.request().seat(), course.read(other.request()), Optional.empty());
            return true;
        } catch (RuntimeException itsOwn) {
            return false;
        }
    }

    /** All have chosen. */
    private Taken open(Optional<Answered> answered, List<Arrivals.Arrival> along) {
        Set<Integer> choosers = new HashSet<>();
        for (int seat = 0; seat < table().seats(); seat++)
            if ((match.choosing() & Seat.bit(seat)) != 0) choosers.add(seat);
        match.open();
        course.drawLuck();
        return keep(choosers, answered, along, Optional.empty());
    }

    private Taken seal(int seat, Optional<Answered> answered, List<Arrivals.Arrival> along) {
        List<SealedRow> rows = new ArrayList<>();
        List<Answered> requests = new ArrayList<>();
        rows.add(course.sealed(decision, seat, hall.now()));
        answered.ifPresent(requests::add);
        for (Arrivals.Arrival other : along) {
            rows.add(course.sealed(decision, other.request().seat(), hall.now()));
            requests.add(other.answered());
        }
        List<SealedRow> all = hall.keeper().seal(table().id(), keptTo, rows, requests, hall.due(this));
        Taken taken = new Taken(keptTo);
        for (Answered request : requests) answers.put(request, decision);
        for (Arrivals.Arrival other : along) other.taken(taken);
        for (SealedRow row : rows) sealed(row);
        for (SealedRow other : all) if (!other.equals(sealed.get(other.seat()))) follow(other);
        if (match.complete()) return open(Optional.empty(), List.of());
        for (SealedRow row : rows) if (audience.listens(row.seat())) audience.show(row.seat(), millis(row.seat()));
        voices.ready().ifPresent(audience::aside);
        return taken;
    }

    private void sealed(SealedRow row) {
        sealed.put(row.seat(), row);
        if ((match.ready() & Seat.bit(row.seat())) != 0) clocks.chose(row.seat(), row.at());
        else clocks.reconsiders(row.seat());
    }

    /** A seat thinks again about what it chose while others still choose: it keeps the first so many of its choices. */
    public void reconsider(int seat, int keep) {
        decided(() -> {
            running();
            if (!match.sealing() || keep < 0 || keep >= match.drafts(seat).size())
                throw Declined.notNow("undo.nothing");
            match.withdraw(seat, keep);
            return seal(seat, Optional.empty(), List.of());
        });
    }

    /** Keeps all that was done since, and tells of it. */
    Taken keep(Set<Integer> decided, Optional<Answered> answered, Optional<Table> changed) {
        return keep(decided, answered, List.of(), changed);
    }

    private Taken keep(
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
                        decided.size() > 1 ? List.copyOf(sealed.values()) : List.of(),
                        due,
                        next.map(table -> new Shelved(table, shelved.version())),
                        ending));
        next.ifPresent(table -> shelved = new Shelved(table, shelved.version() + 1));
        settled(decided, commit);
        Taken taken = new Taken(after);
        for (Arrivals.Arrival other : along) {
            answers.put(other.answered(), after);
            other.taken(taken);
        }
        tell(commit);
        if (next.isPresent()) audience.aside(Hall.shown(table()));
        hall.kept(this, due);
        return taken;
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

    private int millis(int seat) {
        return voices.millis(seat, hall.now());
    }

    int keptTo() {
        return keptTo;
    }

    /** The table changes, not the match. */
    void replace(Table changed) {
        hall.replace(changed, shelved.version());
        shelved = new Shelved(changed, shelved.version() + 1);
        audience.aside(Hall.shown(changed));
    }

    /** What a seat has drafted falls when somebody else takes over. */
    void withoutDrafts(int seat) {
        if (!sealed.containsKey(seat)) return;
        match.withdraw(seat, 0);
        seal(seat, Optional.empty(), List.of());
    }

    /** Somebody begins to listen, with the eyes of a seat or as a spectator. */
    public void join(int seat, Ear ear, Optional<Integer> after, List<Aside> asides) {
        if (seat == Seat.SPECTATOR && gallery.isPresent()) {
            gallery.get().join(ear, after, asides);
            return;
        }
        locked(() -> {
            List<Aside> all = new ArrayList<>(asides);
            all.addAll(voices.all(table(), hall.now()));
            all.add(Hall.shown(table()));
            audience.join(seat, ear, after, millis(seat), all);
            if (seat != Seat.SPECTATOR) hall.attendance().come(table().id(), seat);
            return true;
        });
        if (seat != Seat.SPECTATOR) audience.aside(new Aside.Present(audience.present()));
    }

    public void leave(int seat, Ear ear) {
        if (seat == Seat.SPECTATOR) gallery.ifPresent(seen -> seen.leave(ear));
        audience.leave(seat, ear);
        if (seat == Seat.SPECTATOR || !hall.attendance().go(table().id(), seat)) return;
        audience.aside(new Aside.Present(audience.present()));
        if (table().terms().grace() > 0) hall.waitFor(this);
    }

    /** Whoever listened for a seat has no right to it any more. */
    void dismiss(int seat) {
        audience.end(seat);
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

    void running() {
        if (table().stage() != Stage.RUNNING)
            throw Declined.notNow(table().stage().done() ? "match.over" : "table.notRunning");
    }
}
