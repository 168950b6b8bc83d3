package regalia.testkit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import regalia.kernel.Herald;
import regalia.kernel.Rules;
import regalia.kernel.Silent;
import regalia.testkit.laws.NothingGetsLost;
import regalia.testkit.laws.TheLedgerAddsUp;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;
import regalia.testkit.toy.ToySubject;
import regalia.testkit.toy.ToyView;

class BrokenCountsTest {

    private final Law pieces = new NothingGetsLost();
    private final Law ledger = new TheLedgerAddsUp();

    @Test
    void aCardThatGetsLostIsCaught() {
        Breach.of(pieces, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected void settle(ToyState state, Herald herald) {
                        int card = state.pick[0];
                        super.settle(state, herald);
                        state.where[card] = (byte) seats;
                    }
                })
                .says(" is gone");
    }

    @Test
    void aSumThatGrowsIsCaught() {
        Breach.of(pieces, new ToySubject(ToyRules::new) {
                    @Override
                    public Map<String, Long> sums(Rules<ToyState, ToyAct, ToyView> rules, ToyState state) {
                        return Map.of("points", (long) state.points[0] + state.points[1]);
                    }
                })
                .says("the sums were {points=2}");
    }

    @Test
    void aPieceInTwoPlacesIsCaught() {
        Breach.of(pieces, new ToySubject(ToyRules::new) {
                    @Override
                    public List<String> pieces(Rules<ToyState, ToyAct, ToyView> rules, ToyState state) {
                        return state.toAct() < 0 ? List.of("crown") : List.of("crown", "crown");
                    }
                })
                .says("crown is there twice");
    }

    @Test
    void aPieceThatAppearsIsCaught() {
        Breach.of(pieces, new ToySubject(ToyRules::new) {
                    @Override
                    public List<String> pieces(Rules<ToyState, ToyAct, ToyView> rules, ToyState state) {
                        return state.toAct() < 0 ? List.of("crown") : List.of("crown", "sceptre");
                    }
                })
                .says("sceptre has appeared");
    }

    @Test
    void aGameThatNamesNothingToCountIsCaught() {
        Breach.of(pieces, new ToySubject(ToyRules::new) {
                    @Override
                    public Map<String, Long> sums(Rules<ToyState, ToyAct, ToyView> rules, ToyState state) {
                        return Map.of();
                    }

                    @Override
                    public List<String> pieces(Rules<ToyState, ToyAct, ToyView> rules, ToyState state) {
                        return List.of();
                    }
                })
                .says("neither sums nor pieces");
    }

    @Test
    void pointsThatTheLedgerDoesntTellAreCaught() {
        Breach.of(ledger, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    protected void settle(ToyState state, Herald herald) {
                        super.settle(state, herald);
                        state.points[1]++;
                    }
                })
                .says("the ledger says");
    }

    @Test
    void startingPointsThatTheLedgerDoesntTellAreCaught() {
        Breach.of(ledger, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyState start(Herald herald) {
                        return super.start(Silent.HERALD);
                    }
                })
                .says("after 0 actions");
    }

    @Test
    void aGameWithoutALedgerIsLeftAlone() {
        GameLaws.hold(
                ledger,
                new ToySubject((seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public ToyState start(Herald herald) {
                        return super.start(Silent.HERALD);
                    }
                }) {
                    @Override
                    public Optional<String> noLedger() {
                        return Optional.of("nobody scores in it");
                    }
                },
                2,
                GameLaws.STANDARD_GAMES);
    }
}
