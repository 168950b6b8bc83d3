package regalia.royaume;

import java.util.Arrays;
import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The events of a round, resolved in the order in which they were turned up. */
final class Happenings {

    private final RoyaumeRules rules;

    Happenings(RoyaumeRules rules) {
        this.rules = rules;
    }

    /** Goes through the events until one asks for a marker's receiver or for tokens; tells whether one does. */
    @Rule("ROY-13")
    boolean resolve(RoyaumeState state, Herald herald) {
        state.next = Stage.GIVE.ordinal();
        while (state.step < RoyaumeRules.EVENTS) {
            int index = state.step++;
            Event event = rules.event(state, index);
            herald.announce(Seat.EVERYBODY, "log.resolve", index + 1, rules.told(state, index));
            switch (event.kind()) {
                case MONSTER -> monster(state, Tile.monster(event.colour()), herald);
                case MISSION -> mission(state, event.tiles(), herald);
                case TERRITORY -> territory(state, event.colour(), herald);
            }
            if (state.stage == Stage.GIVE.ordinal() && state.toAct != 0) return true;
            if (Adventures.due(rules, state, herald)) return true;
        }
        state.step = 0;
        state.next = 0;
        Arrays.fill(state.turned, (byte) 0);
        return false;
    }

    /** Between two there is nothing to choose. */
    private void monster(RoyaumeState state, Tile monster, Herald herald) {
        for (int seat = 0; seat < rules.seats; seat++) {
            if (!Tiles.has(state.kept[seat], monster.ordinal())) continue;
            if (rules.seats == 2) give(state, seat, 1 - seat, herald);
            else {
                herald.announce(Seat.EVERYBODY, "log.owner", Seat.of(seat), monster);
                state.stage(Stage.GIVE, Seat.bit(seat));
            }
            return;
        }
        herald.announce(Seat.EVERYBODY, "log.nobody");
    }

    @Rule({"ROY-3", "ROY-13"})
    void give(RoyaumeState state, int from, int to, Herald herald) {
        state.markers[to]++;
        state.toAct = 0;
        herald.announce(Seat.EVERYBODY, "log.marker", Seat.of(from), Seat.of(to));
    }

    private void mission(RoyaumeState state, long wanted, Herald herald) {
        boolean any = false;
        for (int seat = 0; seat < rules.seats; seat++) {
            if (!covers(state.kept[seat], wanted)) continue;
            any = true;
            state.owed[seat] = 1;
            herald.announce(Seat.EVERYBODY, "log.fulfilled", Seat.of(seat));
        }
        if (!any) herald.announce(Seat.EVERYBODY, "log.nobody");
    }

    /** A mission wants one or two different kinds, of each one tile. */
    static boolean covers(long tiles, long wanted) {
        for (long rest = wanted; rest != 0; rest = Tiles.withoutLowest(rest))
            if (!Tiles.has(tiles, Tiles.lowest(rest))) return false;
        return true;
    }

    private void territory(RoyaumeState state, Colour colour, Herald herald) {
        int most = 0;
        for (int seat = 0; seat < rules.seats; seat++)
            most = Math.max(most, Tiles.ofColour(state.kept[seat], colour.ordinal()));
        if (most == 0) herald.announce(Seat.EVERYBODY, "log.nobody");
        for (int seat = 0; seat < rules.seats; seat++) {
            if (most == 0 || Tiles.ofColour(state.kept[seat], colour.ordinal()) < most) continue;
            state.owed[seat] = 1;
            herald.announce(Seat.EVERYBODY, "log.most", Seat.of(seat), colour, most);
        }
    }
}
