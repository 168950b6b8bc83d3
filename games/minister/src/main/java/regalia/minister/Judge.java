package regalia.minister;

import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.kernel.Verdict.Allowed;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.AdvanceAll;
import regalia.minister.MinisterAction.BringIn;
import regalia.minister.MinisterAction.ClimbOut;
import regalia.minister.MinisterAction.Decline;
import regalia.minister.MinisterAction.Drop;
import regalia.minister.MinisterAction.DropAll;
import regalia.minister.MinisterAction.FirstPlayer;
import regalia.minister.MinisterAction.Place;
import regalia.minister.MinisterAction.Return;
import regalia.minister.MinisterAction.Roll;

/** Says whether an action is allowed and, if not, which rule forbids it. Answers to anything, however odd its numbers. */
final class Judge {

    private final MinisterRules rules;
    private final Moving moving;

    Judge(MinisterRules rules) {
        this.rules = rules;
        moving = new Moving(rules);
    }

    Verdict judge(MinisterState state, int seat, MinisterAction action) {
        String rule = rule(action);
        if (state.stage() == Stage.OVER) return Verdict.forbidden("MIN-22", "why.over");
        boolean ofChance = action instanceof FirstPlayer || action instanceof Roll;
        if (ofChance && seat != Seat.CHANCE) return Verdict.forbidden(rule, "why.chance");
        if (!answers(action, state.stage())) return Verdict.forbidden(rule, "why.notNow", state.stage());
        if ((state.toAct & Seat.bit(seat)) == 0)
            return Verdict.forbidden("MIN-7", "why.notYourTurn", Seat.of(Seat.lowest(state.toAct)));
        return switch (action) {
            case FirstPlayer(int starter) -> seat(starter);
            case Roll(int number) -> number(number);
            case Advance a -> moving.advance(state, seat, a);
            case Return _ -> moving.comeBack(state, seat);
            case ClimbOut(Spot to) -> moving.climbOut(state, seat, to);
            case BringIn _ -> bringIn(state, seat);
            case AdvanceAll _ -> advanceAll(state);
            case DropAll _ -> dropAll(state);
            case Drop(Spot from) -> moving.drop(state, seat, from);
            case Decline _ -> Allowed.ALLOWED;
            case Place p -> place(state, seat, p);
        };
    }

    /** Whether an action can be an answer to what a stage asks. */
    private static boolean answers(MinisterAction action, Stage stage) {
        return switch (action) {
            case FirstPlayer _ -> stage == Stage.FIRST_PLAYER;
            case Roll _ -> stage == Stage.ROLL || stage == Stage.PRESS_ROLL;
            case Advance _ -> stage == Stage.USE || stage == Stage.ADVANCE_ALL || stage == Stage.SPIRAL;
            case Return _, ClimbOut _, BringIn _ -> stage == Stage.USE;
            case AdvanceAll _, DropAll _ -> stage == Stage.INFLUENCE;
            case Drop _ -> stage == Stage.SPIRAL;
            case Decline _ -> stage == Stage.INFLUENCE || stage == Stage.SPIRAL;
            case Place _ -> stage == Stage.PLACE;
        };
    }

    private static String rule(MinisterAction action) {
        return switch (action) {
            case FirstPlayer _ -> "MIN-7";
            case Roll _, Advance _ -> "MIN-8";
            case Return _ -> "MIN-15";
            case ClimbOut _ -> "MIN-10";
            case BringIn _ -> "MIN-11";
            case AdvanceAll _, DropAll _ -> "MIN-16";
            case Drop _ -> "MIN-20";
            case Decline _ -> "MIN-12";
            case Place _ -> "MIN-17";
        };
    }

    private Verdict seat(int seat) {
        return 0 <= seat && seat < rules.seats ? Allowed.ALLOWED : Verdict.forbidden("MIN-7", "why.noSeat", seat);
    }

    private static Verdict number(int number) {
        return 1 <= number && number <= 6 ? Allowed.ALLOWED : Verdict.forbidden("MIN-1", "why.noNumber", number);
    }

    @Rule("MIN-11")
    private Verdict bringIn(MinisterState state, int seat) {
        if (rules.career.onOpinion(state, seat) == 0) return Verdict.forbidden("MIN-11", "why.noneOnOpinion");
        return rules.career.canBringIn(state, seat)
                ? Allowed.ALLOWED
                : Verdict.forbidden("MIN-11", "why.tooHigh", state.number);
    }

    @Rule("MIN-16")
    private Verdict advanceAll(MinisterState state) {
        return rules.influence.advancing(state) != 0
                ? Allowed.ALLOWED
                : Verdict.forbidden("MIN-16", "why.nobodyAdvances");
    }

    @Rule("MIN-16")
    private Verdict dropAll(MinisterState state) {
        return rules.influence.canDropAny(state) ? Allowed.ALLOWED : Verdict.forbidden("MIN-16", "why.nobodyDrops");
    }

    @Rule("MIN-17")
    private static Verdict place(MinisterState state, int seat, Place place) {
        if (place.ministers() < 0 || place.ministers() > state.sum)
            return Verdict.forbidden("MIN-17", "why.tooMany", state.sum);
        int removed = 0;
        for (int party = 0; party < MinisterState.SEATS; party++) {
            int leaving = place.removed().of(party);
            if (party == seat && leaving != 0) return Verdict.forbidden("MIN-17", "why.ownMinister");
            if (leaving < 0 || leaving > state.posts[party])
                return Verdict.forbidden("MIN-17", "why.notInCabinet", Party.of(party), state.posts[party]);
            removed += leaving;
        }
        int needed = Math.max(0, place.ministers() - Cabinet.vacancies(state));
        return removed == needed ? Allowed.ALLOWED : Verdict.forbidden("MIN-17", "why.oneForOne", needed);
    }
}
