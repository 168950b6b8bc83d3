package regalia.server.play;

import java.util.List;
import java.util.Optional;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.table.Table;

/** Somebody who listens at a table. They may come before its match begins, and go in the moment in which it does. */
final class Guest {

    private final Listening.Wish wish;
    private final Ear ear;
    private volatile Optional<Integer> seat = Optional.empty();
    private boolean gone;

    Guest(Listening.Wish wish, Ear ear) {
        this.wish = wish;
        this.ear = ear;
    }

    Ear ear() {
        return ear;
    }

    boolean is(String person) {
        return wish.person().equals(person);
    }

    /** With whose eyes they hear, if the match has begun. */
    Optional<Integer> seat() {
        return seat;
    }

    /** The eyes that they wished for when they came; if that seat has changed hands since, those that they have now. */
    int eyes(Table table) {
        boolean own = wish.seat().isPresent()
                && table.seatsOf(wish.person()).contains(wish.seat().get());
        return Eyes.of(table, wish.person(), own ? wish.seat() : Optional.empty());
    }

    /** Hears the match from now on, unless they have gone. */
    synchronized void hear(Playing<?, ?, ?> playing, int eyes, Optional<Integer> after, List<Aside> asides) {
        if (gone) return;
        // Before they hear anything: they may answer at once.
        seat = Optional.of(eyes);
        try {
            playing.listeners().join(eyes, ear, after, asides);
        } catch (RuntimeException failed) {
            seat = Optional.empty();
            throw failed;
        }
    }

    /** They hear nothing from now on; gives with whose eyes they did. */
    synchronized Optional<Integer> go() {
        gone = true;
        return seat;
    }
}
