package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.table.Terms;

/** Which question an answer is for. */
class RequestsTest {

    @TempDir
    Path folder = Path.of("");

    private Parlour parlour;
    private Playing<?, ?, ?> playing;

    @BeforeEach
    void open() {
        parlour = new Parlour(folder, "ada", "ben", "cleo");
        playing = parlour.begun("emblemes", Terms.STANDARD, "ada", "ben", "cleo");
    }

    @AfterEach
    void close() {
        parlour.close();
    }

    @Test
    void aChoiceThatWasMeantForTheRoundBeforeIsStale() {
        int first = playing.listeners().audience().asked(0);
        for (int seat = 0; seat < 3; seat++) parlour.act(playing, seat);
        while (!playing.match().sealing())
            parlour.act(playing, playing.course().owing().getFirst());
        assertEquals("wire.stale", Parlour.declined(() -> parlour.answer(playing, 0, first)));
        parlour.act(playing, 0);
    }

    @Test
    void aChoiceIsNotStaleBecauseOthersHaveChosenOrASeatHasChangedHands() {
        int asked = playing.listeners().audience().asked(0);
        parlour.act(playing, 1);
        playing.deeds().handOver(2, "page");
        assertNotEquals(asked, playing.listeners().audience().asked(0));
        parlour.answer(playing, 0, asked);
        assertEquals(1, playing.match().drafts(0).size());
    }

    @Test
    void aChoiceThatAnswersWhatNobodyWasToldYetIsMeantForAnotherTable() {
        int asked = playing.listeners().audience().asked(0);
        assertEquals("wire.stale", Parlour.declined(() -> parlour.answer(playing, 0, asked + 1)));
        assertEquals("wire.stale", Parlour.declined(() -> parlour.answer(playing, 0, 0)));
        parlour.answer(playing, 0, asked);
    }

    /** Whoever gives their seat away and takes it back again and again would keep others from answering. */
    @Test
    void anAnswerIsNotStaleBecauseAnotherSeatHasChangedHands() {
        int seat = parlour.turn(playing);
        int other = (seat + 1) % 3;
        int asked = playing.listeners().audience().asked(seat);
        playing.deeds().handOver(other, "page");
        playing.deeds().takeBack(other);
        int now = playing.listeners().audience().asked(seat);
        assertNotEquals(asked, now);
        assertEquals("wire.stale", Parlour.declined(() -> parlour.answer(playing, seat, asked - 1)));
        assertEquals("wire.stale", Parlour.declined(() -> parlour.answer(playing, seat, now + 1)));
        parlour.answer(playing, seat, asked);
    }
}
