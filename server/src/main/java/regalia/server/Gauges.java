package regalia.server;

import java.util.function.LongConsumer;
import regalia.bots.Watchdog;
import regalia.server.api.StreamRoutes;
import regalia.server.ops.Metrics;
import regalia.server.play.Hall;
import regalia.server.play.Turns;

/** What can be measured of tables and bots at any moment. */
final class Gauges {

    private Gauges() {}

    /** Takes the times of actions that came one way, in nanoseconds. */
    static LongConsumer actions(Metrics metrics, String way) {
        return metrics.histogram(
                        "regalia_action_seconds",
                        "Until an action that was taken is answered, by how it came.",
                        "way",
                        way)::took;
    }

    static void hang(Metrics metrics, Hall hall, Turns turns, Watchdog watchdog, StreamRoutes streams) {
        metrics.gauge("regalia_matches_in_memory", "Matches held in memory.", hall::size);
        metrics.tally("regalia_matches_begun_total", "Matches that began at this node.", hall::begun);
        metrics.tally(
                "regalia_matches_loaded_total",
                "Matches that were not in memory when they were needed, and were read.",
                hall::loaded);
        metrics.gauge("regalia_listeners", "Streams that are open.", streams::size);
        metrics.gauge("regalia_bots_waiting", "Matches that wait for a bot.", turns::waiting);
        metrics.tally("regalia_bot_decisions_total", "Decisions of bots.", watchdog::decisions);
        for (Watchdog.Failure failure : Watchdog.Failure.values())
            metrics.tally(
                    "regalia_bot_failures_total",
                    "Decisions that a bot failed to make, by why.",
                    () -> watchdog.failures(failure),
                    "why",
                    failure.name().toLowerCase(java.util.Locale.ROOT));
        metrics.tally("regalia_commits_total", "Commits of matches by this node.", hall::actions);
        hall.timing(metrics.histogram("regalia_keep_seconds", "Until the database has kept something for good.")::took);
    }
}
