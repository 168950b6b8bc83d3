package regalia.kernel;

/**
 * The rules of one game for one setup: seats, options and parsed data live here, not in the position. Rules are immutable and
 * shared by all matches of that setup.
 *
 * <p>There are two ways through them. People take the readable one: {@link #judge}, then {@link #apply} with a typed action.
 * Search takes the fast one: {@link #legal}, then {@link #play} with a code. Laws of the testkit hold the two together.
 *
 * @param <S> position
 * @param <A> action: the game's sealed interface
 * @param <V> view: the game's record of all that one seat may know
 */
public interface Rules<S extends State<S>, A extends Action, V> {

    int seats();

    /** A new position before anything random has happened. The herald hears what the setup gives, such as starting gold. */
    S start(Herald herald);

    default S start() {
        return start(Silent.HERALD);
    }

    /**
     * What a seat may do now, ascending, nothing if it isn't to act; for {@link Seat#CHANCE} the outcomes with their weights. What
     * the list held before is gone.
     */
    void legal(S state, int seat, Moves out);

    /** Whether a seat may do this now, and if not, why not. */
    Verdict judge(S state, int seat, A action);

    /** Carries out an action that {@link #judge} allows, and all that follows from it without a choice. */
    void apply(S state, int seat, A action, Herald herald);

    /** The same by code. */
    default void play(S state, int seat, int code, Herald herald) {
        apply(state, seat, action(code), herald);
    }

    /** The action with that code, canonical where the game has few. */
    A action(int code);

    /** All codes are below this number. Some below it may stand for no action: see {@link #expressible}. */
    int codes();

    /** Whether a code stands for an action that somebody at this table could name, legal or not. */
    default boolean expressible(int code) {
        return 0 <= code && code < codes();
    }

    /** Tells whether the match is over, and each seat's points and rank as they stand. */
    void outcome(S state, Outcome out);

    /** All that a seat may know, built up from nothing. */
    V view(S state, int seat);

    /**
     * The same, quicker if another viewer's view of the same position is at hand. A game may take over what all see, and nothing else:
     * what comes out doesn't depend on whose view it was.
     */
    default V view(S state, int seat, V another) {
        return view(state, seat);
    }

    /** Makes one position that the view leaves possible, each as likely as can be told from the rules alone. Creates nothing. */
    void imagine(V view, Rng rng, S into);

    /**
     * What the chance decision that is due is for: the same name never comes twice in a match, and doesn't depend on what others
     * did where that can be helped ({@code draw/seat2/7}, {@code die/14}), so that luck can be repeated.
     */
    String purpose(S state);

    /** Draws an outcome of chance. A game may do it faster than by listing them all, with the same distribution. */
    default int chance(S state, Rng rng, Moves scratch) {
        scratch.clear();
        legal(state, Seat.CHANCE, scratch);
        return scratch.draw(rng);
    }

    /** One of the actions that a seat may take, each as likely. A game may find one faster than by listing them all. */
    default int any(S state, int seat, Rng rng, Moves scratch) {
        scratch.clear();
        legal(state, seat, scratch);
        return scratch.code(rng.below(scratch.size()));
    }

    /** No match takes more actions than this, chance included. */
    int bound();
}
