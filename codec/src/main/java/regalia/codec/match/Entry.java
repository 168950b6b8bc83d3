package regalia.codec.match;

import java.util.Optional;

/**
 * One line of a match's log. Lines are only ever added: taking back is a line too.
 *
 * @param <A> the game's actions, or plain JSON where the game isn't known yet
 */
public sealed interface Entry<A> {

    /** Its number, counted from 1 without a gap. */
    int seq();

    /** A seat did something, or chance: {@link regalia.kernel.Seat#CHANCE}. */
    record Acted<A>(int seq, int seat, A action, Optional<BotMark> bot) implements Entry<A> {}

    /** A seat had the position put back to what it was after entry {@code undo}; 0 is the start. */
    record Undone<A>(int seq, int undo, int by) implements Entry<A> {}
}
