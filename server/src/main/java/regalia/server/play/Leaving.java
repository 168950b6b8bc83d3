package regalia.server.play;

import java.util.List;
import org.jdbi.v3.core.Handle;
import regalia.codec.Json;
import regalia.codec.match.Header;
import regalia.server.people.Farewell;
import regalia.server.table.Gathering;
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
    public void leaves(Handle handle, String person) {
        List<String> ids = handle.createQuery("SELECT gathering FROM member WHERE person = :person")
                .bind("person", person)
                .mapTo(String.class)
                .list();
        for (String id : ids)
            TableShelf.find(handle, id).ifPresent(shelved -> {
                Table left = shelved.table().stage() == Stage.OPEN
                        ? Gathering.leave(shelved.table(), person)
                        : Gathering.forgotten(shelved.table(), person);
                TableShelf.replace(handle, left, shelved.version(), hall.now());
                if (left.stage() == Stage.OVER) rename(handle, left);
            });
        // The number of a line stays taken, for listeners come back by it.
        handle.createUpdate("UPDATE chat SET text = '', person = '', hidden = 1 WHERE person = :person")
                .bind("person", person)
                .execute();
    }

    /** What is kept of a match that is over has the names that its table has now. */
    private static void rename(Handle handle, Table table) {
        Header old = handle.createQuery("SELECT header FROM finished WHERE id = :id")
                .bind("id", table.id())
                .mapTo(String.class)
                .map(text -> Json.read(text, Header.class))
                .one();
        Header header = new Header(
                old.format(),
                old.match(),
                old.game(),
                old.rules(),
                old.seats(),
                old.options(),
                Course.players(table),
                old.luck());
        handle.createUpdate("UPDATE finished SET header = :header WHERE id = :id")
                .bind("header", Json.write(header))
                .bind("id", table.id())
                .execute();
    }

    @Override
    public void gone(String person) {
        // Tables in use learn of it when they are looked at next; a bot then goes on for the empty seat.
        for (Playing<?, ?, ?> playing : hall.all())
            if (!playing.table().seatsOf(person).isEmpty()) {
                playing.follow();
                hall.afterwards(playing);
            }
    }
}
