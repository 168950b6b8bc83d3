package regalia.lab;

import java.util.List;
import regalia.catalog.Recorder;
import regalia.catalog.Seating;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/**
 * Matches to be played: a trial for each number of seats. Match {@code n} of a trial has its own luck, which follows from the seed and
 * {@code n} as in {@link Recorder}; so a job can be cut into ranges of matches and put together again.
 */
public record Job(Game<?, ?, ?> game, List<Trial> trials, long seed) {

    public Job {
        trials = List.copyOf(trials);
        if (trials.isEmpty()) throw new Unusable("a study needs a number of seats");
    }

    /** How many matches are wanted; where two rule sets are compared, a match is one of each. */
    public long size() {
        return trials.stream().mapToLong(Trial::size).sum();
    }

    /** Whether two rule sets are compared. */
    public boolean compares() {
        return trials.getFirst().sides().size() == 2;
    }

    /**
     * The record of a match, as {@code regalia record} writes it.
     *
     * @param seats 0 if there is only one number of seats
     * @param side 0, or 1 for the second of two rule sets
     */
    public String record(int seats, int side, int number) {
        if (seats == 0 && trials.size() > 1)
            throw new Unusable("this study has several numbers of seats: say which with --seats");
        Trial trial = seats == 0 ? trials.getFirst() : trial(seats);
        if (side >= trial.sides().size()) throw new Unusable("this study has only one rule set");
        return record(game, trial, trial.sides().get(side), number);
    }

    private <S extends State<S>, A extends Action, V> String record(
            Game<S, A, V> played, Trial trial, Options options, int number) {
        List<Player> players = new Seating(trial.bots()).named(List.of());
        return new Recorder<>(played, options, players, seed).match(number);
    }

    Trial trial(int seats) {
        for (Trial trial : trials) if (trial.seats() == seats) return trial;
        throw new Unusable("nothing is studied with " + seats + " seats");
    }
}
