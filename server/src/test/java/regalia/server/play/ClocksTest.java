package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.server.table.TimeControl;

/** Whose time runs, and how much of it is gone. */
class ClocksTest {

    /** The clock of the tests also goes by itself. */
    private static final long SOME_MILLIS = 8_000;

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

    private Playing<?, ?, ?> begun(String game, TimeControl.Kind kind, int seconds) {
        return parlour.begun(game, Parlour.terms(new TimeControl(kind, seconds), 0), "ada", "ben");
    }

    private void pass(int seconds) {
        parlour.clock.jump(Duration.ofSeconds(seconds));
    }

    private static void demandAbout(long wanted, long millis) {
        assertTrue(millis <= wanted && millis > wanted - SOME_MILLIS, millis + " instead of " + wanted);
    }

    /** What somebody who comes now is told that the seats have left. */
    private static JsonNode clocks(Playing<?, ?, ?> playing) {
        Parlour.Tap tap = new Parlour.Tap();
        playing.listeners().join(0, tap, Optional.empty(), List.of());
        playing.listeners().leave(0, tap);
        return tap.last("clock").path("millis");
    }

    private static boolean isUndoable(Playing<?, ?, ?> playing, int seat) {
        return playing.match().undoableTo(seat) < playing.match().seq();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void whoTakesBackHasNoMoreTimeForItThanBefore(TimeControl.Kind kind) {
        Playing<?, ?, ?> playing = begun("palace", kind, 3600);
        int seat = parlour.turn(playing);
        int left = playing.listeners().millis(seat);
        while (true) {
            pass(20);
            parlour.act(playing, seat);
            if (isUndoable(playing, seat)) break;
            seat = parlour.turn(playing);
            left = playing.listeners().millis(seat);
        }
        for (int again = 1; again <= 3; again++) {
            // That the others begin to think is nobody's time.
            pass(10);
            playing.deeds().undo(seat);
            demandAbout(left - 20_000L * again, playing.listeners().millis(seat));
            pass(20);
            parlour.act(playing, seat);
        }
    }

    @Test
    void whatABotTakesIsNotTheTimeOfTheOwner() {
        Playing<?, ?, ?> playing = begun("palace", TimeControl.Kind.MATCH, 600);
        int seat = parlour.turn(playing);
        long left = playing.listeners().millis(seat);
        pass(20);
        playing.deeds().handOver(seat, "page");
        pass(100);
        parlour.lookAfter(playing);
        playing.deeds().takeBack(seat);
        demandAbout(left - 20_000, clocks(playing).path(seat).asLong());
    }

    @Test
    void whoGoesAndComesBackHasNoMoreTimeForIt() {
        Playing<?, ?, ?> playing = begun("palace", TimeControl.Kind.MATCH, 600);
        int seat = parlour.turn(playing);
        long left = playing.listeners().millis(seat);
        pass(20);
        playing.deeds().handOver(seat, "page");
        pass(20);
        playing.deeds().takeBack(seat);
        pass(20);
        parlour.act(playing, seat);
        demandAbout(left - 60_000, clocks(playing).path(seat).asLong());
    }

    /** The others act until a seat is to decide again, or it decides what may be left of its turn. */
    private void comeRound(Playing<?, ?, ?> playing, int seat) {
        while (playing.course().owing().contains(seat)) parlour.act(playing, seat);
        while (!playing.course().owing().contains(seat))
            parlour.act(playing, playing.course().owing().getFirst());
    }

    @Test
    void whoHasLittleTimeLeftForTheMatchHasNoMoreForTheNextDecision() {
        Playing<?, ?, ?> playing = begun("palace", TimeControl.Kind.MATCH, 120);
        int seat = parlour.turn(playing);
        pass(100);
        comeRound(playing, seat);
        demandAbout(20_000, playing.listeners().millis(seat));
    }

    @Test
    void whoComesBackAfterTheirTimeWasUpHasAWhileForEachDecision() {
        Playing<?, ?, ?> playing = begun("palace", TimeControl.Kind.MATCH, 120);
        int seat = parlour.turn(playing);
        pass(121);
        parlour.lookAfter(playing);
        assertTrue(playing.match().keeper(seat).isPresent());
        playing.deeds().takeBack(seat);
        comeRound(playing, seat);
        demandAbout(30_000, playing.listeners().millis(seat));
        pass(10);
        comeRound(playing, seat);
        demandAbout(30_000, playing.listeners().millis(seat));
    }

    @Test
    void whoGivesTheirSeatAwayBeforeTheirTimeIsUpGainsNothing() {
        Playing<?, ?, ?> playing = begun("palace", TimeControl.Kind.MATCH, 120);
        int seat = parlour.turn(playing);
        pass(100);
        playing.deeds().handOver(seat, "page");
        pass(60);
        assertEquals("table.botDecides", Parlour.declined(() -> playing.deeds().takeBack(seat)));
        parlour.lookAfter(playing);
        assertTrue(playing.match().keeper(seat).isPresent());
    }

    @Test
    void whoWasTheLastToChooseIsChargedForItAfterARestartToo() {
        Playing<?, ?, ?> playing = begun("royaume", TimeControl.Kind.MATCH, 3600);
        // A kingdom is built tile by tile, and both build at once.
        while (playing.match().drafts(0).isEmpty() || !playing.course().owing().contains(0))
            parlour.act(playing, playing.course().owing().getFirst());
        while (playing.course().owing().contains(1)) parlour.act(playing, 1);
        pass(100);
        while (playing.match().ready() != 0) parlour.act(playing, 0);
        JsonNode live = clocks(playing);
        JsonNode again = clocks(parlour.another("later").match(playing.table().id()));
        for (int seat = 0; seat < 2; seat++)
            demandAbout(live.path(seat).asLong(), again.path(seat).asLong());
    }
}
