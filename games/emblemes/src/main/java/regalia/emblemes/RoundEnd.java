package regalia.emblemes;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** The end of a round: in each location the powers (□) from left to right, then the rewards; at last the rewarded cards leave. */
final class RoundEnd {

    private static final int SPY_GOLD = 2;

    private final EmblemesRules rules;

    RoundEnd(EmblemesRules rules) {
        this.rules = rules;
    }

    @Rule({"EMB-15", "EMB-16"})
    void settle(EmblemesState state, Herald herald) {
        herald.announce(Seat.EVERYBODY, "log.roundEnd", state.round + 1);
        int reversed = 0;
        for (int location = 0; location < Location.COUNT; location++)
            if (settle(state, location, herald)) reversed |= 1 << location;
        for (int location = 0; location < Location.COUNT; location++)
            discard(state, location, (reversed & 1 << location) != 0);
    }

    /** Settles one location and tells whether its ranks were reversed. */
    private boolean settle(EmblemesState state, int location, Herald herald) {
        boolean witch = state.equals(location, Persona.WITCH.value()) > 0;
        boolean reversed = powers(state, location, witch, herald);
        int paid = paid(state, location);
        for (int rank = 0; rank < paid; rank++) {
            int index = reversed ? state.size[location] - 1 - rank : rank;
            int card = state.cardAt(location, index);
            boolean doubled = doubles(card, location, witch);
            pay(state, location, rank, card, doubled ? 2 : 1, herald);
        }
        return reversed;
    }

    /** How many ranks are paid: as many as the face has and cards lie there. */
    private int paid(EmblemesState state, int location) {
        return Math.min(rules.faces.get(location).size(), state.size[location]);
    }

    /** Tells whether a Traitor reverses the ranks. A Witch stops every power below her own value, the Traitor's too. */
    @Rule({"EMB-P13", "EMB-19"})
    private static boolean powers(EmblemesState state, int location, boolean witch, Herald herald) {
        boolean reversed = false;
        for (int index = 0; index < state.size[location]; index++) {
            int card = state.cardAt(location, index);
            Persona character = Persona.of(Card.value(card));
            if (character.immediate()) continue;
            if (witch && character.value() < Persona.WITCH.value()) {
                herald.announce(
                        Seat.EVERYBODY, "log.cancelled", Seat.of(Card.seat(card)), character, Location.of(location));
                continue;
            }
            switch (character) {
                case PRINCESS -> princess(state, location, index, herald);
                case MERCHANT -> merchant(state, location, card, herald);
                case SPY -> spy(state, location, card, herald);
                case TRAITOR -> {
                    if (!reversed) herald.announce(Seat.EVERYBODY, "log.reversed", Location.of(location));
                    reversed = true;
                }
                default -> {}
            }
        }
        return reversed;
    }

    @Rule("EMB-P14")
    private static void princess(EmblemesState state, int location, int index, Herald herald) {
        for (int other = 0; other < state.size[location]; other++)
            if (other != index)
                gain(
                        state,
                        Card.seat(state.cardAt(location, other)),
                        1,
                        "EMB-P14",
                        "reason.princess",
                        location,
                        herald);
    }

    @Rule("EMB-P6")
    private static void merchant(EmblemesState state, int location, int card, Herald herald) {
        int below = 0;
        for (int i = 0; i < state.size[location]; i++)
            if (Card.value(state.cardAt(location, i)) < Persona.MERCHANT.value()) below++;
        gain(state, Card.seat(card), below, "EMB-P6", "reason.merchant", location, herald);
    }

    @Rule("EMB-P3")
    private static void spy(EmblemesState state, int location, int card, Herald herald) {
        int own = 0;
        for (int i = 0; i < state.size[location]; i++)
            if (Card.seat(state.cardAt(location, i)) == Card.seat(card)) own++;
        if (own == 1) gain(state, Card.seat(card), SPY_GOLD, "EMB-P3", "reason.spy", location, herald);
    }

    @Rule({"EMB-P2", "EMB-19"})
    private static boolean doubles(int card, int location, boolean witch) {
        return Card.value(card) == Persona.SAILOR.value() && location == Location.PORT.ordinal() && !witch;
    }

    @Rule({"EMB-5", "EMB-15", "EMB-P7", "EMB-20"})
    private void pay(EmblemesState state, int location, int rank, int card, int times, Herald herald) {
        int seat = Card.seat(card);
        Reward reward = rules.faces.get(location).get(rank);
        switch (reward.kind()) {
            case FIXED -> reward(state, seat, reward.gold() * times, location, rank, herald);
            case PER_CARD -> reward(state, seat, state.size[location] * times, location, rank, herald);
            case HALF -> reward(state, seat, (Card.value(card) + 1) / 2 * times, location, rank, herald);
            case STEAL -> steal(state, seat, times, location, herald);
        }
    }

    /** A loss is paid to the bank, as far as there is gold. */
    @Rule("EMB-14")
    private static void reward(EmblemesState state, int seat, int gold, int location, int rank, Herald herald) {
        int change = Math.max(gold, -state.gold[seat]);
        if (change == 0) return;
        state.gold[seat] += change;
        herald.points(seat, change, "EMB-15", "reason.reward", Location.of(location), rank + 1);
    }

    @Rule({"EMB-14", "EMB-22"})
    private void steal(EmblemesState state, int seat, int each, int location, Herald herald) {
        int sum = 0;
        for (int other = 0; other < rules.seats; other++) {
            if (other == seat) continue;
            int paid = Math.min(each, state.gold[other]);
            if (paid == 0) continue;
            state.gold[other] -= paid;
            sum += paid;
            herald.points(other, -paid, "EMB-22", "reason.stolen", Location.of(location), Seat.of(seat));
        }
        gain(state, seat, sum, "EMB-22", "reason.steal", location, herald);
    }

    private static void gain(
            EmblemesState state, int seat, int gold, String rule, String reason, int location, Herald herald) {
        if (gold == 0) return;
        state.gold[seat] += gold;
        herald.points(seat, gold, rule, reason, Location.of(location));
    }

    /** The cards that held a rewarded rank leave, the lowest ones if the ranks were reversed. */
    @Rule({"EMB-16", "EMB-20"})
    private void discard(EmblemesState state, int location, boolean reversed) {
        int paid = paid(state, location);
        for (int i = 0; i < paid; i++) state.remove(location, reversed ? state.size[location] - 1 : 0);
    }
}
