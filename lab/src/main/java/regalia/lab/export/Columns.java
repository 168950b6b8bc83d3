package regalia.lab.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Game;
import regalia.lab.export.Column.Kind;

/** The columns of a game's decisions: what is known of each decision in any game, and then all that its seat could see. */
public final class Columns {

    /** Where the result begins, which is entered when the match is over. */
    static final int STANDS = 6;

    private static final List<Column> COMMON = List.of(
            new Column("match", Kind.TEXT, false, "the name of the match"),
            new Column("seq", Kind.WHOLE, false, "the entry of its record in which the decision stands, from 1"),
            new Column("seat", Kind.WHOLE, false, "whose decision it is, from 0"),
            new Column("bot", Kind.TEXT, true, "who decided, as knight:2000; nothing for a person"),
            new Column("iterations", Kind.WHOLE, true, "the work that the bot did; 0 if its answer was replaced"),
            new Column("legal", Kind.WHOLE, false, "how many actions were legal"),
            new Column("stands", Kind.FLAG, false, "false if it was taken back later"),
            new Column("rank", Kind.WHOLE, true, "the seat's rank at the end, 1 is best; equals share one"),
            new Column("points", Kind.WHOLE, true, "the seat's points at the end"),
            new Column("won", Kind.FRACTION, true, "its share of the victory: 1, 1/k if k seats won, or 0"),
            new Column("millis", Kind.FRACTION, true, "how long the decision took; nothing unless it was measured"),
            new Column("code", Kind.WHOLE, false, "the action as a number, the same in all matches of the game"),
            new Column("kind", Kind.TEXT, false, "what kind of action it is"),
            new Column("action", Kind.TEXT, false, "the action as JSON, as records have it"),
            new Column("words", Kind.TEXT, false, "the action in words"));

    private final List<Column> all = new ArrayList<>(COMMON);
    private final Part view;

    public Columns(Game<?, ?, ?> game, int seats) {
        view = new Parts(seats).view(game.views());
        view.columns("view", "", false, all);
    }

    /** All of them, in their order. */
    public List<Column> all() {
        return List.copyOf(all);
    }

    /** What a view has in its columns. */
    List<Object> values(Object seen) {
        List<Object> values = new ArrayList<>();
        view.values(Optional.of(seen), values);
        return values;
    }
}
