package regalia.codec.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Action;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;

/**
 * A decision that several seats owe at once: what each has chosen so far, in the log or as a draft. It keeps the position in which
 * the decision began, so that a draft can be put another way without folding the log again.
 */
final class SealedDecision<S extends State<S>, A extends Action> {

    private final Rules<S, A, ?> rules;
    private final List<List<Draft<A>>> made = new ArrayList<>();
    /** How many of a seat's choices are in the log already. */
    private final int[] logged;

    private @Nullable S begun;
    private @Nullable S alone;
    private int choosing;
    private int owing;
    private int drafts;

    SealedDecision(Rules<S, A, ?> rules) {
        this.rules = rules;
        this.logged = new int[rules.seats()];
    }

    boolean underWay() {
        return choosing != 0;
    }

    int choosing() {
        return choosing;
    }

    int ready() {
        return choosing & ~owing;
    }

    boolean complete() {
        return choosing != 0 && owing == 0;
    }

    /** Whether some of its choices are in the log and others are not. */
    boolean halfOpen() {
        for (int choices : logged) if (choices > 0) return true;
        return false;
    }

    /** How many choices wait outside of the log. */
    int drafts() {
        return drafts;
    }

    /** Begins if several seats are to act. */
    void begin(S position) {
        if (underWay() || Integer.bitCount(position.toAct()) < 2) return;
        if (begun == null) begun = rules.start();
        begun.copyFrom(position);
        choosing = position.toAct();
        owing = choosing;
        while (made.size() < rules.seats()) made.add(new ArrayList<>());
    }

    void end() {
        if (!underWay()) return;
        made.forEach(List::clear);
        Arrays.fill(logged, 0);
        choosing = 0;
        owing = 0;
        drafts = 0;
    }

    /** An entry of the log was carried out. */
    void acted(int seat, Draft<A> choice, S after) {
        if (!underWay()) return;
        logged[seat]++;
        chose(seat, choice, after);
    }

    /** A draft was carried out. */
    void drafted(int seat, Draft<A> choice, S after) {
        drafts++;
        chose(seat, choice, after);
    }

    private void chose(int seat, Draft<A> choice, S after) {
        made.get(seat).add(choice);
        int now = after.toAct();
        int self = Seat.bit(seat);
        boolean last = owing == self;
        // The last may be the one to act in what follows, too.
        if ((now & self) == 0 || (last && (now != self || doneAlone(seat)))) owing &= ~self;
    }

    /** Whether a seat would owe nothing more if it alone had chosen: then nothing can have followed. */
    private boolean doneAlone(int seat) {
        return (alone(seat).toAct() & Seat.bit(seat)) == 0;
    }

    /** The position as it would be if only this seat had chosen. Good until somebody asks again. */
    S alone(int seat) {
        if (alone == null) alone = rules.start();
        S own = alone;
        own.copyFrom(beginning());
        for (Draft<A> choice : made.get(seat)) rules.apply(own, seat, choice.action(), Silent.HERALD);
        return own;
    }

    /**
     * The position as a seat may see it: without what others have made of choices that they are not done with. That they have begun, and
     * how far they have come, is theirs as much as what they choose.
     */
    S seen(int seat, S position) {
        if (!unfinished(~Seat.bit(seat))) return position;
        if (alone == null) alone = rules.start();
        S seen = alone;
        seen.copyFrom(beginning());
        for (int other = 0; other < made.size(); other++) {
            boolean all = other == seat || (owing & Seat.bit(other)) == 0;
            for (Draft<A> choice :
                    made.get(other).subList(0, all ? made.get(other).size() : logged[other]))
                rules.apply(seen, other, choice.action(), Silent.HERALD);
        }
        return seen;
    }

    /** Whether one of these seats has drafted something and is not done with it. */
    boolean unfinished(int seats) {
        if (drafts == 0) return false;
        for (int seat = 0; seat < made.size(); seat++)
            if ((owing & seats & Seat.bit(seat)) != 0 && made.get(seat).size() > logged[seat]) return true;
        return false;
    }

    private S beginning() {
        if (begun == null) throw new IllegalStateException("no decision has begun");
        return begun;
    }

    List<Draft<A>> drafts(int seat) {
        if (!underWay()) return List.of();
        List<Draft<A>> own = made.get(seat);
        return List.copyOf(own.subList(logged[seat], own.size()));
    }

    /** Drops what a seat has drafted behind its first drafts. */
    void withdraw(int seat, int keep, S position) {
        List<Draft<A>> own = made.get(seat);
        List<Draft<A>> dropped = own.subList(logged[seat] + keep, own.size());
        if (dropped.isEmpty()) return;
        drafts -= dropped.size();
        dropped.clear();
        owing |= Seat.bit(seat);
        restore(position);
    }

    /** Drops all drafts. */
    void withdrawAll(S position) {
        for (int seat = 0; seat < logged.length; seat++) {
            List<Draft<A>> own = made.get(seat);
            if (own.size() > logged[seat]) owing |= Seat.bit(seat);
            own.subList(logged[seat], own.size()).clear();
        }
        drafts = 0;
        restore(position);
    }

    private void restore(S position) {
        position.copyFrom(beginning());
        for (int seat = 0; seat < made.size(); seat++)
            for (Draft<A> choice : made.get(seat)) rules.apply(position, seat, choice.action(), Silent.HERALD);
    }
}
