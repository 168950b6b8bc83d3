package regalia.server.play;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import regalia.server.people.Farewell;
import regalia.server.table.Gathering;
import regalia.server.table.Shelved;
import regalia.server.table.Stage;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

/** Somebody has their data deleted: their seats go on without them, and finished matches keep no name. */
public final class Leaving implements Farewell {

    private final Hall hall;

    public Leaving(Hall hall) {
        this.hall = hall;
    }

    @Override
    public void leaves(Handle handle, String person) throws SQLException {
        List<String> ids = handle.createQuery("SELECT gathering FROM member WHERE person = :person")
                .bind("person", person)
                .mapTo(String.class)
                .list();
        for (String id : ids) {
            Optional<Shelved> shelved = TableShelf.find(handle, id);
            if (shelved.isPresent()) leaves(handle, shelved.get(), person);
        }
        // The number of a line stays taken, for listeners come back by it.
        handle.createUpdate("UPDATE chat SET text = '', person = '', hidden = 1 WHERE person = :person")
                .bind("person", person)
                .execute();
    }

    private void leaves(Handle handle, Shelved shelved, String person) throws SQLException {
        Table table = shelved.table();
        Table without =
                table.stage() == Stage.OPEN ? Gathering.leave(table, person) : Gathering.forgotten(table, person);
        TableShelf.replace(handle, without, shelved.version(), hall.now());
        if (table.stage() == Stage.OVER) Remains.rename(handle, without);
    }

    @Override
    public void gone(String person) {
        // Tables in use learn of it when they are looked at next; a bot then goes on for the empty seat.
        for (Playing<?, ?, ?> playing : hall.all())
            if (!playing.table().seatsOf(person).isEmpty()) {
                playing.table().seatsOf(person).forEach(playing::dismiss);
                playing.follow();
                hall.afterwards(playing);
            }
    }
}
