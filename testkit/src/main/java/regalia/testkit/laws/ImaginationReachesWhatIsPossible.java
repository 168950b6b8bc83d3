package regalia.testkit.laws;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/**
 * What a seat imagines is what can be true for all it knows. Measured with the scrambler: where few worlds are possible, both
 * must reach the very same ones; where many are, both must reach the same facts. Something that one reaches and the other
 * seems not to is waited for, much longer than chance alone would make it wait, before it is called missing.
 */
public final class ImaginationReachesWhatIsPossible implements Law {

    private static final int POSITIONS = 2;
    private static final int DRAWS = 60;
    private static final int FEW_WORLDS = DRAWS / 10;
    private static final int COMMON = DRAWS / 10;
    private static final int PATIENCE = 6000;

    @Override
    public String title() {
        return "law 5: imagination varies and reaches what is possible";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        match.sample(POSITIONS, rng, state -> {
            int viewer = match.viewers()[rng.below(match.seats() + 1)];
            V view = match.rules().view(state, viewer);
            Source<S> scrambled = new Source<>(
                    "the sheet (scrambled matches)",
                    () -> match.replay(match.subject().scrambleHidden(match.rules(), match.before(), viewer, rng)));
            Source<S> imagined = new Source<>("seat " + viewer + "'s imagination", () -> {
                S world = match.rules().start();
                match.rules().imagine(view, rng, world);
                return world;
            });
            boolean few = fewWorlds(scrambled, imagined);
            Facts<S> facts = new Facts<>(state, union(scrambled, imagined));
            Function<S, Set<?>> seen = few
                    ? world -> Set.of(facts.difference(world))
                    : world -> facts.of(world, match.subject().hiddenFacts(match.rules(), world, viewer));
            scrambled.within(imagined, seen, few ? 1 : COMMON);
            imagined.within(scrambled, seen, few ? 1 : COMMON);
        });
    }

    /** One that came upon few where the other came upon many may only have been slow: it gets more time. */
    private static <S> boolean fewWorlds(Source<S> one, Source<S> other) {
        boolean differ = one.few() != other.few();
        for (int i = 0; differ && i < DRAWS * 10; i++) (one.few() ? one : other).take();
        return one.few() || other.few();
    }

    private static <S> Set<S> union(Source<S> one, Source<S> other) {
        Set<S> union = new HashSet<>(one.worlds.keySet());
        union.addAll(other.worlds.keySet());
        return union;
    }

    /** Where worlds come from, with some that came. */
    private static final class Source<S> {
        private final String name;
        private final Supplier<S> draw;
        private final Map<S, Integer> worlds = new HashMap<>();

        Source(String name, Supplier<S> draw) {
            this.name = name;
            this.draw = draw;
            for (int i = 0; i < DRAWS; i++) take();
        }

        void take() {
            worlds.merge(draw.get(), 1, Integer::sum);
        }

        boolean few() {
            return worlds.size() <= FEW_WORLDS;
        }

        /** Whatever is seen here at least so often, the other reaches too. */
        void within(Source<S> other, Function<S, ? extends Set<?>> seen, int often) {
            Map<Object, Integer> counts = new HashMap<>();
            worlds.forEach((world, count) -> {
                for (Object fact : seen.apply(world)) counts.merge(fact, count, Integer::sum);
            });
            Set<Object> missing = new HashSet<>();
            counts.forEach((fact, count) -> {
                if (count >= often) missing.add(fact);
            });
            for (S world : other.worlds.keySet()) missing.removeAll(List.copyOf(seen.apply(world)));
            for (int i = 0; i < PATIENCE && !missing.isEmpty(); i++)
                missing.removeAll(List.copyOf(seen.apply(other.draw.get())));
            if (missing.isEmpty()) return;
            Object fact = missing.iterator().next();
            throw new Broken(
                    name + " comes upon this " + counts.get(fact) + " times, " + other.name + " never does: " + fact);
        }
    }
}
