package regalia.server.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes at one match, of which neither hears what the other keeps before a test wants it to. */
abstract class TwoNodes {

    @TempDir
    Path folder = Path.of("");

    Parlour parlour;
    Reader reader;
    Hall here;
    Hall there;
    String id = "";

    /** A match of Ada and Ben, by its id. */
    abstract String begun();

    @BeforeEach
    void open() {
        parlour = new Parlour(folder, "ada", "ben");
        id = begun();
        reader = new Reader(parlour.database, true);
        here = parlour.another("here", reader);
        there = parlour.another("there", reader);
    }

    @AfterEach
    void close() {
        parlour.close();
    }

    /** Both nodes hear what was announced, as late as it may be. */
    void hearEachOther() {
        List<String> all = List.copyOf(reader.announced);
        reader.announced.clear();
        for (String announcement : all) {
            String[] words = announcement.split(" ", -1);
            for (Hall hall : List.of(here, there)) {
                if (words[1].equals(hall == here ? "here" : "there")) continue;
                if (words[0].equals("p")) hall.cameOrWent(words[2]);
                else hall.heard(words[2]);
            }
        }
        if (!reader.announced.isEmpty()) hearEachOther();
    }

    Parlour.Tap listens(Hall hall, int seat) {
        Parlour.Tap tap = new Parlour.Tap();
        hall.match(id).listeners().join(seat, tap, Optional.empty(), List.of());
        hearEachOther();
        return tap;
    }

    void leaves(Hall hall, int seat, Parlour.Tap tap) {
        hall.match(id).listeners().leave(seat, tap);
        hearEachOther();
    }
}
