package regalia.codec.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Entry.Conceded;
import regalia.codec.match.Entry.Handover;
import regalia.codec.match.Entry.Undone;
import regalia.kernel.Seat;

/** The entries of a match, and what follows from them without knowing the game. */
final class Log<A> {

    private final List<Entry<A>> entries = new ArrayList<>();
    private final List<Optional<String>> keepers = new ArrayList<>();
    private int conceded;
    private int undos;

    Log(int seats) {
        for (int seat = 0; seat < seats; seat++) keepers.add(Optional.empty());
    }

    int seq() {
        return entries.size();
    }

    Entry<A> entry(int seq) {
        return entries.get(seq - 1);
    }

    List<Entry<A>> after(int seq) {
        return List.copyOf(entries.subList(seq, entries.size()));
    }

    void add(Entry<A> entry) {
        entries.add(entry);
        switch (entry) {
            case Acted<A> _ -> {}
            case Undone<A> _ -> undos++;
            case Handover<A> handover -> keepers.set(handover.seat(), handover.bot());
            case Conceded<A> given -> conceded |= Seat.bit(given.seat());
        }
    }

    /** Takes out an action that was a secret still. */
    void forgetLast() {
        entries.removeLast();
    }

    void clear() {
        entries.clear();
        conceded = 0;
        undos = 0;
        keepers.replaceAll(_ -> Optional.empty());
    }

    Optional<String> keeper(int seat) {
        return keepers.get(seat);
    }

    boolean conceded(int seat) {
        return (conceded & Seat.bit(seat)) != 0;
    }

    int undos() {
        return undos;
    }

    List<Acted<A>> standing() {
        Deque<Acted<A>> acts = new ArrayDeque<>();
        int seq = seq();
        while (seq > 0) {
            Entry<A> entry = entry(seq);
            if (entry instanceof Acted<A> acted) acts.addFirst(acted);
            seq = before(entry);
        }
        return List.copyOf(acts);
    }

    /** The entry after which the match stood as it did before this one. */
    private static int before(Entry<?> entry) {
        return switch (entry) {
            case Acted<?> acted -> acted.seq() - 1;
            case Undone<?> undone -> undone.undo();
            case Handover<?> handover -> handover.seq() - 1;
            case Conceded<?> given -> given.seq() - 1;
        };
    }

    /**
     * The entry back to which a seat may take back alone: over its own actions that stand, but never to before an entry at which
     * somebody else acted. That holds for entries that were taken back too, because what was seen stays known.
     *
     * @param settled the last entry that nobody can take back alone
     */
    int undoableTo(int seat, int settled) {
        int barrier = seq();
        while (barrier > settled && !(entry(barrier) instanceof Acted<A> acted && acted.seat() != seat)) barrier--;
        int to = seq();
        for (int at = to; at > barrier; at = before(entry(at))) if (entry(at) instanceof Acted<A>) to = at - 1;
        return to;
    }
}
