package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.kernel.Seat;
import regalia.server.table.Terms;

/** Kingdoms are built in secret, tile by tile, and can be taken down again: how far they have grown nobody else is told. */
class UnfinishedTest {

    private static final List<Integer> EYES = List.of(0, 1, Seat.SPECTATOR);

    @TempDir
    Path folder = Path.of("");

    private Parlour parlour;
    private Playing<?, ?, ?> playing;

    @BeforeEach
    void open() {
        parlour = new Parlour(folder, "ada", "ben");
        playing = parlour.begun("royaume", Terms.STANDARD, "ada", "ben");
        while (playing.match().drafts(0).isEmpty() || !playing.course().owing().contains(0))
            parlour.act(playing, playing.course().owing().getFirst());
    }

    @AfterEach
    void close() {
        parlour.close();
    }

    /** How many places of the first seat's kingdom are filled, as somebody is shown it who comes now. */
    private int placed(int seat) {
        Parlour.Tap tap = new Parlour.Tap();
        playing.listeners().join(seat, tap, Optional.empty(), List.of());
        playing.listeners().leave(seat, tap);
        JsonNode shown = tap.lastOf(List.of("decide", "look"));
        return shown.path("view").path("realms").path(0).path("placed").asInt();
    }

    private List<Integer> all() {
        return EYES.stream().map(this::placed).toList();
    }

    @Test
    void howFarAKingdomHasGrownItsBuilderAloneSeesUntilItIsDone() {
        assertEquals(List.of(1, 0, 0), all());
        parlour.act(playing, 0);
        assertEquals(List.of(2, 0, 0), all());
        // Those who listen are shown the position again when a seat changes hands.
        playing.deeds().handOver(1, "page");
        assertEquals(List.of(2, 0, 0), all());
        playing.deeds().takeBack(1);
        while (playing.course().owing().contains(0)) parlour.act(playing, 0);
        assertEquals(List.of(10, 10, 10), all());
        playing.reconsider(0, 3);
        assertEquals(List.of(3, 0, 0), all());
    }

    @Test
    void whoIsShownThePositionAgainIsShownNoMore() {
        List<Parlour.Tap> taps = EYES.stream().map(seat -> new Parlour.Tap()).toList();
        IntStream.range(0, EYES.size())
                .forEach(i -> playing.listeners().join(EYES.get(i), taps.get(i), Optional.empty(), List.of()));
        playing.deeds().handOver(1, "page");
        playing.deeds().takeBack(1);
        assertEquals(
                List.of(1, 0, 0),
                taps.stream()
                        .map(tap -> tap.lastOf(List.of("decide", "look"))
                                .at("/view/realms/0/placed")
                                .asInt())
                        .toList());
    }
}
