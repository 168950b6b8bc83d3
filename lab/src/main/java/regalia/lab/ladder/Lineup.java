package regalia.lab.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import regalia.kernel.Rng;

/**
 * Who sits where. A round is one table of bots who move on by a seat from match to match until each has sat everywhere. Where there
 * are more bots than seats, all choices of so many take turns; where there are fewer, all bots sit as often as each can and
 * take turns on the seats that are left over. Who sits beside whom is drawn for each round.
 */
final class Lineup {

    static final int MOST_BOTS = 12;

    private final int bots;
    private final int seats;
    private final long seed;
    private final List<List<Integer>> choices;

    /** @param bots how many there are */
    Lineup(int bots, int seats, long seed) {
        this.bots = bots;
        this.seats = seats;
        this.seed = seed;
        choices = List.copyOf(choices(bots, seats % bots));
    }

    /** The bots in a match, by seat. */
    List<Integer> match(int number) {
        List<Integer> table = new ArrayList<>(table(number / seats));
        Collections.rotate(table, number % seats);
        return List.copyOf(table);
    }

    private List<Integer> table(int round) {
        List<List<Integer>> turns = new ArrayList<>(choices);
        shuffle(turns, new Rng(Rng.mix(seed, "turn/" + round / turns.size())));
        List<Integer> table = new ArrayList<>(turns.get(round % turns.size()));
        for (int copy = 0; copy < seats / bots; copy++) for (int bot = 0; bot < bots; bot++) table.add(bot);
        shuffle(table, new Rng(Rng.mix(seed, "table/" + round)));
        return table;
    }

    private static <T> void shuffle(List<T> list, Rng rng) {
        for (int i = list.size(); i > 1; i--) Collections.swap(list, i - 1, rng.below(i));
    }

    /** All ways to choose so many of the first numbers. */
    private static List<List<Integer>> choices(int of, int count) {
        List<List<Integer>> all = new ArrayList<>();
        if (count == 0) all.add(List.of());
        else
            for (int last = count - 1; last < of; last++)
                for (List<Integer> rest : choices(last, count - 1)) {
                    List<Integer> choice = new ArrayList<>(rest);
                    choice.add(last);
                    all.add(choice);
                }
        return all;
    }
}
