package regalia.testkit;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regalia.kernel.Action;
import regalia.kernel.State;

/**
 * The laws as tests: a game's test class extends this and names its {@link Subject}. {@code -Dregalia.law.games=n} plays n
 * random matches for each setup, {@code -Dregalia.law.seed=s} only the one with that seed. Each law at each seat count has a
 * subject of its own, so that as many hold at once as there are cores.
 */
@Execution(ExecutionMode.CONCURRENT)
public abstract class GameLaws<S extends State<S>, A extends Action, V> {

    static final int STANDARD_GAMES = 6;

    protected abstract Subject<S, A, V> subject();

    @TestFactory
    protected Stream<DynamicContainer> everyLawHoldsAtEverySeatCount() {
        return Laws.ALL.stream().map(law -> DynamicContainer.dynamicContainer(law.title(), atEachSeatCount(law)));
    }

    private Stream<DynamicTest> atEachSeatCount(Law law) {
        int games = Integer.getInteger("regalia.law.games", STANDARD_GAMES);
        return IntStream.rangeClosed(
                        subject().game().fewestSeats(), subject().game().mostSeats())
                .mapToObj(seats -> DynamicTest.dynamicTest(seats + " seats", () -> hold(law, subject(), seats, games)));
    }

    /** Holds a law against so many matches of each setup. */
    static <S extends State<S>, A extends Action, V> void hold(
            Law law, Subject<S, A, V> subject, int seats, int games) {
        List<Setup<S, A, V>> setups = Setup.pairwise(subject, seats);
        for (int i = 0; i < setups.size(); i++) {
            Setup<S, A, V> setup = setups.get(i);
            seeds(law, i, games).forEach(seed -> law.hold(setup, seed));
        }
    }

    /** Other seeds for each setup, so that seeds differ in more than their options. */
    private static LongStream seeds(Law law, int setup, int games) {
        Long only = Long.getLong("regalia.law.seed");
        if (only != null) return LongStream.of(only);
        return LongStream.range(0, law.games(games)).map(game -> 1000L * setup + game);
    }
}
