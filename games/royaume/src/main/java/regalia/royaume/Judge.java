package regalia.royaume;

import java.util.Optional;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.kernel.Verdict.Allowed;
import regalia.royaume.RoyaumeAction.Build;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.Deal;
import regalia.royaume.RoyaumeAction.DealTale;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.DrawToken;
import regalia.royaume.RoyaumeAction.FirstPlayer;
import regalia.royaume.RoyaumeAction.Give;
import regalia.royaume.RoyaumeAction.NinthCard;
import regalia.royaume.RoyaumeAction.TakeOut;
import regalia.royaume.RoyaumeAction.Turn;
import regalia.royaume.RoyaumeAction.TurnCard;
import regalia.royaume.RoyaumeAction.TurnUp;

/** Says whether an action is allowed and, if not, which rule forbids it. Answers to anything, however odd its numbers. */
final class Judge {

    private final RoyaumeRules rules;

    Judge(RoyaumeRules rules) {
        this.rules = rules;
    }

    Verdict judge(RoyaumeState state, int seat, RoyaumeAction action) {
        Stage stage = asks(action);
        String rule = rule(action);
        if (state.stage() == Stage.OVER) return Verdict.forbidden("ROY-30", "why.over");
        if (stage.isOfChance() && seat != Seat.CHANCE) return Verdict.forbidden(rule, "why.chance");
        if (state.stage() != stage) return Verdict.forbidden(rule, "why.notNow", state.stage());
        if (!isToAct(state, seat)) return notYourTurn(state, seat, rule);
        return switch (action) {
            case FirstPlayer(int who) -> isAtTable(who) ? Allowed.ALLOWED : noSeat(who, rule);
            case TakeOut(Tile tile) -> takeOut(state, tile, rule);
            case DealTale(int who, Tale tale) ->
                among(who == rules.listener(state) && (rules.tellable(state) & 1 << tale.ordinal()) != 0, tale, rule);
            case Deal(int who, Tile tile) ->
                among(who == rules.dealt(state) && Tiles.has(state.deck, tile.ordinal()), tile, rule);
            case TurnUp(Event event) -> turnUp(state, event, rule);
            case DrawToken(int who, Symbol symbol) ->
                among(who == rules.creditor(state) && state.supply[symbol.ordinal()] > 0, symbol, rule);
            case TurnCard(Symbol symbol) -> among(state.cards[symbol.ordinal()] > 0, symbol, rule);
            case NinthCard(int who, Symbol symbol) ->
                among(who == rules.creditor(state) && state.cards[symbol.ordinal()] > 0, symbol, rule);
            case Choose(Tile tile) -> among(Tiles.has(state.hand[seat], tile.ordinal()), tile, rule);
            case Give(int who) -> give(seat, who);
            case DiscardTale(Tale tale) -> among((state.tales[seat] & 1 << tale.ordinal()) != 0, tale, rule);
            case Build(Tile tile) -> build(state, seat, tile);
            case Turn(Tile tile, Optional<Colour> colour) -> turn(state, seat, tile, colour);
        };
    }

    /** The stage in which an action can be an answer. */
    private static Stage asks(RoyaumeAction action) {
        return switch (action) {
            case FirstPlayer _ -> Stage.FIRST_PLAYER;
            case TakeOut _ -> Stage.TAKE_OUT;
            case DealTale _ -> Stage.DEAL_TALES;
            case Deal _ -> Stage.DEAL;
            case TurnUp _ -> Stage.TURN_UP;
            case DrawToken _ -> Stage.TOKENS;
            case TurnCard _ -> Stage.SHOW;
            case NinthCard _ -> Stage.NINTH;
            case Choose _ -> Stage.CHOOSE;
            case Give _ -> Stage.GIVE;
            case DiscardTale _ -> Stage.DISCARD_TALE;
            case Build _, Turn _ -> Stage.BUILD;
        };
    }

