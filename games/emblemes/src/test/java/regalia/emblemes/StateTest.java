package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;
import regalia.codec.Flat;

class StateTest {

    /** A position in which every number differs from a new one's. */
    private static EmblemesState full() throws IllegalAccessException {
        EmblemesState state = new EmblemesState();
        int next = 1;
        for (Field field : new Flat(EmblemesState.class).fields()) {
            if (!field.getType().isArray()) field.setInt(state, next++);
            else
                for (int i = 0; i < Array.getLength(field.get(state)); i++) {
                    if (field.get(state) instanceof byte[] bytes) bytes[i] = (byte) (next++ % 100 + 1);
                    else Array.setInt(field.get(state), i, next++);
                }
        }
        return state;
    }

    @Test
    void aCopyIsEqualInEveryField() throws IllegalAccessException {
        EmblemesState copy = new EmblemesState();
        copy.copyFrom(full());
        assertEquals(new Flat(EmblemesState.class).values(full()), new Flat(EmblemesState.class).values(copy));
        assertEquals(full(), copy);
        assertEquals(full().hashCode(), copy.hashCode());
        assertNotEquals(full().hashCode(), new EmblemesState().hashCode());
    }

    @Test
    void positionsDifferWhereAnyFieldDoes() throws IllegalAccessException {
        for (Field field : new Flat(EmblemesState.class).fields()) {
            EmblemesState other = full();
            if (!field.getType().isArray()) field.setInt(other, -1);
            else if (field.get(other) instanceof byte[] bytes) bytes[bytes.length - 1] = -1;
            else Array.setInt(field.get(other), Array.getLength(field.get(other)) - 1, -1);
            assertNotEquals(full(), other, field.getName());
        }
        assertNotEquals("a position", full());
    }

    @Test
    void theRoomBehindTheLastCardStaysEmpty() {
        EmblemesState state = new EmblemesState();
        state.insert(1, Card.number(0, 5), 0);
        state.insert(1, Card.number(1, 5), 1);
        state.insert(1, Card.number(2, 7), 0);
        state.remove(1, 2);
        state.remove(1, 0);
        assertEquals(Card.number(0, 5), state.cardAt(1, 0));
        assertEquals(0, state.cardAt(1, 1));
        assertEquals(0, state.cardAt(1, 2));
        assertEquals(1, state.equals(1, 5));
        assertEquals(EmblemesState.NONE, state.indexOf(1, 0));
        state.remove(1, 0);
        assertEquals(new EmblemesState(), state);
    }
}
