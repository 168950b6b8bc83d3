package regalia.minister;

import regalia.kernel.Herald;
import regalia.kernel.Rule;

/** Influence, by a space of the track and by a step of the spiral. */
final class Influence {

    private final int seats;
    private final Career career;

    Influence(int seats, Career career) {
        this.seats = seats;
        this.career = career;
    }

    /** The members of the turn, as a set of 0 to 3, that would advance; the one that asks stays where it is. */
    @Rule("MIN-16")
    int advancing(MinisterState state) {
        return influenced(state) & ~(1 << state.asking);
    }

    /** The members of the turn, as a set of 0 to 3, that influence can advance. */
    int influenced(MinisterState state) {
        int set = 0;
        int member = state.turn * MinisterState.MEMBERS;
        for (int i = 0; i < MinisterState.MEMBERS; i++, member++) if (career.isInfluenced(state, member)) set |= 1 << i;
        return set;
    }

    boolean canDropAny(MinisterState state) {
        for (int member = 0; member < seats * MinisterState.MEMBERS; member++)
            if (career.canDrop(state, state.turn, member)) return true;
        return false;
    }

    @Rule("MIN-16")
    void dropAll(MinisterState state, Herald herald) {
        for (int member = 0; member < seats * MinisterState.MEMBERS; member++)
            if (career.canDrop(state, state.turn, member)) career.drop(state, member, herald);
    }
}
