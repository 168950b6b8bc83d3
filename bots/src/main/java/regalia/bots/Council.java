package regalia.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/**
 * Searches one decision on one or several cores. Each search has its own tree and its own luck; they keep step, so that the number of
 * iterations tells exactly what was done, and they vote with their visits.
 */
final class Council<S extends State<S>, A extends Action, V> {

    /** How many iterations are done between two looks at the clock, where searches have to wait for each other. */
    private static final int STEP = 16;

    private final List<Search<S, A, V>> searches;
    /** A single legal action needs no search, and no vote of those who have not searched. */
    private int voters;

    Council(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses, int threads, boolean apart) {
        searches = Stream.generate(senses)
                .limit(threads)
                .map(sense -> new Search<>(rules, sense, Manner.of(sense, apart)))
                .toList();
    }

    /**
     * Searches from an empty tree. Whether to go on is asked with the iterations that each has done, after the first: without any the
     * number would not tell what was done.
     */
    void search(V view, int seat, long seed, IntPredicate more) {
        Search<S, A, V> own = searches.getFirst();
        own.begin(view, seat, seed);
        voters = 1;
        if (own.nextBranch(own.firstBranch()) == Tree.NONE) return;
        voters = searches.size();
        if (searches.size() == 1) {
            do own.iterate(view);
            while (more.test(own.iterations()));
        } else together(view, seat, seed, more);
    }

    private void together(V view, int seat, long seed, IntPredicate more) {
        Step step = new Step(searches.size(), searches.getFirst(), more);
        for (int i = 1; i < searches.size(); i++) {
            Search<S, A, V> search = searches.get(i);
            long luck = Rng.mix(seed, "thread/" + i);
            Thread.ofPlatform().daemon().start(() -> {
                step.attempt(() -> search.begin(view, seat, luck));
                step.keep(() -> iterate(search, view));
            });
        }
        step.keep(() -> iterate(searches.getFirst(), view));
        if (step.broken != null) throw new IllegalStateException("a search broke", step.broken);
    }

    private static <S extends State<S>, A extends Action, V> void iterate(Search<S, A, V> search, V view) {
        for (int i = 0; i < STEP; i++) search.iterate(view);
    }

    /** Keeps the searches of one decision in step. Each decision has its own: a thread that is slow to go must not see the next one's. */
    private static final class Step {

        private final CyclicBarrier barrier;
        private volatile boolean done;
        private volatile @Nullable Throwable broken;

        Step(int threads, Search<?, ?, ?> own, IntPredicate more) {
            barrier = new CyclicBarrier(
                    threads, () -> done = broken != null || (own.iterations() > 0 && !more.test(own.iterations())));
        }

        void keep(Runnable work) {
            try {
                for (barrier.await(); !done; barrier.await()) attempt(work);
            } catch (InterruptedException | BrokenBarrierException stopped) {
                Thread.currentThread().interrupt();
            }
        }

        /** One that breaks still keeps step, so that none waits for it. */
        void attempt(Runnable work) {
            try {
                work.run();
            } catch (RuntimeException failure) {
                broken = failure;
            }
        }
    }

    /** Iterations of all searches together; at least one, since a single legal action needs no search. */
    int iterations() {
        return Math.max(1, searches.size() * searches.getFirst().iterations());
    }

    int threads() {
        return searches.size();
    }

    /** The action with the most visits; of equals the one that looked better at first. */
    int best() {
        Search<S, A, V> own = searches.getFirst();
        int best = own.firstBranch();
        for (int branch = best; branch != Tree.NONE; branch = own.nextBranch(branch)) {
            int more = Integer.compare(visits(branch), visits(best));
            if (more > 0 || (more == 0 && own.tree().prior[branch] > own.tree().prior[best])) best = branch;
        }
        return own.tree().code[best];
    }

    /** All actions that were looked at, the most visited first. */
    List<Vote> votes() {
        Search<S, A, V> own = searches.getFirst();
        List<Vote> votes = new ArrayList<>();
        for (int branch = own.firstBranch(); branch != Tree.NONE; branch = own.nextBranch(branch))
            votes.add(new Vote(own.tree().code[branch], visits(branch)));
        votes.sort(Comparator.comparingInt(Vote::visits).reversed());
        return votes;
    }

    private int visits(int branch) {
        Search<S, A, V> own = searches.getFirst();
        int visits = own.tree().visits[branch];
        for (int i = 1; i < voters; i++) visits += searches.get(i).visits(own.tree().code[branch]);
        return visits;
    }

    record Vote(int code, int visits) {}
}
