package regalia.emblemes;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The immediate powers (♦). Each acts from the place of the card that was just placed, which may be an Alchemist's. */
final class Powers {

    private static final int STOLEN = 2;

    /** Begins a power: the question it asks of its owner, or {@link Stage#PLACE} if there is none and it is done. */
    @Rule({"EMB-9", "EMB-12"})
    Stage start(EmblemesState state, Persona power, int seats, Herald herald) {
        Stage question = switch (power) {
            case KING -> king(state, herald);
            case HUNTER -> hunter(state, herald);
            case GUARD -> Neighbours.any(state) ? Stage.GUARD : Stage.PLACE;
            case WARRIOR -> Neighbours.any(state) ? Stage.WARRIOR : Stage.PLACE;
            case THIEF -> canRob(state) ? Stage.THIEF : Stage.PLACE;
            case ALCHEMIST -> canCopy(state) ? Stage.ALCHEMIST : Stage.PLACE;
            case COURTESAN -> isLast(state, seats) ? Stage.PLACE : Stage.COURTESAN;
            case STRATEGIST -> isLast(state, seats) ? Stage.PLACE : Stage.STRATEGIST;
            case BARD -> cardElsewhere(state) ? Stage.BARD : Stage.PLACE;
            case PRINCESS, WITCH, TRAITOR, MERCHANT, SPY, SAILOR ->
                throw new IllegalArgumentException(power + " acts at the end of the round");
        };
        if (question == Stage.PLACE && power != Persona.KING && power != Persona.HUNTER)
            herald.announce(Seat.EVERYBODY, "log.noTarget", power);
        return question;
    }

    /** A copied King never finds a Thief: it would stand between him and the Alchemist. */
    @Rule({"EMB-P15", "EMB-18"})
    private static Stage king(EmblemesState state, Herald herald) {
        if (state.equals(state.at, Persona.THIEF.value()) > 0) out(state, state.card, herald);
        return Stage.PLACE;
    }

    /** The leftmost card is the highest, and among equals the leftmost. */
    @Rule("EMB-P1")
    private static Stage hunter(EmblemesState state, Herald herald) {
        out(state, state.cardAt(state.at, 0), herald);
        return Stage.PLACE;
    }

    @Rule("EMB-P11")
    private static boolean canRob(EmblemesState state) {
        return isAnothers(state, Neighbours.left(state)) || isAnothers(state, Neighbours.right(state));
    }

    private static boolean isAnothers(EmblemesState state, int card) {
        return card != Neighbours.NOBODY && Card.seat(card) != state.actor;
    }

    @Rule("EMB-P10")
    private static boolean canCopy(EmblemesState state) {
        return Neighbours.copyable(Neighbours.left(state)) || Neighbours.copyable(Neighbours.right(state));
    }

    /** Whether nobody's selected card is face down any more. */
    @Rule({"EMB-P8", "EMB-P9"})
    private static boolean isLast(EmblemesState state, int seats) {
        return state.placed + 1 == seats;
    }

    @Rule("EMB-P4")
    private static boolean cardElsewhere(EmblemesState state) {
        return state.size[0] + state.size[1] + state.size[2] > state.size[state.at];
    }

    @Rule({"EMB-P12", "EMB-13"})
    void guard(EmblemesState state, int card, Location location, int gap, Herald herald) {
        state.remove(state.at, state.indexOf(state.at, card));
        state.insert(location.ordinal(), card, gap);
        moved(state, card, location, herald);
    }

    @Rule({"EMB-P4", "EMB-13"})
    void bard(EmblemesState state, int card, int gap, Herald herald) {
        int from = state.locationOf(card);
        state.remove(from, state.indexOf(from, card));
        state.insert(state.at, card, gap);
        moved(state, card, Location.of(state.at), herald);
    }

    private static void moved(EmblemesState state, int card, Location location, Herald herald) {
        herald.announce(
                Seat.EVERYBODY,
                "log.move",
                Seat.of(state.actor),
                Seat.of(Card.seat(card)),
                Persona.of(Card.value(card)),
                location);
    }

    @Rule("EMB-P5")
    void warrior(EmblemesState state, int card, Herald herald) {
        out(state, card, herald);
    }

    @Rule({"EMB-P11", "EMB-14"})
    void thief(EmblemesState state, int seat, Herald herald) {
        int stolen = Math.min(STOLEN, state.gold[seat]);
        herald.announce(Seat.EVERYBODY, "log.rob", Seat.of(state.actor), Seat.of(seat), stolen);
        if (stolen == 0) return;
        state.gold[seat] -= stolen;
        state.gold[state.actor] += stolen;
        herald.points(seat, -stolen, "EMB-P11", "reason.robbed", Seat.of(state.actor));
        herald.points(state.actor, stolen, "EMB-P11", "reason.thief", Seat.of(seat));
    }

    /** A later Strategist overrules an earlier one. */
    @Rule({"EMB-P8", "EMB-21"})
    void strategist(EmblemesState state, int seat, Location location, Herald herald) {
        state.imposed[seat] = location.ordinal();
        herald.announce(Seat.EVERYBODY, "log.impose", Seat.of(state.actor), Seat.of(seat), location);
    }

    /** The old card returns to the hand; only the owner sees both. An imposed location stays. */
    @Rule({"EMB-P9", "EMB-21"})
    void swap(EmblemesState state, int seat, Persona drawn, Herald herald) {
        int old = state.selected[seat];
        state.hand[seat] = (state.hand[seat] & ~(1 << drawn.value())) | (1 << old);
        state.selected[seat] = drawn.value();
        herald.announce(Seat.bit(seat), "log.swapOwn", Persona.of(old), drawn);
        herald.announce(Seat.others(seat), "log.swap", Seat.of(seat));
        herald.revealed(Seat.bit(seat));
    }

    private static void out(EmblemesState state, int card, Herald herald) {
        state.remove(state.at, state.indexOf(state.at, card));
        herald.announce(
                Seat.EVERYBODY,
                "log.discard",
                Seat.of(Card.seat(card)),
                Persona.of(Card.value(card)),
                Location.of(state.at));
    }
}
