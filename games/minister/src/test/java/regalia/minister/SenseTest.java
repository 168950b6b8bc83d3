package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.minister.Scene.spot;

import org.junit.jupiter.api.Test;
import regalia.bots.Bot;
import regalia.bots.Strength;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.minister.MinisterAction.Advance;

class SenseTest {

    private static double worth(Scene scene, int seat) {
        return new MinisterSense(scene.rules).worth(scene.state, seat);
    }

    private static MinisterAction squire(Scene scene, int seat) {
        Bot<MinisterView> squire = Strength.of("squire").bot(scene.rules, () -> Scene.GAME.sense(scene.rules));
        return scene.rules.action(
                squire.decide(scene.rules.view(scene.state, seat), seat, 7).code());
    }

    @Test
    void theChancellorsSeatIsWorthMoreNearElectionDay() {
        double early = worth(new Scene(3).chancellor(0), 0) - worth(new Scene(3), 0);
        double late = worth(new Scene(3).chancellor(0).left(1), 0) - worth(new Scene(3).left(1), 0);
        assertTrue(early > 0);
        assertTrue(late > early);
        assertTrue(worth(new Scene(3).chancellor(1), 0) < worth(new Scene(3), 0));
    }

    @Test
    void aSquireTakesTheMatchWhenItCan() {
        Scene scene = new Scene(4).posts(0, 15, 1, 0).chancellor(1).onOpinion(1).turn(1);
        scene.roll(1).act(1, new MinisterAction.BringIn());
        assertEquals(Scene.place(1, 0, 0, 1, 0), squire(scene, 1));
    }

    @Test
    void aSquireKeepsAwayFromSoupWhereItIsAllTheSame() {
        Scene scene = new Scene(3).members(0, spot(Zone.SECTOR_1), spot(Zone.OPINION), spot(Zone.OPINION));
        scene.roll(4);
        assertEquals(new Advance(spot(Zone.SECTOR_1), spot(Zone.LOCAL_COUNCIL, 3)), squire(scene, 0));
    }

    @Test
    void aSquireBeatsPages() {
        for (int seats = 3; seats <= 4; seats++) {
            Figures figures = new Figures(seats);
            int won = 0;
            for (int i = 0; i < 60; i++) {
                Outcome outcome = figures.outcome(Seat.bit(i % seats), i);
                if (outcome.rank(i % seats) == 1) won++;
            }
            assertTrue(won >= 60 * 1.6 / seats, won + " of 60 at " + seats + " seats");
        }
    }
}
