package regalia.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Few rows in which every two values of any two columns meet: most faults of combinations need no more than two. */
final class Pairwise {

    private record Cell(int column, int value) {}

    private record Pair(Cell left, Cell right) {}

    private final List<? extends List<?>> columns;
    private final Set<Pair> unmet = new LinkedHashSet<>();

    private Pairwise(List<? extends List<?>> columns) {
        this.columns = columns;
        for (int left = 0; left < columns.size(); left++)
            for (int right = left + 1; right < columns.size(); right++)
                for (int i = 0; i < columns.get(left).size(); i++)
                    for (int j = 0; j < columns.get(right).size(); j++)
                        unmet.add(new Pair(new Cell(left, i), new Cell(right, j)));
    }

    /** The first row has the first value of every column. The same columns always give the same rows. */
    static List<List<Object>> rows(List<? extends List<?>> columns) {
        if (columns.size() == 1)
            return columns.getFirst().stream()
                    .map(value -> List.<Object>of(value))
                    .toList();
        Pairwise pairwise = new Pairwise(columns);
        List<List<Object>> rows = new ArrayList<>();
        List<Integer> row = Collections.nCopies(columns.size(), 0);
        while (true) {
            rows.add(pairwise.take(row));
            if (pairwise.unmet.isEmpty()) return rows;
            row = pairwise.next(pairwise.unmet.iterator().next());
        }
    }

    private List<Object> take(List<Integer> row) {
        unmet.removeIf(pair -> holds(row, pair.left) && holds(row, pair.right));
        List<Object> values = new ArrayList<>();
        for (int column = 0; column < row.size(); column++)
            values.add(columns.get(column).get(row.get(column)));
        return values;
    }

    /** A row around one pair that nothing has met yet; each other column takes the value that meets most. */
    private List<Integer> next(Pair start) {
        List<Integer> row = new ArrayList<>(Collections.nCopies(columns.size(), -1));
        row.set(start.left.column, start.left.value);
        row.set(start.right.column, start.right.value);
        for (int column = 0; column < row.size(); column++) if (row.get(column) < 0) row.set(column, best(row, column));
        return row;
    }

    private int best(List<Integer> row, int column) {
        int best = 0;
        long most = -1;
        for (int value = 0; value < columns.get(column).size(); value++) {
            Cell cell = new Cell(column, value);
            long meets = unmet.stream()
                    .filter(pair -> (pair.left.equals(cell) && holds(row, pair.right))
                            || (pair.right.equals(cell) && holds(row, pair.left)))
                    .count();
            if (meets > most) {
                most = meets;
                best = value;
            }
        }
        return best;
    }

    private static boolean holds(List<Integer> row, Cell cell) {
        return row.get(cell.column) == cell.value;
    }
}
