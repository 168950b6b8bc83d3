package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import regalia.kernel.Seat;

class StateTest {

    private static final List<Consumer<PalaceState>> CHANGES = List.of(
            state -> state.stage++,
            state -> state.toAct++,
            state -> state.round++,
            state -> state.turns++,
            state -> state.pawn++,
            state -> state.actor++,
            state -> state.row++,
            state -> state.setAside++,
            state -> state.violetAside++,
            state -> state.deck++,
            state -> state.points[3]++,
            state -> state.takeCard(2),
            state -> state.addTaken(3, 5),
            state -> state.addDiscs(1, 2, 1),
            state -> state.addTotal(3, 4, 1),
            state -> state.addViolets(2, 4, 1),
            state -> state.column(3, 4, 1),
            state -> state.bribe(3, 1, 2),
            state -> state.addPoliticians(3, 1, 1),
            state -> state.addUnseen(11, 1),
            state -> state.addReserve(3, 1),
            state -> state.discOn(2, 3));

    @Test
    void positionsAreEqualWhenEverythingIs() {
        for (Consumer<PalaceState> change : CHANGES) {
            PalaceState state = new Scene(4).state;
            PalaceState other = new Scene(4).state;
            assertEquals(state, other);
            assertEquals(state.hashCode(), other.hashCode());
            change.accept(other);
            assertNotEquals(state, other);
            state.copyFrom(other);
            assertEquals(state, other);
        }
        assertFalse(new Scene(2).state.equals(new Object()));
    }

    @Test
    void hashesTellMostPositionsApart() {
        Set<Integer> hashes = new HashSet<>();
        for (int points = 0; points < 30; points++)
            for (int turns = 0; turns < 30; turns++) {
                Scene scene = new Scene(2).points(points, 0);
                scene.state.turns = turns;
                scene.state.stage(Stage.of(turns % 8), Seat.bit(points % 2));
                scene.state.addTotal(0, turns % 5, points);
                hashes.add(scene.state.hashCode());
            }
        assertTrue(hashes.size() > 850, () -> hashes.size() + " different hashes of 900");
    }

    @Test
    void aRowIsAStackOfCards() {
        PalaceState state = new PalaceState();
        assertTrue(state.isEmpty(1));
        assertTrue(state.gridIsEmpty());
        assertEquals(0, state.size(1));
        state.layCard(1, 1);
        state.layCard(1, 11);
        assertEquals(2, state.size(1));
        assertEquals(11, state.cardAt(1, 0));
        assertEquals(1, state.cardAt(1, 1));
        assertEquals(0, state.cardAt(1, 2));
        assertFalse(state.gridIsEmpty());
        assertEquals(11, state.takeCard(1));
        assertEquals(1, state.size(1));
        assertEquals(1, state.takeCard(1));
        assertTrue(state.gridIsEmpty());
    }

    @Test
    void theReserveIsEmptyWhenNoColourIsLeft() {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            PalaceState state = new PalaceState();
            assertTrue(state.reserveIsEmpty());
            state.addReserve(colour, 1);
            assertFalse(state.reserveIsEmpty());
        }
        for (int row = 0; row < PalaceState.ROWS; row++) {
            PalaceState state = new PalaceState();
            assertFalse(state.anyDiscOnGrid());
            state.discOn(row, 0);
            assertTrue(state.anyDiscOnGrid());
            state.discOn(row, PalaceState.NONE);
            state.layCard(row, 3);
            assertFalse(state.gridIsEmpty());
        }
    }
}
