package regalia.minister;

import java.util.Arrays;
import java.util.List;
import regalia.kernel.Rule;
import regalia.minister.Board.Stop;

/**
 * A board as the rules use it: zones by their place on the track, and spots by a number of this board, which rises with the
 * number of the {@link Spot}, so that codes made in the order of spots ascend.
 */
@Rule({"MIN-2", "MIN-3"})
final class Track {

    static final int NONE = -1;
    private static final int ANY_NUMBER = 99;

    final int zones;
    final int spots;
    final Zone[] zone;
    /** The first spot of a zone, and how many it has. */
    final int[] first;

    final int[] width;
    /** How many members have room on each spot of a zone. */
    final int[] room;
    /** The numbers of the barrier before a zone, as a set. */
    final int[] barrier;
    /** The zone of a spot, and its number in codes. */
    final int[] zoneOf;

    final int[] number;
    /** The spots above a soup, and those before the red arrow, as sets. */
    final long aboveSoup;

    final long beforeArrow;
    final int newspaper;
    final int opinion;

    private final int[] spotOf = new int[Spot.NUMBERS];

    Track(Board board) {
        List<Stop> stops = board.track();
        zones = stops.size();
        zone = new Zone[zones];
        first = new int[zones];
        width = new int[zones];
        room = new int[zones];
        barrier = new int[zones];
        Arrays.fill(spotOf, NONE);
        for (int z = 0; z < zones; z++) {
            Stop stop = stops.get(z);
            zone[z] = stop.zone();
            width[z] = isOrdinary(z) ? stop.spaces().orElseThrow() : 1;
            room[z] = isOrdinary(z) ? 1 : stop.spaces().orElse(ANY_NUMBER);
            barrier[z] = set(stop.barrier());
            for (int i = 0; i < width[z]; i++) spotOf[numberOf(z, i)] = z;
        }
        spots = Arrays.stream(width).sum();
        zoneOf = new int[spots];
        number = new int[spots];
        numberSpots();
        aboveSoup = aboveSoup(stops);
        beforeArrow = before(zoneIndex(board.redArrow()));
        newspaper = first[zoneIndex(Zone.NEWSPAPER)];
        opinion = first[zones - 1];
    }

    private boolean isOrdinary(int z) {
        return zone[z].kind() == Zone.Kind.ORDINARY;
    }

    private int numberOf(int z, int index) {
        return new Spot(zone[z], isOrdinary(z) ? index + 1 : 0).number();
    }

    /** Until now a number's entry was its zone; now it becomes its spot. */
    private void numberSpots() {
        int spot = 0;
        for (int n = 0; n < Spot.NUMBERS; n++) {
            if (spotOf[n] == NONE) continue;
            zoneOf[spot] = spotOf[n];
            number[spot] = n;
            spotOf[n] = spot++;
        }
        for (int z = 0; z < zones; z++) first[z] = spotOf[numberOf(z, 0)];
    }

    private long aboveSoup(List<Stop> stops) {
        long set = 0;
        for (int z = 0; z < zones; z++) for (int space : stops.get(z).soup()) set |= 1L << (first[z] + space - 1);
        return set;
    }

    private long before(int arrow) {
        long set = 0;
        for (int spot = 0; spot < spots; spot++) if (zoneOf[spot] < arrow) set |= 1L << spot;
        return set;
    }

    private int zoneIndex(Zone wanted) {
        return Arrays.asList(zone).indexOf(wanted);
    }

    static int set(List<Integer> numbers) {
        int set = 0;
        for (int number : numbers) set |= 1 << number;
        return set;
    }

    /** The spot of this board, or NONE. */
    int spot(Spot spot) {
        int n = spot.number();
        return n == Spot.NONE ? NONE : spotOf[n];
    }

    /** The first spot of a zone that every board has. */
    int spot(Zone of) {
        return first[zoneIndex(of)];
    }

    Spot named(int spot) {
        return Spot.of(number[spot]);
    }

    Zone zoneAt(int spot) {
        return zone[zoneOf[spot]];
    }

    boolean isAboveSoup(int spot) {
        return (aboveSoup >> spot & 1) != 0;
    }

    boolean isBeforeArrow(int spot) {
        return (beforeArrow >> spot & 1) != 0;
    }

    /** Whether the barrier before a zone shows a number. */
    @Rule("MIN-8")
    boolean lets(int z, int rolled) {
        return (barrier[z] >> rolled & 1) != 0;
    }
}
