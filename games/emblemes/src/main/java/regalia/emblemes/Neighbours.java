package regalia.emblemes;

import regalia.kernel.Rule;

/** The cards directly left and right of a card in its location. */
@Rule("EMB-11")
final class Neighbours {

    /** No card has this number. */
    static final int NOBODY = 0;

    private Neighbours() {}

    static int left(EmblemesState state) {
        int index = state.indexOf(state.at, state.card);
        return index > 0 ? state.cardAt(state.at, index - 1) : NOBODY;
    }

    static int right(EmblemesState state) {
        int index = state.indexOf(state.at, state.card);
        return index + 1 < state.size[state.at] ? state.cardAt(state.at, index + 1) : NOBODY;
    }

    static boolean any(EmblemesState state) {
        return state.size[state.at] > 1;
    }

    static boolean has(EmblemesState state, int number) {
        return number != NOBODY && (number == left(state) || number == right(state));
    }

    static boolean ownedBy(EmblemesState state, int seat) {
        return owns(seat, left(state)) || owns(seat, right(state));
    }

    private static boolean owns(int seat, int number) {
        return number != NOBODY && Card.seat(number) == seat;
    }

    /** Whether the Alchemist may copy a neighbour: an immediate power, and no Alchemist's. */
    @Rule("EMB-P10")
    static boolean copyable(int number) {
        if (number == NOBODY) return false;
        Persona character = Persona.of(Card.value(number));
        return character.immediate() && character != Persona.ALCHEMIST;
    }
}
