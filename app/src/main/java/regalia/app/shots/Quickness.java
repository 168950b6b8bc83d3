package regalia.app.shots;

import java.util.Map;

/**
 * How quick the page is, in milliseconds, with a server on the same machine.
 *
 * @param firstInteractive from the wish to see the first page, with nothing of it at hand, until a match can be begun
 * @param boardInteractive from the wish to see a table until something is lit, by game
 * @param effect from the click that decides until the board has changed before one's eyes, by game: the middle one of several
 * @param slowestEffect the slowest of those
 */
public record Quickness(
        double firstInteractive,
        Map<String, Double> boardInteractive,
        Map<String, Double> effect,
        Map<String, Double> slowestEffect) {}
