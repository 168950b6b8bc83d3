package regalia.app.load;

import java.util.Map;
import java.util.Optional;

/**
 * Everything that was measured; what wasn't is not there.
 *
 * @param closed all play as fast as the server lets them
 * @param rate so many actions a second over a few matches
 * @param tables many tables with an action now and then
 * @param idle what matches cost that nobody plays
 */
public record Figures(
        Machine machine,
        Optional<Start> start,
        Optional<Play> closed,
        Optional<Play> rate,
        Optional<Play> tables,
        Optional<Idle> idle) {

    /** What it was measured on. */
    public record Machine(int cores, double memoryGigabytes, String java, String system) {}

    /** From the start of the process to the first page, and what the server uses then. */
    public record Start(double seconds, Usage usage) {}

    /**
     * People have played. Only answers of seats that were acknowledged count as actions.
     *
     * @param playing how many of the matches were being played, on average: the others waited for a table
     * @param perSecond the pace that was asked for; nothing where everybody was as fast as possible
     * @param seconds how long was measured, after the warm-up
     * @param given answers in all, with those of the warm-up
     * @param acknowledged those of them that were taken, each once
     * @param latency from when an answer was to be sent until it was known to be taken
     * @param matchesPerSecond matches that came to their end and were replaced
     * @param serverCores how many cores the server had in use
     * @param playersCores how many cores this program had in use
     * @param stolen which part of the processors' time the machine's host gave to others meanwhile; nothing where the system doesn't tell
     * @param calm the answers beside which the machine never stood still; nothing where the system doesn't let us look
     * @param errors what went wrong, and how often
     */
    public record Play(
            int matches,
            int listeners,
            double playing,
            Optional<Double> perSecond,
            double seconds,
            long given,
            long acknowledged,
            double actionsPerSecond,
            Latency latency,
            double messagesPerSecond,
            double bytesPerSecond,
            double matchesPerSecond,
            double serverCores,
            double playersCores,
            Optional<Double> stolen,
            Optional<Calm> calm,
            Usage usage,
            Map<String, Integer> errors) {}

    /**
     * A server beside matches that nobody plays.
     *
     * @param empty with one match in its database
     * @param full with all of them
     */
    public record Idle(int matches, Start empty, Start full) {}

    static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
