package regalia.server.play;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.catalog.Catalog;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Luck;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.store.Hot;
import regalia.server.store.Overloaded;
import regalia.server.stream.Aside;
import regalia.server.stream.Rush;
import regalia.server.table.Shown;
import regalia.server.table.Stage;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

/** The matches in use at this node. Those that nobody uses are let go, and read again when somebody does. */
public final class Hall {

    /** After which it is looked up what became of a commit whose fate nobody knows. */
    private static final int AGAIN_MILLIS = 1_000;

    private final Database database;
    private final String node;
    private final InstantSource clock;
    private final Keeper keeper;
    private final Rush rush = new Rush();
    private final Attendance attendance;
    private final Discretion discretion;
    private final Turns turns;
    private final Bell bell;
    private final Fortune fortune;
    private final LongAdder actions = new LongAdder();
    private final LongAdder begun = new LongAdder();
    private final LongAdder loaded = new LongAdder();
    private final InUse inUse;
    private volatile boolean ending;

    /**
     * Begins.
     *
     * @param most matches are held here at once, but for those that somebody listens to
     * @param rehearsal the number from which luck and bots follow, if they do
     */
    public Hall(
            Database database,
            String node,
            InstantSource clock,
            Turns turns,
            Bell bell,
            int most,
            OptionalLong rehearsal) {
        this(database, node, clock, turns, bell, most, Fortune.of(rehearsal));
    }

    /** With luck that a test has written down. */
    Hall(
            Database database,
            String node,
            InstantSource clock,
            Turns turns,
            Bell bell,
            int most,
            Optional<Luck> scripted) {
        this(database, node, clock, turns, bell, most, Fortune.of(scripted));
    }

    private Hall(
            Database database, String node, InstantSource clock, Turns turns, Bell bell, int most, Fortune fortune) {
        this.fortune = fortune;
        this.database = database;
        this.node = node;
        this.clock = clock;
        this.turns = turns;
        this.bell = bell;
        inUse = new InUse(most);
        keeper = new Keeper(database, node, clock);
        keeper.inDoubt(this::lookAgain);
        attendance = new Attendance(database, node, clock, keeper);
        discretion = new Discretion(database, clock);
    }

    /** Tells somebody from now on how many nanoseconds it takes to keep something. */
    public void timing(LongConsumer nanoseconds) {
        keeper.timing(nanoseconds);
    }

    /** Where luck comes from here. */
    Fortune fortune() {
        return fortune;
    }

    Bell bell() {
        return bell;
    }

    Keeper keeper() {
        return keeper;
    }

    /** How much is being answered at this node. */
    public Rush rush() {
        return rush;
    }

    public Attendance attendance() {
        return attendance;
    }

    public Discretion discretion() {
        return discretion;
    }

    long now() {
        return clock.millis();
    }

    /** A table as it is; declined if there is none. */
    Table table(String id) {
        return database.read(handle -> TableShelf.find(handle, id))
                .orElseThrow(() -> Declined.unknown("table.none"))
                .table();
    }

    /** A match that is running or over; declined if there is none. */
    public Playing<?, ?, ?> match(String id) {
        Playing<?, ?, ?> known = inUse.get(id);
        if (known != null) return known.used(now());
        try (InUse.Reading reading = inUse.reads(id)) {
            Kept kept = keeper.load(id, 0, 0).orElseThrow(() -> Declined.unknown("table.none"));
            if (kept.table().table().stage() == Stage.OPEN) throw Declined.notNow("table.notRunning");
            loaded.increment();
            Playing<?, ?, ?> read = open(kept);
            Playing<?, ?, ?> taken = inUse.take(read);
            if (reading.isStale()) taken.follow();
            if (taken == read) read.care().settle();
            return taken.used(now());
        }
    }

    private Playing<?, ?, ?> open(Kept kept) {
        Table table = kept.table().table();
        Tables.demandRules(table);
        return open(Catalog.game(table.game()), kept);
    }

    private <S extends State<S>, A extends Action, V> Playing<S, A, V> open(Game<S, A, V> game, Kept kept) {
        return new Playing<>(game, this, kept);
    }

    /** The match, if it is in use here. */
    Optional<Playing<?, ?, ?>> inUse(String id) {
        return inUse.find(id);
    }

    /** Deals and begins, if the table is still as ready as it was. */
    public void start(String id) {
        try (InUse.Reading reading = inUse.reads(id)) {
            Kept kept = keeper.load(id, 0, 0).orElseThrow(() -> Declined.unknown("table.none"));
            if (!kept.table().table().begins()) return;
            Playing<?, ?, ?> playing = open(kept);
            try {
                playing.start();
            } catch (Overtaken overtaken) {
                return;
            }
            begun.increment();
            Playing<?, ?, ?> taken = inUse.take(playing.used(now()));
            if (reading.isStale()) taken.follow();
            afterwards(taken);
        }
    }

    /** Goes on with a match that nobody has in hand. */
    void resume(String id) {
        Playing<?, ?, ?> playing = match(id);
        playing.follow();
        // A match that was cancelled waits for nobody.
        if (playing.table().stage().done()) playing.care().await(Due.OVER);
        else waitFor(playing);
    }

    /** Lets the row of a match say what its log does. */
    void catchUp(String id) {
        match(id).care().catchUp();
    }

    /** Lets the rows of all matches say what their logs do, as far as they don't yet. */
    public void settle() {
        keeper.settle(now());
    }

    /** This node takes no more: whoever is cut off from now on has not gone by themselves. */
    public void end() {
        ending = true;
    }

    boolean isEnding() {
        return ending;
    }

