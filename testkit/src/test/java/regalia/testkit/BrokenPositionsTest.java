package regalia.testkit;

import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.testkit.laws.ACopyGoesItsOwnWay;
import regalia.testkit.laws.AReplayGivesTheSame;
import regalia.testkit.laws.ChoicesCommute;
import regalia.testkit.laws.PositionsAreFlat;
import regalia.testkit.toy.ToyAct;
import regalia.testkit.toy.ToyRules;
import regalia.testkit.toy.ToyState;

class BrokenPositionsTest {

    private final Law copy = new ACopyGoesItsOwnWay();
    private final Law replay = new AReplayGivesTheSame();
    private final Law commute = new ChoicesCommute();
    private final Law flat = new PositionsAreFlat();

    private static BiFunction<Integer, Options, ToyRules> with(IntFunction<ToyState> position) {
        return (seats, options) -> new ToyRules(seats, options) {
            @Override
            public ToyState start(Herald herald) {
                ToyState state = position.apply(seats);
                state.copyFrom(super.start(herald));
                return state;
            }
        };
    }

    @Test
    void aCopyThatSharesAnArrayIsCaught() {
        class Sharing extends ToyState {
            Sharing(int seats) {
                super(seats);
            }

            @Override
            public void copyFrom(ToyState other) {
                super.copyFrom(other);
                where = other.where;
            }
        }
        Breach.of(copy, with(Sharing::new)).says("shares the array where");
    }

    @Test
    void aCopyThatForgetsAFieldIsCaught() {
        class Forgetful extends ToyState {
            Forgetful(int seats) {
                super(seats);
            }

            @Override
            public void copyFrom(ToyState other) {
                int before = first;
                super.copyFrom(other);
                first = before;
            }
        }
        Breach.of(copy, with(Forgetful::new)).says("a copy differs");
    }

    @Test
    void rulesThatRememberAnotherMatchAreCaught() {
        Breach.of(replay, (seats, options) -> new ToyRules(seats, options) {
                    private int applied;

                    @Override
                    public void apply(ToyState state, int seat, ToyAct action, Herald herald) {
                        super.apply(state, seat, action, herald);
                        state.points[0] += applied++ % 2;
                    }
                })
                .says("a replay leads elsewhere");
    }

    @Test
    void equalityThatOverlooksAFieldIsCaught() {
        class Lenient extends ToyState {
            Lenient(int seats) {
                super(seats);
            }

            @Override
            public boolean equals(@Nullable Object object) {
                return object instanceof ToyState other && first == other.first;
            }

            @Override
            public int hashCode() {
                return first;
            }
        }
        Breach.of(replay, with(Lenient::new)).says("equals overlooks a field");
    }

    @Test
    void equalPositionsWithDifferentHashCodesAreCaught() {
        class Restless extends ToyState {
            Restless(int seats) {
                super(seats);
            }

            @Override
            public boolean equals(@Nullable Object object) {
                return super.equals(object);
            }

            @Override
            public int hashCode() {
                return System.identityHashCode(this);
            }
        }
        Breach.of(replay, with(Restless::new)).says("different hash codes");
    }

    @Test
    void choicesInWhichTheLastCountsMoreAreCaught() {
        Breach.of(commute, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void apply(ToyState state, int seat, ToyAct action, Herald herald) {
                        super.apply(state, seat, action, herald);
                        if (action instanceof ToyAct.Pick) state.first = seat;
                    }
                })
                .says("the order of these choices matters");
    }

    @Test
    void aChoiceThatNarrowsAnothersIsCaught() {
        Breach.of(commute, (seats, options) -> new ToyRules(seats, options) {
                    @Override
                    public void legal(ToyState state, int seat, Moves out) {
                        if (state.toAct() == 2 && seat == 1)
                            out.add(new ToyAct.Pick(cards(state, 1).getFirst()).code());
                        else super.legal(state, seat, out);
                    }
                })
                .says("changes what seat 1 may choose");
    }

    @Test
    void aPositionWithAReferenceIsCaught() {
        class Named extends ToyState {
            @SuppressWarnings("UnusedVariable")
            final String name = "toy";

            Named(int seats) {
                super(seats);
            }
        }
        Breach.of(flat, with(Named::new)).says("String name");
    }

    @Test
    void aPositionThatIsTooLargeIsCaught() {
        class Large extends ToyState {
            @SuppressWarnings("UnusedVariable")
            final long[] table = new long[520];

            Large(int seats) {
                super(seats);
            }
        }
        Breach.of(flat, with(Large::new)).says("at most 4096");
    }
}
