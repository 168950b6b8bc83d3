package regalia.lab.ladder;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What came out of a ladder, as it is written as JSON.
 *
 * @param rules the version of the game's rules
 * @param rounds each of as many matches as there are seats
 * @param failures answers of bots that were not taken, because they were late, broken or illegal
 * @param decided whether it is known of each pair of bots which of them is ahead
 * @param bots the strongest first
 * @param pairs each with the higher rated bot as its first
 */
public record LadderFinding(
        String game,
        String rules,
        int seats,
        JsonNode options,
        long seed,
        int games,
        int mostGames,
        int rounds,
        long failures,
        boolean decided,
        Stopped stopped,
        List<Rated> bots,
        List<Pair> pairs) {

    /** Why no more was played. */
    public enum Stopped {
        ALL_GAMES_PLAYED,
        ORDER_DECIDED
    }

    /**
     * A bot on the ladder.
     *
     * @param rating in points of which 400 more mean to end above another ten times as often; 1500 is the mean of all bots here
     * @param interval where the rating lies with 95 % confidence, against the mean of the others
     * @param played on how many seats it has played a match
     * @param share of these in which it won; a win that k seats share counts as 1/k
     * @param timesFair the same as a multiple of the fair share
     * @param points in a match, on average
     */
    public record Rated(
            String bot,
            double rating,
            List<Double> interval,
            int played,
            double share,
            double timesFair,
            double points,
            double millisPerDecision) {}

    /**
     * Two bots at the same tables.
     *
     * @param share how often {@code a} ended above {@code b}; a shared rank counts as half
     * @param interval where it lies with 95 % confidence for all pairs together
     * @param rounds in which they met
     */
    public record Pair(String a, String b, double share, List<Double> interval, int rounds, Rivals.Verdict verdict) {}
}
