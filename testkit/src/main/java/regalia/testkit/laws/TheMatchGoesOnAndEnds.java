package regalia.testkit.laws;

import regalia.kernel.Action;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.RandomMatch;

/** Whoever is to act can, nobody else can, and one day it is over. */
public final class TheMatchGoesOnAndEnds implements Law {

    @Override
    public String title() {
        return "law 3: something is legal for whoever is to act, nothing for others, and the match ends in time";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        Outcome outcome = new Outcome(match.seats());
        match.walk(state -> {
            int acting = state.toAct();
            boolean chance = acting == Seat.bit(Seat.CHANCE);
            Broken.unless(
                    chance || (acting & ~Seat.all(match.seats())) == 0,
                    "to act is neither seats nor chance alone: ",
                    Integer.toBinaryString(acting));
            for (int seat = 0; seat < match.seats(); seat++) canActIfAsked(match, state, seat);
            canActIfAsked(match, state, Seat.CHANCE);
            match.rules().outcome(state, outcome);
            Broken.unless(
                    outcome.over() == (acting == 0),
                    outcome.over() ? "over, yet somebody is to act" : "nobody is to act, yet it isn't over");
            boolean last = match.seq() == match.actions().size();
            Broken.unless(
                    !last || acting == 0, "no end after the ", match.rules().bound(), " actions of its bound");
        });
        Broken.unless(
                match.actions().size() <= match.rules().bound(),
                match.actions().size(),
                " actions, the bound says ",
                match.rules().bound());
    }

    private static <S extends State<S>, A extends Action, V> void canActIfAsked(
            RandomMatch<S, A, V> match, S state, int seat) {
        boolean asked = (state.toAct() & Seat.bit(seat)) != 0;
        int[] legal = match.legal(state, seat);
        Broken.unless(!asked || legal.length > 0, "seat ", seat, " is to act and nothing is legal");
        Broken.unless(asked || legal.length == 0, "seat ", seat, " isn't to act and these are legal: ", legal);
    }
}
