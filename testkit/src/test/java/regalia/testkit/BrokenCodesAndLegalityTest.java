package regalia.testkit;

import org.junit.jupiter.api.Test;
import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.Verdict;
import regalia.testkit.laws.CodesRoundTrip;
import regalia.testkit.laws.LegalIsWhatJudgeAllows;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;

class BrokenCodesAndLegalityTest {

    private final Law codes = new CodesRoundTrip();
    private final Law legality = new LegalIsWhatJudgeAllows();

    @Test
    void aCodeThatNamesAnotherActionIsCaught() {
        Breach.of(codes, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyAct action(int code) {
                        return super.action(code < 4 ? code : code - 1);
                    }
                })
                .says("but was made from");
    }

    @Test
    void playThatDoesMoreThanApplyIsCaught() {
        Breach.of(codes, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void play(ToyState state, int seat, int code, Herald herald) {
                        super.play(state, seat, code, herald);
                        state.points[0]++;
                    }
                })
                .says("lead to different positions");
    }

    @Test
    void playThatSaysLessThanApplyIsCaught() {
        Breach.of(codes, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void play(ToyState state, int seat, int code, Herald herald) {
                        super.play(state, seat, code, Silent.HERALD);
                    }
                })
                .says("say different things");
    }

    @Test
    void aJudgeLaxerThanLegalIsCaught() {
        Breach.of(legality, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public Verdict judge(ToyState state, int seat, ToyAct action) {
                        return action instanceof ToyAct.Pick(int card) && state.where[card] == seat
                                ? Verdict.Allowed.ALLOWED
                                : super.judge(state, seat, action);
                    }
                })
                .says("legal hasn't");
    }

    @Test
    void aJudgeStricterThanLegalIsCaught() {
        Breach.of(legality, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public Verdict judge(ToyState state, int seat, ToyAct action) {
                        return action.equals(new ToyAct.Deal(7))
                                ? Verdict.forbidden("TOY-2", "toy.never")
                                : super.judge(state, seat, action);
                    }
                })
                .says("legal has it");
    }

    @Test
    void aJudgeThatThrowsIsCaught() {
        Breach.of(legality, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public Verdict judge(ToyState state, int seat, ToyAct action) {
                        if (seat == Seat.CHANCE && action instanceof ToyAct.Pick)
                            throw new IllegalArgumentException("chance has no hand");
                        return super.judge(state, seat, action);
                    }
                })
                .says("judge throws for Pick");
    }

    @Test
    void codesOutOfOrderAreCaught() {
        Breach.of(legality, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void legal(ToyState state, int seat, Moves out) {
                        Moves ascending = new Moves();
                        super.legal(state, seat, ascending);
                        for (int i = ascending.size() - 1; i >= 0; i--) out.add(ascending.code(i), ascending.weight(i));
                    }
                })
                .says("not ascending");
    }

    @Test
    void anOutcomeWithoutWeightIsCaught() {
        Breach.of(legality, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void legal(ToyState state, int seat, Moves out) {
                        if (state.first >= 0) super.legal(state, seat, out);
                        else if (seat == Seat.CHANCE) for (int first = 0; first < seats; first++) out.add(first, first);
                    }
                })
                .says("has the weight 0");
    }
}
