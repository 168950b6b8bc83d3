package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;
import static regalia.emblemes.Persona.ALCHEMIST;
import static regalia.emblemes.Persona.BARD;
import static regalia.emblemes.Persona.COURTESAN;
import static regalia.emblemes.Persona.GUARD;
import static regalia.emblemes.Persona.KING;
import static regalia.emblemes.Persona.SAILOR;
import static regalia.emblemes.Persona.SPY;
import static regalia.emblemes.Persona.STRATEGIST;
import static regalia.emblemes.Persona.THIEF;
import static regalia.emblemes.Persona.WITCH;
import static regalia.emblemes.Scene.card;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.emblemes.EmblemesAction.Bring;
import regalia.emblemes.EmblemesAction.Copy;
import regalia.emblemes.EmblemesAction.Draw;
import regalia.emblemes.EmblemesAction.FirstPlayer;
import regalia.emblemes.EmblemesAction.Impose;
import regalia.emblemes.EmblemesAction.Move;
import regalia.emblemes.EmblemesAction.Replace;
import regalia.emblemes.EmblemesAction.Rob;
import regalia.emblemes.EmblemesAction.Swap;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Seat;

/** What is said aloud, and to whom. */
class LogTest {

    @Test
    void eachStepIsSaid() {
        Scene scene = new Scene(3).lay(CASTLE, "1 thief").hand(2, KING).select(ALCHEMIST, COURTESAN, SAILOR);
        scene.place(0, CASTLE).act(0, new Copy(card("1 thief"))).act(0, new Rob(1));
        scene.place(1, PORT)
                .act(1, new Replace(2))
                .act(Seat.CHANCE, new Swap(2, KING))
                .place(2, VILLAGE);
        assertEquals(
                List.of(
                        "log.reveal",
                        "log.place",
                        "log.copy",
                        "log.rob",
                        "log.reveal",
                        "log.place",
                        "log.replace",
                        "log.swapOwn",
                        "log.swap",
                        "log.reveal",
                        "log.place",
                        "log.pawn",
                        "log.turn"),
                scene.log);
    }

    @Test
    void movesAndImpositionsAreSaid() {
        Scene scene = new Scene(3).lay(CASTLE, "1 thief").lay(PORT, "2 witch").select(GUARD, BARD, STRATEGIST);
        scene.place(0, CASTLE).act(0, new Move(card("1 thief"), PORT, 0)).place(1, CASTLE);
        scene.act(1, new Bring(card("2 witch"), 0));
        assertEquals(2, scene.log.stream().filter("log.move"::equals).count());
        Scene imposed =
                new Scene(3).select(STRATEGIST, SPY, SAILOR).place(0, CASTLE).act(0, new Impose(1, PORT));
        assertTrue(imposed.log.contains("log.impose"));
    }

    @Test
    void theEndOfARoundAndOfTheMatchIsSaid() {
        Scene scene = new Scene(3);
        scene.state.round = 2;
        scene.state.turn = 3;
        scene.select(SPY, WITCH, SAILOR).place(0, CASTLE).place(1, PORT).place(2, VILLAGE);
        assertTrue(scene.log.containsAll(List.of("log.roundEnd", "log.over")), scene.log.toString());
    }

    /** Everything that is heard, with its audience. */
    private static final class Ear implements Herald {
        private final List<String> heard = new ArrayList<>();

        @Override
        public void points(int seat, int delta, String rule, Message reason) {}

        @Override
        public void announce(int audience, Message message) {
            heard.add(Integer.toHexString(audience) + " " + message.key() + " "
                    + message.args().size());
        }

        @Override
        public void revealed(int seats) {
            heard.add("revealed " + Integer.toHexString(seats));
        }
    }

    @Test
    void aDrawIsToldToItsOwnerAndOnlyItsFactToOthers() {
        Scene scene = new Scene(3);
        EmblemesState state = scene.rules.start();
        Ear ear = new Ear();
        scene.rules.apply(state, Seat.CHANCE, new FirstPlayer(1), ear);
        scene.rules.apply(state, Seat.CHANCE, new Draw(0, KING), ear);
        assertEquals(
                List.of("7fffffff log.firstPlayer 1", "1 log.drawOwn 1", "7ffffffe log.draw 1", "revealed 1"),
                ear.heard);
    }

    @Test
    void aSwapIsToldToItsOwnerAndARevealToAll() {
        Scene scene = new Scene(3)
                .hand(1, KING)
                .select(COURTESAN, SAILOR, THIEF)
                .place(0, CASTLE)
                .act(0, new Replace(1));
        Ear ear = new Ear();
        scene.rules.apply(scene.state, Seat.CHANCE, new Swap(1, KING), ear);
        assertEquals(
                List.of(
                        "2 log.swapOwn 2",
                        "7ffffffd log.swap 1",
                        "revealed 2",
                        "7fffffff log.reveal 2",
                        "revealed 7fffffff"),
                ear.heard);
    }
}
