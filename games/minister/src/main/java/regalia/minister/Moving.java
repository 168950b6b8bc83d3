package regalia.minister;

import regalia.kernel.Rule;
import regalia.kernel.Verdict;
import regalia.kernel.Verdict.Allowed;
import regalia.minister.MinisterAction.Advance;

/** The part of the judge that knows the track: who may move, drop or climb, and where to. */
final class Moving {

    private static final int ALL_MEMBERS = 0xF;

    private final Track track;
    private final Career career;

    Moving(MinisterRules rules) {
        track = rules.track;
        career = rules.career;
    }

    private static Verdict noSpot(Spot spot) {
        return Verdict.forbidden("MIN-2", "why.noSpot", spot.zone(), spot.space());
    }

    @Rule({"MIN-8", "MIN-16", "MIN-20"})
    Verdict advance(MinisterState state, int seat, Advance advance) {
        int from = track.spot(advance.from());
        int to = track.spot(advance.to());
        if (from == Track.NONE) return noSpot(advance.from());
        if (to == Track.NONE) return noSpot(advance.to());
        if (career.free(state, seat, from, ALL_MEMBERS) == MinisterState.NONE)
            return Verdict.forbidden(
                    "MIN-8",
                    "why.noMember",
                    advance.from().zone(),
                    advance.from().space());
        Verdict leave = state.stage == Stage.USE.ordinal() ? byRoll(state, from) : byInfluence(state, seat, from);
        if (!leave.allowed()) return leave;
        int next = career.next(state, track.zoneOf[from]);
        if (track.zoneOf[to] != next) return Verdict.forbidden("MIN-9", "why.otherZone", track.zone[next]);
        return career.hasRoom(state, to)
                ? Allowed.ALLOWED
                : Verdict.forbidden(
                        "MIN-9", "why.taken", advance.to().zone(), advance.to().space());
    }

    /** The barrier before the next zone must show the number rolled, also where that zone is full. */
    @Rule({"MIN-8", "MIN-9"})
    private Verdict byRoll(MinisterState state, int from) {
        int zone = track.zoneOf[from] + 1;
        if (zone == track.zones) return Verdict.forbidden("MIN-2", "why.lastZone");
        return track.lets(zone, state.number)
                ? Allowed.ALLOWED
                : Verdict.forbidden("MIN-8", "why.barrier", track.zone[zone], state.number);
    }

    @Rule({"MIN-16", "MIN-20"})
    private Verdict byInfluence(MinisterState state, int seat, int from) {
        if (state.stage == Stage.SPIRAL.ordinal())
            return track.isBeforeArrow(from) ? Allowed.ALLOWED : Verdict.forbidden("MIN-20", "why.behindArrow");
        return career.free(state, seat, from, state.toMove) != MinisterState.NONE
                ? Allowed.ALLOWED
                : Verdict.forbidden("MIN-16", "why.notAdvancing");
    }

    @Rule("MIN-15")
    Verdict comeBack(MinisterState state, int seat) {
        if (career.canReturn(state, seat)) return Allowed.ALLOWED;
        return track.lets(track.zones - 1, state.number)
                ? Verdict.forbidden("MIN-15", "why.noExile")
                : Verdict.forbidden("MIN-15", "why.barrier", Zone.OPINION, state.number);
    }

    @Rule("MIN-10")
    Verdict climbOut(MinisterState state, int seat, Spot to) {
        int spot = track.spot(to);
        if (spot == Track.NONE) return noSpot(to);
        if (career.inSoup(state, seat, spot) == MinisterState.NONE)
            return Verdict.forbidden("MIN-10", "why.notInSoup", to.zone(), to.space());
        return career.isHighEnough(state) ? Allowed.ALLOWED : Verdict.forbidden("MIN-10", "why.tooLow", state.number);
    }

    @Rule("MIN-20")
    Verdict drop(MinisterState state, int seat, Spot from) {
        int spot = track.spot(from);
        if (spot == Track.NONE) return noSpot(from);
        int member = career.opponent(state, seat, spot);
        if (member == MinisterState.NONE)
            return Verdict.forbidden("MIN-20", "why.noOpponent", from.zone(), from.space());
        if (!track.isAboveSoup(spot)) return Verdict.forbidden("MIN-20", "why.noSoup", from.zone(), from.space());
        return career.canDrop(state, seat, member) ? Allowed.ALLOWED : Verdict.forbidden("MIN-20", "why.behindArrow");
    }
}
