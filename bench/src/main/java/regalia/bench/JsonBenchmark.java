package regalia.bench;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.codec.Utf8;
import regalia.codec.match.Match;
import regalia.codec.wire.Listener;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Seat;

/** What a decision costs on its way to a listener, in the middle of a random match with all seats taken. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class JsonBenchmark {

    private static final int MIDDLE = 60;

    @Param({"palace", "emblemes"})
    public String game = "";

    private final Utf8 out = new Utf8();
    private Object view = "";
    private Supplier<WireLine> decide = () -> new WireLine.Resigned(0, "");

    @Setup
    public void setUp() {
        prepare(Catalog.game(game));
    }

    private <S extends regalia.kernel.State<S>, A extends Action, V> void prepare(Game<S, A, V> chosen) {
        int seats = chosen.mostSeats();
        Match<S, A, V> match = new Match<>(chosen, seats, Options.complete(chosen.options(seats), Map.of()));
        Rng rng = new Rng(1);
        Moves moves = new Moves();
        while (match.seq() < MIDDLE || match.position().toAct() < 0) {
            int seat = Seat.lowest(match.position().toAct());
            match.rules().legal(match.position(), seat, moves);
            match.act(seat, match.rules().action(moves.draw(rng)));
        }
        int seat = Seat.lowest(match.position().toAct());
        view = match.view(seat);
        Listener<S, A, V> listener = new Listener<>(chosen, match, seat);
        decide = () -> listener.decide(1000);
    }

    /** A view by way of a tree. */
    @Benchmark
    public byte[] viewAsTree() {
        return Json.write(view).getBytes(StandardCharsets.UTF_8);
    }

    /** A view straight into bytes. */
    @Benchmark
    public int viewAsBytes() {
        out.clear();
        Json.append(view, out);
        return out.size();
    }

    /** A whole question: looked at, listed and written. */
    @Benchmark
    public int decide() {
        out.clear();
        Json.append(decide.get(), out);
        return out.size();
    }
}
