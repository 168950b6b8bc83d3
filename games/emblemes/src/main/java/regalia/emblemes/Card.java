package regalia.emblemes;

import regalia.kernel.Rule;

/**
 * One of the 75 character cards: a family, which is its player's seat, and a character. In positions and codes a card is one
 * number, value first, so that greater numbers are greater values.
 */
@Rule("EMB-1")
public record Card(int seat, Persona character) {

    /** All card numbers are below this. */
    static final int NUMBERS = 16 << 3;

    static int number(int seat, int value) {
        return value << 3 | seat;
    }

    static int value(int number) {
        return number >> 3;
    }

    static int seat(int number) {
        return number & 7;
    }

    static Card of(int number) {
        return new Card(seat(number), Persona.of(value(number)));
    }

    int number() {
        return number(seat, character.value());
    }
}
