package regalia.server.play;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import regalia.server.store.Database;

/**
 * Finds matches that should have gone on by now and that no living node has in hand: a bot's turn whose node died, a clock that ran
 * out while nobody looked. Whoever finds one has it to itself for a while.
 */
public final class Sweeper {

    private static final Logger LOG = Logger.getLogger(Sweeper.class.getName());
    private static final int MOST = 50;

    private final Database database;
    private final Hall hall;
    private final String node;

    public Sweeper(Database database, Hall hall, String node) {
        this.database = database;
        this.hall = hall;
        this.node = node;
    }

    /** Nobody else serves this database, so whoever had something in hand is gone. */
    public void begin() {
        if (!database.shared())
            hall.keeper()
                    .keep(handle -> handle.createUpdate("UPDATE playing SET lease_node = NULL, lease_until = NULL"
                                    + " WHERE lease_node IS NOT NULL")
                            .execute());
    }

    public void sweep() {
        long now = hall.now();
        for (String id : hall.keeper().keep(handle -> claim(handle, now))) {
            try {
                hall.resume(id);
            } catch (RuntimeException failed) {
                LOG.log(Level.WARNING, "match " + id + " could not be taken over", failed);
            }
        }
    }

    private List<String> claim(Handle handle, long now) {
        String locked = database.shared() ? " FOR UPDATE SKIP LOCKED" : "";
        List<String> due = handle.createQuery("SELECT id FROM playing WHERE due <= :now AND state = 'running'"
                        + " AND (lease_until IS NULL OR lease_until < :now) ORDER BY due LIMIT :most" + locked)
                .bind("now", now)
                .bind("most", MOST)
                .mapTo(String.class)
                .list();
        for (String id : due)
            handle.createUpdate("UPDATE playing SET lease_node = :node, lease_until = :until WHERE id = :id")
                    .bind("node", node)
                    .bind("until", now + Keeper.LEASE_MILLIS)
                    .bind("id", id)
                    .execute();
        return due;
    }
}
