package regalia.kernel;

import java.util.List;
import java.util.Optional;

/** One of the games on the shelf: what it is called, who can play it, what can be chosen, and the rules for each choice. */
public interface Game<S extends State<S>, A extends Action, V> {

    /** Its name in commands, records and folders. */
    String id();

    /** Changes whenever the same actions could lead to another position or result. */
    String version();

    int fewestSeats();

    int mostSeats();

    /** What can be chosen with this many seats; {@code first} in every game. */
    List<Option> options(int seats);

    /** The rules for one setup. The options are complete: see {@link Options#complete}. */
    Rules<S, A, V> rules(int seats, Options options);

    Sense<S, A, V> sense(Rules<S, A, V> rules);

    Telling<A, V> telling();

    /** What its actions are about, where they don't say it themselves. */
    default Optional<Subjects<A, V>> subjects() {
        return Optional.empty();
    }

    /** The sealed interface of its actions. */
    Class<A> actions();

    /** The record of its views. */
    Class<V> views();
}