    /** Lets a match go unless somebody listens to it, or is about to. */
    void letGo(Playing<?, ?, ?> playing) {
        inUse.letGo(playing);
    }

    /** Does something with a match that is not let go meanwhile: whoever begins to listen would hear nothing of it any more. */
    void holding(String id, Consumer<Playing<?, ?, ?>> step) {
        while (true) {
            Playing<?, ?, ?> playing = match(id);
            if (!inUse.hold(playing)) continue;
            try {
                step.accept(playing);
                return;
            } finally {
                playing.listeners().free();
            }
        }
    }

    /** Something of a match may be kept, or not: if it is, nobody else tells those who listen here. */
    private void lookAgain(String id) {
        later(
                AGAIN_MILLIS,
                () -> Thread.startVirtualThread(() -> {
                    try {
                        heard(id);
                    } catch (Declined | Overloaded busy) {
                        // When the database is back all matches are looked up.
                    }
                }));
    }

    /** Another node says that it has kept something of a match. */
    public void heard(String id) {
        Playing<?, ?, ?> playing = inUse.kept(id);
        if (playing != null) playing.follow();
    }

    /** Somebody has come to a table at another node, or has gone. */
    public void cameOrWent(String id) {
        inUse(id).ifPresent(playing -> playing.listeners().cameOrWent());
    }

    /** What a match waits for now. */
    Due due(Playing<?, ?, ?> playing) {
        Table table = playing.table();
        long now = now();
        long at = Due.NEVER;
        List<String> people = new ArrayList<>(table.seats());
        List<Away> away = new ArrayList<>();
        for (int seat : playing.course().owing()) {
            if (playing.course().deputy(table, seat).isPresent()) at = now;
            else {
                String person = table.place(seat).person().orElseThrow();
                if (!people.contains(person)) people.add(person);
                at = Math.min(at, playing.patience().until(table, seat, now));
                playing.patience().away(seat).ifPresent(away::add);
            }
        }
        return new Due(at, List.copyOf(people), List.copyOf(away));
    }

    /**
     * Something of a match was kept. If it had been let go meanwhile, as while a bot thinks, and was read again for somebody, or is being
     * read, they must hear of it too. Nobody can have read a match that begins just now.
     */
    void changed(Playing<?, ?, ?> playing) {
        String id = playing.table().id();
        if (inUse.get(id) == playing || playing.table().stage() == Stage.OPEN) return;
        Playing<?, ?, ?> now = inUse.kept(id);
        if (now != null && now != playing) Thread.startVirtualThread(() -> heard(id));
    }

    /** A commit of this node was told. */
    void kept(Playing<?, ?, ?> playing, Due due) {
        actions.increment();
        Table table = playing.table();
        bell.ring(table, due.people(), person -> attendance.here(table, person));
    }

    /** Lets the bots go on, and comes back when somebody's time is up. */
    void afterwards(Playing<?, ?, ?> playing) {
        turns.look(playing, due(playing));
    }

    /** Somebody has left whose move is awaited. */
    void waitFor(Playing<?, ?, ?> playing) {
        try {
            // Whom it waits for and that it is noted is one step: what somebody does in between would be forgotten.
            Due due = playing.locked(() -> {
                Due now = due(playing);
                playing.care().await(now);
                return now;
            });
            turns.look(playing, due);
        } catch (Overtaken overtaken) {
            // Something has happened meanwhile, and whoever kept that has looked who is there.
        }
    }

    /** Puts a table in the place of a version of it; {@link Overtaken} if that is gone. */
    void replace(Table table, int version) {
        boolean replaced = keeper.keep(handle -> {
            boolean done = TableShelf.replace(handle, table, version, now());
            if (done) announce(handle, "m", table.id());
            if (done && table.begins()) beginBy(handle, table.id(), now() + Keeper.LEASE_MILLIS);
            return done;
        });
        if (!replaced) throw new Overtaken();
    }

    /** Whoever lets everybody be ready begins the match at once; if that can't be, any node does from then on. */
    static void beginBy(Handle handle, String id, @Nullable Long when) throws SQLException {
        Hot.update(handle, "UPDATE playing SET due = ? WHERE id = ? AND state = 'open'", when, id);
    }

    /** A table has not begun though it was to, because somebody is not ready any more. */
    void waits(String id) {
        keeper.keep(handle -> {
            beginBy(handle, id, null);
            return true;
        });
    }

    /** Tells the other nodes when a transaction is kept: what kind of thing, and which. */
    void announce(Handle handle, String kind, String ids) {
        database.announce(handle, kind + " " + node + " " + ids);
    }

    /** Does something after a while. */
    void later(long millis, Runnable step) {
        turns.later(millis, step);
    }

    static Aside shown(Table table) {
        return new Aside.Table(Shown.of(table));
    }

    /** Commits of this node. */
    public long actions() {
        return actions.sum();
    }

    /** Matches that began at this node. */
    public long begun() {
        return begun.sum();
    }

    /** Matches that were not in memory when they were needed. */
    public long loaded() {
        return loaded.sum();
    }

    /** Another node has made somebody's turn: tells those who listen here. */
    public void ringFor(String id) {
        if (!bell.heard()) return;
        List<String> people = database.read(handle -> handle.createQuery("SELECT waiting FROM playing WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .map(waiting -> List.of(waiting.split(",", -1)))
                .findOne()
                .orElse(List.of()));
        if (!people.isEmpty()) bell.ringHere(table(id), people);
    }

    public int size() {
        return inUse.size();
    }

    public Iterable<Playing<?, ?, ?>> all() {
        return inUse.all();
    }
}
