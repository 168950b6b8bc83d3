package regalia.kernel;

/**
 * How search had best look ahead in a game: found by letting bots play each other, not by thought.
 *
 * @param draws a playout draws so many actions for each decision and takes the one that sense likes best; 1 is a random playout
 * @param judged whether those draws are compared by the worth of what follows, which is dearer, or by their weight
 * @param horizon after so many decisions a playout is broken off and asked what it is worth
 * @param far the same for a search that has time, as a king's
 * @param weighed whether branches of the tree are favoured by their weight, where asking for worth is too dear
 */
public record Foresight(int draws, boolean judged, int horizon, int far, boolean weighed) {

    public static final int TO_THE_END = Integer.MAX_VALUE;

    public static final Foresight STANDARD = new Foresight(3, false, 8, 80, false);

    /** For a search that has time: what many iterations are better spent on than on still more of them. */
    public Foresight further() {
        return within(far);
    }

    /** The same with another horizon. */
    public Foresight within(int decisions) {
        return new Foresight(draws, judged, decisions, far, weighed);
    }
}
