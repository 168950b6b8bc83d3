package regalia.testkit;

import org.junit.jupiter.api.Test;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.Verdict;
import regalia.testkit.laws.TakingBackTellsNothing;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;

class BrokenUndoTest {

    private final Law law = new TakingBackTellsNothing();

    /** Passes on all but that something came to light. */
    private record Discreet(Herald herald) implements Herald {

        @Override
        public void points(int seat, int delta, String rule, Message reason) {
            herald.points(seat, delta, rule, reason);
        }

        @Override
        public void announce(int audience, Message message) {
            herald.announce(audience, message);
        }

        @Override
        public void revealed(int seats) {
            Silent.HERALD.revealed(seats);
        }
    }

    @Test
    void cardsThatAreShownWithoutSayingSoAreCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected void settle(ToyState state, Herald herald) {
                        super.settle(state, new Discreet(herald));
                    }
                })
                .says("might have seen");
    }

    @Test
    void aPermissionThatDependsOnWhatIsHiddenIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public Verdict judge(ToyState state, int seat, ToyAct action) {
                        boolean others = seat != Seat.CHANCE && state.where[0] >= 0 && state.where[0] != seat;
                        return others ? Verdict.forbidden("TOY-2", "toy.not") : super.judge(state, seat, action);
                    }
                })
                .says("learns from being allowed");
    }
}
