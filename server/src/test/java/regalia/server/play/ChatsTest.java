package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.stream.Aside;
import regalia.server.table.Terms;

/** What was said at a table before somebody came. */
class ChatsTest {

    private static final int SAID = 203;

    @TempDir
    Path folder = Path.of("");

    @Test
    void whoComesLateHearsWhatWasSaidLast() {
        try (Parlour parlour = new Parlour(folder, "ada", "ben")) {
            Playing<?, ?, ?> playing = parlour.begun("palace", Terms.STANDARD, "ada", "ben");
            Chats chats = new Chats(parlour.database, parlour.hall, new Lobby(parlour.hall), 500);
            for (int line = 1; line <= SAID; line++)
                chats.say(playing.table(), Parlour.sitting("ada"), "line " + line, Optional.empty());
            List<Integer> heard = chats.since(playing.table().id(), "ben", 0).stream()
                    .map(aside -> ((Aside.Chat) aside).number())
                    .toList();
            assertEquals(SAID, heard.getLast());
            assertEquals(heard.stream().sorted().toList(), heard);
            assertEquals(200, heard.size());
        }
    }
}
