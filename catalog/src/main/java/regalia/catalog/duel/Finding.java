package regalia.catalog.duel;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/**
 * What came out of a duel, as it is written as JSON.
 *
 * @param rules the version of the game's rules
 * @param wins of the one bot; a win that k seats share counts as 1/k
 * @param interval the lowest and the highest share that the matches leave likely, with 95 % confidence
 * @param ratio the share as a multiple of the fair share
 * @param points in a match, on average; of b the mean of its seats
 * @param failures answers of bots that were not taken, because they were late, broken or illegal
 */
public record Finding(
        String game,
        String rules,
        int seats,
        JsonNode options,
        String a,
        String b,
        long seed,
        double wins,
        int games,
        double share,
        List<Double> interval,
        double fairShare,
        double ratio,
        Sides points,
        Sides millisPerDecision,
        long failures,
        int mostGames,
        Optional<Double> goal,
        Optional<Goal.Verdict> verdict,
        Stopped stopped) {

    /** Why no more was played. */
    public enum Stopped {
        ALL_GAMES_PLAYED,
        GOAL_DECIDED
    }
}
