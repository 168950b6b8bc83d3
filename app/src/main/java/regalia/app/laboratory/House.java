package regalia.app.laboratory;

import java.nio.file.Path;
import java.util.List;
import regalia.bots.Level;

/**
 * What the host of a server allows in its lab.
 *
 * @param folder where the studies are kept, a folder for each
 * @param games how many matches a study may have, all its numbers of seats together; 0 closes the lab
 * @param minutes how long a study may take; what is done by then is reported
 * @param threads on how many cores it plays: the tables need some, too
 */
public record House(Path folder, int games, int minutes, int threads) {

    /** How many studies are kept. */
    static final int MOST_KEPT = 200;

    /** How many may wait for the one that is played. */
    static final int MOST_WAITING = 4;

    /** A king plays by time: that would take hours, and its numbers could not be had again. */
    static final List<String> BOTS = List.of(Level.PAGE.word(), Level.SQUIRE.word(), Level.KNIGHT.word());

    public boolean open() {
        return games > 0;
    }
}
