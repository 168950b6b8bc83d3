package regalia.lab.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineupTest {

    /** @param rounds after which all tables have had their turn */
    @ParameterizedTest
    @CsvSource({"2,2,1", "4,2,6", "4,4,1", "6,4,15", "2,3,2", "3,5,3", "2,4,1", "12,5,792"})
    void everybodySitsEverywhereAsOftenAsAnybody(int bots, int seats, int rounds) {
        Lineup lineup = new Lineup(bots, seats, 7);
        Map<List<Integer>, Integer> counts = new HashMap<>();
        for (int number = 0; number < 3 * rounds * seats; number++) {
            List<Integer> match = lineup.match(number);
            assertEquals(seats, match.size());
            for (int seat = 0; seat < seats; seat++) counts.merge(List.of(match.get(seat), seat), 1, Integer::sum);
        }
        assertEquals(bots * seats, counts.size());
        assertEquals(1, new HashSet<>(counts.values()).size(), counts.toString());
    }

    @ParameterizedTest
    @CsvSource({"4,2", "5,4", "3,4"})
    void inARoundTheSameBotsMoveOnByASeat(int bots, int seats) {
        Lineup lineup = new Lineup(bots, seats, 3);
        for (int number = 0; number < 10 * seats; number++) {
            if (number % seats == 0) continue;
            List<Integer> before = lineup.match(number - 1);
            List<Integer> now = lineup.match(number);
            for (int seat = 0; seat < seats; seat++) assertEquals(before.get(seat), now.get((seat + 1) % seats));
        }
    }

    @ParameterizedTest
    @CsvSource({"2,3", "3,4", "4,4", "5,3"})
    void noTableIsWithoutASecondBot(int bots, int seats) {
        Lineup lineup = new Lineup(bots, seats, 1);
        Set<List<Integer>> tables = new HashSet<>();
        for (int number = 0; number < 40 * seats; number++) {
            List<Integer> match = lineup.match(number);
            assertEquals(Math.min(bots, seats), new HashSet<>(match).size());
            tables.add(match);
        }
        assertTrue(tables.size() > seats, "neighbours never change");
    }
}
