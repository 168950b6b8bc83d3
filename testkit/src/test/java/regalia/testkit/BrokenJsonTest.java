package regalia.testkit;

import org.junit.jupiter.api.Test;
import regalia.kernel.Outcome;
import regalia.testkit.laws.JsonRoundTrip;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToyView;

class BrokenJsonTest {

    @Test
    void aViewThatLosesSomethingInJsonIsCaught() {
        Breach.of(new JsonRoundTrip(), (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyView view(ToyState state, int seat) {
                        ToyView view = super.view(state, seat);
                        return new ToyView(
                                seat,
                                view.first(),
                                view.hand(),
                                view.pick(),
                                view.picked(),
                                view.held(),
                                view.shown(),
                                view.points(),
                                new ToyView.Mood("even", 3));
                    }
                })
                .says("reads back as");
    }

    /** Every other table comes out otherwise: a record tells one result, its replay another. */
    @Test
    void aRecordThatReplaysToAnotherResultIsCaught() {
        int[] tables = {0};
        Breach.of(new JsonRoundTrip(), (seats, options) -> new ToyRules(seats, options) {
                    private final boolean odd = tables[0]++ % 2 == 1;

                    @Override
                    public void outcome(ToyState state, Outcome out) {
                        super.outcome(state, out);
                        if (odd) out.put(0, 77, 77);
                    }
                })
                .says("the record says");
    }
}
