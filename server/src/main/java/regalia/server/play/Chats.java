package regalia.server.play;

import java.util.List;
import java.util.Optional;
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

    /** Only who has a seat may talk: spectators could tell what they see. */
    public Aside.Chat say(Table table, Sitting who, String text) {
        List<Integer> own = table.seatsOf(who.person());
        if (own.isEmpty()) throw Declined.notYours("table.noSeatOfYours");
        String clean = text.strip();
        if (clean.isEmpty() || clean.length() > longest) throw Declined.senseless("chat.length", longest);
        if (clean.codePoints().anyMatch(Chats::unfit)) throw Declined.senseless("chat.characters");
        long now = hall.now();
        Aside.Chat said = hall.keeper().keep(handle -> {
            int number = next(handle, table.id());
            Aside.Chat line = new Aside.Chat(number, Optional.of(own.getFirst()), who.person(), who.name(), clean, now);
            add(handle, table.id(), line);
            hall.announce(handle, "c", table.id() + " " + number);
            return line;
        });
        tell(table.id(), said);
        return said;
    }

    /** Control characters and those that turn the direction of writing could forge what others say. */
    private static boolean unfit(int character) {
        int type = Character.getType(character);
        return type == Character.CONTROL || (type == Character.FORMAT && character != 0x200D);
    }

    private void tell(String table, Aside news) {
        lobby.say(table, news);
        hall.inUse(table).ifPresent(playing -> playing.aside(news));
    }

    /** Another node has heard something. */
    public void heard(String table, int number) {
        lines(table, number - 1, 1).forEach(line -> tell(table, line));
    }

    /** Another node has hidden a line. */
    public void hid(String table, int number) {
        tell(table, new Aside.Hidden(number));
    }

    private static int next(Handle handle, String table) {
        return handle.createQuery("SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE gathering = :table")
                .bind("table", table)
                .mapTo(Integer.class)
                .one();
    }

    private static void add(Handle handle, String table, Aside.Chat line) {
        handle.createUpdate("INSERT INTO chat(gathering, number, person, seat, text, at, hidden)"
                        + " VALUES (:table, :number, :person, :seat, :text, :at, 0)")
                .bind("table", table)
                .bind("number", line.number())
                .bind("person", line.person())
                .bind("seat", line.seat().orElse(null))
                .bind("text", line.text())
                .bind("at", line.at())
                .execute();
    }

    /** What was said after a line, without those whom the reader has muted; and what was hidden of the lines up to it. */
    public List<Aside> since(String table, String reader, int after) {
        List<String> muted = muted(reader);
        Stream<Aside> said = lines(table, after, MOST).stream()
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

    private List<Aside.Chat> lines(String table, int after, int most) {
        return database.read(handle -> handle.createQuery(
                        "SELECT c.number, c.seat, c.person, p.name, c.text, c.at FROM chat c"
                                + " JOIN person p ON p.id = c.person WHERE c.gathering = :table AND c.number > :after"
                                + " AND c.hidden = 0 ORDER BY c.number LIMIT :most")
                .bind("table", table)
                .bind("after", after)
                .bind("most", most)
                .map((row, _) -> new Aside.Chat(
                        row.getInt("number"),
                        Optional.ofNullable(row.getObject("seat")).map(seat -> ((Number) seat).intValue()),
                        row.getString("person"),
                        row.getString("name"),
                        row.getString("text"),
                        row.getLong("at")))
                .list());
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
        tell(table.id(), new Aside.Hidden(number));
    }
}
