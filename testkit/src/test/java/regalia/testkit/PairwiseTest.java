package regalia.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PairwiseTest {

    private final List<List<Object>> columns =
            List.of(List.of("random", 0, 1, 2), List.of("A", "B", "C"), List.of(false, true), List.of(8, 9));

    @Test
    void everyTwoValuesOfTwoColumnsMeet() {
        List<List<Object>> rows = Pairwise.rows(columns);
        for (int left = 0; left < columns.size(); left++)
            for (int right = left + 1; right < columns.size(); right++)
                for (Object a : columns.get(left))
                    for (Object b : columns.get(right)) {
                        int i = left;
                        int j = right;
                        assertTrue(
                                rows.stream()
                                        .anyMatch(row -> row.get(i).equals(a)
                                                && row.get(j).equals(b)),
                                () -> a + " never meets " + b);
                    }
    }

    @Test
    void theRowsAreFew() {
        int rows = Pairwise.rows(columns).size();
        assertTrue(rows >= 12 && rows <= 16, () -> rows + " rows, where 12 are needed at least and 48 are all");
    }

    @Test
    void theFirstRowHasTheFirstOfEach() {
        assertEquals(List.of("random", "A", false, 8), Pairwise.rows(columns).getFirst());
    }

    @Test
    void oneColumnGivesItsValuesAndNoneOneEmptyRow() {
        assertEquals(List.of(List.of(1), List.of(2)), Pairwise.rows(List.of(List.of(1, 2))));
        assertEquals(List.of(List.of()), Pairwise.rows(List.of()));
    }
}
