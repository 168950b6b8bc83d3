package regalia.testkit;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Herald;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.testkit.laws.NothingComesFromAnothersView;
import regalia.testkit.laws.NothingLeaks;
import regalia.testkit.laws.NothingLeaksOnTheWire;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToySubject;
import regalia.testkit.toy.ToyView;

class BrokenSecrecyTest {

    private final Law law = new NothingLeaks();

    @Test
    void aViewThatTellsTooMuchIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyView view(ToyState state, int seat) {
                        ToyView view = super.view(state, seat);
                        List<Integer> shown = cards(state, (seat + 1) % seats);
                        return new ToyView(
                                seat,
                                view.first(),
                                view.hand(),
                                view.pick(),
                                view.picked(),
                                view.held(),
                                shown,
                                view.points(),
                                view.mood());
                    }
                })
                .says(" view ");
    }

    @Test
    void aViewThatTakesTooMuchFromAnothersIsCaught() {
        Breach.of(new NothingComesFromAnothersView(), (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyView view(ToyState state, int seat, ToyView another) {
                        return another;
                    }
                })
                .says("with the help of");
    }

    @Test
    void anAnnouncementToTooManyIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void apply(ToyState state, int seat, ToyAct action, Herald herald) {
                        super.apply(state, seat, action, herald);
                        if (action instanceof ToyAct.Pick(int card))
                            herald.announce(Seat.EVERYBODY, "toy.picked", card);
                    }
                })
                .says("toy.picked");
    }

    @Test
    void oneMessageMoreThatTellsNothingTellsSomething() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void apply(ToyState state, int seat, ToyAct action, Herald herald) {
                        super.apply(state, seat, action, herald);
                        if (action instanceof ToyAct.Deal(int card) && card < 4)
                            herald.announce(Seat.EVERYBODY, "toy.hush");
                    }
                })
                .says("toy.hush");
    }

    @Test
    void aSignThatSomethingWasRevealedIsTrafficToo() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void apply(ToyState state, int seat, ToyAct action, Herald herald) {
                        super.apply(state, seat, action, herald);
                        if (action instanceof ToyAct.Deal(int card) && card < 4) herald.revealed(Seat.EVERYBODY);
                    }
                })
                .says("evealed");
    }

    @Test
    void aRefusalThatTellsWhoHasTheCardIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public Verdict judge(ToyState state, int seat, ToyAct action) {
                        Verdict verdict = super.judge(state, seat, action);
                        if (verdict.allowed() || !(action instanceof ToyAct.Pick(int card))) return verdict;
                        return Verdict.forbidden("TOY-2", "toy.elsewhere", (int) state.where[card]);
                    }
                })
                .says("toy.elsewhere");
    }

    @Test
    void aProgramThatHearsTooMuchIsCaught() {
        Breach.of(new NothingLeaksOnTheWire(), (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void apply(ToyState state, int seat, ToyAct action, Herald herald) {
                        super.apply(state, seat, action, herald);
                        if (action instanceof ToyAct.Deal(int card) && card < 4)
                            herald.announce(Seat.EVERYBODY, "toy.hush");
                    }
                })
                .says("toy.hush");
    }

    @Test
    void aProgramThatLearnsFromARefusalIsCaught() {
        Breach.of(new NothingLeaksOnTheWire(), (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public Verdict judge(ToyState state, int seat, ToyAct action) {
                        Verdict verdict = super.judge(state, seat, action);
                        if (verdict.allowed() || !(action instanceof ToyAct.Pick(int card))) return verdict;
                        return Verdict.forbidden("TOY-2", "toy.elsewhere", (int) state.where[card]);
                    }
                })
                .says("toy.elsewhere");
    }

    @Test
    void aScramblerThatMakesAnIllegalMatchIsCaught() {
        Breach.of(law, new ToySubject(ToyRules::new) {
                    @Override
                    public List<Played<ToyAct>> scrambleHidden(
                            Rules<ToyState, ToyAct, ToyView> rules, List<Played<ToyAct>> actions, int seat, Rng rng) {
                        return actions.reversed();
                    }
                })
                .says("not a legal match");
    }

    @Test
    void aScramblerThatLosesAnActionIsCaught() {
        Breach.of(law, new ToySubject(ToyRules::new) {
                    @Override
                    public List<Played<ToyAct>> scrambleHidden(
                            Rules<ToyState, ToyAct, ToyView> rules, List<Played<ToyAct>> actions, int seat, Rng rng) {
                        return actions.subList(0, actions.size() / 2);
                    }
                })
                .says("the scrambler made");
    }
}
