package regalia.codec.match;

import regalia.kernel.Seat;
import regalia.kernel.Unusable;
import regalia.kernel.Word;

/** Who acts, as a record says it: the number of a seat, or {@code chance}. */
@Word
record Actor(int seat) {

    private static final String CHANCE = "chance";

    static Actor parse(String word) {
        if (word.equals(CHANCE)) return new Actor(Seat.CHANCE);
        if (word.matches("[0-9]")) return new Actor(Integer.parseInt(word));
        throw new Unusable("must be the number of a seat or 'chance'");
    }

    @Override
    public String toString() {
        return seat == Seat.CHANCE ? CHANCE : Integer.toString(seat);
    }
}
