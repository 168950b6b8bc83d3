package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.table.Terms;
import regalia.server.table.TimeControl;

/** How long others wait for somebody whose connection breaks, who shares a device, or who decides in the last moment. */
class PatienceTest {

    private static final Terms HALF_A_MINUTE = Parlour.terms(TimeControl.NONE, 30);
    private static final Terms A_MINUTE_EACH = Parlour.terms(new TimeControl(TimeControl.Kind.DECISION, 60), 0);

    @TempDir
    Path folder = Path.of("");

    private Parlour parlour;

    @BeforeEach
    void open() {
        parlour = new Parlour(folder, "ada", "ben");
    }

    @AfterEach
    void close() {
        parlour.close();
    }

    private static Parlour.Tap listens(Playing<?, ?, ?> playing, int seat) {
        Parlour.Tap tap = new Parlour.Tap();
        playing.listeners().join(seat, tap, Optional.empty(), List.of());
        return tap;
    }

    private void pass(int seconds) {
        parlour.clock.jump(Duration.ofSeconds(seconds));
    }

    private Optional<String> keeper(Playing<?, ?, ?> playing, int seat) {
        parlour.lookAfter(playing);
        return playing.match().keeper(seat);
    }

    @Test
    void aConnectionThatBreaksAgainIsWaitedForAsLongAsBefore() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        int seat = parlour.turn(playing);
        Parlour.Tap first = listens(playing, seat);
        playing.listeners().leave(seat, first);
        pass(10);
        Parlour.Tap second = listens(playing, seat);
        pass(15);
        playing.listeners().leave(seat, second);
        pass(10);
        assertEquals(Optional.empty(), keeper(playing, seat));
        pass(21);
        assertEquals(Optional.of("page"), keeper(playing, seat));
    }

    /** As after a restart, or at another node. */
    private Playing<?, ?, ?> takenOver(Playing<?, ?, ?> playing) {
        Hall other = parlour.another("there");
        new Sweeper(parlour.database, other, parlour.tables, "there").sweep();
        return other.inUse(playing.table().id()).orElseThrow();
    }

    @Test
    void whoWasAwayBeforeSomebodyElseLooksAfterTheMatchIsNotWaitedForAgain() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        int seat = parlour.turn(playing);
        playing.listeners().leave(seat, listens(playing, seat));
        parlour.hall.settle();
        pass(30);
        assertEquals(Optional.of("page"), keeper(takenOver(playing), seat));
    }

    @Test
    void whereSeveralAreWaitedForNobodysGraceTimeBeginsAnewElsewhere() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        assertEquals(List.of(0, 1), playing.course().owing());
        Parlour.Tap ben = listens(playing, 1);
        playing.listeners().leave(0, listens(playing, 0));
        pass(10);
        playing.listeners().leave(1, ben);
        pass(20);
        Playing<?, ?, ?> there = takenOver(playing);
        assertEquals(Optional.of("page"), keeper(there, 0));
        assertEquals(Optional.empty(), keeper(there, 1));
        pass(9);
        assertEquals(Optional.empty(), keeper(there, 1));
        pass(1);
        assertEquals(Optional.of("page"), keeper(there, 1));
    }

    @Test
    void whoReadsAMatchElsewhereKnowsSinceWhenTheOtherIsAway() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        int seat = parlour.turn(playing);
        playing.listeners().leave(seat, listens(playing, seat));
        pass(20);
        Playing<?, ?, ?> there = parlour.another("there").match(playing.table().id());
        listens(there, 1 - seat);
        pass(9);
        assertEquals(Optional.empty(), keeper(there, seat));
        pass(1);
        assertEquals(Optional.of("page"), keeper(there, seat));
    }

    @Test
    void whoCameBackAndWasThereWhenTheServerDiedHasAllOfTheirGraceTime() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        int seat = parlour.turn(playing);
        playing.listeners().leave(seat, listens(playing, seat));
        pass(20);
        listens(playing, seat);
        pass(10);
        Playing<?, ?, ?> after = parlour.another("after").match(playing.table().id());
        assertEquals(Optional.empty(), keeper(after, seat));
        pass(29);
        assertEquals(Optional.empty(), keeper(after, seat));
        pass(1);
        assertEquals(Optional.of("page"), keeper(after, seat));
    }

    @Test
    void whoMayStillHaveBeenThereHasAllOfTheirGraceTime() throws Exception {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        int seat = parlour.turn(playing);
        listens(playing, seat);
        parlour.hall.settle();
        pass(100);
        parlour.database
                .write(handle -> {
                    parlour.hall.keeper().wake(handle, playing.table().id());
                    return true;
                })
                .join();
        Playing<?, ?, ?> there = takenOver(playing);
        assertEquals(Optional.empty(), keeper(there, seat));
        pass(29);
        assertEquals(Optional.empty(), keeper(there, seat));
        pass(1);
        assertEquals(Optional.of("page"), keeper(there, seat));
    }

    @Test
    void whoListensForOneOfTheirSeatsIsThereForAll() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ada");
        int seat = parlour.turn(playing);
        int other = 1 - seat;
        Parlour.Tap tap = listens(playing, other);
        assertEquals("[0,1]", tap.last("present").path("seats").toString());
        pass(300);
        assertEquals(Optional.empty(), keeper(playing, seat));
        playing.listeners().leave(other, tap);
        pass(31);
        assertEquals(Optional.of("page"), keeper(playing, seat));
    }

    @Test
    void whoDecidedInTheLastMomentAtAnotherNodeKeepsTheirSeat() {
        Playing<?, ?, ?> here = parlour.begun("palace", A_MINUTE_EACH, "ada", "ben");
        int seat = parlour.turn(here);
        Playing<?, ?, ?> elsewhere =
                parlour.another("elsewhere").match(here.table().id());
        pass(58);
        parlour.act(here, seat);
        pass(3);
        assertEquals(Optional.empty(), keeper(elsewhere, seat));
        assertEquals(here.keptTo(), elsewhere.keptTo());
        assertEquals(Optional.empty(), keeper(elsewhere, 1 - seat));
        pass(61);
        int late = here.course().owing().getFirst();
        assertEquals(Optional.of("page"), keeper(elsewhere, late));
    }

    /** The seat of somebody is given to a bot, which has not decided yet. */
    private static void keep(Playing<?, ?, ?> playing, int seat) {
        playing.deeds().handOver(seat, "page", () -> true);
        assertEquals(Optional.of("page"), playing.match().keeper(seat));
    }

    private static String back(Playing<?, ?, ?> playing, int seat) {
        return Parlour.declined(() -> playing.deeds().takeBack(seat));
    }

    @Test
    void whoseTimeIsUpLetsTheBotDecideBeforeTheyAreBack() {
        Playing<?, ?, ?> playing = parlour.begun("palace", A_MINUTE_EACH, "ada", "ben");
        int seat = parlour.turn(playing);
        listens(playing, seat);
        pass(60);
        keep(playing, seat);
        int kept = playing.keptTo();
        assertEquals("table.botDecides", back(playing, seat));
        // What it is about to decide holds: nothing has happened.
        assertEquals(kept, playing.keptTo());
        parlour.lookAfter(playing);
        assertEquals("not declined", back(playing, seat));
        assertEquals(Optional.empty(), keeper(playing, seat));
    }

    @Test
    void whoGaveTheirSeatAwayIsBackAtOnceUntilTheirTimeIsUp() {
        Playing<?, ?, ?> playing = parlour.begun("palace", A_MINUTE_EACH, "ada", "ben");
        int seat = parlour.turn(playing);
        listens(playing, seat);
        pass(59);
        keep(playing, seat);
        assertEquals("not declined", back(playing, seat));
        keep(playing, seat);
        pass(1);
        assertEquals("table.botDecides", back(playing, seat));
    }

    @Test
    void whoOwesNothingIsBackAtOnceThoughTheirTimeIsUp() {
        Playing<?, ?, ?> playing = parlour.begun("palace", A_MINUTE_EACH, "ada", "ben");
        int seat = parlour.turn(playing);
        keep(playing, 1 - seat);
        pass(60);
        assertEquals("not declined", back(playing, 1 - seat));
    }

    @Test
    void whoseBotNeverDecidesIsBackAfterAWhile() {
        Playing<?, ?, ?> playing = parlour.begun("palace", A_MINUTE_EACH, "ada", "ben");
        int seat = parlour.turn(playing);
        pass(60);
        keep(playing, seat);
        pass(119);
        assertEquals("table.botDecides", back(playing, seat));
        pass(1);
        assertEquals("not declined", back(playing, seat));
    }

    @Test
    void theBotOfSomebodyWhoIsAwayForLongHasAWhileForEachDecision() {
        Playing<?, ?, ?> playing = parlour.begun("palace", A_MINUTE_EACH, "ada", "ben");
        int seat = parlour.turn(playing);
        keep(playing, 1 - seat);
        pass(300);
        parlour.act(playing, seat);
        while (!playing.course().owing().contains(1 - seat))
            parlour.act(playing, playing.course().owing().getFirst());
        pass(60);
        assertEquals("table.botDecides", back(playing, 1 - seat));
    }

    @Test
    void whoWasAwayIsBackAsSoonAsTheyListen() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        int seat = parlour.turn(playing);
        playing.listeners().leave(seat, listens(playing, seat));
        pass(30);
        keep(playing, seat);
        assertEquals("table.botDecides", back(playing, seat));
        listens(playing, seat);
        assertEquals("not declined", back(playing, seat));
        assertEquals(Optional.empty(), keeper(playing, seat));
    }

    @Test
    void whoPollsIsBackAlsoBetweenTwoPolls() {
        Playing<?, ?, ?> playing = parlour.begun("palace", HALF_A_MINUTE, "ada", "ben");
        int seat = parlour.turn(playing);
        playing.listeners().leave(seat, listens(playing, seat));
        pass(30);
        keep(playing, seat);
        playing.listeners().leave(seat, listens(playing, seat));
        assertEquals("not declined", back(playing, seat));
        assertEquals(Optional.empty(), keeper(playing, seat));
    }
}
