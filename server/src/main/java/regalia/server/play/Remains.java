package regalia.server.play;

import java.util.List;
import org.jdbi.v3.core.Handle;
import regalia.codec.Json;
import regalia.codec.match.Header;
import regalia.codec.match.Player;
import regalia.server.table.Table;

/** What stays of a match that is over, readable also when nobody knows its rules any more. */
final class Remains {

    private Remains() {}

    static void keep(Handle handle, Append append, Append.Ending ending) {
        long now = append.commit().at();
        handle.createUpdate("INSERT INTO finished(id, ended, header, result, lines)"
                        + " VALUES (:id, :now, :header, :result, :lines)")
                .bind("id", append.playing())
                .bind("now", now)
                .bind("header", ending.header())
                .bind("result", ending.result())
                .bind("lines", ending.lines())
                .execute();
        for (Append.Placing placing : ending.placings())
            handle.createUpdate("INSERT INTO result(person, gathering, game, seats, rank, points, ended)"
                            + " SELECT :person, id, game, :seats, :rank, :points, :now FROM playing WHERE id = :id"
                            + " ON CONFLICT (person, gathering) DO NOTHING")
                    .bind("person", placing.person())
                    .bind("seats", ending.seats())
                    .bind("rank", placing.rank())
                    .bind("points", placing.points())
                    .bind("now", now)
                    .bind("id", append.playing())
                    .execute();
    }

    /** What stays has the names that the table has now. */
    static void rename(Handle handle, Table table) {
        handle.createQuery("SELECT header FROM finished WHERE id = :id")
                .bind("id", table.id())
                .mapTo(String.class)
                .findOne()
                .map(text -> Json.read(text, Header.class))
                .ifPresent(header -> handle.createUpdate("UPDATE finished SET header = :header WHERE id = :id")
                        .bind("header", Json.write(named(header, Course.players(table))))
                        .bind("id", table.id())
                        .execute());
    }

    private static Header named(Header header, List<Player> players) {
        return new Header(
                header.format(),
                header.match(),
                header.game(),
                header.rules(),
                header.seats(),
                header.options(),
                players,
                header.luck());
    }
}
