package regalia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NamedAndLuckTest {

    private enum Place {
        PORT,
        BLACK_CASTLE,
        SET_2_A
    }

    @Test
    void aConstantIsOneCamelCaseWord() {
        assertEquals("port", Named.word(Place.PORT));
        assertEquals("blackCastle", Named.word(Place.BLACK_CASTLE));
        assertEquals("set2A", Named.word(Place.SET_2_A));
        assertEquals("place.blackCastle", Named.key("place", Place.BLACK_CASTLE));
    }

    @Test
    void seededLuckDependsOnSeedAndPurposeAlone() {
        Moves outcomes = new Moves();
        for (int code = 0; code < 1000; code++) outcomes.add(code);
        Luck luck = Luck.seeded(1);
        int drawn = luck.draw("draw/seat0/1", outcomes);
        Set<Integer> others = new HashSet<>();
        for (int i = 0; i < 50; i++) others.add(luck.draw("die/" + i, outcomes));
        assertTrue(others.size() > 40, () -> "only " + others.size() + " different draws for 50 purposes");
        assertEquals(drawn, luck.draw("draw/seat0/1", outcomes));
        assertEquals(drawn, Luck.seeded(1).draw("draw/seat0/1", outcomes));
    }
}
