package regalia.server;

import regalia.bots.Watchdog;
import regalia.server.api.StreamRoutes;
import regalia.server.ops.Metrics;
import regalia.server.play.Hall;
import regalia.server.play.Turns;

/** What can be measured of tables and bots at any moment. */
final class Gauges {

    private Gauges() {}

    static void hang(Metrics metrics, Hall hall, Turns turns, Watchdog watchdog, StreamRoutes streams) {
        metrics.gauge("regalia_matches_in_memory", "Matches held in memory.", hall::size);
        metrics.gauge("regalia_listeners", "Streams that are open.", streams::size);
        metrics.gauge("regalia_bots_waiting", "Matches that wait for a bot.", turns::waiting);
        metrics.gauge("regalia_bot_decisions", "Decisions of bots.", watchdog::decisions);
        for (Watchdog.Failure failure : Watchdog.Failure.values())
            metrics.gauge(
                    "regalia_bot_failures",
                    "Decisions that a bot failed to make, by why.",
                    () -> watchdog.failures(failure),
                    "why",
                    failure.name().toLowerCase(java.util.Locale.ROOT));
        metrics.gauge("regalia_actions", "Actions kept by this node.", hall::actions);
    }
}
