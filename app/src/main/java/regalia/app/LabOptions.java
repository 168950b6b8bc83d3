package regalia.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.Language;
import regalia.catalog.Seating;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Unusable;
import regalia.lab.Job;
import regalia.lab.Range;
import regalia.lab.Trial;

/** What all studies of the lab are asked with. */
final class LabOptions {

    private static final int MOST_GAMES = 100_000_000;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Mixin
    private SeatsOption seats = new SeatsOption();

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT,..",
            defaultValue = "squire",
            description = "page, squire, knight or king for each seat, or one for all (standard: squire).")
    private String bots = "";

    @Option(
            names = "--games",
            paramLabel = "K",
            defaultValue = "1000",
            description = "How many matches at each number of seats (standard: 1000).")
    private int games;

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "Only the matches from this number on: a job can be split over machines and merged.")
    private @Nullable Integer from;

    @Option(names = "--to", paramLabel = "N", description = "Only the matches up to this number.")
    private @Nullable Integer to;

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "A new folder for the report.")
    private String out = "";

    @Option(names = "--resume", description = "Go on with the study that is in the folder.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    /** The options of each rule set at a number of seats. */
    interface Sides {
        List<Options> at(Game<?, ?, ?> game, int seats);
    }

    Job job(Sides sides) {
        Game<?, ?, ?> chosen = Catalog.game(game);
        Range range = range();
        threads.check();
        Seating seating = Seating.bots(bots);
        if (seating.words().stream().anyMatch(word -> word.startsWith("exec:")))
            throw new Unusable("the lab plays with our own bots, page, squire, knight and king: a program of somebody"
                    + " else is measured with regalia duel");
        List<Trial> trials = new ArrayList<>();
        for (int places : seats.of(chosen))
            trials.add(new Trial(
                    places, sides.at(chosen, places), seating.at(chosen, places).words(), List.of(range)));
        return new Job(chosen, trials, seed.value());
    }

    private Range range() {
        Bounds.demand("--games", games, MOST_GAMES);
        int first = from == null ? 1 : from;
        int last = to == null ? games : to;
        if (first < 1 || last > games || first > last)
            throw new Unusable("--from and --to must lie between 1 and " + games + ", in this order, not " + first
                    + " and " + last);
        return new Range(first, last);
    }

    int threads() {
        return threads.of(Seating.bots(bots).words());
    }

    Path out() {
        return path(out);
    }

    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException no) {
            throw new Unusable("'" + name + "' can't be the name of a file");
        }
    }

    Language language() {
        return language.value();
    }

    boolean resume() {
        return resume;
    }

    boolean json() {
        return json;
    }
}
