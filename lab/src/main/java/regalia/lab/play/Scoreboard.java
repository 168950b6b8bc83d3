package regalia.lab.play;

import java.util.Arrays;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Seat;

/** Hears how points move in one match, and who leads when. Makes no message. */
final class Scoreboard implements Herald {

    private final int[] points;
    private final int[] deficit;
    private final int[] deepest;
    /** At which actions the set of leaders changed, and what it was from then on. */
    private int[] turns = new int[32];

    private int[] leaders = new int[32];
    private int size;
    private boolean moved;
    private int sole;
    private int changes;

    Scoreboard(int seats) {
        points = new int[seats];
        deficit = new int[seats];
        deepest = new int[seats];
    }

    void clear() {
        Arrays.fill(points, 0);
        Arrays.fill(deficit, 0);
        Arrays.fill(deepest, 0);
        size = 0;
        sole = 0;
        changes = 0;
        moved = false;
    }

    /** An action, counted from 1, is over; 0 is the setup. */
    void settle(int action) {
        if (!moved && size > 0) return;
        moved = false;
        int best = Integer.MIN_VALUE;
        for (int each : points) best = Math.max(best, each);
        int set = 0;
        for (int seat = 0; seat < points.length; seat++) {
            if (points[seat] == best) set |= Seat.bit(seat);
            if (best - points[seat] > deficit[seat]) {
                deficit[seat] = best - points[seat];
                deepest[seat] = action;
            }
        }
        if (size > 0 && leaders[size - 1] == set) return;
        if (Integer.bitCount(set) == 1) {
            if (sole != 0 && sole != set) changes++;
            sole = set;
        }
        if (size == turns.length) {
            turns = Arrays.copyOf(turns, 2 * size);
            leaders = Arrays.copyOf(leaders, 2 * size);
        }
        turns[size] = action;
        leaders[size++] = set;
    }

    /**
     * Who had most points, alone or with others, when an action was over; if all were level, as soon after that as they weren't, before
     * the last action. All if that never was.
     */
    int leaders(int action, int last) {
        int everybody = Seat.all(points.length);
        int i = size - 1;
        while (i > 0 && turns[i] > action) i--;
        while (i + 1 < size && leaders[i] == everybody && turns[i + 1] < last) i++;
        return leaders[i];
    }

    /** Whether the seats were ever not level before the last action. */
    boolean led(int last) {
        return leaders(0, last) != Seat.all(points.length);
    }

    /** How often somebody else than before was alone in the lead. */
    int changes() {
        return changes;
    }

    /** The most by which a seat was ever behind, and the action after which it was. */
    int deficit(int seat) {
        return deficit[seat];
    }

    int deepest(int seat) {
        return deepest[seat];
    }

    private void move(int seat, int delta) {
        points[seat] += delta;
        moved = true;
    }

    @Override
    public void points(int seat, int delta, String rule, Message reason) {
        move(seat, delta);
    }

    @Override
    public void points(int seat, int delta, String rule, String key) {
        move(seat, delta);
    }

    @Override
    public void points(int seat, int delta, String rule, String key, Object a) {
        move(seat, delta);
    }

    @Override
    public void points(int seat, int delta, String rule, String key, Object a, Object b) {
        move(seat, delta);
    }

    @Override
    public void announce(int audience, Message message) {}

    @Override
    public void revealed(int seats) {}

    @Override
    public void announce(int audience, String key) {}

    @Override
    public void announce(int audience, String key, Object a) {}

    @Override
    public void announce(int audience, String key, Object a, Object b) {}

    @Override
    public void announce(int audience, String key, Object a, Object b, Object c) {}

    @Override
    public void announce(int audience, String key, Object a, Object b, Object c, Object d) {}
}
