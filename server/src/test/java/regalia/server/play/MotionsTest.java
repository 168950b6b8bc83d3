package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.table.Motion;
import regalia.server.table.Terms;

/** What was proposed at one node while somebody acts at another. */
class MotionsTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void nobodyAgreesToTakeBackWhatWasDoneSinceThatWasProposed() {
        try (Parlour parlour = new Parlour(folder, "ada", "ben")) {
            Playing<?, ?, ?> here = parlour.begun("palace", Terms.STANDARD, "ada", "ben");
            int seat = parlour.turn(here);
            Playing<?, ?, ?> elsewhere =
                    parlour.another("elsewhere").match(here.table().id());
            here.deeds().propose(Motion.Kind.UNDO, 0, 0);
            parlour.act(elsewhere, seat);
            assertEquals("motion.none", Parlour.declined(() -> here.deeds().vote("ben", true, _ -> true)));
            assertEquals(elsewhere.keptTo(), here.keptTo());
            assertEquals(0, here.match().undos());
        }
    }
}
