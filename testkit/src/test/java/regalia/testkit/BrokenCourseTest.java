package regalia.testkit;

import org.junit.jupiter.api.Test;
import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Outcome;
import regalia.testkit.laws.TheMatchGoesOnAndEnds;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;

class BrokenCourseTest {

    private final Law law = new TheMatchGoesOnAndEnds();

    @Test
    void aBoundThatIsTooSmallIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public int bound() {
                        return super.bound() - 1;
                    }
                })
                .says("actions, the bound says");
    }

    @Test
    void aMatchWithoutEndIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected void settle(ToyState state, Herald herald) {
                        for (int seat = 0; seat < seats; seat++) state.pick[seat] = -1;
                    }
                })
                .says("no end after");
    }

    @Test
    void anOutcomeThatIsNeverOverIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void outcome(ToyState state, Outcome out) {
                        super.outcome(state, out);
                        out.over(false);
                    }
                })
                .says("yet it isn't over");
    }

    @Test
    void aSeatThatMayActOutOfTurnIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void legal(ToyState state, int seat, Moves out) {
                        super.legal(state, seat, out);
                        if (state.toAct() > 0 && seat == 0 && out.size() == 0)
                            out.add(new ToyAct.Pick(cards(state, 0).getFirst()).code());
                    }
                })
                .says("seat 0 isn't to act");
    }

    @Test
    void aSeatThatIsAskedAndCanDoNothingIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void legal(ToyState state, int seat, Moves out) {
                        if (seat != 1) super.legal(state, seat, out);
                    }
                })
                .says("nothing is legal");
    }

    @Test
    void chanceTogetherWithASeatIsCaught() {
        Breach.of(law, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyState start(Herald herald) {
                        return new ToyState(seats) {
                            @Override
                            public int toAct() {
                                return super.toAct() < 0 ? super.toAct() | 1 : super.toAct();
                            }
                        };
                    }
                })
                .says("neither seats nor chance alone");
    }
}
