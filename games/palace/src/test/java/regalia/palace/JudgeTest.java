package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.palace.Colour.BLUE;
import static regalia.palace.Colour.RED;
import static regalia.palace.Colour.YELLOW;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.palace.PalaceAction.Bribes;
import regalia.palace.PalaceAction.Draw;
import regalia.palace.PalaceAction.FirstPlayer;
import regalia.palace.PalaceAction.Lay;
import regalia.palace.PalaceAction.StartingDiscs;
import regalia.palace.PalaceAction.Take;

/** The judge answers to anything, at any time, whoever asks. */
class JudgeTest {

    private static final List<PalaceAction> SOME = List.of(
            new FirstPlayer(0),
            new Draw(Kind.NOBLE, 1),
            new Bribes(Kind.NOBLE, Kind.PRIEST),
            new StartingDiscs(YELLOW, RED, BLUE),
            new Take(1),
            new Lay(RED));

    @ParameterizedTest
    @ValueSource(ints = {-100, -1, 4, 7, 29, Seat.SPECTATOR, 32, 99})
    @Rule("PAL-27")
    void nobodyActsWhoIsNotAtTheTable(int seat) {
        for (Stage stage : Stage.values()) {
            Scene scene = new Scene(4);
            for (int all : new int[] {Seat.all(4), Seat.bit(0), Seat.bit(Seat.CHANCE)}) {
                scene.state.stage(stage, all);
                for (PalaceAction action : SOME)
                    assertFalse(
                            scene.rules.judge(scene.state, seat, action).allowed(), () -> seat + " " + stage + action);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-2147483648, -1, 0, 4, 99, 2147483647})
    void oddNumbersAreRefused(int number) {
        Scene scene = new Scene(4).refuses(0, new Take(number), "PAL-10", "why.noRow");
        scene.state.stage(Stage.FIRST_PLAYER, Seat.bit(Seat.CHANCE));
        if (number != 0) scene.refuses(Seat.CHANCE, new FirstPlayer(number), "PAL-8", "why.noSeat");
        scene.state.stage(Stage.REFILL, Seat.bit(Seat.CHANCE));
        scene.refuses(Seat.CHANCE, new Draw(Kind.KING, number), "PAL-1", "why.noSuchCard");
    }

    @Test
    @Rule("PAL-8")
    void seatsCountFromZeroToOneLessThanThereArePlayers() {
        Scene scene = new Scene(3);
        scene.state.stage(Stage.FIRST_PLAYER, Seat.bit(Seat.CHANCE));
        assertTrue(
                scene.rules.judge(scene.state, Seat.CHANCE, new FirstPlayer(0)).allowed());
        assertTrue(
                scene.rules.judge(scene.state, Seat.CHANCE, new FirstPlayer(2)).allowed());
        scene.refuses(Seat.CHANCE, new FirstPlayer(3), "PAL-8", "why.noSeat");
        scene.refuses(0, new FirstPlayer(0), "PAL-8", "why.chance");
    }

    @Test
    void eachRefusalNamesTheRuleOfWhatWasTried() {
        Map<PalaceAction, String> rules = Map.of(
                new Bribes(Kind.NOBLE, Kind.PRIEST), "PAL-8",
                new StartingDiscs(YELLOW, RED, BLUE), "PAL-9",
                new Take(1), "PAL-10",
                new Lay(RED), "PAL-16");
        Scene scene = new Scene(3);
        scene.state.stage(Stage.GRID, Seat.bit(Seat.CHANCE));
        rules.forEach((action, rule) -> scene.refuses(0, action, rule, "why.notNow"));
        scene.refuses(0, new Draw(Kind.NOBLE, 1), "PAL-6", "why.chance");
        scene.state.stage(Stage.REFILL, Seat.bit(Seat.CHANCE));
        scene.refuses(0, new Draw(Kind.NOBLE, 1), "PAL-15", "why.chance");
        scene.state.stage(Stage.TAKE, Seat.bit(0));
        scene.refuses(Seat.CHANCE, new Draw(Kind.NOBLE, 1), "PAL-15", "why.notNow");
    }

    @Test
    void aNumberThatIsNoCodeIsNoAction() {
        PalaceRules rules = Scene.rules(3, Map.of());
        assertFalse(rules.expressible(-1));
        assertFalse(rules.expressible(rules.codes()));
        assertFalse(rules.expressible(Codes.draw(Kind.KING.ordinal(), 1)));
        assertThrows(IllegalArgumentException.class, () -> rules.action(Codes.draw(Kind.KING.ordinal(), 1)));
        assertThrows(IllegalStateException.class, () -> rules.purpose(new Scene(3).state));
    }
}
