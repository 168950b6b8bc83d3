package regalia.catalog.duel;

import java.util.function.Supplier;

/**
 * One match of a duel.
 *
 * @param won 1 if the one bot won, 1/k if k seats did, 0 otherwise
 * @param points of the one bot, and the mean of the others
 * @param millis that each side took for all of its decisions
 * @param failures how many answers of bots were not taken, because they were late, broken or illegal
 * @param record the match as it is written down, made when somebody asks for it
 */
public record Bout(double won, Sides points, Sides millis, Sides decisions, long failures, Supplier<String> record) {}
