package regalia.emblemes;

import regalia.emblemes.EmblemesAction.Bring;
import regalia.emblemes.EmblemesAction.Copy;
import regalia.emblemes.EmblemesAction.Discard;
import regalia.emblemes.EmblemesAction.Draw;
import regalia.emblemes.EmblemesAction.FirstPlayer;
import regalia.emblemes.EmblemesAction.Impose;
import regalia.emblemes.EmblemesAction.Move;
import regalia.emblemes.EmblemesAction.Place;
import regalia.emblemes.EmblemesAction.Replace;
import regalia.emblemes.EmblemesAction.Rob;
import regalia.emblemes.EmblemesAction.Select;
import regalia.emblemes.EmblemesAction.Swap;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.kernel.Verdict.Allowed;

/** Says whether an action is allowed and, if not, which rule forbids it. Answers to anything, however odd its numbers. */
final class Judge {

    private final EmblemesRules rules;

    Judge(EmblemesRules rules) {
        this.rules = rules;
    }

    Verdict judge(EmblemesState state, int seat, EmblemesAction action) {
        Stage stage = asks(action);
        String rule = rule(action);
        if (state.stage() == Stage.OVER) return Verdict.forbidden("EMB-23", "why.over");
        if (isOfChance(action) && seat != Seat.CHANCE) return Verdict.forbidden(rule, "why.chance");
        if (state.stage() != stage) return Verdict.forbidden(rule, "why.notNow", state.stage());
        if ((state.toAct & Seat.bit(seat)) == 0) return notYourTurn(state, seat);
        return switch (action) {
            case FirstPlayer(int starter) -> seat(starter, rule);
            case Draw(int who, Persona drawn) -> among(who == rules.drawer(state), state.pile, who, drawn, rule);
            case Swap(int who, Persona drawn) -> among(who == state.target, state.hand, who, drawn, rule);
            case Select(Persona character) -> among(true, state.hand, seat, character, rule);
            case Place p -> place(state, seat, p);
            case Move m -> move(state, m);
            case Bring b -> bring(state, b);
            case Discard(Card card) -> adjacent(state, card);
            case Rob(int who) -> rob(state, who);
            case Copy(Card card) -> copy(state, card);
            case Replace(int who) -> faceDown(state, who, rule);
            case Impose(int who, Location _) -> faceDown(state, who, rule);
        };
    }

    /** The stage in which an action can be an answer. */
    private static Stage asks(EmblemesAction action) {
        return switch (action) {
            case FirstPlayer _ -> Stage.FIRST_PLAYER;
            case Draw _ -> Stage.DRAW;
            case Swap _ -> Stage.SWAP;
            case Select _ -> Stage.SELECT;
            case Place _ -> Stage.PLACE;
            case Move _ -> Stage.GUARD;
            case Bring _ -> Stage.BARD;
            case Discard _ -> Stage.WARRIOR;
            case Rob _ -> Stage.THIEF;
            case Copy _ -> Stage.ALCHEMIST;
            case Replace _ -> Stage.COURTESAN;
            case Impose _ -> Stage.STRATEGIST;
        };
    }

    private static String rule(EmblemesAction action) {
        return switch (action) {
            case FirstPlayer _ -> "EMB-4";
            case Draw _ -> "EMB-17";
            case Select _ -> "EMB-6";
            case Place _ -> "EMB-7";
            case Move _ -> "EMB-P12";
            case Bring _ -> "EMB-P4";
            case Discard _ -> "EMB-P5";
            case Rob _ -> "EMB-P11";
            case Copy _ -> "EMB-P10";
            case Swap _, Replace _ -> "EMB-P9";
            case Impose _ -> "EMB-P8";
        };
    }

    private static boolean isOfChance(EmblemesAction action) {
        return action instanceof FirstPlayer || action instanceof Draw || action instanceof Swap;
    }

    private static Verdict notYourTurn(EmblemesState state, int seat) {
        if (state.stage() == Stage.SELECT && seat != Seat.CHANCE)
            return Verdict.forbidden("EMB-6", "why.alreadySelected");
        return Verdict.forbidden("EMB-7", "why.notYourTurn", Seat.of(state.actor));
    }

