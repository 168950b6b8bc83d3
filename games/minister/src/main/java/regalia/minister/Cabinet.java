package regalia.minister;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.minister.MinisterAction.Removed;

/** The cabinet: sixteen posts and the Chancellor's seat. */
final class Cabinet {

    @Rule("MIN-1")
    static final int POSTS = 16;

    private final int seats;

    Cabinet(int seats) {
        this.seats = seats;
    }

    @Rule("MIN-6")
    void setUp(MinisterState state, Herald herald) {
        state.chancellor = MinisterState.NONE;
        int each = seats == 3 ? 3 : 2;
        for (int seat = 0; seat < seats; seat++) {
            state.posts[seat] = each;
            herald.points(seat, each, "MIN-6", "reason.start");
        }
    }

    static int vacancies(MinisterState state) {
        return POSTS - state.posts[0] - state.posts[1] - state.posts[2] - state.posts[3];
    }

    /** How many ministers a seat could bring in now: as many as there are posts that aren't its own. (It has 17 figures.) */
    @Rule("MIN-17")
    static int most(MinisterState state, int seat) {
        return Math.min(state.sum, POSTS - state.posts[seat]);
    }

    /** Asks a seat to bring in the ministers that its dice gave; whether there is anything to ask. */
    @Rule({"MIN-13", "MIN-14", "MIN-17"})
    boolean ask(MinisterState state, int seat, Herald herald) {
        if (most(state, seat) == 0) {
            herald.announce(Seat.EVERYBODY, "log.noMinisters", Seat.of(seat));
            state.sum = 0;
            return false;
        }
        state.ask(Stage.PLACE, seat);
        return true;
    }

    /** Ministers of other colours leave one for one where no post is vacant. */
    @Rule("MIN-17")
    void place(MinisterState state, int seat, int ministers, Removed removed, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.place", Seat.of(seat), ministers);
        for (int other = 0; other < seats; other++) {
            int leaving = removed.of(other);
            if (leaving == 0) continue;
            state.posts[other] -= leaving;
            herald.points(other, -leaving, "MIN-17", "reason.removed", Seat.of(seat));
            herald.announce(Seat.EVERYBODY, "log.removed", Seat.of(other), leaving);
        }
        state.posts[seat] += ministers;
        if (ministers > 0) herald.points(seat, ministers, "MIN-17", "reason.placed");
        state.sum = 0;
        chancellor(state, herald);
    }

    /** The party with strictly more ministers than every other takes the seat; on a tie the holder stays. */
    @Rule({"MIN-18", "MIN-19"})
    private void chancellor(MinisterState state, Herald herald) {
        int leader = leader(state);
        int former = state.chancellor;
        if (leader == MinisterState.NONE || leader == former) return;
        state.chancellor = leader;
        herald.points(leader, 1, "MIN-18", "reason.chancellor");
        if (former != MinisterState.NONE) herald.points(former, -1, "MIN-18", "reason.unseated", Seat.of(leader));
        herald.announce(Seat.EVERYBODY, "log.chancellor", Seat.of(leader));
    }

    /** Who alone has most ministers, or NONE. */
    @Rule("MIN-18")
    private int leader(MinisterState state) {
        int leader = MinisterState.NONE;
        int most = -1;
        for (int seat = 0; seat < seats; seat++) {
            int ministers = state.ministers(seat);
            if (ministers == most) leader = MinisterState.NONE;
            if (ministers > most) {
                most = ministers;
                leader = seat;
            }
        }
        return leader;
    }

    /** Whether one party holds every post and the Chancellor. */
    @Rule("MIN-23")
    static boolean isOfOneParty(MinisterState state) {
        return state.chancellor != MinisterState.NONE && state.posts[state.chancellor] == POSTS;
    }
}
