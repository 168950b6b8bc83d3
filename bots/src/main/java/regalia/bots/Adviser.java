package regalia.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import regalia.bots.Council.Vote;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.State;

/** What a good bot would consider in somebody's place: the best few actions and what may be expected of each. */
public final class Adviser<S extends State<S>, A extends Action, V> {

    private static final int IDEAS = 3;
    private static final int EXACT = 1;

    private final Rules<S, A, V> rules;
    private final Supplier<Sense<S, A, V>> senses;

    /** @param senses gives a new one each time: a sense serves one thread */
    public Adviser(Rules<S, A, V> rules, Supplier<Sense<S, A, V>> senses) {
        this.rules = rules;
        this.senses = senses;
    }

    /**
     * An action to consider.
     *
     * @param share how often it wins, if all play on sensibly
     * @param points what the seat ends with then
     * @param visits how much of the search went into it; none where a solver has the answer
     */
    public record Idea(int code, double share, double points, int visits) {}

    /** The best first. From the view alone, like every bot: it tells nothing that the seat may not know. */
    public List<Idea> ideas(V view, int seat, long seed) {
        Sense<S, A, V> sense = senses.get();
        Forecast<S, A, V> forecast = new Forecast<>(rules, sense);
        List<Idea> ideas = new ArrayList<>();
        for (Vote vote : votes(sense, view, seat, seed)) {
            if (ideas.size() == IDEAS) break;
            forecast.look(view, seat, vote.code(), seed);
            ideas.add(new Idea(vote.code(), forecast.share(), forecast.points(), vote.visits()));
        }
        return List.copyOf(ideas);
    }

    private List<Vote> votes(Sense<S, A, V> sense, V view, int seat, long seed) {
        Optional<Integer> ready = sense.plan(view, EXACT);
        if (ready.isPresent()) return behind(ready.get(), sense, view, seat, seed);
        Council<S, A, V> council = new Council<>(rules, senses, 1, false);
        council.search(view, seat, seed, done -> done < Strength.KNIGHT_ITERATIONS);
        return council.votes();
    }

    /** The solver's answer, and behind it what looks best at a glance. */
    private List<Vote> behind(int ready, Sense<S, A, V> sense, V view, int seat, long seed) {
        Squire<S, A, V> squire = new Squire<>(rules, sense);
        int size = squire.look(view, seat, new Rng(seed));
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < size; i++) if (squire.code(i) != ready) others.add(i);
        others.sort(Comparator.comparingDouble(squire::worth).reversed());
        List<Vote> votes = new ArrayList<>(List.of(new Vote(ready, 0)));
        for (int i : others) votes.add(new Vote(squire.code(i), 0));
        return votes;
    }
}
