package regalia.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import regalia.bots.Workload;
import regalia.catalog.Catalog;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rules;

/** Random playouts, copies, imaginations and iterations of search. Run with {@code -prof gc} to see what they allocate: nothing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GameBenchmark {

    @Param({"palace", "royaume", "lord", "minister", "emblemes"})
    public String game = "";

    /** 0 stands for the most the game seats. */
    @Param("0")
    public int seats;

    private Workload<?, ?, ?> workload = workload("emblemes", 3);

    @Setup
    public void setUp() {
        workload = workload(game, seats);
    }

    private static Workload<?, ?, ?> workload(String id, int seats) {
        Game<?, ?, ?> game = Catalog.game(id);
        int places = seats == 0 ? game.mostSeats() : seats;
        return workload(game, places);
    }

    private static <S extends regalia.kernel.State<S>, A extends Action, V> Workload<S, A, V> workload(
            Game<S, A, V> game, int places) {
        Rules<S, A, V> rules = game.rules(places, Options.complete(game.options(places), Map.of()));
        return new Workload<>(rules, () -> game.sense(rules));
    }

    /** One whole random match. */
    @Benchmark
    public int playout() {
        return workload.playout();
    }

    /** One copy of a position of mid-match. */
    @Benchmark
    public int copy() {
        return workload.copy();
    }

    /** One position imagined from a view of mid-match. */
    @Benchmark
    public int imagine() {
        return workload.imagine();
    }

    /** One iteration of search from the opening, with a random playout. */
    @Benchmark
    public int search() {
        return workload.search();
    }

    /** One iteration as bots search. */
    @Benchmark
    public int searchSensibly() {
        return workload.searchSensibly();
    }
}
