package regalia.server.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import regalia.server.store.Database;
import regalia.server.table.TableShelf;

/** What other nodes announced while this one could not hear them is looked up in the database, for all who listen here. */
public final class Missed {

    private static final Logger LOG = Logger.getLogger(Missed.class.getName());

    /** The clocks of nodes differ by less than this, and nothing is under way for longer. */
    private static final long DOUBT_MILLIS = 60_000;

    private static final int MOST_WAITING = 100;

    private final Database database;
    private final Hall hall;
    private final Lobby lobby;
    private final Chats chats;
    private final Bell bell;
    private final Runnable accesses;

    /**
     * Begins.
     *
     * @param accesses looks whether all who listen still may
     */
    public Missed(Database database, Hall hall, Lobby lobby, Chats chats, Bell bell, Runnable accesses) {
        this.accesses = accesses;
        this.database = database;
        this.hall = hall;
        this.lobby = lobby;
        this.chats = chats;
        this.bell = bell;
    }

    /**
     * Looks it up. What can't be looked up is not looked up; all else is.
     *
     * @param millis how long ago announcements were heard for certain
     */
    public synchronized void lookUp(long millis) {
        safely("who may listen", accesses);
        long since = hall.now() - millis - DOUBT_MILLIS;
        Set<String> heard = new LinkedHashSet<>(lobby.tables());
        for (String id : heard) safely("table " + id, () -> lobby.heard(id));
        for (Playing<?, ?, ?> playing : hall.all()) {
            String id = playing.table().id();
            if (playing.listeners().size() > 0) heard.add(id);
            safely("match " + id, playing::follow);
            safely("match " + id, playing.listeners()::cameOrWent);
        }
        // What was said is told again if it may have been heard: the same number is the same line.
        for (String id : heard) safely("the talk at table " + id, () -> chats.again(id, since));
        for (String person : bell.people()) safely("the turns of somebody", () -> ring(person));
    }

    private void ring(String person) {
        for (TableShelf.Mine mine : database.read(handle -> TableShelf.of(handle, person, MOST_WAITING)))
            if (mine.waiting()) bell.ringHere(mine.table(), List.of(person));
    }

    private static void safely(String what, Runnable step) {
        try {
            step.run();
        } catch (RuntimeException failed) {
            LOG.log(Level.WARNING, what + " could not be followed", failed);
        }
    }
}
