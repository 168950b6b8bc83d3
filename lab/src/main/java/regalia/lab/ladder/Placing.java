package regalia.lab.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import regalia.catalog.duel.Played;
import regalia.kernel.Outcome;

/**
 * How one match ended.
 *
 * @param seats of each seat
 * @param failures answers of bots that were not taken
 */
record Placing(List<Seated> seats, long failures) {

    /**
     * How it ended for one seat.
     *
     * @param won its share of the victory
     */
    record Seated(int bot, int rank, double won, int points, double millis, int decisions) {}

    static Placing of(List<Integer> bots, Played<?, ?, ?> played) {
        Outcome outcome = played.match().outcome();
        List<Seated> seats = IntStream.range(0, bots.size())
                .mapToObj(seat -> new Seated(
                        bots.get(seat),
                        outcome.rank(seat),
                        played.won(seat),
                        outcome.points(seat),
                        played.millis(seat),
                        played.decisions(seat)))
                .toList();
        return new Placing(seats, played.failures());
    }

    /** The bots by rank, the best first, those who share a rank together. */
    List<List<Integer>> order() {
        List<List<Integer>> order = new ArrayList<>();
        for (int rank = 1; rank <= seats.size(); rank++) {
            int wanted = rank;
            List<Integer> level = seats.stream()
                    .filter(seat -> seat.rank == wanted)
                    .map(Seated::bot)
                    .sorted()
                    .toList();
            if (!level.isEmpty()) order.add(level);
        }
        return List.copyOf(order);
    }
}
