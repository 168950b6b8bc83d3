package regalia.palace;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Rule;

/**
 * What is played with at one table: the cards and discs left after some are taken out by the number of players.
 *
 * @param cards how many there are of each card, by number from 0 on, which no card has; with those taken out unseen
 * @param discs how many discs of each colour
 * @param unseen how many of the cards are taken out at random, unseen
 * @param width cards in a full row
 * @param violetAside violet discs put aside until round 2
 */
record Box(List<Integer> cards, List<Integer> discs, int unseen, int width, int violetAside) {

    /** As many as are printed, by card number: Nobles, Soldiers, Priests of 1 and 2, Kings, Queens of 2 and 3, Politicians. */
    private static final List<Integer> PRINTED = List.of(0, 8, 4, 8, 4, 8, 4, 7, 4, 7, 4, 4);

    private static final int COLOURED_DISCS = 9;
    private static final int VIOLET_DISCS = 5;
    private static final int ALL_THREES = 4;

    @Rule({"PAL-1", "PAL-2", "PAL-3", "PAL-4", "PAL-7"})
    static Box of(int seats, int threePlayerDeck) {
        return switch (seats) {
            case 2 -> new Box(without(4, 2, ALL_THREES, 2), discs(4, 3), 0, 3, 0);
            case 3 -> new Box(without(2, 1, 2, 1), discs(2, 2), 46 - threePlayerDeck, 4, 0);
            default -> new Box(without(0, 0, 0, 0), discs(0, 0), 2, 4, 1);
        };
    }

    /** Takes out so many of each card of favour 1, 2 and 3, and so many Politicians. */
    private static List<Integer> without(int ones, int twos, int threes, int politicians) {
        List<Integer> cards = new ArrayList<>(PRINTED);
        for (int number = 1; number < Card.POLITICIAN; number++) {
            int out = switch (Card.favour(number)) {
                case 1 -> ones;
                case 2 -> twos;
                default -> threes;
            };
            cards.set(number, PRINTED.get(number) - out);
        }
        cards.set(Card.POLITICIAN, PRINTED.get(Card.POLITICIAN) - politicians);
        return List.copyOf(cards);
    }

    private static List<Integer> discs(int coloured, int violet) {
        int each = COLOURED_DISCS - coloured;
        return List.of(each, each, each, VIOLET_DISCS - violet);
    }

    /** Cards that will be taken by players. */
    int played() {
        int sum = 0;
        for (int count : cards) sum += count;
        return sum - unseen;
    }

    int politicians() {
        return cards.get(Card.POLITICIAN);
    }

    /** Cards of a full grid. */
    @Rule("PAL-6")
    int grid() {
        return PalaceState.ROWS * width;
    }
}
