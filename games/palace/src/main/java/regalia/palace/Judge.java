package regalia.palace;

import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.kernel.Verdict.Allowed;
import regalia.palace.PalaceAction.Bribes;
import regalia.palace.PalaceAction.Draw;
import regalia.palace.PalaceAction.FirstPlayer;
import regalia.palace.PalaceAction.Lay;
import regalia.palace.PalaceAction.StartingDiscs;
import regalia.palace.PalaceAction.Take;

/** Says whether an action is allowed and, if not, which rule forbids it. Answers to anything, however odd its numbers. */
final class Judge {

    private final PalaceRules rules;

    Judge(PalaceRules rules) {
        this.rules = rules;
    }

    Verdict judge(PalaceState state, int seat, PalaceAction action) {
        String rule = rule(state, action);
        if (state.stage() == Stage.OVER) return Verdict.forbidden("PAL-26", "why.over");
        if (isOfChance(action) && seat != Seat.CHANCE) return Verdict.forbidden(rule, "why.chance");
        if (!isAsked(state.stage(), action)) return Verdict.forbidden(rule, "why.notNow", state.stage());
        if (!state.isToAct(seat)) return notYourTurn(state, seat);
        return switch (action) {
            case FirstPlayer(int starter) -> starter(starter);
            case Draw(Kind kind, int favour) -> draw(state, kind, favour, rule);
            case Bribes(Kind round1, Kind round2) -> bribes(round1, round2);
            case StartingDiscs(Colour row1, Colour row2, Colour row3) -> startingDiscs(row1, row2, row3);
            case Take(int row) -> take(state, row);
            case Lay(Colour colour) -> lay(state, colour);
        };
    }

    /** Whether an action can be an answer to what a stage asks. */
    private static boolean isAsked(Stage stage, PalaceAction action) {
        return switch (action) {
            case FirstPlayer _ -> stage == Stage.FIRST_PLAYER;
            case Draw _ -> stage == Stage.GRID || stage == Stage.REFILL;
            case Bribes _ -> stage == Stage.BRIBES;
            case StartingDiscs _ -> stage == Stage.STARTING_DISCS;
            case Take _ -> stage == Stage.TAKE;
            case Lay _ -> stage == Stage.LAY;
        };
    }

    private static String rule(PalaceState state, PalaceAction action) {
        return switch (action) {
            case FirstPlayer _, Bribes _ -> "PAL-8";
            case Draw _ -> state.stage() == Stage.GRID ? "PAL-6" : "PAL-15";
            case StartingDiscs _ -> "PAL-9";
            case Take _ -> "PAL-10";
            case Lay _ -> "PAL-16";
        };
    }

    private static boolean isOfChance(PalaceAction action) {
        return action instanceof FirstPlayer || action instanceof Draw;
    }

    @Rule({"PAL-8", "PAL-9", "PAL-27"})
    private static Verdict notYourTurn(PalaceState state, int seat) {
        if (state.stage() != Stage.BRIBES)
            return Verdict.forbidden(
                    state.stage() == Stage.STARTING_DISCS ? "PAL-9" : "PAL-27",
                    "why.notYourTurn",
                    Seat.of(state.actor));
        boolean player = seat >= 0 && seat < PalaceState.SEATS && state.bribe(seat, 0) != PalaceState.NONE;
        return Verdict.forbidden("PAL-8", player ? "why.alreadyChosen" : "why.players");
    }

    @Rule("PAL-8")
    private Verdict starter(int seat) {
        return 0 <= seat && seat < rules.seats ? Allowed.ALLOWED : Verdict.forbidden("PAL-8", "why.noSeat", seat);
    }

    /** Whatever the lists of outcomes have. */
    @Rule({"PAL-6", "PAL-15"})
    private Verdict draw(PalaceState state, Kind kind, int favour, String rule) {
        int number = Card.number(kind.ordinal(), favour);
        if (number == 0) return Verdict.forbidden("PAL-1", "why.noSuchCard", kind, favour);
        return rules.draws.canComeUp(state, number)
                ? Allowed.ALLOWED
                : Verdict.forbidden(rule, "why.notInDeck", Card.of(number));
    }

    @Rule({"PAL-2", "PAL-5", "PAL-8"})
    private static Verdict bribes(Kind round1, Kind round2) {
        if (!round1.coloured()) return Verdict.forbidden("PAL-2", "why.noBribe", round1);
        if (!round2.coloured()) return Verdict.forbidden("PAL-2", "why.noBribe", round2);
        return round1 != round2 ? Allowed.ALLOWED : Verdict.forbidden("PAL-5", "why.oneBribe", round1);
    }

    @Rule("PAL-9")
    private static Verdict startingDiscs(Colour row1, Colour row2, Colour row3) {
        int colours = (1 << row1.ordinal()) | (1 << row2.ordinal()) | (1 << row3.ordinal());
        int wanted = (1 << Kind.COLOURED) - 1;
        return colours == wanted ? Allowed.ALLOWED : Verdict.forbidden("PAL-9", "why.oneOfEach");
    }

    /** A card without a disc has to wait until no card has one any more (the last of 46). */
    @Rule({"PAL-4", "PAL-10"})
    private static Verdict take(PalaceState state, int row) {
        if (row < 1 || row > PalaceState.ROWS) return Verdict.forbidden("PAL-10", "why.noRow", row);
        if (state.isEmpty(row - 1)) return Verdict.forbidden("PAL-10", "why.emptyRow", row);
        return canTake(state, row - 1) ? Allowed.ALLOWED : Verdict.forbidden("PAL-10", "why.noDisc", row);
    }

    static boolean canTake(PalaceState state, int row) {
        return state.discOn(row) != PalaceState.NONE || (!state.isEmpty(row) && !state.anyDiscOnGrid());
    }

    @Rule("PAL-16")
    private static Verdict lay(PalaceState state, Colour colour) {
        return state.reserve(colour.ordinal()) > 0
                ? Allowed.ALLOWED
                : Verdict.forbidden("PAL-16", "why.notInReserve", colour);
    }
}
