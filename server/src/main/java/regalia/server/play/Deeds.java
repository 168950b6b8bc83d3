package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import regalia.bots.Strength;
import regalia.codec.match.Entry;
import regalia.kernel.Action;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.table.Motion;
import regalia.server.table.Place;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/** What people do at a running match beside playing: take back, give a seat away, propose something to the others. */
public final class Deeds<S extends State<S>, A extends Action, V> {

    /** Each keeps all that was told before it, as long as the match is in memory; nobody who plays needs as many. */
    static final int MOST_UNDOS = 200;
    /** Whoever comes is told of each. */
    static final int MOST_HANDOVERS = 400;
    /** From so many on an owner comes back after a decision and not in it: there are only so many decisions in a match. */
    static final int MANY_HANDOVERS = 1_000;
    /** More than any bot takes. One that hasn't decided by then may never, and its seat must not be lost to its owner. */
    static final long LONGEST_MILLIS = 120_000;

    private final Playing<S, A, V> playing;

    Deeds(Playing<S, A, V> playing) {
        this.playing = playing;
    }

    /** A seat takes back what it did, as far as nobody has to be asked. */
    public void undo(int seat) {
        playing.decided(() -> {
            playing.running();
            playing.course().demandOwner(playing.table(), seat);
            int to = playing.match().undoableTo(seat);
            if (to == playing.match().seq()) throw Declined.notNow("undo.nothing");
            demandFewUndos();
            playing.match().undoTo(to, seat);
            return playing.keep(Set.of(), Optional.empty(), Optional.empty());
        });
    }

    private void demandFewUndos() {
        if (playing.match().undos() >= MOST_UNDOS) throw Declined.notNow("undo.tooMany", MOST_UNDOS);
    }

    /** The level of the bot that keeps seats at this table. */
    public String caretaker() {
        return playing.table().terms().caretaker();
    }

    /** The owner of a seat lets a bot keep it from now on. */
    public void handOver(int seat, String level) {
        handOver(seat, level, () -> {
            if (handovers() >= MOST_HANDOVERS) throw Declined.notNow("table.handedOften", MOST_HANDOVERS);
            return true;
        });
    }

    private long handovers() {
        return playing.match().entriesAfter(0).stream()
                .filter(Entry.Handover.class::isInstance)
                .count();
    }

    /**
     * The same if something is so, also when the match has gone on meanwhile.
     *
     * @param still asked by whoever has the match
     */
    void handOver(int seat, String level, BooleanSupplier still) {
        String word = Strength.of(level).word();
        playing.decided(() -> {
            playing.running();
            if (playing.match().keeper(seat).isPresent() || !still.getAsBoolean())
                return new Taken(playing.match().seq());
            playing.choices().fall(seat);
            playing.match().handOver(seat, Optional.of(word));
            return playing.keep(Set.of(), Optional.empty(), Optional.empty());
        });
    }

    /** The owner of a seat is back. */
    public void takeBack(int seat) {
        playing.decided(() -> {
            playing.running();
            if (playing.match().conceded(seat)) throw Declined.notNow("table.conceded");
            if (playing.match().keeper(seat).isEmpty())
                return new Taken(playing.match().seq());
            demandTheirs(seat);
            playing.match().handOver(seat, Optional.empty());
            return playing.keep(Set.of(), Optional.empty(), Optional.empty());
        });
    }

    /**
     * Declines who would lose their seat again at once, because their time for this decision is up. The bot would begin anew to think
     * about it: whoever asks again and again would keep the others waiting for ever, and fill the log.
     */
    private void demandTheirs(int seat) {
        long now = playing.now();
        if (now - playing.clocks().keptSince(seat) >= LONGEST_MILLIS) return;
        boolean owes = playing.course().owing().contains(seat);
        boolean chooses = (playing.match().choosing() & Seat.bit(seat)) != 0;
        boolean late = owes && playing.patience().until(playing.table(), seat, now) <= now;
        if (late || ((owes || chooses) && handovers() >= MANY_HANDOVERS)) throw Declined.notNow("table.botDecides");
    }

