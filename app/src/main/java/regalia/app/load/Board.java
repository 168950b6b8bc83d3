package regalia.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** One of the matches that are played side by side; when it is over, another takes its place. */
final class Board {

    private final Pace pace;
    private final Consumer<Board> vacant;
    private List<Chair> chairs = List.of();
    private int playing;

    Board(Pace pace, Consumer<Board> vacant) {
        this.pace = pace;
        this.vacant = vacant;
    }

    void begin(Reactor reactor, Party.Begun begun, Tally tally, RandomGenerator random) {
        playing = Party.SEATS;
        List<Chair> fresh = new ArrayList<>();
        for (int seat = 0; seat < Party.SEATS; seat++) fresh.add(new Chair(this, reactor, begun, seat, tally, random));
        chairs = List.copyOf(fresh);
    }

    List<Chair> chairs() {
        return chairs;
    }

    void asked(Chair chair) {
        pace.asked(chair);
    }

    /** One of the four has heard that the match is over. */
    void left() {
        if (--playing == 0) vacant.accept(this);
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
