package regalia.codec.match;

import java.util.List;
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

    /**
     * A seat had the position put back to what it was after entry {@code undo}; 0 is the start.
     *
     * @param consent the other seats that agreed, ascending; nobody where nobody had to be asked
     */
    record Undone<A>(int seq, int undo, int by, List<Integer> consent) implements Entry<A> {

        public Undone {
            consent = List.copyOf(consent);
        }
    }

    /**
     * A seat is kept by somebody else from now on. The position stays, and no taking back gives the seat back.
     *
     * @param bot the level of the bot that keeps it; nothing if its owner is back
     */
    record Handover<A>(int seq, int seat, Optional<String> bot) implements Entry<A> {}

    /** The owner of a seat gave up for good. The position stays: a bot plays on. */
    record Conceded<A>(int seq, int seat) implements Entry<A> {}
}
