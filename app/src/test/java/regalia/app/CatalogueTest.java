package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.app.laboratory.Laboratory;
import regalia.catalog.Catalog;
import regalia.codec.match.Match;
import regalia.codec.wire.Listener;
import regalia.server.Node;
import regalia.server.api.StreamRoutes;
import regalia.server.play.Hall;
import regalia.server.table.Gathering;

/** The message catalogues say in both languages what the code says, all of it and nothing more. */
class CatalogueTest {

    private static final Set<String> SHARED_HEADINGS = Set.of("seat", "match", "wire", "play", "help", "end", "replay");

    private static final Set<String> SERVER_HEADINGS = Set.of(
            "match",
            "wire",
            "chat",
            "duplicate",
            "game",
            "page",
            "motion",
            "server",
            "table",
            "token",
            "undo",
            "upload");

    private static final Set<String> GAME_HEADINGS = Set.of(
            "game", "log", "why", "reason", "ask", "table", "hand", "score", "status", "sense", "card", "stage",
            "reward");

    static Set<String> folders() {
        Set<String> folders = new TreeSet<>(Catalog.games());
        folders.add("catalog");
        folders.add("lab");
        return folders;
    }

    @ParameterizedTest
    @MethodSource("folders")
    void bothLanguagesSayTheSameThings(String folder) {
        Map<String, Set<Integer>> english = Keys.written(folder, "en");
        Map<String, Set<Integer>> french = Keys.written(folder, "fr");
        assertEquals(english, french);
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void aGameHasEveryMessageThatItsCodeSaysAndNoOther(String id) {
        Keys said = Keys.of(Catalog.game(id).getClass(), GAME_HEADINGS);
        said.derive(Catalog.game(id));
        said.add("game.title", "game.pitch");
        Set<String> written = new TreeSet<>(Keys.written(id, "en").keySet());
        // Only a game with reconstructed components says so.
        written.remove("game.reconstructed");
        check(said, written);
    }

    /** The server says its own reasons with the words of the game that is played. */
    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void noGameHasAnotherMeaningForAMessageThatAllShare(String id) {
        Set<String> both = new TreeSet<>(Keys.written(id, "en").keySet());
        both.retainAll(Keys.written("catalog", "en").keySet());
        assertEquals(Set.of(), both);
    }

    @Test
    void theTableHasEveryMessageThatItsCodeSaysAndNoOther() {
        Keys said = Keys.of(Main.class, SHARED_HEADINGS);
        said.addAll(Keys.of(Catalog.class, SHARED_HEADINGS));
        said.addAll(Keys.of(Match.class, SHARED_HEADINGS));
        said.addAll(Keys.of(Listener.class, SHARED_HEADINGS));
        for (Class<?> anchor : List.of(Node.class, StreamRoutes.class, Hall.class, Gathering.class))
            said.addAll(Keys.of(anchor, SERVER_HEADINGS));
        said.addAll(Keys.of(Laboratory.class, Set.of("lab")));
        check(said, Keys.written("catalog", "en").keySet());
    }

    private static void check(Keys said, Set<String> written) {
        Set<String> missing = new TreeSet<>(said.keys());
        missing.removeAll(written);
        Set<String> unused = new TreeSet<>(written);
        unused.removeIf(said::says);
        assertTrue(missing.isEmpty(), "not in the catalogue: " + missing);
        assertTrue(unused.isEmpty(), "never said: " + unused);
    }
}
