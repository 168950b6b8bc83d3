package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.table.Terms;
import regalia.server.table.TimeControl;

/** Two nodes at one match: what one keeps in the wrong moment, and since when somebody is away whom the other has seen last. */
class ElsewhereTest {

    private static final Terms A_MINUTE = Parlour.terms(TimeControl.NONE, 60);

    @TempDir
    Path folder = Path.of("");

    private Parlour parlour;
    private Reader reader;
    private Hall here;
    private Hall there;
    private String id = "";

    @BeforeEach
    void open() {
        parlour = new Parlour(folder, "ada", "ben");
        id = parlour.begun("palace", A_MINUTE, "ada", "ben").table().id();
        reader = new Reader(parlour.database, true);
        here = parlour.another("here", reader);
        there = parlour.another("there", reader);
    }

    @AfterEach
    void close() {
        parlour.close();
    }

    /** Both nodes hear what was announced, as late as it may be. */
    private void hearEachOther() {
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

    private Parlour.Tap listens(Hall hall, int seat) {
        Parlour.Tap tap = new Parlour.Tap();
        hall.match(id).listeners().join(seat, tap, Optional.empty(), List.of());
        hearEachOther();
        return tap;
    }

    private void leaves(Hall hall, int seat, Parlour.Tap tap) {
        hall.match(id).listeners().leave(seat, tap);
        hearEachOther();
    }

    private void pass(int seconds) {
        parlour.clock.jump(Duration.ofSeconds(seconds));
        here.attendance().renew();
        there.attendance().renew();
    }

    private String noted() {
        return parlour.database.read(handle -> handle.createQuery("SELECT away FROM playing WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .one());
    }

    @Test
    void whatIsKeptElsewhereWhileAMatchIsReadIsHeardAllTheSame() {
        Playing<?, ?, ?> first = there.match(id);
        int turn = parlour.turn(first);
        reader.then.add(() -> {
            parlour.act(first, turn);
            here.heard(id);
        });
        Playing<?, ?, ?> second = here.match(id);
        assertEquals(first.keptTo(), second.keptTo());
        assertEquals(first.course().owing(), second.course().owing());
    }

    @Test
    void whatIsKeptHereInAMatchThatWasLetGoIsHeardByWhoeverReadsItAgain() {
        Playing<?, ?, ?> thinking = here.match(id);
        int turn = parlour.turn(thinking);
        here.letGo(thinking);
        reader.then.add(() -> parlour.act(thinking, turn));
        Playing<?, ?, ?> again = here.match(id);
        assertEquals(thinking.keptTo(), again.keptTo());
    }

    @Test
    void whoComesBackToAnotherNodeIsNotedAsAwayNoMore() {
        listens(there, 1);
        Parlour.Tap ada = listens(here, 0);
        leaves(here, 0, ada);
        assertTrue(noted().startsWith("0:"), noted());
        pass(5);
        listens(there, 0);
        assertEquals("", noted());
    }

    @Test
    void whoComesBackAfterTheirNodeHasDiedIsNotedAsAwayNoMore() {
        listens(there, 1);
        Parlour.Tap ada = listens(here, 0);
        leaves(here, 0, ada);
        here = parlour.another("here", reader);
        pass(5);
        listens(there, 0);
        assertEquals("", noted());
    }

    @Test
    void atANodeThatHasTheMatchInMemoryTheGraceTimeDoesNotBeginAnew() {
        listens(there, 1);
        Parlour.Tap ada = listens(here, 0);
        pass(100);
        leaves(here, 0, ada);
        String away = noted();
        assertTrue(away.startsWith("0:"), away);
        pass(20);
        parlour.act(there.match(id), 1);
        assertEquals(away, noted());
    }

    @Test
    void whoCanNotBeNotedAsBackListensAllTheSameAndIsGoneWhenTheyGo() {
        Listening listening = new Listening(here, new Lobby(here));
        Listening.Wish wish = new Listening.Wish(id, "ada", Optional.of(0), Optional.empty());
        Parlour.Tap ada = new Parlour.Tap();
        listening.join(wish, ada, List.of());
        listening.leave(wish, ada);
        Parlour.Tap again = new Parlour.Tap() {
            @Override
            public void hear(byte[] heard) {
                if (reader.then.isEmpty()) for (int read = 0; read < 9; read++) reader.then.add(ElsewhereTest::fail);
            }
        };
        listening.join(wish, again, List.of());
        assertTrue(here.attendance().here(id, 0));
        reader.then.clear();
        listening.leave(wish, again);
        assertFalse(here.attendance().here(id, 0));
        assertTrue(here.match(id).listeners().isIdle());
    }

    private static void fail() {
        throw new CancellationException("the database is gone");
    }
}
