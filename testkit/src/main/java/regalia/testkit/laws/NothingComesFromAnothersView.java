package regalia.testkit.laws;

import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** A view that is made with the help of another viewer's is what it is without: nothing of the other's own comes along. */
public final class NothingComesFromAnothersView implements Law {

    private static final int POSITIONS = 12;

    @Override
    public String title() {
        return "law 6: nothing comes from another's view";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        Rules<S, A, V> rules = match.rules();
        match.sample(POSITIONS, rng, state -> {
            for (int viewer : match.viewers()) {
                V view = rules.view(state, viewer);
                for (int other : match.viewers()) {
                    V helped = rules.view(state, viewer, rules.view(state, other));
                    Broken.unless(
                            helped.equals(view),
                            "seat ",
                            viewer,
                            " sees\n    ",
                            view,
                            "\n  and with the help of ",
                            other,
                            "\n    ",
                            helped);
                }
            }
        });
    }
}
