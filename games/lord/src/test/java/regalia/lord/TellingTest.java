package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.testkit.RandomMatch;
import regalia.testkit.Setup;

class TellingTest {

    private static final LordTelling TELLING = new LordTelling();

    @Test
    void everyPositionCanBeTold() {
        for (int seats = 2; seats <= 4; seats++) {
            Setup<LordState, LordAction, LordView> setup =
                    Setup.of(new Hidden(), seats, Map.of("games", seats, "offSuit", "discard"));
            RandomMatch<LordState, LordAction, LordView> match = new RandomMatch<>(setup, seats);
            match.walk(state -> {
                for (int viewer : match.viewers()) {
                    LordView view = match.rules().view(state, viewer);
                    assertTrue(TELLING.table(view).size() > match.seats());
                    assertEquals(match.seats(), TELLING.scores(view).size());
                    assertEquals(viewer == Seat.SPECTATOR, TELLING.hand(view).isEmpty());
                    assertFalse(TELLING.ask(view).key().isEmpty());
                }
            });
        }
    }

    @Test
    void whoIsToActIsAskedAndTheOthersWait() {
        Scene scene = new Scene(3)
                .hand(0, "sword 12")
                .hand(1, "sword 3")
                .hand(2, "wine 1")
                .begin(0);
        assertEquals(Message.of("ask.lead"), TELLING.ask(scene.rules.view(scene.state, 0)));
        assertEquals(Message.of("ask.wait", Seat.of(0)), TELLING.ask(scene.rules.view(scene.state, 1)));
        scene.offer(0, "sword 1");
        assertEquals(Message.of("ask.follow", Goods.SWORD), TELLING.ask(scene.rules.view(scene.state, 1)));
    }

    @Test
    void aHandIsToldByGoods() {
        Scene scene = new Scene(3).hand(0, "sword 12 wine 7 0 0").begin(0);
        Message swords = Message.of("card.number", Goods.SWORD, Message.of("card.digits", 1, 2));
        Message wine = Message.of("card.number", Goods.WINE, 7);
        assertEquals(
                List.of(Message.of("hand.cards", List.of(swords, wine, Message.of("card.gems", 2)))),
                TELLING.hand(scene.rules.view(scene.state, 0)));
    }

    @Test
    void aNumberIsSaidAsItIsRead() {
        Message read = Message.of("card.digits", 5, Message.of("card.digits", 0, 0));
        assertEquals(Message.of("card.number", Goods.SWORD, read), Spoken.number(Scene.cards("sword 5 00")));
    }
}
