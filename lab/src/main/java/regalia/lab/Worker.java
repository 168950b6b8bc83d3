package regalia.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.State;
import regalia.lab.play.Picks;
import regalia.lab.play.Playing;
import regalia.lab.tally.Figures;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Tally;

/** Plays parts of a job, on one thread. */
final class Worker {

    private final Job job;
    private final Picks picks;
    private final Map<Integer, List<Playing<?, ?, ?>>> tables = new HashMap<>();

    Worker(Job job, Picks picks) {
        this.job = job;
        this.picks = picks;
    }

    /** Some matches, or as many of the first of them as were played before somebody stopped it; nothing if none was. */
    Optional<Chunk> play(Trial trial, Range range, BooleanSupplier stopped, Runnable played) {
        List<Playing<?, ?, ?>> sides = tables.computeIfAbsent(trial.seats(), _ -> sides(trial));
        List<Tally> tallies = Stream.generate(() -> new Tally(trial.seats()))
                .limit(sides.size())
                .toList();
        Pairs pairs = new Pairs(trial.seats());
        int last = range.from() - 1;
        while (last < range.to() && !stopped.getAsBoolean()) {
            last++;
            Figures first = sides.getFirst().play(last);
            tallies.getFirst().add(first, picks::name);
            if (sides.size() == 2) {
                Figures second = sides.getLast().play(last);
                tallies.getLast().add(second, picks::name);
                pairs.add(first, second, sides.getLast().partsFrom(sides.getFirst()));
            }
            played.run();
        }
        if (last < range.from()) return Optional.empty();
        Histogram times = new Histogram();
        for (Playing<?, ?, ?> side : sides) times.add(side.times());
        return Optional.of(new Chunk(
                trial.seats(),
                new Range(range.from(), last),
                tallies,
                sides.size() == 2 ? Optional.of(pairs) : Optional.empty(),
                times));
    }

    private List<Playing<?, ?, ?>> sides(Trial trial) {
        return trial.sides().stream()
                .<Playing<?, ?, ?>>map(options -> playing(job.game(), options, trial.bots()))
                .toList();
    }

    private <S extends State<S>, A extends Action, V> Playing<S, A, V> playing(
            Game<S, A, V> game, Options options, List<String> bots) {
        return new Playing<>(game, options, bots, job.seed(), picks);
    }
}
