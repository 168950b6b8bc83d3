package regalia.server.play;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import regalia.catalog.Catalog;
import regalia.server.store.Database;

/**
 * Finds matches that should have gone on by now and that no living node has in hand: a bot's turn whose node died, a clock that ran
 * out while nobody looked, a table where everybody is ready. Whoever finds one has it to itself for a while.
 */
public final class Sweeper {

    private static final Logger LOG = Logger.getLogger(Sweeper.class.getName());
    private static final int MOST = 50;
    /** After so long without a change nobody comes to an open table any more. */
    private static final Duration FORGOTTEN = Duration.ofDays(7);

    /** Only what this program can play is its work. */
    private static final String KNOWN = "game || ' ' || rules IN (<known>)";

    private final Database database;
    private final Hall hall;
    private final Tables tables;
    private final String node;
    private final List<String> known = Catalog.games().stream()
            .map(game -> game + " " + Catalog.game(game).version())
            .toList();
    /** The matches that could not be taken over when they were last tried: that is said once. */
    private final Set<String> failing = new HashSet<>();

    private boolean awaited;

    public Sweeper(Database database, Hall hall, Tables tables, String node) {
        this.database = database;
        this.hall = hall;
        this.tables = tables;
        this.node = node;
    }

    /** Nobody else serves this database, so whoever had something in hand is gone. Says which matches can't go on here. */
    public void begin() {
        for (String orphans : orphans()) LOG.warning(orphans);
        if (database.shared()) return;
        hall.keeper()
                .keep(handle -> handle.createUpdate("UPDATE playing SET lease_node = NULL, lease_until = NULL"
                                + " WHERE lease_node IS NOT NULL")
                        .execute());
        for (String id : database.read(this::fallenBehind)) attempt(id, "brought up to date", hall::catchUp);
    }

    private void attempt(String id, String what, Consumer<String> step) {
        try {
            step.accept(id);
            failing.remove(id);
        } catch (RuntimeException failed) {
            Level level = failing.add(id) ? Level.WARNING : Level.FINE;
            LOG.log(level, "match " + id + " could not be " + what, failed);
        }
    }

    /** The matches whose rows may say less than their logs, because a process died: {@link Standings} lets only rows wait that are new. */
    private List<String> fallenBehind(Handle handle) {
        return handle.createQuery("SELECT id FROM playing p WHERE state = 'running' AND " + KNOWN
                        + " AND changed >= (SELECT MAX(changed) FROM playing) - :new"
                        + " AND (EXISTS (SELECT 1 FROM entry WHERE playing = p.id AND first > p.seq AND at > p.changed)"
                        + " OR EXISTS (SELECT 1 FROM sealed WHERE playing = p.id AND at >= p.changed))")
                .bindList("known", known)
                .bind("new", 10 * Standings.MILLIS)
                .mapTo(String.class)
                .list();
    }

    /**
     * The matches that wait for people who may have been there when the process ended: nobody has noted that they went. Where a clock
     * runs, they have a time all the same.
     */
    private List<String> forsaken(Handle handle) {
        return handle.createQuery("SELECT id FROM playing p WHERE state = 'running' AND " + KNOWN
                        + " AND away = '' AND (due IS NULL OR due > :now) AND waiting <> '' AND"
                        + " (SELECT json_extract(doc, '$.terms.grace') FROM gathering WHERE id = p.id) > 0")
                .bindList("known", known)
                .bind("now", hall.now())
                .mapTo(String.class)
                .list();
    }

    /** Their grace time begins. Not before the server answers, for it means looking at every match. */
    private void awaitReturn() {
        if (awaited || database.shared()) return;
        List<String> forsaken = database.read(this::forsaken);
        if (!forsaken.isEmpty())
            hall.keeper().keep(handle -> {
                for (String id : forsaken) hall.keeper().wake(handle, id);
                return forsaken.size();
            });
        awaited = true;
    }

    public void sweep() {
        long now = hall.now();
        awaitReturn();
        for (String match : hall.keeper().keep(handle -> claim(handle, now))) attempt(match, "taken over", this::goOn);
        tables.forget(now - FORGOTTEN.toMillis(), MOST);
    }

    private void goOn(String id) {
        if (!tables.begin(id)) hall.resume(id);
    }

    /** How many matches run by rules that this program doesn't know, a sentence for each of those rules. */
    private List<String> orphans() {
        return database.read(handle -> handle.createQuery("SELECT game, rules, COUNT(*) AS matches FROM playing"
                        + " WHERE state = 'running' AND NOT " + KNOWN + " GROUP BY game, rules ORDER BY game, rules")
                .bindList("known", known)
                .map((row, _) -> "this program doesn't know rules " + row.getString("rules") + " of "
                        + row.getString("game") + ", by which "
                        + waiting(row.getInt("matches")) + " until a program serves that does")
                .list());
    }

    private static String waiting(int matches) {
        return matches == 1 ? "1 match runs: it waits" : matches + " matches run: they wait";
    }

    private List<String> claim(Handle handle, long now) {
        String locked = database.shared() ? " FOR UPDATE SKIP LOCKED" : "";
        List<String> due = handle.createQuery("SELECT id FROM playing WHERE due <= :now"
                        + " AND state IN ('open', 'running') AND "
                        + KNOWN + " AND (lease_until IS NULL OR lease_until < :now) ORDER BY due LIMIT :most" + locked)
                .bindList("known", known)
                .bind("now", now)
                .bind("most", MOST)
                .mapTo(String.class)
                .list();
        for (String match : due)
            handle.createUpdate("UPDATE playing SET lease_node = :node, lease_until = :until WHERE id = :id")
                    .bind("node", node)
                    .bind("until", now + Keeper.LEASE_MILLIS)
                    .bind("id", match)
                    .execute();
        return due;
    }
}
