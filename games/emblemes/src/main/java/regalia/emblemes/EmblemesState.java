package regalia.emblemes;

import java.util.Arrays;
import regalia.kernel.State;

/** A position of Emblems. Hands and piles are sets of values (bit v for value v): a pile has no order until it is drawn from. */
public final class EmblemesState implements State<EmblemesState> {

    static final int SEATS = 5;

    /**
     * Room for the cards of one location. Five players bring 15 cards a round and at least 4 of a full location leave after each:
     * 15 - 4 + 15 - 4 + 15 = 37.
     */
    static final int ROOM = 40;

    static final int NONE = -1;

    int stage;
    int toAct;
    /** Rounds and turns count from 0. */
    int round;

    int turn;
    /** Who holds the first-player pawn. */
    int pawn;
    /** How many have placed their card this turn. */
    int placed;
    /** Whose card is being placed or acts. */
    int actor;
    /** The card that acts, where it lies, and the character whose power it uses: another's if an Alchemist copies. */
    int card;

    int at;
    int power;
    /** Whose selected card the Courtesan replaces. */
    int target;

    final int[] hand = new int[SEATS];
    final int[] pile = new int[SEATS];
    final int[] gold = new int[SEATS];
    /** Value of the selected card, 0 if there is none before the seat. */
    final int[] selected = new int[SEATS];
    /** Where a Strategist makes the seat place, or NONE. */
    final int[] imposed = new int[SEATS];
    /** The cards of the three locations, left to right, and how many they are. */
    final byte[] cards = new byte[Location.COUNT * ROOM];

    final int[] size = new int[Location.COUNT];

    @Override
    public int toAct() {
        return toAct;
    }

    @Override
    public void copyFrom(EmblemesState other) {
        stage = other.stage;
        toAct = other.toAct;
        round = other.round;
        turn = other.turn;
        pawn = other.pawn;
        placed = other.placed;
        actor = other.actor;
        card = other.card;
        at = other.at;
        power = other.power;
        target = other.target;
        System.arraycopy(other.hand, 0, hand, 0, SEATS);
        System.arraycopy(other.pile, 0, pile, 0, SEATS);
        System.arraycopy(other.gold, 0, gold, 0, SEATS);
        System.arraycopy(other.selected, 0, selected, 0, SEATS);
        System.arraycopy(other.imposed, 0, imposed, 0, SEATS);
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        System.arraycopy(other.size, 0, size, 0, size.length);
    }

    void stage(Stage next, int seats) {
        stage = next.ordinal();
        toAct = seats;
    }

    Stage stage() {
        return Stage.of(stage);
    }

    /** The card at a place of a location, counted from the left. */
    int cardAt(int location, int index) {
        return cards[location * ROOM + index];
    }

    /** Where a card lies in a location, counted from the left, or NONE. */
    int indexOf(int location, int number) {
        int from = location * ROOM;
        for (int i = 0; i < size[location]; i++) if (cards[from + i] == number) return i;
        return NONE;
    }

    /** The location a card lies in, or NONE. */
    int locationOf(int number) {
        for (int location = 0; location < Location.COUNT; location++)
            if (indexOf(location, number) != NONE) return location;
        return NONE;
    }

    /** How many cards of a value lie in a location. */
    int equals(int location, int value) {
        int from = location * ROOM;
        int count = 0;
        for (int i = 0; i < size[location]; i++) if (Card.value(cards[from + i]) == value) count++;
        return count;
    }

    /** Puts a card in falling order of value, with {@code gap} equals to its left (EMB-8). */
    void insert(int location, int number, int gap) {
        int from = location * ROOM;
        int index = 0;
        while (index < size[location] && Card.value(cards[from + index]) > Card.value(number)) index++;
        index += gap;
        for (int i = size[location]++; i > index; i--) cards[from + i] = cards[from + i - 1];
        cards[from + index] = (byte) number;
    }

    /** Takes the card at a place out of a location. The room behind the last card stays zero, so that equal positions are equal. */
    void remove(int location, int index) {
        int from = location * ROOM;
        int last = --size[location];
        for (int i = index; i < last; i++) cards[from + i] = cards[from + i + 1];
        cards[from + last] = 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EmblemesState that
                && stage == that.stage
                && toAct == that.toAct
                && round == that.round
                && turn == that.turn
                && pawn == that.pawn
                && placed == that.placed
                && actor == that.actor
                && card == that.card
                && at == that.at
                && power == that.power
                && target == that.target
                && Arrays.equals(hand, that.hand)
                && Arrays.equals(pile, that.pile)
                && Arrays.equals(gold, that.gold)
                && Arrays.equals(selected, that.selected)
                && Arrays.equals(imposed, that.imposed)
                && Arrays.equals(cards, that.cards)
                && Arrays.equals(size, that.size);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(cards);
        hash = 31 * hash + Arrays.hashCode(hand);
        hash = 31 * hash + Arrays.hashCode(selected);
        hash = 31 * hash + Arrays.hashCode(gold);
        return 31 * hash + (stage * 31 + toAct) * 31 + turn;
    }
}
