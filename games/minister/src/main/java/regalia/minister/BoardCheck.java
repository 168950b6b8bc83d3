package regalia.minister;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import regalia.kernel.Data.Flaw;
import regalia.kernel.Named;
import regalia.kernel.Rule;
import regalia.minister.Board.Spiral;
import regalia.minister.Board.Stop;

/** Holds a board against what is known of the printed one, and against what the rules need to work. */
@Rule({"MIN-2", "MIN-3", "MIN-4"})
final class BoardCheck {

    /** Positions keep a set of spots in 64 bits. */
    private static final int MOST_SPOTS = 64;

    private static final int LONGEST_SPIRAL = 60;
    private static final int SIDES = 6;

    private final Board board;
    private final List<Flaw> flaws = new ArrayList<>();

    BoardCheck(Board board) {
        this.board = board;
    }

    List<Flaw> flaws() {
        for (int i = 0; i < board.track().size(); i++)
            stop("track[" + i + "]", i, board.track().get(i));
        everyZoneOnce();
        order();
        barriersOfTheBook();
        if (indexOf(board.redArrow()) < 1) flaw("redArrow", "must name a zone of the track behind the first");
        spiral(board.spiral());
        return flaws;
    }

    private void flaw(String field, String constraint) {
        flaws.add(new Flaw(field, constraint));
    }

    private int indexOf(Zone zone) {
        for (int i = 0; i < board.track().size(); i++) if (board.track().get(i).zone() == zone) return i;
        return -1;
    }

    private void stop(String field, int index, Stop stop) {
        spaces(field + ".spaces", stop);
        if (index == 0 && !stop.barrier().isEmpty())
            flaw(field + ".barrier", "must be empty: nobody enters the first zone");
        if (index > 0 && stop.barrier().isEmpty())
            flaw(field + ".barrier", "must show a number, or nobody could reach this zone");
        numbers(field + ".barrier", stop.barrier(), SIDES);
        if (stop.zone().kind() == Zone.Kind.ORDINARY)
            numbers(field + ".soup", stop.soup(), stop.spaces().orElse(0));
        else if (!stop.soup().isEmpty()) flaw(field + ".soup", "must be empty: only ordinary zones have soup");
    }

    private void spaces(String field, Stop stop) {
        int fewest = 1;
        int most = Spot.MOST_SPACES;
        switch (stop.zone().kind()) {
            case PRESS, OPINION -> {
                if (stop.spaces().isPresent()) flaw(field, "must be left out: any number of members may stand here");
                return;
            }
            case START -> fewest = most = stop.zone() == Zone.SECTOR_2 ? 8 : 4;
            case INFLUENCE -> most = 1;
            case ORDINARY -> {}
        }
        int spaces = stop.spaces().orElse(0);
        if (spaces < fewest || spaces > most)
            flaw(field, fewest == most ? "must be " + most : "must be between " + fewest + " and " + most);
    }

    private void numbers(String field, List<Integer> numbers, int most) {
        Set<Integer> seen = new TreeSet<>();
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            if (number < 1 || number > most) flaw(field + "[" + i + "]", "must be between 1 and " + most);
            if (!seen.add(number)) flaw(field + "[" + i + "]", "stands here twice");
        }
    }

    private void everyZoneOnce() {
        for (int i = 0; i < board.track().size(); i++) {
            Zone zone = board.track().get(i).zone();
            if (indexOf(zone) < i) flaw("track[" + i + "].zone", "the track has " + Named.word(zone) + " already");
        }
        for (Zone zone : Zone.values())
            if (zone.kind() != Zone.Kind.ORDINARY && indexOf(zone) < 0) flaw("track", "must have " + Named.word(zone));
        int spots = board.track().stream()
                .mapToInt(stop ->
                        stop.zone().kind() == Zone.Kind.ORDINARY ? stop.spaces().orElse(0) : 1)
                .sum();
        if (spots > MOST_SPOTS)
            flaw("track", "has too many spaces: the most is " + (MOST_SPOTS - 9) + " in ordinary zones");
    }

    private void order() {
        int last = board.track().size() - 1;
        if (indexOf(Zone.SECTOR_1) > 0)
            flaw("track[0].zone", "must be sector1: nobody could reach what lies before it");
        if (indexOf(Zone.OPINION) >= 0 && indexOf(Zone.OPINION) < last)
            flaw("track[" + last + "].zone", "must be opinion: it lies at the end");
        inOrder(Zone.SECTOR_2, Zone.SECTOR_3);
        inOrder(Zone.INFLUENCE_1, Zone.INFLUENCE_2);
    }

    private void inOrder(Zone before, Zone after) {
        if (indexOf(after) >= 0 && indexOf(after) < indexOf(before))
            flaw("track[" + indexOf(after) + "].zone", Named.word(after) + " must come after " + Named.word(before));
    }

    /** The barriers that the rulebook names; and time must pass: see {@link MinisterRules#bound}. */
    @Rule("MIN-3")
    private void barriersOfTheBook() {
        int sector3 = indexOf(Zone.SECTOR_3);
        if (sector3 >= 0) barrier(sector3, Set.of(1, 6), "1 and 6: so the rulebook says of the way into sector 3");
        if (sector3 >= 0 && sector3 + 1 < board.track().size())
            barrier(sector3 + 1, Set.of(1, 2, 5), "1, 2 and 5: so the rulebook says of the way out of sector 3");
        int opinion = indexOf(Zone.OPINION);
        if (opinion >= 0 && board.track().get(opinion).barrier().containsAll(List.of(4, 5, 6)))
            flaw("track[" + opinion + "].barrier", "must leave out 4, 5 or 6, or time could stand still for ever");
    }

    private void barrier(int index, Set<Integer> numbers, String wanted) {
        if (!Set.copyOf(board.track().get(index).barrier()).equals(numbers))
            flaw("track[" + index + "].barrier", "must show " + wanted);
    }

    private void spiral(Spiral spiral) {
        length("spiral.threePlayers", spiral.threePlayers());
        length("spiral.fourPlayers", spiral.fourPlayers());
        int longest = Math.max(spiral.threePlayers(), spiral.fourPlayers());
        numbers("spiral.influence", spiral.influence(), longest);
        numbers("spiral.chancellor", spiral.chancellor(), longest);
        for (int i = 0; i < spiral.chancellor().size(); i++)
            if (spiral.influence().contains(spiral.chancellor().get(i)))
                flaw("spiral.chancellor[" + i + "]", "is an influence step already");
    }

    private void length(String field, int steps) {
        if (steps < 1 || steps > LONGEST_SPIRAL) flaw(field, "must be between 1 and " + LONGEST_SPIRAL);
    }
}
