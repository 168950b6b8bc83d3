package regalia.server.play;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import regalia.server.Declined;
import regalia.server.Ids;
import regalia.server.store.Database;
import regalia.server.stream.Aside;
import regalia.server.table.Sitting;
import regalia.server.table.Table;

/** What people say to each other at a table. Everybody hears it who is there; who has muted somebody is spared by their own page. */
public final class Chats {

    private static final Logger LOG = Logger.getLogger(Chats.class.getName());

    private static final String LINES = "SELECT c.number, c.seat, c.person, p.name, c.text, c.at FROM chat c"
            + " JOIN person p ON p.id = c.person WHERE c.gathering = :table";

    /** So many lines are told at once to who comes. */
    private static final int MOST = 200;

    private final Database database;
    private final Hall hall;
    private final Lobby lobby;
    private final int longest;

    public Chats(Database database, Hall hall, Lobby lobby, int longest) {
        this.database = database;
        this.hall = hall;
        this.lobby = lobby;
        this.longest = longest;
    }

    /** A line, and whether it was said just now or by the same request before. */
    private record Said(Aside.Chat line, boolean fresh) {}

    /**
     * Only who has a seat may talk: spectators could tell what they see.
     *
     * @param key a name that the sender gave this request: the same name again is the same line, and nobody hears it twice
     */
    public Aside.Chat say(Table table, Sitting who, String text, Optional<String> key) {
        List<Integer> own = table.seatsOf(who.person());
        if (own.isEmpty()) throw Declined.notYours("table.noSeatOfYours");
        String clean = text.strip();
        if (clean.isEmpty() || clean.codePointCount(0, clean.length()) > longest)
            throw Declined.senseless("chat.length", longest);
        if (clean.codePoints().anyMatch(Chats::unfit)) throw Declined.senseless("chat.characters");
        long now = hall.now();
        Said said = hall.keeper().keep(handle -> {
            lineUp(handle, table.id());
            Optional<Aside.Chat> before = key.flatMap(name -> under(handle, table.id(), who.person(), name));
            if (before.isPresent()) {
                if (!before.get().text().equals(clean)) throw Declined.notNow("chat.keyUsed");
                return new Said(before.get(), false);
            }
            int number = newest(handle, table.id()) + 1;
            Aside.Chat line = new Aside.Chat(number, Optional.of(own.getFirst()), who.person(), who.name(), clean, now);
            add(handle, table.id(), line, key);
            hall.announce(handle, "c", table.id() + " " + number);
            return new Said(line, true);
        });
        if (said.fresh()) tell(table.id(), said.line());
        return said.line();
    }

    /** Until the transaction ends nobody else says anything at the table: lines are numbered without a gap, and keys are used once. */
    private void lineUp(Handle handle, String table) {
        if (database.shared())
            handle.createQuery("SELECT id FROM gathering WHERE id = :table FOR NO KEY UPDATE")
                    .bind("table", table)
                    .mapTo(String.class)
                    .list();
    }

    /** What somebody has said under a key, whether or not it was hidden since. */
    private static Optional<Aside.Chat> under(Handle handle, String table, String person, String key) {
        return handle.createQuery(LINES + " AND c.person = :person AND c.idem = :key")
                .bind("table", table)
                .bind("person", person)
                .bind("key", key)
                .map((row, _) -> line(row))
                .findOne();
    }

