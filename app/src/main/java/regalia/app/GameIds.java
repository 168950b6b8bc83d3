package regalia.app;

import java.util.Iterator;
import regalia.catalog.Catalog;

/** The games that a command may be asked for, as its help lists them. */
final class GameIds implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Catalog.games().iterator();
    }
}
