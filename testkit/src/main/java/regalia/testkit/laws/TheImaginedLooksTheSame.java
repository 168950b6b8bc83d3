package regalia.testkit.laws;

import java.util.ArrayList;
import java.util.Arrays;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** Whoever imagines a position from a view sees in it what they see now, may do what they may do now, and can play on in it. */
public final class TheImaginedLooksTheSame implements Law {

    private static final int POSITIONS = 5;
    private static final int IMAGINATIONS = 2;
    private static final int PLAYED_ON = 12;

    @Override
    public String title() {
        return "law 4: the view of an imagined position is the view it was imagined from";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        S imagined = match.rules().start();
        match.sample(POSITIONS, rng, state -> {
            S before = match.copy(state);
            for (int viewer : match.viewers())
                for (int i = 0; i < IMAGINATIONS; i++) compare(match, state, viewer, imagined, rng);
            Broken.unless(before.equals(state), "looking at a position changed it");
        });
    }

    private static <S extends State<S>, A extends Action, V> void compare(
            RandomMatch<S, A, V> match, S state, int viewer, S imagined, Rng rng) {
        Rules<S, A, V> rules = match.rules();
        V view = rules.view(state, viewer);
        rules.imagine(view, rng, imagined);
        V again = rules.view(imagined, viewer);
        Broken.unless(
                again.equals(view), "seat ", viewer, " sees\n    ", view, "\n  and in its imagination\n    ", again);
        Broken.unless(imagined.toAct() == state.toAct(), "others are to act in what seat ", viewer, " imagines");
        if (viewer != Seat.SPECTATOR) {
            int[] legal = match.legal(imagined, viewer);
            int[] truly = match.legal(state, viewer);
            Broken.unless(
                    Arrays.equals(legal, truly),
                    "legal for seat ",
                    viewer,
                    " in its imagination: ",
                    legal,
                    ", truly: ",
                    truly);
        }
        match.playOn(imagined, rng, PLAYED_ON, new ArrayList<>());
    }
}
