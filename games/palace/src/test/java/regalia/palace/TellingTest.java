package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Colour.RED;
import static regalia.palace.Colour.VIOLET;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regalia.kernel.Message;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

class TellingTest {

    private final PalaceTelling telling = new PalaceTelling();

    private List<String> scores(Scene scene, int seat) {
        return telling.scores(scene.rules.view(scene.state, seat)).stream()
                .map(line -> ((Message) line.args().get(1)).key())
                .toList();
    }

    @Test
    @Rule("PAL-5")
    void theBoardShowsOthersPointsOnlyWithOpenScoresOrAtTheEnd() {
        Scene scene = new Scene(3);
        assertEquals(List.of("table.pointsHidden", "table.points", "table.pointsHidden"), scores(scene, 1));
        assertEquals(
                List.of("table.pointsHidden", "table.pointsHidden", "table.pointsHidden"),
                scores(scene, Seat.SPECTATOR));
        scene.state.stage(Stage.OVER, 0);
        assertEquals(List.of("table.points", "table.points", "table.points"), scores(scene, 1));
        Scene open = new Scene(3, Map.of("openScores", true));
        assertEquals(List.of("table.points", "table.points", "table.points"), scores(open, Seat.SPECTATOR));
    }

    @Test
    void theTableTellsRoundRowsReserveAndCourtiers() {
        Scene scene = new Scene(2).row(1, "king 2", "queen 2").row(3).noDisc(3);
        List<Message> table = telling.table(scene.rules.view(scene.state, 0));
        assertEquals(7, table.size());
        assertEquals(Message.of("table.round", 1, 1, Seat.of(0)), table.getFirst());
        assertEquals(
                Message.of(
                        "table.row",
                        1,
                        List.of(
                                Message.of("table.discOn", Colour.YELLOW, new Card(Kind.KING, 2)),
                                new Card(Kind.QUEEN, 2))),
                table.get(1));
        assertEquals(Message.of("table.emptyRow", 3), table.get(3));
        assertEquals("table.reserve", table.get(4).key());
        assertEquals("table.courtier", table.get(5).key());
    }

    @Test
    @Rule("PAL-14")
    void bribesAreToldOnceSomethingIsKnownOfThem() {
        Scene scene = new Scene(2);
        assertEquals(Message.of("table.noBribes"), bribes(scene));
        scene.state.addPoliticians(1, 1, 2);
        assertEquals(
                Message.of("table.bribes", Message.of("table.bribeHidden", 0), Message.of("table.bribeHidden", 2)),
                bribes(scene));
        assertEquals(
                Message.of(
                        "table.bribes", Message.of("table.bribe", Kind.NOBLE, 0), Message.of("table.bribeHidden", 2)),
                bribes(scene.round(2)));
    }

    private Object bribes(Scene scene) {
        return telling.table(scene.rules.view(scene.state, 0)).getLast().args().get(4);
    }

    @Test
    void eachIsAskedWhatIsDue() {
        Scene scene = new Scene(2).row(1, "king 2", "queen 2");
        assertEquals("ask.take", telling.ask(scene.rules.view(scene.state, 0)).key());
        assertEquals(Message.of("ask.wait", List.of(Seat.of(0))), telling.ask(scene.rules.view(scene.state, 1)));
        scene.take(1);
        assertEquals(Message.of("ask.lay", 1, new Card(Kind.QUEEN, 2)), telling.ask(scene.rules.view(scene.state, 0)));
        scene.state.stage(Stage.REFILL, Seat.bit(Seat.CHANCE));
        assertEquals("ask.chance", telling.ask(scene.rules.view(scene.state, 0)).key());
        scene.state.stage(Stage.OVER, 0);
        assertEquals("ask.over", telling.ask(scene.rules.view(scene.state, 0)).key());
    }

    @Test
    void aSeatIsToldItsBribes() {
        Scene scene = new Scene(2).disc(1, VIOLET).take(1).lay(RED);
        assertEquals(
                List.of(Message.of("hand.bribes", Kind.NOBLE, Kind.SOLDIER, Kind.PRIEST)),
                telling.hand(scene.rules.view(scene.state, 1)));
        assertTrue(telling.hand(scene.rules.view(scene.state, Seat.SPECTATOR)).isEmpty());
    }
}
