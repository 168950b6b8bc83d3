package regalia.bots;

/**
 * How a search goes about it.
 *
 * @param guided whether the game's sense says which branches are worth a look
 * @param weighed whether it says so by the weights of actions, or by what positions after them are worth, which is dearer
 * @param tries a playout draws so many actions for each decision and takes the one that sense likes best; 1 is a random playout
 * @param judged whether a playout's draws are compared by their worth, which is dearer, or by their weight
 * @param horizon after so many decisions a playout is broken off and sense asked what the position is worth
 * @param curiosity how much a branch that was seldom taken is favoured
 */
record Manner(boolean guided, boolean weighed, int tries, boolean judged, int horizon, double curiosity) {

    static Manner fromProps() {
        return new Manner(
                true,
                Boolean.getBoolean("weighed"),
                Integer.getInteger("tries", 3),
                Boolean.getBoolean("judged"),
                Integer.getInteger("horizon", 8),
                Double.parseDouble(System.getProperty("c", "0.5")));
    }

    static final int TO_THE_END = Integer.MAX_VALUE;

    /** What is measured against other engines: nothing but the rules. */
    static final Manner RANDOM = new Manner(false, true, 1, false, TO_THE_END, 0.7);
}
