package regalia.testkit;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.testkit.laws.ImaginationReachesWhatIsPossible;
import regalia.testkit.laws.TheImaginedLooksTheSame;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToySubject;
import regalia.testkit.toy.ToyView;

class BrokenImaginationTest {

    private final Law same = new TheImaginedLooksTheSame();
    private final Law reach = new ImaginationReachesWhatIsPossible();

    @Test
    void anImaginationThatForgetsOnesOwnPickIsCaught() {
        Breach.of(same, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void imagine(ToyView view, Rng rng, ToyState into) {
                        super.imagine(view, rng, into);
                        if (view.pick() >= 0) into.pick[view.seat()] = (byte) (into.pick[view.seat()] ^ 1);
                    }
                })
                .says("and in its imagination");
    }

    @Test
    void lookingThatChangesThePositionIsCaught() {
        Breach.of(same, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyView view(ToyState state, int seat) {
                        ToyView view = super.view(state, seat);
                        if (seat == Seat.SPECTATOR && state.first >= 0) state.first = (state.first + 1) % seats;
                        return view;
                    }
                })
                .says("changed it");
    }

    @Test
    void anImaginationThatNeverVariesIsCaught() {
        Breach.of(reach, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected int any(ToyState state, int place, Rng rng) {
                        return super.any(state, place, new Rng(1));
                    }
                })
                .says("imagination never does");
    }

    @Test
    void anImaginationThatMissesAWorldIsCaught() {
        Breach.of(reach, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected int any(ToyState state, int place, Rng rng) {
                        boolean picking = place >= 0 && state.count(place) > 1;
                        return picking ? cards(state, place).getFirst() : super.any(state, place, rng);
                    }
                })
                .says("imagination never does");
    }

    @Test
    void anImaginationOfTheImpossibleIsCaught() {
        Breach.of(reach, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected int any(ToyState state, int place, Rng rng) {
                        boolean astray = place >= 0 && state.count(-1) > 0 && rng.below(2) == 0;
                        return super.any(state, astray ? -1 : place, rng);
                    }
                })
                .says("scrambled matches) never does");
    }

    @Test
    void aTimidScramblerIsCaught() {
        Breach.of(reach, new ToySubject(ToyRules::new) {
                    @Override
                    public List<Played<ToyAct>> scrambleHidden(
                            Rules<ToyState, ToyAct, ToyView> rules, List<Played<ToyAct>> actions, int seat, Rng rng) {
                        return actions;
                    }
                })
                .says("scrambled matches) never does");
    }

    /** Each card is imagined in each place, yet never two low ones together: only a fact that the game names tells. */
    @Test
    void aCombinationThatImaginationMissesIsCaughtByAFactOfTheGame() {
        Breach.of(
                        reach,
                        new ToySubject((seats, options) -> new ToyRules(seats, options) {
                            @Override
                            public void imagine(ToyView view, Rng rng, ToyState into) {
                                do super.imagine(view, rng, into);
                                while (bothLow(into, view.seat()));
                            }
                        }) {
                            @Override
                            public List<String> hiddenFacts(
                                    Rules<ToyState, ToyAct, ToyView> rules, ToyState state, int seat) {
                                return bothLow(state, seat) ? List.of("another seat has two low cards") : List.of();
                            }
                        })
                .says("another seat has two low cards");
    }

    private static boolean bothLow(ToyState state, int viewer) {
        for (int seat = 0; seat < state.seats; seat++) {
            int low = 0;
            for (int card = 0; card < ToyAct.CARDS / 2; card++) if (state.where[card] == seat) low++;
            if (seat != viewer && low == 2) return true;
        }
        return false;
    }
}
