package regalia.kernel;

import java.util.List;

/** How a game is put into words for whoever plays or listens without a board. Everything comes from the view alone. */
public interface Telling<A extends Action, V> {

    /** The whole table as one seat sees it, a line each. */
    List<Message> table(V view);

    /** One sentence that says what is asked of the seat now, or whom everybody waits for. */
    Message ask(V view);

    /** What a seat holds of its own. */
    List<Message> hand(V view);

    /** The scores as far as the board shows them. */
    List<Message> scores(V view);
}
