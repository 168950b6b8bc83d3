package regalia.testkit.laws;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;

/** Where several seats choose at once, it makes no difference who is quicker. */
public final class ChoicesCommute implements Law {

    @Override
    public String title() {
        return "law 7: simultaneous choices commute";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        match.walk(state -> {
            if (Integer.bitCount(state.toAct()) < 2) return;
            List<Played<A>> choices = new ArrayList<>();
            for (int acting = state.toAct(); acting != 0; acting &= acting - 1) {
                int seat = Seat.lowest(acting);
                int[] legal = match.legal(state, seat);
                if (legal.length > 0)
                    choices.add(new Played<>(seat, match.rules().action(legal[rng.below(legal.length)])));
            }
            S inOrder = after(match, state, choices);
            S reversed = after(match, state, choices.reversed());
            Broken.unless(inOrder.equals(reversed), "the order of these choices matters: ", choices);
        });
    }

    private static <S extends State<S>, A extends Action, V> S after(
            RandomMatch<S, A, V> match, S state, List<Played<A>> choices) {
        S copy = match.copy(state);
        for (Played<A> choice : choices) {
            int seat = choice.seat();
            Broken.unless(
                    Arrays.equals(match.legal(copy, seat), match.legal(state, seat)),
                    "what another seat chose changes what seat ",
                    seat,
                    " may choose at the same time");
            match.rules().apply(copy, seat, choice.action(), Silent.HERALD);
        }
        return copy;
    }
}
