package regalia.minister;

import java.util.List;
import java.util.Optional;
import regalia.kernel.Data;
import regalia.kernel.Rule;

/**
 * The printed board: career track, red arrow and time spiral. The data file {@code board.yaml} holds it, since most of it is
 * reconstructed and an owner of the box may put in what is printed.
 *
 * @param track the zones in the order in which they are walked
 * @param redArrow the first zone that lies behind the red arrow: influence ends before it
 */
@Rule({"MIN-2", "MIN-3", "MIN-4"})
public record Board(List<Stop> track, Zone redArrow, Spiral spiral) implements Data {

    public Board {
        track = List.copyOf(track);
    }

    /**
     * A zone of the track.
     *
     * @param spaces how many members have room; nothing where any number has
     * @param barrier the numbers that let a member in; none for the first zone
     * @param soup the spaces that have a soup space below them, counted from 1
     */
    public record Stop(Zone zone, Optional<Integer> spaces, List<Integer> barrier, List<Integer> soup) {

        public Stop {
            barrier = List.copyOf(barrier);
            soup = List.copyOf(soup);
        }
    }

    /**
     * The time spiral, in steps left to election day.
     *
     * @param threePlayers where the marker starts with three players
     * @param fourPlayers where it starts with four
     * @param influence the influence steps
     * @param chancellor the Chancellor steps
     */
    public record Spiral(int threePlayers, int fourPlayers, List<Integer> influence, List<Integer> chancellor) {

        public Spiral {
            influence = List.copyOf(influence);
            chancellor = List.copyOf(chancellor);
        }

        int start(int seats) {
            return seats == 3 ? threePlayers : fourPlayers;
        }
    }

    @Override
    public List<Flaw> check() {
        return new BoardCheck(this).flaws();
    }
}
