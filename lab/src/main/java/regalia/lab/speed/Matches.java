package regalia.lab.speed;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import regalia.bots.Level;
import regalia.catalog.Setup;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.lab.Job;
import regalia.lab.Progress;
import regalia.lab.Range;
import regalia.lab.Study;
import regalia.lab.Trial;

/** Matches between squires, played as a study plays them. The first so many: the same, on however many threads. */
final class Matches implements Load {

    private final Game<?, ?, ?> game;
    private final int seats;
    private final Options options;
    /** Held, with all that it keeps, until the next: so that its size shows in the heap. */
    private Study latest;

    Matches(Game<?, ?, ?> game, int seats) {
        this.game = game;
        this.seats = seats;
        options = Setup.options(game, seats, Map.of());
        latest = study(1);
    }

    private Study study(int matches) {
        Trial trial = new Trial(
                seats,
                List.of(options),
                Collections.nCopies(seats, Level.SQUIRE.word()),
                List.of(new Range(1, matches)));
        return Study.of(new Job(game, List.of(trial), 1));
    }

    @Override
    public void work(int size, int threads) {
        latest = study(size);
        latest.play(threads, Progress.NOBODY);
    }
}
