package regalia.server.play;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import regalia.codec.Json;
import regalia.server.Declined;

/** Which table a request has opened, by the key that its sender gave it. All of it happens inside a transaction of whoever calls. */
final class Openings {

    private record Opening(String gathering, String wanted) {}

    private Openings() {}

    /** The table that this request has opened before; declined if the key stood for another request. */
    static Optional<String> find(Handle handle, String person, NewTable wanted) {
        if (wanted.key().isEmpty()) return Optional.empty();
        Optional<Opening> before = handle.createQuery(
                        "SELECT gathering, wanted FROM opening WHERE person = :person AND idem = :key")
                .bind("person", person)
                .bind("key", wanted.key().get())
                .map((row, _) -> new Opening(row.getString("gathering"), row.getString("wanted")))
                .findOne();
        // As trees, for whoever asks again may name the same things in another order.
        if (before.isPresent() && !Json.tree(before.get().wanted()).equals(Json.tree(Json.write(wanted))))
            throw Declined.notNow("table.keyUsed");
        return before.map(Opening::gathering);
    }

    /** Notes what a request has opened, if it has a key; {@link Repeated} if one with that key has opened something. */
    static void note(Handle handle, String person, NewTable wanted, String table) {
        if (wanted.key().isEmpty()) return;
        int rows = handle.createUpdate("INSERT INTO opening(person, idem, gathering, wanted)"
                        + " VALUES (:person, :key, :table, :wanted) ON CONFLICT (person, idem) DO NOTHING")
                .bind("person", person)
                .bind("key", wanted.key().get())
                .bind("table", table)
                .bind("wanted", Json.write(wanted))
                .execute();
        if (rows == 0) throw new Repeated();
    }
}
