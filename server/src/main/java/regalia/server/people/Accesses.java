package regalia.server.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import regalia.server.http.Person;
import regalia.server.http.Scope;

/** The rows of what lets somebody in: devices, tokens, and transfers that wait to be taken up. */
final class Accesses {

    static final String DEVICE = "device";
    static final String TOKEN = "token";
    static final String TRANSFER = "transfer";

    private Accesses() {}

    /** An access with whose it is, as it is looked up with each request. */
    record Found(Person person, String kind, List<Scope> scopes, Optional<Long> used) {}

    static String insert(
            Handle handle,
            String hash,
            String person,
            String kind,
            List<Scope> scopes,
            String label,
            long now,
            @Nullable Long expires) {
        String id = Secret.id();
        handle.execute(
                "INSERT INTO access (hash, person, kind, scopes, label, created, expires, public_id)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                hash,
                person,
                kind,
                words(scopes),
                label,
                now,
                expires,
                id);
        return id;
    }

    static Optional<Found> find(Handle handle, String hash) {
        return handle.createQuery("SELECT p.id, p.name, p.kind AS person_kind, a.kind, a.scopes, a.used FROM access a"
                        + " JOIN person p ON p.id = a.person WHERE a.hash = :hash AND a.kind <> 'transfer'")
                .bind("hash", hash)
                .map((row, context) -> new Found(
                        new Person(
                                row.getString("id"), row.getString("name"), Persons.kind(row.getString("person_kind"))),
                        row.getString("kind"),
                        scopes(row.getString("scopes")),
                        number(row, "used")))
                .findOne();
    }

    static void used(Handle handle, String hash, String person, long now) {
        handle.execute("UPDATE access SET used = ? WHERE hash = ?", now, hash);
        handle.execute("UPDATE person SET seen = ? WHERE id = ?", now, person);
    }

    /** Takes a transfer up: it is gone for everybody else. */
    static Optional<String> take(Handle handle, String hash, long now) {
        Optional<String> person = handle.createQuery(
                        "SELECT person FROM access WHERE hash = :hash AND kind = 'transfer' AND expires > :now")
                .bind("hash", hash)
                .bind("now", now)
                .mapTo(String.class)
                .findOne();
        int taken = handle.execute("DELETE FROM access WHERE hash = ? AND kind = 'transfer'", hash);
        return taken == 1 ? person : Optional.empty();
    }

    static void dropTransfers(Handle handle, String person) {
        handle.execute("DELETE FROM access WHERE person = ? AND kind = 'transfer'", person);
    }

    /** Leaves a person one device. Tokens stay: they have names, and are revoked one by one. */
    static void dropOthers(Handle handle, String person, String device) {
        handle.execute("DELETE FROM access WHERE person = ? AND kind <> 'token' AND hash <> ?", person, device);
    }

    /** How many tokens a person or bot has. */
    static int count(Handle handle, String person) {
        return handle.createQuery("SELECT COUNT(*) FROM access WHERE person = :person AND kind = 'token'")
                .bind("person", person)
                .mapTo(Integer.class)
                .one();
    }

    /** A person's own tokens, then those of their bots. */
    static List<Words.Token> tokens(Handle handle, String person) {
        return handle.createQuery("SELECT a.public_id, a.label, a.scopes, a.created, a.used, p.name,"
                        + " CASE WHEN p.id = :person THEN NULL ELSE p.id END AS bot"
                        + " FROM access a JOIN person p ON p.id = a.person"
                        + " WHERE (p.id = :person OR p.owner = :person) AND a.kind = 'token'"
                        + " ORDER BY CASE WHEN p.id = :person THEN 0 ELSE 1 END, a.created, a.public_id")
                .bind("person", person)
                .map((row, context) -> {
                    Optional<String> bot = Optional.ofNullable(row.getString("bot"));
                    return new Words.Token(
                            row.getString("public_id"),
                            row.getString(bot.isPresent() ? "name" : "label"),
                            scopes(row.getString("scopes")),
                            row.getLong("created"),
                            number(row, "used"),
                            bot);
                })
                .list();
    }

    /** Takes a token away from a person or a bot of theirs, and says from whom. */
    static Optional<String> revoke(Handle handle, String person, String id) {
        Optional<String> whose = handle.createQuery("SELECT p.id FROM access a JOIN person p ON p.id = a.person"
                        + " WHERE a.public_id = :id AND a.kind = 'token' AND (p.id = :person OR p.owner = :person)")
                .bind("id", id)
                .bind("person", person)
                .mapTo(String.class)
                .findOne();
        int gone = handle.execute("DELETE FROM access WHERE public_id = ? AND person = ?", id, whose.orElse(""));
        return gone == 1 ? whose : Optional.empty();
    }

    private static Optional<Long> number(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(value);
    }

    private static String words(List<Scope> scopes) {
        return String.join(
                ",",
                scopes.stream()
                        .map(scope -> scope.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    private static List<Scope> scopes(String words) {
        List<Scope> scopes = new ArrayList<>();
        for (Scope scope : Scope.values())
            if (List.of(words.split(",", -1)).contains(scope.name().toLowerCase(Locale.ROOT))) scopes.add(scope);
        return scopes;
    }
}
