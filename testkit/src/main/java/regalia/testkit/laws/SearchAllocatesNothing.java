package regalia.testkit.laws;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;

/** What search does millions of times a second creates no object, even where no compiler helps. */
public final class SearchAllocatesNothing implements Law {

    /** The first rounds load classes and grow buffers; what every round allocates, the rules allocate. */
    private static final int ROUNDS = 8;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final String[] STEPS = {"copyFrom", "legal", "play", "chance", "imagine", "outcome"};

    @Override
    public String title() {
        return "law 12: search allocates nothing";
    }

    @Override
    public int games(int asked) {
        return Math.min(1, asked);
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        List<V> views = new ArrayList<>();
        match.walk(state -> views.add(match.rules().view(state, match.viewers()[rng.below(match.seats() + 1)])));
        int[] seats = match.actions().stream().mapToInt(Played::seat).toArray();
        int[] codes = match.actions().stream()
                .mapToInt(played -> played.action().code())
                .toArray();
        long[] least = new long[STEPS.length];
        Arrays.fill(least, Long.MAX_VALUE);
        Round<S, A, V> round = new Round<>(match.rules(), views, seats, codes);
        for (int i = 0; i < ROUNDS; i++) {
            round.run();
            for (int step = 0; step < least.length; step++) least[step] = Math.min(least[step], round.bytes[step]);
        }
        for (int step = 0; step < least.length; step++)
            Broken.unless(least[step] == 0, STEPS[step], " creates ", least[step], " bytes of objects in a match");
    }

    /** The same match once more, on objects made beforehand. */
    private static final class Round<S extends State<S>, A extends Action, V> {
        private final Rules<S, A, V> rules;
        private final List<V> views;
        private final int[] seats;
        private final int[] codes;
        private final S state;
        private final S other;
        private final S start;
        private final Moves moves = new Moves();
        private final Rng rng = new Rng(1);
        private final Outcome outcome;
        private final long[] bytes = new long[STEPS.length];

        Round(Rules<S, A, V> rules, List<V> views, int[] seats, int[] codes) {
            this.rules = rules;
            this.views = views;
            this.seats = seats;
            this.codes = codes;
            state = rules.start();
            other = rules.start();
            start = rules.start();
            outcome = new Outcome(rules.seats());
        }

        void run() {
            Arrays.fill(bytes, 0);
            rng.seed(1);
            state.copyFrom(start);
            for (int seq = 0; seq < codes.length; seq++) {
                long from = now();
                other.copyFrom(state);
                from = note(0, from);
                moves.clear();
                rules.legal(state, seats[seq], moves);
                from = note(1, from);
                if (seats[seq] == Seat.CHANCE) rules.chance(state, rng, moves);
                from = note(3, from);
                rules.imagine(views.get(seq), rng, other);
                from = note(4, from);
                rules.outcome(state, outcome);
                from = note(5, from);
                rules.play(state, seats[seq], codes[seq], Silent.HERALD);
                note(2, from);
            }
        }

        private long note(int step, long from) {
            long now = now();
            bytes[step] += now - from;
            return now;
        }

        private static long now() {
            return THREADS.getCurrentThreadAllocatedBytes();
        }
    }
}
