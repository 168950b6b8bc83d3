package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Message;
import regalia.lord.LordAction.Pass;

class SenseTest {

    private static Scene followed() {
        return new Scene(3)
                .craving(Card.WINE_5)
                .hand(0, "sword 58 wheat 1")
                .hand(1, "sword 1179 wheat 2")
                .hand(2, "sword 2 wheat 3")
                .begin(0)
                .offer(0, "sword 5");
    }

    private static double worthAfter(Scene scene, int seat, String number) {
        LordState after = new LordState();
        after.copyFrom(scene.state);
        scene.rules.play(after, seat, Scene.number(number).code(), scene);
        return new LordSense(scene.rules).worth(after, seat);
    }

    @Test
    void winningWithLittleIsWorthMoreThanLosingWithMuch() {
        Scene scene = followed();
        assertTrue(worthAfter(scene, 1, "sword 7") > worthAfter(scene, 1, "sword 1"));
        assertTrue(worthAfter(scene, 1, "sword 7") > worthAfter(scene, 1, "sword 1179"));
    }

    @Test
    void aFewNumbersOutweighTheManyOthers() {
        Scene scene = followed();
        LordSense sense = new LordSense(scene.rules);
        double seven = sense.weight(scene.state, 1, Scene.number("sword 7").code());
        double one = sense.weight(scene.state, 1, Scene.number("sword 1").code());
        double all = sense.weight(scene.state, 1, Scene.number("sword 1179").code());
        assertTrue(seven > one && one > all && all > 0);
    }

    @Test
    void theReasonSaysWhetherTheNumberTakesTheLead() {
        Scene scene = followed();
        LordSense sense = new LordSense(scene.rules);
        assertEquals(Message.of("sense.win", 3), sense.reason(scene.state, 1, Scene.number("sword 79")));
        assertEquals(Message.of("sense.win", 4), sense.reason(scene.state, 1, Scene.number("sword 117")));
        assertEquals(Message.of("sense.spare", 1), sense.reason(scene.state, 1, Scene.number("sword 1")));
        assertEquals(Message.of("sense.pass"), sense.reason(scene.state, 1, new Pass()));
        Scene two = new Scene(2)
                .hand(0, "sword 157")
                .hand(1, "sword 1689 wine 1")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 689");
        assertEquals(
                Message.of("sense.spare", 1),
                new LordSense(two.rules).reason(two.state, 0, new LordAction.Add(List.of(1), 0)));
    }
}
