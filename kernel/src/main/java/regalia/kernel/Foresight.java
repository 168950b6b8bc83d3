package regalia.kernel;

/**
 * How search had best look ahead in a game: found by letting bots play each other, not by thought.
 *
 * @param draws a playout draws so many actions for each decision and takes the one that sense likes best; 1 is a random playout
 * @param judged whether those draws are compared by the worth of what follows, which is dearer, or by their weight
 * @param horizon after so many decisions a playout is broken off and asked what it is worth
 * @param weighed whether branches of the tree are favoured by their weight, where asking for worth is too dear
 */
public record Foresight(int draws, boolean judged, int horizon, boolean weighed) {

    public static final int TO_THE_END = Integer.MAX_VALUE;

    public static final Foresight STANDARD = new Foresight(3, false, 8, false);

    /** What many iterations are better spent on than on still more of them. */
    private static final int FURTHER = 10;

    /** The same for a search that has time: its playouts go further before they are broken off. */
    public Foresight further() {
        int far = horizon > TO_THE_END / FURTHER ? TO_THE_END : horizon * FURTHER;
        return new Foresight(draws, judged, far, weighed);
    }
}