    private static String rule(RoyaumeAction action) {
        return switch (action) {
            case FirstPlayer _, DealTale _ -> "ROY-9";
            case TakeOut _ -> "ROY-8";
            case Deal _, TurnUp _ -> "ROY-10";
            case DrawToken _, Give _ -> "ROY-13";
            case TurnCard _ -> "ROY-24";
            case NinthCard _ -> "ROY-25";
            case Choose _ -> "ROY-11";
            case DiscardTale _ -> "ROY-14";
            case Build _ -> "ROY-16";
            case Turn _ -> "ROY-18";
        };
    }

    private boolean isAtTable(int seat) {
        return 0 <= seat && seat < rules.seats;
    }

    private boolean isToAct(RoyaumeState state, int seat) {
        return (isAtTable(seat) || seat == Seat.CHANCE) && (state.toAct & Seat.bit(seat)) != 0;
    }

    private static Verdict noSeat(int seat, String rule) {
        return Verdict.forbidden(rule, "why.noSeat", seat);
    }

    private Verdict notYourTurn(RoyaumeState state, int seat, String rule) {
        if (!isAtTable(seat)) return noSeat(seat, rule);
        return switch (state.stage()) {
            case GIVE -> Verdict.forbidden(rule, "why.notYourMonster", Seat.of(Seat.lowest(state.toAct)));
            case BUILD -> Verdict.forbidden("ROY-21", "why.alreadyBuilt");
            default -> Verdict.forbidden(rule, "why.alreadyChosen");
        };
    }

    private static Verdict among(boolean right, Object what, String rule) {
        return right ? Allowed.ALLOWED : Verdict.forbidden(rule, "why.notAmong", what);
    }

    @Rule("ROY-8")
    private static Verdict takeOut(RoyaumeState state, Tile tile, String rule) {
        boolean right = tile.role() == Role.CHARACTER && Tile.colour(tile.ordinal()) == state.step;
        return among(right, tile, rule);
    }

    private Verdict turnUp(RoyaumeState state, Event event, String rule) {
        int at = rules.eventAt(event);
        if (at < 0) return Verdict.forbidden(rule, "why.noSuchEvent");
        return among((state.events & 1L << at) != 0, event.told(), rule);
    }

    @Rule("ROY-13")
    private Verdict give(int seat, int who) {
        if (!isAtTable(who)) return noSeat(who, "ROY-13");
        return who == seat ? Verdict.forbidden("ROY-13", "why.ownMarker") : Allowed.ALLOWED;
    }

    @Rule({"ROY-16", "ROY-17", "ROY-20"})
    private static Verdict build(RoyaumeState state, int seat, Tile tile) {
        int place = state.placed[seat];
        if (!Tiles.has(state.kept[seat], tile.ordinal())) return Verdict.forbidden("ROY-16", "why.notKept", tile);
        if (tile.value() != Kingdom.level(place))
            return Verdict.forbidden("ROY-16", "why.level", tile, tile.value(), Kingdom.level(place));
        if (tile == Tile.BLACK_CASTLE)
            return Kingdom.monsters(state, seat) > 0 ? Allowed.ALLOWED : Verdict.forbidden("ROY-20", "why.noMonster");
        int colour = Tile.colour(tile.ordinal());
        return Kingdom.supports(state, seat, place, colour)
                ? Allowed.ALLOWED
                : Verdict.forbidden("ROY-17", "why.noSupport", tile, Colour.of(colour));
    }

    @Rule({"ROY-18", "ROY-19"})
    private Verdict turn(RoyaumeState state, int seat, Tile tile, Optional<Colour> colour) {
        int place = state.placed[seat];
        if (!Tiles.has(state.kept[seat], tile.ordinal())) return Verdict.forbidden("ROY-16", "why.notKept", tile);
        boolean named = colour.isPresent();
        if (rules.advanced) return named ? Verdict.forbidden("ROY-19", "why.noColours") : Allowed.ALLOWED;
        if (place == Kingdom.PLACES - 1)
            return named ? Verdict.forbidden("ROY-18", "why.noColourOnTop") : Allowed.ALLOWED;
        return named ? Allowed.ALLOWED : Verdict.forbidden("ROY-18", "why.nameColour");
    }
}
