package regalia.catalog;

import regalia.codec.match.BotMark;
import regalia.kernel.Action;

/** Whoever decides for a seat without being asked at the keyboard: a bot of ours, or a program of somebody else. */
interface Sitter<A extends Action> extends AutoCloseable {

    /** What the seat does, always something legal: decided from what the seat's own eyes see. */
    Choice<A> choose(int seat, long seed);

    /** Something may have happened in the match. Bots of ours need not hear of it: they get the whole view when they decide. */
    default void hear() {}

    /** The match is over or given up. */
    @Override
    default void close() {}

    /** An action, and how it was come to. */
    record Choice<A>(A action, BotMark mark) {}
}
