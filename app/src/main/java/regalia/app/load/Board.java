package regalia.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** A match whose players are at the table. They answer from when it is its turn. */
final class Board {

    private final Pace pace;
    private final Consumer<Board> over;
    private final List<Chair> chairs = new ArrayList<>();
    private int left;
    private boolean playing;

    Board(Pace pace, Consumer<Board> over) {
        this.pace = pace;
        this.over = over;
    }

    /** Lets the players come to a table. */
    Board open(Reactor reactor, Party.Begun begun, Tally tally, RandomGenerator random) {
        for (int seat = 0; seat < Party.SEATS; seat++) chairs.add(new Chair(this, reactor, begun, seat, tally, random));
        return this;
    }

    /** Whether all have come. */
    boolean ready() {
        for (Chair chair : chairs) if (!chair.here()) return false;
        return true;
    }

    /** Lets them play. */
    void play() {
        playing = true;
        for (Chair chair : chairs) if (chair.asked()) pace.asked(chair);
    }

    List<Chair> chairs() {
        return chairs;
    }

    void asked(Chair chair) {
        if (playing) pace.asked(chair);
    }

    /** One of the four has heard that the match is over. */
    void left() {
        if (++left == Party.SEATS) over.accept(this);
    }

    /** Somebody here who is awaited. */
    Optional<Chair> awaited() {
        for (Chair chair : chairs) if (chair.asked()) return Optional.of(chair);
        return Optional.empty();
    }

    int waiting() {
        int waiting = 0;
        for (Chair chair : chairs) waiting += chair.waiting();
        return waiting;
    }
}