    /** The owner of a seat gives up for good; a bot plays on, so that the others have their match. */
    public void concede(int seat) {
        playing.decided(() -> {
            playing.running();
            if (playing.match().conceded(seat)) throw Declined.notNow("table.conceded");
            playing.match().concede(seat);
            return playing.keep(Set.of(), Optional.empty(), Optional.empty());
        });
    }

    /** Somebody proposes to take back further than they may alone, or to end the match without a result. */
    public void propose(Motion.Kind kind, int seat, int to) {
        playing.decided(() -> {
            playing.running();
            int seq = playing.match().seq();
            if (kind == Motion.Kind.UNDO && (to < 0 || to >= seq)) throw Declined.senseless("undo.nothing");
            if (kind == Motion.Kind.UNDO) demandFewUndos();
            Table table = playing.table();
            List<Integer> own = table.seatsOf(table.place(seat).person().orElseThrow());
            demandSay(own);
            int back = kind == Motion.Kind.UNDO ? playing.match().wholeAt(to) : to;
            resolve(new Motion(kind, seat, seq, back, own));
            return true;
        });
    }

    /**
     * Somebody agrees to what is proposed, or doesn't.
     *
     * @param meant whether something proposed is what they have seen: whoever proposed it may have put something else in its place
     */
    public void vote(String person, boolean agree, Predicate<Motion> meant) {
        playing.decided(() -> {
            playing.running();
            Motion motion = playing.table()
                    .motion()
                    // A node that didn't know of it yet may have let it stand when somebody acted there.
                    .filter(proposed -> proposed.at() == playing.match().seq())
                    .orElseThrow(() -> Declined.notNow("motion.none"));
            if (!meant.test(motion)) throw Declined.notNow("motion.other");
            List<Integer> own = playing.table().seatsOf(person);
            demandSay(own);
            if (agree) resolve(motion.agreedBy(own));
            else playing.replace(playing.table().with(Optional.empty()));
            return true;
        });
    }

    private void resolve(Motion motion) {
        boolean agreed = motion.agreed().containsAll(voters());
        if (!agreed) playing.replace(playing.table().with(Optional.of(motion)));
        else if (motion.kind() == Motion.Kind.CANCEL)
            playing.replace(playing.table().with(Stage.CANCELLED));
        else {
            playing.match().undoTo(motion.to(), motion.by(), motion.agreed());
            playing.course().drawLuck();
            playing.keep(Set.of(), Optional.empty(), Optional.of(playing.table().with(Optional.empty())));
        }
    }

    /** Declines who plays on none of their seats: how the match goes on is for those to say who play it, or may come back to it. */
    private void demandSay(List<Integer> own) {
        Table table = playing.table();
        boolean theirs = table.seatsWhere(Deeds::isHuman).stream()
                .anyMatch(seat -> !own.contains(seat) && !playing.match().conceded(seat));
        if (theirs
                && own.stream()
                        .allMatch(seat -> playing.course().deputy(table, seat).isPresent()))
            playing.course().demandOwner(table, own.getFirst());
    }

    /**
     * The seats whose people must agree: all who still play for themselves. Programs are asked only where nobody else is, or one of them
     * could end what it is about to lose.
     */
    private List<Integer> voters() {
        List<Integer> people = playingThemselves(Deeds::isHuman);
        return people.isEmpty() ? playingThemselves(place -> place.person().isPresent()) : people;
    }

    private List<Integer> playingThemselves(Predicate<Place> whose) {
        Table table = playing.table();
        List<Integer> seats = new ArrayList<>(table.seatsWhere(whose));
        seats.removeIf(seat -> playing.course().deputy(table, seat).isPresent());
        return seats;
    }

    private static boolean isHuman(Place place) {
        return place.person().isPresent() && place.bot().isEmpty();
    }
}
