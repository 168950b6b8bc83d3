package regalia.minister;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The career track: which zone is next, who can move, and what moves. */
final class Career {

    private static final int LOWEST_TO_CLIMB = 4;
    private static final int HIGHEST_TO_BRING_IN = 3;

    private final int seats;
    private final Track track;

    Career(int seats, Track track) {
        this.seats = seats;
        this.track = track;
    }

    /** One member in sector 1, two in sector 2, one in sector 3. */
    @Rule("MIN-5")
    void setUp(MinisterState state) {
        for (int seat = 0; seat < seats; seat++) {
            int member = seat * MinisterState.MEMBERS;
            state.put(member, track.spot(Zone.SECTOR_1));
            state.put(member + 1, track.spot(Zone.SECTOR_2));
            state.put(member + 2, track.spot(Zone.SECTOR_2));
            state.put(member + 3, track.spot(Zone.SECTOR_3));
        }
    }

    boolean hasRoom(MinisterState state, int spot) {
        return state.count[spot] < track.room[track.zoneOf[spot]];
    }

    /** Whether every space of a zone is occupied, or reserved for whoever is in the soup below it. */
    @Rule("MIN-9")
    boolean isFull(MinisterState state, int zone) {
        int end = track.first[zone] + track.width[zone];
        for (int spot = track.first[zone]; spot < end; spot++) if (state.count[spot] < track.room[zone]) return false;
        return true;
    }

    /** The zone to which a member advances from another: the next that isn't full. Opinion, the last, never is. */
    @Rule({"MIN-8", "MIN-9"})
    int next(MinisterState state, int zone) {
        int next = zone + 1;
        while (isFull(state, next)) next++;
        return next;
    }

    /** Whether a member can use the roll to advance; the barrier of the first zone counts, full or not. */
    @Rule({"MIN-8", "MIN-9"})
    boolean canAdvance(MinisterState state, int member) {
        int zone = track.zoneOf[state.at[member]];
        return state.isFree(member) && zone + 1 < track.zones && track.lets(zone + 1, state.number);
    }

    /** Whether a member can advance by influence. */
    @Rule({"MIN-15", "MIN-16", "MIN-20"})
    boolean isInfluenced(MinisterState state, int member) {
        return state.isFree(member) && track.isBeforeArrow(state.at[member]);
    }

    /** Whether a member of another party would drop into a soup by a seat's influence. The soup below a member is always free. */
    @Rule({"MIN-16", "MIN-20"})
    boolean canDrop(MinisterState state, int seat, int member) {
        int spot = state.at[member];
        return member / MinisterState.MEMBERS != seat
                && state.isFree(member)
                && track.isAboveSoup(spot)
                && track.isBeforeArrow(spot);
    }

    /** Whether a roll lets a seat's exiles go back to Opinion. */
    @Rule("MIN-15")
    boolean canReturn(MinisterState state, int seat) {
        return own(state.exiles, seat) != 0 && track.lets(track.zones - 1, state.number);
    }

    /** The members of a seat in a set of all members, as a set of 0 to 3. */
    static int own(int set, int seat) {
        return (set >> (seat * MinisterState.MEMBERS)) & 0xF;
    }

    @Rule("MIN-10")
    boolean isHighEnough(MinisterState state) {
        return state.number >= LOWEST_TO_CLIMB;
    }

    @Rule("MIN-10")
    boolean canClimbOut(MinisterState state, int seat) {
        return isHighEnough(state) && own(state.soup, seat) != 0;
    }

    @Rule("MIN-11")
    boolean canBringIn(MinisterState state, int seat) {
        return state.number <= HIGHEST_TO_BRING_IN && onOpinion(state, seat) > 0;
    }

    /** Whether a seat can use the roll in any way. */
    @Rule("MIN-12")
    boolean canUse(MinisterState state, int seat) {
        int end = (seat + 1) * MinisterState.MEMBERS;
        for (int member = end - MinisterState.MEMBERS; member < end; member++)
            if (canAdvance(state, member)) return true;
        return canReturn(state, seat) || canClimbOut(state, seat) || canBringIn(state, seat);
    }

    int onOpinion(MinisterState state, int seat) {
        int count = 0;
        int end = (seat + 1) * MinisterState.MEMBERS;
        for (int member = end - MinisterState.MEMBERS; member < end; member++)
            if (state.at[member] == track.opinion) count++;
        return count;
    }

    /** A seat's member that stands on a spot as usual, among a set of 0 to 3, or NONE. */
    int free(MinisterState state, int seat, int spot, int among) {
        int member = seat * MinisterState.MEMBERS;
        for (int i = 0; i < MinisterState.MEMBERS; i++, member++)
            if (state.at[member] == spot && state.isFree(member) && (among >> i & 1) != 0) return member;
        return MinisterState.NONE;
    }

    /** Any member of another party that stands on a spot as usual, or NONE. */
    int opponent(MinisterState state, int seat, int spot) {
        for (int member = 0; member < seats * MinisterState.MEMBERS; member++)
            if (state.at[member] == spot && state.isFree(member) && member / MinisterState.MEMBERS != seat)
                return member;
        return MinisterState.NONE;
    }

    /** A seat's member in the soup below a spot, or NONE. */
    int inSoup(MinisterState state, int seat, int spot) {
        int end = (seat + 1) * MinisterState.MEMBERS;
        for (int member = end - MinisterState.MEMBERS; member < end; member++)
            if (state.at[member] == spot && state.isInSoup(member)) return member;
        return MinisterState.NONE;
    }

    void drop(MinisterState state, int member, Herald herald) {
        state.soup |= 1 << member;
        Spot spot = track.named(state.at[member]);
        herald.announce(Seat.EVERYBODY, "log.drop", Seat.of(member / MinisterState.MEMBERS), spot.zone(), spot.space());
    }

    /** Opinion belongs to one party: the others' members there go into exile. */
    @Rule("MIN-15")
    void exile(MinisterState state, int seat, Herald herald) {
        for (int member = 0; member < seats * MinisterState.MEMBERS; member++) {
            if (state.at[member] != track.opinion || member / MinisterState.MEMBERS == seat) continue;
            state.move(member, track.newspaper);
            state.exiles |= 1 << member;
            herald.announce(Seat.EVERYBODY, "log.exile", Seat.of(member / MinisterState.MEMBERS));
        }
    }

    /** An exile of a seat: the lowest. */
    int exile(MinisterState state, int seat) {
        int first = seat * MinisterState.MEMBERS;
        return first + Integer.numberOfTrailingZeros(own(state.exiles, seat));
    }
}
