package regalia.lab.play;

import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;

/**
 * A decision that several seats owe at once, made by one seat after the other: each must decide as if the others hadn't yet, as in
 * {@link regalia.codec.match.Match#viewAlone}. The lowest seat that owes acts until it owes nothing more.
 */
final class Sealed<S extends State<S>> {

    private final Rules<S, ?, ?> rules;
    private final S begun;
    private final S alone;
    private int choosing;
    private int owing;
    private int seat;

    Sealed(Rules<S, ?, ?> rules) {
        this.rules = rules;
        begun = rules.start();
        alone = rules.start();
    }

    void clear() {
        choosing = 0;
    }

    /** Begins if several seats are to act. */
    void begin(S position) {
        if (choosing != 0 || Integer.bitCount(position.toAct()) < 2) return;
        begun.copyFrom(position);
        choosing = position.toAct();
        owing = choosing;
        seat = -1;
    }

    /** The position that a seat may decide from: the true one, or one in which it alone has chosen. */
    S eyes(int who, S position) {
        if ((choosing & Seat.bit(who)) == 0) return position;
        turnTo(who);
        return alone;
    }

    private void turnTo(int who) {
        if (seat == who) return;
        seat = who;
        alone.copyFrom(begun);
    }

    /** A seat has acted, and this is the position after it. */
    void acted(int who, int code, S after) {
        if (choosing == 0) return;
        turnTo(who);
        rules.play(alone, who, code, Silent.HERALD);
        int self = Seat.bit(who);
        int now = after.toAct();
        boolean last = owing == self;
        // The last may be the one to act in what follows, too.
        if ((now & self) == 0 || (last && (now != self || (alone.toAct() & self) == 0))) owing &= ~self;
        if (owing == 0) choosing = 0;
    }
}
