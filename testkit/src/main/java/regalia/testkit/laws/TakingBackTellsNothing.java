package regalia.testkit.laws;

import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Heard;
import regalia.testkit.Law;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;

/**
 * An action at which nothing came to light can be taken back, so its seat must have learned nothing from it: in all worlds that it
 * could imagine before, the action is allowed and shows the seat the same.
 */
public final class TakingBackTellsNothing implements Law {

    private static final int WORLDS = 4;

    @Override
    public String title() {
        return "law 10: what can be taken back told nothing";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        S imagined = match.rules().start();
        match.walk(state -> {
            if (match.seq() == match.actions().size()) return;
            Played<A> played = match.actions().get(match.seq());
            if (played.seat() == Seat.CHANCE) return;
            S after = match.copy(state);
            Heard heard = new Heard();
            match.rules().apply(after, played.seat(), played.action(), heard);
            boolean revealing = heard.lines().stream().anyMatch(Heard.Revealed.class::isInstance);
            if (revealing || after.toAct() == 0) return;
            for (int i = 0; i < WORLDS; i++) compare(match.rules(), state, played, after, imagined, rng);
        });
    }

    private static <S extends State<S>, A extends Action, V> void compare(
            Rules<S, A, V> rules, S before, Played<A> played, S after, S imagined, Rng rng) {
        int seat = played.seat();
        rules.imagine(rules.view(before, seat), rng, imagined);
        Broken.unless(
                rules.judge(imagined, seat, played.action()).allowed(),
                "seat ",
                seat,
                " learns from being allowed ",
                played.action(),
                ", and could take it back");
        rules.apply(imagined, seat, played.action(), Silent.HERALD);
        V seen = rules.view(after, seat);
        V possible = rules.view(imagined, seat);
        Broken.unless(
                seen.equals(possible),
                "seat ",
                seat,
                " learns from ",
                played.action(),
                ", and could take it back: it sees\n    ",
                seen,
                "\n  and might have seen\n    ",
                possible);
    }
}
