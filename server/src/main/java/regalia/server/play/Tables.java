package regalia.server.play;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import regalia.bots.Level;
import regalia.bots.Strength;
import regalia.catalog.Catalog;
import regalia.catalog.Setup;
import regalia.catalog.luck.Commitment;
import regalia.catalog.luck.Nonce;
import regalia.catalog.luck.Seed;
import regalia.codec.OptionsJson;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.server.Declined;
import regalia.server.Ids;
import regalia.server.store.Database;
import regalia.server.table.Gathering;
import regalia.server.table.Place;
import regalia.server.table.Shelved;
import regalia.server.table.Sitting;
import regalia.server.table.Stage;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;
import regalia.server.table.Terms;

/** Opens tables and changes them while people gather. A table that everybody is ready at begins. */
public final class Tables {

    private static final String ME = "me";
    private static final String OPEN = "open";
    private static final int TRIES = 20;

    private final Database database;
    private final Hall hall;
    private final Lobby lobby;
    private final int mostPerHost;

    public Tables(Database database, Hall hall, Lobby lobby, int mostPerHost) {
        this.database = database;
        this.hall = hall;
        this.lobby = lobby;
        this.mostPerHost = mostPerHost;
    }

    /** A table as it is; declined if there is none, or none of that name any more. */
    public Table find(String id) {
        return shelved(id).table();
    }

    private Shelved shelved(String id) {
        return database.read(handle -> TableShelf.find(handle, id)).orElseThrow(() -> Declined.unknown("table.none"));
    }

    /** A new table, or the one that the same request has opened before. */
    public Table open(Sitting host, NewTable wanted) {
        Optional<Table> before = opened(host, wanted);
        if (before.isPresent()) return before.get();
        try {
            return made(host, wanted);
        } catch (RuntimeException refused) {
            // The same request was quicker elsewhere, and may itself be why this one was refused.
            return opened(host, wanted).orElseThrow(() -> refused);
        }
    }

    private Optional<Table> opened(Sitting host, NewTable wanted) {
        return database.read(handle -> Openings.find(handle, host.person(), wanted))
                .map(this::find);
    }

    private Table made(Sitting host, NewTable wanted) {
        wanted.terms().ifPresent(terms -> Level.of(terms.caretaker()));
        return wanted.duplicateOf().isPresent()
                ? duplicate(host, wanted, wanted.duplicateOf().get())
                : fresh(host, wanted);
    }

    private Table fresh(Sitting host, NewTable wanted) {
        Game<?, ?, ?> game = Catalog.game(wanted.game());
        int seats = Setup.seats(
                game,
                wanted.seats().orElseGet(() -> wanted.players().map(List::size).orElse(game.fewestSeats())));
        Options options = wanted.options().isPresent()
                ? OptionsJson.read(game.options(seats), wanted.options().get())
                : Options.complete(game.options(seats), java.util.Map.of());
        String id = Ids.fresh();
        Seed seed = Seed.fresh();
        Table table = new Table(
                id,
                game.id(),
                game.version(),
                seats,
                OptionsJson.write(game.options(seats), options),
                wanted.terms().orElse(Terms.STANDARD),
                host.person(),
                Stage.OPEN,
                java.util.Collections.nCopies(seats, Place.FREE),
                Commitment.of(seed, id, game.id(), game.version()).hex(),
                wanted.share().filter(share -> share).map(_ -> id),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                hall.now());
        return add(seated(table, host, wanted.players().orElse(List.of(ME))), seed.hex(), wanted);
    }

    /** The same game with the same luck for others: what was drawn for whom there is drawn for them here. */
    private Table duplicate(Sitting host, NewTable wanted, String of) {
        String group = find(of).shared().orElseThrow(() -> Declined.notNow("duplicate.notShared"));
        Table first = find(group);
        demandAlike(wanted, first);
        if (first.stage() == Stage.OPEN) throw Declined.notNow("duplicate.notStarted");
        demandNew(group, "", host);
        demandRules(first);
        demandSecret(group);
        String secret = database.read(handle -> secret(handle, group));
        Table table = new Table(
                Ids.fresh(),
                first.game(),
                first.rules(),
                first.seats(),
                first.options(),
                wanted.terms().orElse(first.terms()),
                host.person(),
                Stage.OPEN,
                java.util.Collections.nCopies(first.seats(), Place.FREE),
                first.commitment(),
                Optional.of(group),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                hall.now());
        return add(withLuck(seated(table, host, wanted.players().orElse(List.of(ME)))), secret, wanted);
    }

