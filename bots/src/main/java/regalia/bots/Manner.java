package regalia.bots;

import regalia.kernel.Foresight;
import regalia.kernel.Sense;

/**
 * How a search goes about it.
 *
 * @param guided whether the game's sense says which branches are worth a look
 * @param curiosity how much a branch that was seldom taken is favoured
 * @param apart whether each seat has a tree of its own, of what it has seen: worth its cost where there are many iterations
 */
record Manner(Foresight foresight, boolean guided, double curiosity, boolean apart) {

    private static final double CURIOSITY = 0.2;

    /** What is measured against other engines: nothing but the rules. */
    static final Manner RANDOM = new Manner(
            new Foresight(1, false, Foresight.TO_THE_END, Foresight.TO_THE_END, true), false, CURIOSITY, false);

    /** As the game's sense wants it; where there is time for trees apart, there is time to look further, too. */
    static Manner of(Sense<?, ?, ?> sense, boolean apart) {
        Foresight foresight = sense.foresight();
        return new Manner(apart ? foresight.further() : foresight, true, CURIOSITY, apart);
    }
}
