package regalia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import regalia.app.load.Calm;
import regalia.app.load.Figures;
import regalia.app.load.Latency;
import regalia.app.load.Usage;

/** The figures of a server, for people. */
final class ServerTable {

    private ServerTable() {}

    /** Whether nothing went wrong. */
    static boolean sound(Figures figures) {
        return plays(figures).allMatch(play -> play.errors().isEmpty() && play.given() == play.acknowledged());
    }

    private static Stream<Figures.Play> plays(Figures figures) {
        return Stream.of(figures.closed(), figures.rate(), figures.tables()).flatMap(Optional::stream);
    }

    static List<String> lines(Figures figures) {
        List<String> lines = new ArrayList<>();
        Figures.Machine machine = figures.machine();
        lines.add(String.format(
                Locale.ROOT,
                "%d cores, %.1f GB, Java %s, %s",
                machine.cores(),
                machine.memoryGigabytes(),
                machine.java(),
                machine.system()));
        figures.start().ifPresent(start -> lines.add("start    " + line(start)));
        if (plays(figures).findAny().isPresent())
            lines.add("         matches actions/s    p50    p90    p99  p99.9    max ms   messages/s    MB/s"
                    + "  ended/s cores+ours");
        figures.closed().ifPresent(play -> add(lines, "closed", play));
        figures.rate().ifPresent(play -> add(lines, "rate", play));
        figures.tables().ifPresent(play -> add(lines, "tables", play));
        figures.idle().ifPresent(idle -> {
            lines.add("idle     1 match: " + line(idle.empty()));
            lines.add(String.format(Locale.ROOT, "         %,d matches: ", idle.matches()) + line(idle.full()));
        });
        return lines;
    }

    private static void add(List<String> lines, String name, Figures.Play play) {
        Latency latency = play.latency();
        lines.add(String.format(
                Locale.ROOT,
                "%-8s %7d %,9.0f %6.2f %6.2f %6.2f %6.2f %9.2f %,12.0f %7.1f %8.1f %5.2f+%.2f",
                name,
                play.matches(),
                play.actionsPerSecond(),
                latency.p50(),
                latency.p90(),
                latency.p99(),
                latency.p999(),
                latency.max(),
                play.messagesPerSecond(),
                play.bytesPerSecond() / 1e6,
                play.matchesPerSecond(),
                play.serverCores(),
                play.playersCores()));
        lines.add(String.format(Locale.ROOT, "         %.1f matches at a time, ", play.playing())
                + line(play.usage())
                + play.stolen()
                        .filter(part -> part > 0)
                        .map(part -> String.format(
                                Locale.ROOT, ", the machine's host took %.1f %% of the processors", 100 * part))
                        .orElse(""));
        play.calm().filter(calm -> calm.standstills() > 0).ifPresent(calm -> lines.add(line(calm)));
        play.errors().forEach((what, count) -> lines.add("         wrong: " + what + " (" + count + " times)"));
        if (play.given() != play.acknowledged())
            lines.add(String.format(
                    Locale.ROOT, "         wrong: %,d given, %,d taken", play.given(), play.acknowledged()));
    }

    private static String line(Calm calm) {
        Latency latency = calm.latency();
        return String.format(
                Locale.ROOT,
                "calm   %5.1f %% of the answers %6.2f %6.2f %6.2f %6.2f %9.2f  beside %,d standstills of a processor, of 4 to %.0f ms",
                100 * calm.part(),
                latency.p50(),
                latency.p90(),
                latency.p99(),
                latency.p999(),
                latency.max(),
                calm.standstills(),
                calm.longest());
    }

    private static String line(Figures.Start start) {
        return String.format(Locale.ROOT, "first page after %.2f s, ", start.seconds()) + line(start.usage());
    }

    private static String line(Usage usage) {
        return megabytes(usage.residentMegabytes(), "resident, ")
                + megabytes(usage.peakMegabytes(), "at most, ")
                + String.format(Locale.ROOT, "%.0f MB heap", usage.heapMegabytes())
                + usage.liveMegabytes()
                        .map(live -> String.format(Locale.ROOT, " (%.1f MB live)", live))
                        .orElse("");
    }

    private static String megabytes(Optional<Double> value, String word) {
        return value.map(known -> String.format(Locale.ROOT, "%.0f MB ", known) + word)
                .orElse("");
    }
}
