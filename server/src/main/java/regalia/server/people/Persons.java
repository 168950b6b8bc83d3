package regalia.server.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;
import regalia.server.http.Person;

/** The rows of people. */
final class Persons {

    private Persons() {}

    static void insert(Handle handle, Person person, @Nullable String owner, @Nullable String language, long now) {
        handle.execute(
                "INSERT INTO person (id, name, kind, owner, language, settings, created, seen)"
                        + " VALUES (?, ?, ?, ?, ?, '{}', ?, ?)",
                person.id(),
                person.name(),
                word(person.kind()),
                owner,
                language,
                now,
                now);
    }

    static Optional<Me> find(Handle handle, String id) {
        return handle.createQuery(
                        "SELECT id, name, kind, language, settings, webhook, recovery FROM person WHERE id = :id")
                .bind("id", id)
                .map((row, context) -> me(row))
                .findOne();
    }

    private static Me me(ResultSet row) throws SQLException {
        return new Me(
                row.getString("id"),
                row.getString("name"),
                kind(row.getString("kind")),
                Optional.ofNullable(row.getString("language")),
                Json.tree(row.getString("settings")),
                Optional.ofNullable(row.getString("webhook")),
                row.getString("recovery") != null);
    }

    static void update(Handle handle, Me me) {
        handle.execute(
                "UPDATE person SET name = ?, language = ?, settings = ?, webhook = ? WHERE id = ?",
                me.name(),
                me.language().orElse(null),
                Json.write(me.settings()),
                me.webhook().orElse(null),
                me.id());
    }

    static void recovery(Handle handle, String id, String hash) {
        handle.execute("UPDATE person SET recovery = ? WHERE id = ?", hash, id);
    }

    /** No code leads to a person any more. */
    static void dropRecovery(Handle handle, String id) {
        handle.execute("UPDATE person SET recovery = NULL WHERE id = ?", id);
    }

    static Optional<String> byRecovery(Handle handle, String hash) {
        return handle.createQuery("SELECT id FROM person WHERE recovery = :hash")
                .bind("hash", hash)
                .mapTo(String.class)
                .findOne();
    }

    static List<Person> bots(Handle handle, String owner) {
        return handle.createQuery("SELECT id, name FROM person WHERE owner = :owner ORDER BY created, id")
                .bind("owner", owner)
                .map((row, context) -> new Person(row.getString("id"), row.getString("name"), Person.Kind.BOT))
                .list();
    }

    /** What hangs on the row goes with it; what others keep of what the person wrote is emptied. */
    static void delete(Handle handle, String id) {
        handle.execute("UPDATE chat SET text = '', hidden = 1 WHERE person = ?", id);
        handle.execute("DELETE FROM report WHERE reporter = ?", id);
        handle.execute("DELETE FROM person WHERE id = ?", id);
    }

    static Person.Kind kind(String word) {
        return Person.Kind.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static String word(Person.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
