package regalia.server.play;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import regalia.server.people.Farewell;
import regalia.server.table.Gathering;
import regalia.server.table.Shelved;
import regalia.server.table.Stage;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

/** Somebody has their data deleted: their seats go on without them, and finished matches keep no name. */
public final class Leaving implements Farewell {

    private static final Logger LOG = Logger.getLogger(Leaving.class.getName());

    private final Hall hall;
    private final Lobby lobby;
    /** The tables of those who are about to be gone. */
    private final Map<String, List<String>> left = new ConcurrentHashMap<>();

    public Leaving(Hall hall, Lobby lobby) {
        this.hall = hall;
        this.lobby = lobby;
    }

    @Override
    public void leaves(Handle handle, String person) throws SQLException {
        // In order, so that two who leave the same tables don't wait for each other.
        List<String> ids = handle.createQuery("SELECT gathering FROM member WHERE person = :person ORDER BY gathering")
                .bind("person", person)
                .mapTo(String.class)
                .list();
        for (String id : ids) {
            while (!leaves(handle, id, person)) {
                // Somebody at another node has changed the table meanwhile: it is read again.
            }
            hall.announce(handle, "m", id);
        }
        left.put(person, ids);
        // The number of a line stays taken, for listeners come back by it.
        handle.createUpdate("UPDATE chat SET text = '', person = '', hidden = 1 WHERE person = :person")
                .bind("person", person)
                .execute();
    }

    /** A bot goes on for the seat, at whichever node: the match may be in use at none. False if the table was changed meanwhile. */
    private boolean leaves(Handle handle, String id, String person) throws SQLException {
        // The match first, as whoever keeps an action does, or the two would wait for each other.
        hall.keeper().wake(handle, id);
        Optional<Shelved> shelved = TableShelf.find(handle, id);
        if (shelved.isEmpty()) return true;
        Table table = shelved.get().table();
        Table without =
                table.stage() == Stage.OPEN ? Gathering.leave(table, person) : Gathering.forgotten(table, person);
        if (!TableShelf.replace(handle, without, shelved.get().version(), hall.now())) return false;
        if (table.stage() == Stage.OVER) Remains.rename(handle, without);
        return true;
    }

    /** Those at this node hear of it now; the other nodes have been told. */
    @Override
    public void gone(String person) {
        for (String id : Optional.ofNullable(left.remove(person)).orElse(List.of())) {
            try {
                lobby.heard(id);
                hall.inUse(id).ifPresent(playing -> {
                    playing.follow();
                    hall.afterwards(playing);
                });
            } catch (RuntimeException failed) {
                LOG.log(Level.WARNING, "table " + id + " could not be told that somebody is gone", failed);
            }
        }
    }
}