    private Verdict seat(int seat, String rule) {
        return 0 <= seat && seat < rules.seats ? Allowed.ALLOWED : Verdict.forbidden(rule, "why.noSeat", seat);
    }

    private static Verdict among(boolean right, int[] sets, int seat, Persona character, String rule) {
        return right && (sets[seat] & 1 << character.value()) != 0
                ? Allowed.ALLOWED
                : Verdict.forbidden(rule, "why.notAmong", character);
    }

    @Rule({"EMB-7", "EMB-P8", "EMB-8"})
    private static Verdict place(EmblemesState state, int seat, Place place) {
        int imposed = state.imposed[seat];
        if (imposed != EmblemesState.NONE && imposed != place.location().ordinal())
            return Verdict.forbidden("EMB-P8", "why.imposed", Location.of(imposed));
        return gap(state, place.location().ordinal(), Persona.of(state.selected[seat]), place.gap());
    }

    /** A gap is a number of equal cards. */
    @Rule({"EMB-8", "EMB-13"})
    private static Verdict gap(EmblemesState state, int location, Persona character, int gap) {
        int equals = state.equals(location, character.value());
        return 0 <= gap && gap <= equals
                ? Allowed.ALLOWED
                : Verdict.forbidden("EMB-8", "why.gap", equals, character, Location.of(location));
    }

    @Rule({"EMB-P12", "EMB-11"})
    private Verdict move(EmblemesState state, Move move) {
        Verdict adjacent = adjacent(state, move.card());
        if (!adjacent.allowed()) return adjacent;
        if (move.location().ordinal() == state.at)
            return Verdict.forbidden("EMB-P12", "why.sameLocation", move.location());
        return gap(state, move.location().ordinal(), move.card().character(), move.gap());
    }

    @Rule("EMB-P4")
    private Verdict bring(EmblemesState state, Bring bring) {
        Card card = bring.card();
        Verdict seat = seat(card.seat(), "EMB-P4");
        if (!seat.allowed()) return seat;
        int from = state.locationOf(card.number());
        if (from == EmblemesState.NONE)
            return Verdict.forbidden("EMB-P4", "why.notPlaced", Seat.of(card.seat()), card.character());
        if (from == state.at)
            return Verdict.forbidden("EMB-P4", "why.alreadyHere", Seat.of(card.seat()), card.character());
        return gap(state, state.at, card.character(), bring.gap());
    }

    @Rule({"EMB-11", "EMB-P5"})
    private Verdict adjacent(EmblemesState state, Card card) {
        Verdict seat = seat(card.seat(), "EMB-11");
        if (!seat.allowed()) return seat;
        return Neighbours.has(state, card.number())
                ? Allowed.ALLOWED
                : Verdict.forbidden("EMB-11", "why.notAdjacent", Seat.of(card.seat()), card.character());
    }

    @Rule("EMB-P11")
    private Verdict rob(EmblemesState state, int victim) {
        Verdict seat = seat(victim, "EMB-P11");
        if (!seat.allowed()) return seat;
        if (victim == state.actor) return Verdict.forbidden("EMB-P11", "why.ownGold");
        return Neighbours.ownedBy(state, victim)
                ? Allowed.ALLOWED
                : Verdict.forbidden("EMB-P11", "why.ownsNoNeighbour", Seat.of(victim));
    }

    @Rule("EMB-P10")
    private Verdict copy(EmblemesState state, Card card) {
        Verdict adjacent = adjacent(state, card);
        if (!adjacent.allowed()) return adjacent;
        return Neighbours.copyable(card.number())
                ? Allowed.ALLOWED
                : Verdict.forbidden("EMB-P10", "why.notCopyable", card.character());
    }

    /** A player whose turn to reveal is still to come. */
    @Rule({"EMB-P8", "EMB-P9"})
    private Verdict faceDown(EmblemesState state, int target, String rule) {
        Verdict seat = seat(target, rule);
        if (!seat.allowed()) return seat;
        return rules.isFaceDown(state, target)
                ? Allowed.ALLOWED
                : Verdict.forbidden(rule, "why.alreadyRevealed", Seat.of(target));
    }
}
