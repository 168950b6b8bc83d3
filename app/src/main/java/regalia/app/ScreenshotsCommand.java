package regalia.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import regalia.app.shots.Moment;
import regalia.app.shots.Quickness;
import regalia.app.shots.Shot;
import regalia.app.shots.Studio;
import regalia.app.shots.Unseen;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.kernel.Unusable;
import regalia.server.ops.Logs;

@Command(
        name = "screenshots",
        mixinStandardHelpOptions = true,
        description =
                "Takes pictures of the page in a real Chromium: every board at the start, in the middle, at the end of a match and when it is over, its rules,"
                        + " and the other pages, at 1440 x 900, 820 x 1180 and 360 x 740 (twice as fine), light and dark."
                        + " The server and the matches are its own and always the same.",
        footer = {"", "Chromium or Chrome must be on the PATH."})
final class ScreenshotsCommand implements Callable<Integer> {

    private final Streams io;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder for the pictures; it is made if need be.")
    private Path out = Path.of("");

    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "Only this game: ${COMPLETION-CANDIDATES} (standard: all, and the pages that are no game's).")
    private @Nullable String game;

    @Option(
            names = "--moment",
            paramLabel = "MOMENT",
            description = "Only this moment of a game: rules, start, middle, end or over (standard: all).")
    private @Nullable String moment;

    @Option(names = "--measure", description = "Measure too how quick the page is on this machine.")
    private boolean measure;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    /**
     * What is told as JSON.
     *
     * @param troubles errors that the pages told of
     */
    record Report(List<Shot> pictures, List<String> troubles, Optional<Quickness> quickness) {}

    ScreenshotsCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        List<String> games =
                game == null ? Catalog.games() : List.of(Catalog.game(game).id());
        Set<Moment> moments = moment == null ? EnumSet.allOf(Moment.class) : EnumSet.of(Moment.of(moment));
        folder();
        Logs.to(System.err, Level.WARNING);
        try (Studio studio = Studio.open(String.valueOf(System.getenv("PATH")))) {
            List<Shot> shots = new ArrayList<>();
            for (String one : games) shots.addAll(studio.game(one, moments, out, this::progress));
            if (game == null && moment == null) shots.addAll(studio.pages(out, this::progress));
            Optional<Quickness> quickness = measure ? Optional.of(studio.quickness()) : Optional.empty();
            return tell(new Report(List.copyOf(shots), studio.troubles(), quickness));
        } catch (Unseen failed) {
            end();
            io.err().println(failed.getMessage());
            return Main.FAILED;
        }
    }

    private void folder() {
        try {
            Files.createDirectories(out);
        } catch (IOException taken) {
            throw new Unusable(out + ": this can't be a folder for pictures");
        }
        if (!Files.isWritable(out)) throw new Unusable(out + ": nothing can be written there");
    }

    private int tell(Report report) {
        end();
        if (json) io.say(Json.node(report).toPrettyString());
        else {
            for (Shot shot : report.pictures())
                io.say(String.format(
                        Locale.ROOT, "%s  %d x %d", out.resolve(shot.file()), shot.width(), shot.height()));
            report.quickness().ifPresent(this::tell);
            io.say(report.pictures().size() + " pictures.");
            report.troubles().forEach(trouble -> io.err().println("A page said: " + trouble));
        }
        return report.troubles().isEmpty() ? Main.GOOD : Main.FAILED;
    }

    private void tell(Quickness quick) {
        io.say(String.format(Locale.ROOT, "First page usable after %.0f ms.", quick.firstInteractive()));
        quick.effect()
                .forEach((id, millis) -> io.say(String.format(
                        Locale.ROOT,
                        "%-9s board usable after %.0f ms, a decision seen after %.0f ms, at most %.0f ms",
                        id,
                        quick.boardInteractive().getOrDefault(id, 0.0),
                        millis,
                        quick.slowestEffect().getOrDefault(id, 0.0))));
    }

    private void progress(Shot shot) {
        if (!io.terminal()) return;
        io.err().printf(Locale.ROOT, "\r%-50s", shot.file());
        io.err().flush();
    }

    private void end() {
        if (!io.terminal()) return;
        io.err().print("\r" + " ".repeat(50) + "\r");
        io.err().flush();
    }
}
