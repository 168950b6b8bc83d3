package regalia.testkit.laws;

import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Heard;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** A code and its action are two names of one thing, and carrying out the one does and says what the other does. */
public final class CodesRoundTrip implements Law {

    private static final int POSITIONS = 6;
    private static final int CODES = 100;
    private static final int PLAYED = 8;

    @Override
    public String title() {
        return "law 1: codes round-trip";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        Rules<S, A, V> rules = match.rules();
        for (int i = 0; i < CODES; i++) {
            int code = rng.below(rules.codes());
            if (rules.expressible(code)) roundTrip(rules, code);
        }
        match.sample(POSITIONS, rng, state -> {
            for (int acting = state.toAct(); acting != 0; acting &= acting - 1) {
                int seat = Seat.lowest(acting);
                int[] legal = match.legal(state, seat);
                for (int code : legal) roundTrip(rules, code);
                for (int i = 0; i < Math.min(PLAYED, legal.length); i++)
                    samePlay(match, state, seat, legal[rng.below(legal.length)]);
            }
        });
    }

    private static <A extends Action> void roundTrip(Rules<?, A, ?> rules, int code) {
        A action = rules.action(code);
        Broken.unless(action.code() == code, action, " has the code ", action.code(), " but was made from ", code);
        Broken.unless(action.equals(rules.action(action.code())), "code ", code, " gives unequal actions");
    }

    private static <S extends State<S>, A extends Action, V> void samePlay(
            RandomMatch<S, A, V> match, S state, int seat, int code) {
        S played = match.copy(state);
        S applied = match.copy(state);
        Heard one = new Heard();
        Heard other = new Heard();
        A action = match.rules().action(code);
        match.rules().play(played, seat, code, one);
        match.rules().apply(applied, seat, action, other);
        Broken.unless(played.equals(applied), "play and apply of ", action, " lead to different positions");
        Broken.unless(one.lines().equals(other.lines()), "play and apply of ", action, " say different things");
    }
}
