package regalia.server.play;

import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import regalia.codec.Json;
import regalia.codec.match.Header;
import regalia.server.store.Hot;
import regalia.server.table.Table;

/** What stays of a match that is over, readable also when nobody knows its rules any more. */
final class Remains {

    private Remains() {}

    static void keep(Handle handle, Append append, Append.Ending ending) throws SQLException {
        long now = append.commit().at();
        Hot.update(
                handle,
                "INSERT INTO finished(id, ended, header, result, lines) VALUES (?, ?, ?, ?, ?)",
                append.playing(),
                now,
                ending.header(),
                ending.result(),
                ending.lines());
        for (Append.Placing placing : ending.placings())
            Hot.update(
                    handle,
                    "INSERT INTO result(person, gathering, game, seats, rank, points, ended)"
                            + " SELECT ?, id, game, ?, ?, ?, ? FROM playing WHERE id = ?"
                            + " ON CONFLICT (person, gathering) DO NOTHING",
                    placing.person(),
                    ending.seats(),
                    placing.rank(),
                    placing.points(),
                    now,
                    append.playing());
    }

    /** The players are called as the table calls them now. */
    static void rename(Handle handle, Table table) {
        handle.createQuery("SELECT header FROM finished WHERE id = :id")
                .bind("id", table.id())
                .mapTo(String.class)
                .findOne()
                .map(header -> Json.read(header, Header.class).played(Course.players(table)))
                .ifPresent(header -> handle.createUpdate("UPDATE finished SET header = :header WHERE id = :id")
                        .bind("header", Json.write(header))
                        .bind("id", table.id())
                        .execute());
    }
}
