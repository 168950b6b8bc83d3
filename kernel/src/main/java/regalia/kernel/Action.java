package regalia.kernel;

/**
 * Something a seat or chance does: a record under the game's one sealed interface. Search knows an action by its code,
 * people and records by its fields.
 */
public interface Action {

    /** A non-negative number that stands for this action and for no other of its game; a pure function of the fields. */
    int code();
}
