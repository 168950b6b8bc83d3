package regalia.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The settings of a PostgreSQL server on which it depends whether something acknowledged survives, as a session finds them. */
record Durability(String fsync, String synchronousCommit, String fullPageWrites) {

    private static final String OFF = "off";

    /** Those of a session. */
    static Durability of(Handle session) {
        return session.createQuery("SELECT current_setting('fsync') AS fsync,"
                        + " current_setting('synchronous_commit') AS commits,"
                        + " current_setting('full_page_writes') AS pages")
                .map((row, _) ->
                        new Durability(row.getString("fsync"), row.getString("commits"), row.getString("pages")))
                .one();
    }

    /** What could be lost, and by which setting. Any kind of synchronous_commit but off waits for the server's own disk. */
    List<String> risks() {
        List<String> risks = new ArrayList<>();
        if (fsync.equals(OFF))
            risks.add(
                    "fsync is off: if the database's machine goes down, acknowledged actions and the whole database may be"
                            + " lost");
        if (synchronousCommit.equals(OFF))
            risks.add("synchronous_commit is off: if the database goes down, the last acknowledged actions are lost");
        if (fullPageWrites.equals(OFF))
            risks.add("full_page_writes is off: if the database's machine goes down, its files may be damaged");
        return List.copyOf(risks);
    }
}