    /** Control characters, ends of lines and what turns the direction of writing could forge what others say. */
    private static boolean unfit(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            case Character.FORMAT -> character != 0x200D;
            default -> false;
        };
    }

    private void tell(String table, Aside.Chat line) {
        lobby.talks().at(table, talk -> talk.tell(line, told -> latest(table, told), news -> spread(table, news)));
    }

    private void tell(String table, Aside.Hidden line) {
        lobby.talks().at(table, talk -> talk.tell(line, news -> spread(table, news)));
    }

    private void tellTo(String table, Talk talk, int newest) {
        talk.tellTo(newest, told -> latest(table, told), news -> spread(table, news));
    }

    private void spread(String table, Aside news) {
        lobby.say(table, news);
        hall.inUse(table).ifPresent(playing -> playing.listeners().aside(news));
    }

    /**
     * Lets somebody listen, who is to hear what was said after a line. What is said, or hidden, while that is read they neither miss nor
     * hear twice: then it is read again.
     *
     * @param join begins to tell them, and first of all this
     */
    public void join(String table, String reader, int heard, Consumer<List<Aside>> join) {
        lobby.talks().at(table, talk -> {
            boolean joined = false;
            while (!joined) {
                int tellings = talk.tellings();
                int newest = newest(table);
                List<Aside> soFar = since(table, reader, heard).stream()
                        .filter(aside -> !(aside instanceof Aside.Chat line) || line.number() <= newest)
                        .toList();
                joined = talk.join(tellings, newest, () -> tellTo(table, talk, newest), () -> join.accept(soFar));
            }
        });
    }

    /** Another node has heard something. */
    public void heard(String table, int number) {
        lines(table, number - 1, 1).forEach(line -> tell(table, line));
    }

    /** Another node has hidden a line. */
    public void hid(String table, int number) {
        tell(table, new Aside.Hidden(number));
    }

    /** Tells what was said, and again what was hidden since a moment: those who listen here may have missed it. */
    void again(String table, long since) {
        lobby.talks().at(table, talk -> tellTo(table, talk, newest(table)));
        List<Integer> hidden = database.read(handle -> handle.createQuery(
                        "SELECT chat FROM report WHERE gathering = :table AND at >= :since ORDER BY chat")
                .bind("table", table)
                .bind("since", since)
                .mapTo(Integer.class)
                .list());
        hidden.forEach(number -> hid(table, number));
    }

    private int newest(String table) {
        return database.read(handle -> newest(handle, table));
    }

    private static int newest(Handle handle, String table) {
        return handle.createQuery("SELECT COALESCE(MAX(number), 0) FROM chat WHERE gathering = :table")
                .bind("table", table)
                .mapTo(Integer.class)
                .one();
    }

    private static void add(Handle handle, String table, Aside.Chat line, Optional<String> key) {
        handle.createUpdate("INSERT INTO chat(gathering, number, person, seat, text, at, hidden, idem)"
                        + " VALUES (:table, :number, :person, :seat, :text, :at, 0, :key)")
                .bind("table", table)
                .bind("number", line.number())
                .bind("person", line.person())
                .bind("seat", line.seat().orElse(null))
                .bind("text", line.text())
                .bind("at", line.at())
                .bind("key", key.orElse(null))
                .execute();
    }

    /** What was said after a line, without those whom the reader has muted; and what was hidden of the lines up to it. */
    public List<Aside> since(String table, String reader, int after) {
        List<String> muted = muted(reader);
        Stream<Aside> said = latest(table, after).stream()
                .filter(line -> !muted.contains(line.person()))
                .map(line -> (Aside) line);
        return Stream.concat(hidden(table, after).stream(), said).toList();
    }

    private List<Aside> hidden(String table, int upTo) {
        if (upTo <= 0) return List.of();
        return database.read(handle -> handle.createQuery(
                        "SELECT number FROM chat WHERE gathering = :table AND number <= :upTo AND hidden = 1"
                                + " ORDER BY number DESC LIMIT :most")
                .bind("table", table)
                .bind("upTo", upTo)
                .bind("most", MOST)
                .map((row, _) -> (Aside) new Aside.Hidden(row.getInt("number")))
                .list());
    }

    /** What was said after a line, but for what is so long ago that more has been said since than anybody reads. */
    private List<Aside.Chat> latest(String table, int after) {
        return database.read(handle -> handle.createQuery(
                                LINES + " AND c.number > :after AND c.hidden = 0 ORDER BY c.number DESC LIMIT :most")
                        .bind("table", table)
                        .bind("after", after)
                        .bind("most", MOST)
                        .map((row, _) -> line(row))
                        .list())
                .reversed();
    }

    private List<Aside.Chat> lines(String table, int after, int most) {
        return database.read(handle -> handle.createQuery(
                        LINES + " AND c.number > :after AND c.hidden = 0 ORDER BY c.number LIMIT :most")
                .bind("table", table)
                .bind("after", after)
                .bind("most", most)
                .map((row, _) -> line(row))
                .list());
    }

    private static Aside.Chat line(ResultSet row) throws SQLException {
        return new Aside.Chat(
                row.getInt("number"),
                Optional.ofNullable(row.getObject("seat")).map(seat -> ((Number) seat).intValue()),
                row.getString("person"),
                row.getString("name"),
                row.getString("text"),
                row.getLong("at"));
    }

    public List<String> muted(String person) {
        return database.read(
                handle -> handle.createQuery("SELECT muted FROM mute WHERE person = :person ORDER BY muted")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list());
    }

    public void mute(String person, String other, boolean silent) {
        hall.keeper().keep(handle -> {
            int known = handle.createQuery("SELECT COUNT(*) FROM person WHERE id = :id")
                    .bind("id", other)
                    .mapTo(Integer.class)
                    .one();
            if (known == 0) throw Declined.unknown("chat.nobody");
            return handle.createUpdate(
                            silent
                                    ? "INSERT INTO mute(person, muted) VALUES (:person, :other) ON CONFLICT (person, muted) DO NOTHING"
                                    : "DELETE FROM mute WHERE person = :person AND muted = :other")
                    .bind("person", person)
                    .bind("other", other)
                    .execute();
        });
    }

    /** Tells the host of the server of a line that nobody should have to read, and hides it from all. */
    public void report(Table table, String person, int number, String reason) {
        if (table.seatsOf(person).isEmpty()) throw Declined.notYours("table.noSeatOfYours");
        if (reason.length() > longest) throw Declined.senseless("chat.length", longest);
        hall.keeper().keep(handle -> {
            int hidden = handle.createUpdate("UPDATE chat SET hidden = 1 WHERE gathering = :table AND number = :number")
                    .bind("table", table.id())
                    .bind("number", number)
                    .execute();
            if (hidden == 0) throw Declined.unknown("chat.noLine");
            hall.announce(handle, "h", table.id() + " " + number);
            return handle.createUpdate("INSERT INTO report(id, gathering, chat, reporter, reason, at)"
                            + " VALUES (:id, :table, :number, :person, :reason, :now)")
                    .bind("id", Ids.fresh())
                    .bind("table", table.id())
                    .bind("number", number)
                    .bind("person", person)
                    .bind("reason", reason)
                    .bind("now", hall.now())
                    .execute();
        });
        // Which line it is, and nothing of what it says: who reads logs need not read that.
        LOG.log(Level.WARNING, "a line of chat was reported", Map.of("table", table.id(), "line", number));
        tell(table.id(), new Aside.Hidden(number));
    }
}
