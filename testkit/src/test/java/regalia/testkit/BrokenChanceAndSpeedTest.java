package regalia.testkit;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.testkit.laws.ChanceIsFair;
import regalia.testkit.laws.SearchAllocatesNothing;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToyView;

class BrokenChanceAndSpeedTest {

    private final Law chance = new ChanceIsFair();
    private final Law allocation = new SearchAllocatesNothing();

    @Test
    void aSamplerThatOverlooksTheWeightsIsCaught() {
        Breach.of(chance, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public int chance(ToyState state, Rng rng, Moves scratch) {
                        scratch.clear();
                        legal(state, Seat.CHANCE, scratch);
                        return scratch.code(rng.below(scratch.size()));
                    }
                })
                .says("draws don't follow the weights");
    }

    @Test
    void aSamplerThatNeverDrawsTheLastIsCaught() {
        Breach.of(chance, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public int chance(ToyState state, Rng rng, Moves scratch) {
                        scratch.clear();
                        legal(state, Seat.CHANCE, scratch);
                        return scratch.code(rng.below(scratch.size() - 1));
                    }
                })
                .says("draws don't follow the weights");
    }

    @Test
    void aSamplerThatDrawsTheImpossibleIsCaught() {
        Breach.of(chance, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public int chance(ToyState state, Rng rng, Moves scratch) {
                        return rng.below(codes());
                    }
                })
                .says("which isn't among");
    }

    @Test
    void aSeatsRandomActionThatPrefersOneIsCaught() {
        Breach.of(chance, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public int any(ToyState state, int seat, Rng rng, Moves scratch) {
                        scratch.clear();
                        legal(state, seat, scratch);
                        return scratch.code(0);
                    }
                })
                .says("draws don't follow the weights");
    }

    @Test
    void aPurposeThatComesTwiceIsCaught() {
        Breach.of(chance, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public String purpose(ToyState state) {
                        return "deal";
                    }
                })
                .says("the purpose deal comes twice");
    }

    @Test
    void anObjectMadeByPlayIsCaught() {
        Breach.of(allocation, (seats, options) -> new ToyRules(seats, options) {
                    private final List<Object> kept = new ArrayList<>();

                    @Override
                    public void play(ToyState state, int seat, int code, Herald herald) {
                        super.play(state, seat, code, herald);
                        kept.add(new int[] {code});
                    }
                })
                .says("play creates");
    }

    @Test
    void anObjectMadeByImagineIsCaught() {
        Breach.of(allocation, (seats, options) -> new ToyRules(seats, options) {
                    private Object kept = "";

                    @Override
                    public void imagine(ToyView view, Rng rng, ToyState into) {
                        super.imagine(view, rng, into);
                        if (!kept.equals(view)) kept = List.of(view);
                    }
                })
                .says("imagine creates");
    }
}
