package regalia.minister;

import java.util.List;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rule;
import regalia.kernel.Rules;
import regalia.kernel.Sense;
import regalia.kernel.Telling;

/** Minister on the shelf. */
public final class Minister implements Game<MinisterState, MinisterAction, MinisterView> {

    private final Board board;

    /** The board that comes with the game, from its data file. */
    public Minister(Board board) {
        this.board = board;
    }

    @Override
    public String id() {
        return "minister";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public int fewestSeats() {
        return 3;
    }

    @Override
    public int mostSeats() {
        return MinisterState.SEATS;
    }

    @Override
    @Rule({"MIN-3", "MIN-7"})
    public List<Option> options(int seats) {
        return List.of(new Option.First(seats), new Option.File("board", Board.class, board));
    }

    @Override
    public Rules<MinisterState, MinisterAction, MinisterView> rules(int seats, Options options) {
        return new MinisterRules(seats, options);
    }

    @Override
    public Sense<MinisterState, MinisterAction, MinisterView> sense(
            Rules<MinisterState, MinisterAction, MinisterView> rules) {
        return new MinisterSense((MinisterRules) rules);
    }

    @Override
    public Telling<MinisterAction, MinisterView> telling() {
        return new MinisterTelling();
    }

    @Override
    public Class<MinisterAction> actions() {
        return MinisterAction.class;
    }

    @Override
    public Class<MinisterView> views() {
        return MinisterView.class;
    }
}
