package regalia.testkit.toy;

import java.util.List;
import java.util.function.BiFunction;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.Telling;

/** The toy with its own rules, or with broken ones. */
public record Toy(BiFunction<Integer, Options, ToyRules> making) implements Game<ToyState, ToyAct, ToyView> {

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public int fewestSeats() {
        return 2;
    }

    @Override
    public int mostSeats() {
        return ToyAct.MOST_SEATS;
    }

    @Override
    public List<Option> options(int seats) {
        return List.of(new Option.First(seats), new Option.Flag("lowest", false));
    }

    @Override
    public Rules<ToyState, ToyAct, ToyView> rules(int seats, Options options) {
        return making.apply(seats, options);
    }

    @Override
    public Sense<ToyState, ToyAct, ToyView> sense(Rules<ToyState, ToyAct, ToyView> rules) {
        throw new UnsupportedOperationException("the toy is never searched");
    }

    @Override
    public Telling<ToyAct, ToyView> telling() {
        throw new UnsupportedOperationException("the toy is never told");
    }

    @Override
    public Class<ToyAct> actions() {
        return ToyAct.class;
    }

    @Override
    public Class<ToyView> views() {
        return ToyView.class;
    }
}
