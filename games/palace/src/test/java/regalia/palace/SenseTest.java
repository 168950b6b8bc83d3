package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.palace.PalaceAction.Bribes;
import regalia.palace.PalaceAction.Take;

class SenseTest {

    @Test
    void aReasonTellsWhatTheRoundWouldPay() {
        Scene scene = new Scene(2).columns(0, "noble 3");
        PalaceSense sense = new PalaceSense(scene.rules);
        // A Noble with a yellow disc at the leftmost column, with a red one that belongs nowhere.
        assertEquals(Message.of("sense.gain", 3), sense.reason(scene.state, 0, new Take(1)));
        assertEquals(Message.of("sense.loss", 1), sense.reason(scene.state, 0, new Take(2)));
        scene.disc(3, Colour.VIOLET);
        assertEquals(Message.of("sense.even"), sense.reason(scene.state, 0, new Take(3)));
        assertEquals(
                Message.of("sense.bribe", Kind.PRIEST),
                sense.reason(scene.state, 0, new Bribes(Kind.PRIEST, Kind.NOBLE)));
    }

    @Test
    void whatTheNextPlayerCanTakeIsReckonedWith() {
        Scene scene = new Scene(2).columns(1, "noble 3").take(3);
        PalaceSense sense = new PalaceSense(scene.rules);
        PalaceState blue = scene.rules.start();
        blue.copyFrom(scene.state);
        scene.rules.play(blue, 0, Codes.LAY + Colour.BLUE.ordinal(), Silent.HERALD);
        // The yellow disc is there for the next player either way.
        PalaceState yellow = scene.rules.start();
        yellow.copyFrom(scene.state);
        scene.rules.play(yellow, 0, Codes.LAY + Colour.YELLOW.ordinal(), Silent.HERALD);
        assertEquals(sense.worth(yellow, 0), sense.worth(blue, 0));
        scene = new Scene(2).columns(1, "noble 3").noDisc(1).take(3);
        blue.copyFrom(scene.state);
        scene.rules.play(blue, 0, Codes.LAY + Colour.BLUE.ordinal(), Silent.HERALD);
        yellow.copyFrom(scene.state);
        scene.rules.play(yellow, 0, Codes.LAY + Colour.YELLOW.ordinal(), Silent.HERALD);
        assertTrue(sense.worth(yellow, 0) < sense.worth(blue, 0));
    }

    @Test
    void everyActionOfAPlayerHasAReason() {
        PalaceRules rules = Scene.rules(4, Map.of());
        PalaceSense sense = new PalaceSense(rules);
        Set<String> keys = new HashSet<>();
        Rng rng = new Rng(2);
        Moves moves = new Moves();
        PalaceState state = rules.start();
        while (state.toAct() != 0) {
            int seat = Seat.lowest(state.toAct());
            rules.legal(state, seat, moves);
            int code = moves.draw(rng);
            if (seat != Seat.CHANCE)
                keys.add(sense.reason(state, seat, rules.action(code)).key());
            rules.play(state, seat, code, Silent.HERALD);
        }
        assertEquals(Set.of("sense.bribe", "sense.gain", "sense.loss", "sense.even"), keys);
    }
}
