package regalia.bots;

import regalia.kernel.Foresight;
import regalia.kernel.Sense;

/**
 * How a search goes about it.
 *
 * @param guided whether the game's sense says which branches are worth a look
 * @param curiosity how much a branch that was seldom taken is favoured
 */
record Manner(Foresight foresight, boolean guided, double curiosity) {

    private static final double CURIOSITY = 0.2;

    /** What is measured against other engines: nothing but the rules. */
    static final Manner RANDOM = new Manner(new Foresight(1, false, Foresight.TO_THE_END, true), false, CURIOSITY);

    /** As the game's sense wants it. */
    static Manner of(Sense<?, ?, ?> sense) {
        return new Manner(sense.foresight(), true, CURIOSITY);
    }
}
