package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.minister.Scene.spot;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.minister.MinisterAction.AdvanceAll;

/** What is said of a table, from the view alone. */
class TellingTest {

    private static final MinisterTelling TELLING = new MinisterTelling();

    private static Message ask(Scene scene, int seat) {
        return TELLING.ask(scene.rules.view(scene.state, seat));
    }

    private static List<String> keys(List<Message> messages) {
        return messages.stream().map(Message::key).toList();
    }

    @Test
    void whoIsToActIsAskedAndTheOthersWait() {
        Scene scene = new Scene(3);
        assertEquals(Message.of("ask.chance"), ask(scene, 0));
        scene.roll(2);
        assertEquals(Message.of("ask.use", 2), ask(scene, 0));
        assertEquals(Message.of("ask.wait", Seat.of(0)), ask(scene, 1));
        assertEquals(Message.of("ask.wait", Seat.of(0)), ask(scene, Seat.SPECTATOR));
    }

    @Test
    void everyQuestionHasItsWords() {
        Scene scene = new Scene(3)
                .members(0, spot(Zone.LOCAL_COUNCIL), spot(Zone.COMMITTEE), spot(Zone.OPINION), spot(Zone.OPINION));
        scene.roll(5).advance(spot(Zone.LOCAL_COUNCIL), spot(Zone.INFLUENCE_1));
        assertEquals("ask.influence", ask(scene, 0).key());
        scene.act(0, new AdvanceAll());
        assertEquals("ask.advanceAll", ask(scene, 0).key());
        scene.advance(spot(Zone.COMMITTEE), spot(Zone.RADIO)).roll(3);
        assertEquals(Message.of("ask.place", 3, 3), ask(scene, 0));
        Scene spiral = new Scene(3)
                .onOpinion(0)
                .members(0, spot(Zone.SECTOR_1))
                .left(7)
                .roll(5);
        assertEquals("ask.spiral", ask(spiral, 0).key());
        Scene over = new Scene(3).onOpinion(0).left(1).roll(6);
        assertEquals(Message.of("ask.overShared"), ask(over, 1));
        over.chancellor(2);
        assertEquals(Message.of("ask.over", Seat.of(2)), ask(over, Seat.SPECTATOR));
    }

    @Test
    void theTableHasALineForEachZoneTheArrowAndEachParty() {
        Scene scene = new Scene(4).chancellor(1);
        List<String> keys = keys(TELLING.table(scene.rules.view(scene.state, 0)));
        assertEquals("table.time", keys.getFirst());
        assertEquals(15, keys.stream().filter("table.zone"::equals).count());
        assertEquals(14, keys.indexOf("table.arrow"));
        assertEquals(
                List.of("table.cabinet", "score.line", "score.chancellor", "score.line", "score.line"),
                keys.subList(17, 22));
    }

    @Test
    void ownMembersAreSaidAgain() {
        Scene scene = new Scene(3)
                .members(0, spot(Zone.COMMITTEE, 2), spot(Zone.RADIO))
                .soup(0, 0)
                .exile(0, 3);
        Message hand = TELLING.hand(scene.rules.view(scene.state, 0)).getFirst();
        assertEquals(Party.RED, hand.args().getFirst());
        assertEquals(
                List.of(
                        Message.of("hand.inSoup", Zone.COMMITTEE, 2),
                        Message.of("hand.member", Zone.RADIO, 0),
                        Message.of("hand.member", Zone.SECTOR_2, 0),
                        Message.of("hand.exile")),
                hand.args().get(1));
        assertEquals(List.of(), TELLING.hand(scene.rules.view(scene.state, Seat.SPECTATOR)));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void everyPositionCanBeToldAndEveryActionHasAReason(int seats) {
        var rules = Scene.GAME.rules(seats, Options.complete(Scene.GAME.options(seats), Map.of()));
        var sense = Scene.GAME.sense(rules);
        for (int seed = 0; seed < 5; seed++) {
            MinisterState state = rules.start();
            Moves moves = new Moves();
            Rng rng = new Rng(seed);
            while (state.toAct() != 0) {
                int seat = Seat.lowest(state.toAct());
                rules.legal(state, seat, moves);
                for (int i = 0; seat != Seat.CHANCE && i < moves.size(); i++)
                    assertTrue(sense.reason(state, seat, rules.action(moves.code(i)))
                            .key()
                            .startsWith("sense."));
                MinisterView view = rules.view(state, seed % seats);
                assertEquals(seats + 18, TELLING.table(view).size());
                assertTrue(TELLING.ask(view).key().startsWith("ask."));
                assertEquals(seats, TELLING.scores(view).size());
                rules.play(state, seat, moves.draw(rng), Silent.HERALD);
            }
        }
    }
}