    /** What is asked for beside the luck of another table may be left out, but must not be something else than is played there. */
    private static void demandAlike(NewTable wanted, Table first) {
        if (!wanted.game().equals(first.game())) throw Declined.senseless("duplicate.otherGame");
        if (wanted.seats().filter(seats -> seats != first.seats()).isPresent())
            throw Declined.senseless("duplicate.otherSeats", first.seats());
        Game<?, ?, ?> game = Catalog.game(first.game());
        List<Option> known = game.options(first.seats());
        boolean alike = wanted.options()
                .map(options -> OptionsJson.write(known, OptionsJson.read(known, options)))
                .filter(options -> !options.equals(first.options()))
                .isEmpty();
        if (!alike) throw Declined.senseless("duplicate.otherOptions");
    }

    /** Somebody's tables: those that wait for them first, then the others by what happened last. */
    public List<TableShelf.Mine> of(String person, int most) {
        try {
            hall.settle();
        } catch (Declined unwritable) {
            // What can be read is at most a second old.
        }
        return database.read(handle -> TableShelf.of(handle, person, most));
    }

    private static String secret(Handle handle, String id) {
        return handle.createQuery("SELECT secret FROM playing WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .one();
    }

    private Table seated(Table open, Sitting host, List<String> players) {
        if (players.size() > open.seats()) throw Declined.senseless("table.tooManyPlayers", open.seats());
        Table table = open;
        for (int seat = 0; seat < players.size(); seat++) {
            String word = players.get(seat);
            if (word.equals(ME)) table = Gathering.join(table, host, Optional.of(seat));
            else if (!word.equals(OPEN)) table = Gathering.seatBot(table, host.person(), seat, word);
        }
        return table;
    }

    private Table add(Table table, String secret, NewTable wanted) {
        hall.keeper().keep(handle -> {
            if (TableShelf.count(handle, table.host()) >= mostPerHost)
                throw Declined.notNow("table.tooMany", mostPerHost);
            TableShelf.add(handle, table, secret, hall.now());
            Openings.note(handle, table.host(), wanted, table.id());
            if (table.begins()) Hall.beginBy(handle, table.id(), hall.now() + Keeper.LEASE_MILLIS);
            return true;
        });
        // Where only bots sit nobody else is waited for.
        return table.begins() ? changed(table) : table;
    }

    /** Changes a table, again if somebody else was quicker, and begins the match when everybody is ready. */
    public Table change(String id, UnaryOperator<Table> change) {
        for (int tries = 0; tries < TRIES; tries++) {
            Shelved before = shelved(id);
            Table after = withLuck(change.apply(before.table()));
            // Everybody was ready before and yet it didn't begin: the database may have been away just then.
            if (after.equals(before.table())) return after.begins() ? changed(after) : after;
            try {
                hall.replace(after, before.version());
            } catch (Overtaken overtaken) {
                continue;
            }
            return changed(after);
        }
        throw Declined.busy("server.busy");
    }

    /** What nobody plays with any more is known: nobody begins to. */
    private void demandSecret(String group) {
        if (!database.read(handle -> TableShelf.isPlayed(handle, group))) throw Declined.notNow("duplicate.revealed");
    }

    /** Tables that share their luck have the nonces of the first, whatever it was that made them ready. */
    private Table withLuck(Table table) {
        Optional<String> first = table.shared().filter(group -> !group.equals(table.id()));
        if (first.isEmpty() || !table.begins()) return table;
        demandSecret(first.get());
        return table.withNoncesOf(Course.nonces(find(first.get())));
    }

    private Table changed(Table table) {
        if (table.begins()) {
            hall.start(table.id());
            Table now = find(table.id());
            lobby.told(now);
            return now;
        }
        lobby.told(table);
        hall.heard(table.id());
        return table;
    }

    /** Begins a match that should have begun by now; false if it has. */
    boolean begin(String id) {
        Table table = find(id);
        if (table.stage() != Stage.OPEN) return false;
        try {
            if (table.begins()) changed(table);
            else hall.waits(id);
        } catch (Declined no) {
            // The luck that it shares may be known by now: then it never begins.
            if (no.kind() == Declined.Kind.NOT_NOW) hall.waits(id);
            else throw no;
        }
        return true;
    }

    /** Cancels some of the open tables at which nothing has changed since a time: nobody will come any more. */
    void forget(long since, int most) {
        for (Shelved forgotten : database.read(handle -> TableShelf.forgotten(handle, since, most))) {
            Table cancelled = forgotten.table().with(Stage.CANCELLED);
            try {
                hall.replace(cancelled, forgotten.version());
                lobby.told(cancelled);
            } catch (Overtaken overtaken) {
                // Somebody has come after all, or another node was quicker.
            }
        }
    }

    /** Somebody is called otherwise from now on, also where people still gather. A match keeps the names with which it began. */
    public void renamed(String person, String name) {
        for (String id : database.read(handle -> TableShelf.open(handle, person)))
            change(id, now -> now.stage() == Stage.OPEN ? Gathering.renamed(now, person, name) : now);
    }

    public Table join(String id, Sitting who, Optional<Integer> seat) {
        Table table = find(id);
        demandRules(table);
        table.shared().ifPresent(group -> demandNew(group, id, who));
        return change(id, now -> Gathering.join(now, who, seat));
    }

    static void demandRules(Table table) {
        if (!isKnown(table)) throw Declined.notNow("table.otherRules");
    }

    /** Whether this server has the rules by which a table plays: it may have been opened by another version of the program. */
    public static boolean isKnown(Table table) {
        return Catalog.games().contains(table.game())
                && Catalog.game(table.game()).version().equals(table.rules());
    }

    /** Who has seen the luck of a table can't play with the same again. */
    private void demandNew(String group, String table, Sitting who) {
        boolean played = database.read(handle -> TableShelf.sharing(handle, group)).stream()
                .anyMatch(other -> !other.id().equals(table)
                        && !other.seatsOf(who.person()).isEmpty());
        if (played) throw Declined.notYours("duplicate.played");
    }

    /** Somebody is ready and adds to the luck, unless this table shares another's. */
    public Table ready(String id, String person, List<String> nonces) {
        demandRules(find(id));
        List<String> given = nonces.stream().map(Nonce::person).toList();
        return change(id, now -> Gathering.ready(now, person, given));
    }

    /** Tables of before may have bots that were given more time than a level has. */
    private static String level(String bot) {
        return Strength.of(bot).level().word();
    }

    /** The same people, the same game, the seats moved on by one; the others join as they like. */
    public Table rematch(String id, Sitting who) {
        Table table = find(id);
        if (!table.stage().done()) throw Declined.notNow("table.notOver");
        if (table.seatsOf(who.person()).isEmpty()) throw Declined.notYours("table.noSeatOfYours");
        // One that everybody has left again is none that anybody could come to.
        Optional<Table> opened = table.next().map(this::find).filter(next -> next.stage() != Stage.CANCELLED);
        if (opened.isPresent()) return again(opened.get().id(), table, who);
        List<String> players = new java.util.ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            Place place = table.places().get((seat + table.seats() - 1) % table.seats());
            players.add(
                    place.isOf(who.person())
                            ? ME
                            : place.ours().map(Tables::level).orElse(OPEN));
        }
        Table next = fresh(
                who,
                new NewTable(
                        table.game(),
                        Optional.of(table.seats()),
                        Optional.of(table.options()),
                        Optional.of(table.terms()),
                        Optional.of(players),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        Table linked = change(id, now -> now.next().equals(table.next()) ? now.followedBy(next.id()) : now);
        String agreed = linked.next().orElseThrow();
        if (agreed.equals(next.id())) return next;
        // Somebody else was quicker, and nobody would come to this one.
        change(next.id(), now -> Gathering.leave(now, who.person()));
        return again(agreed, table, who);
    }

    private Table again(String next, Table before, Sitting who) {
        find(next).shared().ifPresent(group -> demandNew(group, next, who));
        return change(next, now -> Gathering.again(now, before, who));
    }
}
