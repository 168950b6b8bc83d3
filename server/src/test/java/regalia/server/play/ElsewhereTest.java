package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import regalia.server.table.Terms;
import regalia.server.table.TimeControl;

/** Two nodes at one match: what one keeps in the wrong moment, and since when somebody is away whom the other has seen last. */
class ElsewhereTest extends TwoNodes {

    private static final Terms A_MINUTE = Parlour.terms(TimeControl.NONE, 60);

    @Override
    String begun() {
        return parlour.begun("palace", A_MINUTE, "ada", "ben").table().id();
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
