package regalia.kernel;

import java.util.Optional;

/** What a game tells search beside its rules: a feeling for good and bad. Without effect on what is legal. */
public interface Sense<S extends State<S>, A extends Action, V> {

    /** How well a seat stands, in points that it may expect at the end; only differences between positions of one match count. */
    double worth(S state, int seat);

    /** How readily a sensible player takes this action, against the others that are legal; positive. */
    default double weight(S state, int seat, int code) {
        return 1;
    }

    /** Whether worth tells more of a position than playing on would: search looks no further there. */
    default boolean settled(S state) {
        return false;
    }

    /** How search had best use this sense. */
    default Foresight foresight() {
        return Foresight.STANDARD;
    }

    /** In a few words, what speaks for an action. */
    Message reason(S state, int seat, A action);

    /** A ready answer where a game has a solver for the question asked: the code to play. */
    default Optional<Integer> plan(V view, int millis) {
        return Optional.empty();
    }
}
