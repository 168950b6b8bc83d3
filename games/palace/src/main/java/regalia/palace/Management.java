package regalia.palace;

import regalia.kernel.Herald;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** A turn: take a card with its disc, refill the row when it is empty, lay a disc there; and when a round's turns are over. */
final class Management {

    private final PalaceRules rules;

    Management(PalaceRules rules) {
        this.rules = rules;
    }

    @Rule({"PAL-4", "PAL-10"})
    void take(PalaceState state, int row, Herald herald) {
        int seat = state.actor;
        int number = state.takeCard(row);
        int disc = state.discOn(row);
        state.discOn(row, PalaceState.NONE);
        state.row = row;
        Card card = Card.of(number);
        if (disc == PalaceState.NONE) herald.announce(Seat.EVERYBODY, "log.takeAlone", Seat.of(seat), card, row + 1);
        else herald.announce(Seat.EVERYBODY, "log.take", Seat.of(seat), card, Colour.of(disc), row + 1);
        if (number == Card.POLITICIAN) politician(state, seat, disc, herald);
        else person(state, seat, number, disc);
        refill(state, herald);
    }

    /** The Politician goes to the bribe of this round, its disc onto the board, also a violet one. */
    @Rule({"PAL-13", "PAL-14"})
    private static void politician(PalaceState state, int seat, int disc, Herald herald) {
        state.addPoliticians(seat, state.round, 1);
        if (disc != PalaceState.NONE) state.addDiscs(seat, disc, 1);
        herald.announce(
                Seat.EVERYBODY, "log.politician", Seat.of(seat), state.round + 1, state.politicians(seat, state.round));
    }

    /** A violet disc stays on its card: the column grows once, by both. */
    @Rule({"PAL-11", "PAL-13"})
    private static void person(PalaceState state, int seat, int number, int disc) {
        int kind = Card.kind(number);
        int favour = Card.favour(number);
        state.addTaken(seat, number);
        if (disc == Colour.VIOLET.ordinal()) {
            state.addViolets(seat, kind, 1);
            favour++;
        } else if (disc != PalaceState.NONE) state.addDiscs(seat, disc, 1);
        Columns.grow(state, seat, kind, favour);
    }

    @Rule("PAL-15")
    private void refill(PalaceState state, Herald herald) {
        if (state.isEmpty(state.row) && state.deck > 0) state.stage(Stage.REFILL, Seat.bit(Seat.CHANCE));
        else askForDisc(state, herald);
    }

    /** From right to left, as many as a row has room for, or as there are. */
    @Rule("PAL-15")
    void draw(PalaceState state, int number, Herald herald) {
        state.layCard(state.row, number);
        herald.announce(Seat.EVERYBODY, "log.refill", state.row + 1, Card.of(number));
        if (state.size(state.row) == rules.box.width() || state.deck == 0) askForDisc(state, herald);
    }

    @Rule("PAL-16")
    private void askForDisc(PalaceState state, Herald herald) {
        if (state.isEmpty(state.row) || state.reserveIsEmpty()) endTurn(state, herald);
        else state.stage(Stage.LAY, Seat.bit(state.actor));
    }

    @Rule("PAL-16")
    void lay(PalaceState state, Colour colour, Herald herald) {
        Preparation.layDisc(state, state.row, colour);
        herald.announce(Seat.EVERYBODY, "log.lay", Seat.of(state.actor), colour, state.row + 1);
        endTurn(state, herald);
    }

    @Rule({"PAL-17", "PAL-18", "PAL-27"})
    private void endTurn(PalaceState state, Herald herald) {
        state.turns++;
        state.row = 0;
        if (isOver(state)) {
            rules.evaluation.evaluate(state, herald);
            rules.end.afterRound(state, herald);
            return;
        }
        state.actor = rules.left(state.actor);
        state.stage(Stage.TAKE, Seat.bit(state.actor));
    }

    /** Round 1 is over when no disc can be laid any more, round 2 when no card can be taken. */
    @Rule({"PAL-17", "PAL-18"})
    private static boolean isOver(PalaceState state) {
        return state.round == 0 ? state.reserveIsEmpty() : state.gridIsEmpty() && state.deck == 0;
    }
}
