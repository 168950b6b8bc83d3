package regalia.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import regalia.bots.Strength;
import regalia.catalog.Catalog;
import regalia.catalog.Setup;
import regalia.codec.Json;
import regalia.codec.OptionsJson;
import regalia.kernel.Game;
import regalia.kernel.Unusable;

/**
 * All that must be known to play a study again, and to see whether it came out the same.
 *
 * @param version of the program
 * @param rules the version of the game's rules
 * @param date when it was written, in UTC
 */
public record Manifest(
        String format,
        String version,
        String game,
        String rules,
        long seed,
        List<Setting> settings,
        List<Done> done,
        Machine machine,
        String date) {

    /** Another number where figures mean something else than before: such studies can't be continued, merged or compared. */
    public static final String FORMAT = "regalia-lab/2";

    /**
     * What is played at one number of seats.
     *
     * @param options one set of them, or two that are compared, as {@link OptionsJson} writes them
     * @param matches which are wanted
     */
    public record Setting(int seats, List<JsonNode> options, List<String> bots, List<Range> matches) {

        private boolean like(Setting other) {
            return seats == other.seats && options.equals(other.options) && bots.equals(other.bots);
        }
    }

    /** Which matches are played, and the fingerprint of their numbers. */
    public record Done(int seats, List<Range> matches, String fingerprint) {}

    /** Where it was played: it tells how fast, and nothing else. */
    public record Machine(String system, String processor, int cores, String java) {

        static Machine here() {
            return new Machine(
                    System.getProperty("os.name", "") + " " + System.getProperty("os.version", ""),
                    System.getProperty("os.arch", ""),
                    Runtime.getRuntime().availableProcessors(),
                    Runtime.version().toString());
        }
    }

    public static Manifest of(Snapshot snapshot, String version) {
        Job job = snapshot.job();
        Game<?, ?, ?> game = job.game();
        return new Manifest(
                FORMAT,
                version,
                game.id(),
                game.version(),
                job.seed(),
                job.trials().stream().map(trial -> setting(game, trial)).toList(),
                done(snapshot),
                Machine.here(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    }

    private static Setting setting(Game<?, ?, ?> game, Trial trial) {
        List<JsonNode> options = trial.sides().stream()
                .<JsonNode>map(side -> OptionsJson.write(game.options(trial.seats()), side))
                .toList();
        return new Setting(trial.seats(), options, trial.bots(), trial.matches());
    }

    /** The manifest in a file or in a study's folder. */
    public static Manifest read(Path file) {
        String text = Texts.text(file);
        try {
            Manifest manifest = Json.read(text, Manifest.class);
            if (!manifest.format.equals(FORMAT)) throw new Unusable("format: must be '" + FORMAT + "'");
            return manifest;
        } catch (Unusable no) {
            throw new Unusable(file + ": this is no manifest of the lab: " + no.getMessage());
        }
    }

    public String text() {
        return Json.node(this).toPrettyString() + "\n";
    }

    /** The job that gives these numbers: those matches that are done. */
    public Job jobDone() {
        List<Trial> trials = new ArrayList<>();
        Job wanted = job();
        for (Done each : done)
            if (!each.matches.isEmpty()) trials.add(wanted.trial(each.seats).of(each.matches));
        if (trials.isEmpty()) throw new Unusable("no match of this study is played yet");
        return new Job(wanted.game(), trials, seed);
    }

    /** The job that was wanted. */
    public Job job() {
        Game<?, ?, ?> played = Catalog.game(game);
        if (!played.version().equals(rules))
            throw new Unusable("this study is of version " + rules + " of the rules of " + game
                    + ", and here is version " + played.version());
        return new Job(
                played, settings.stream().map(each -> trial(played, each)).toList(), seed);
    }

    private static Trial trial(Game<?, ?, ?> game, Setting setting) {
        int seats = Setup.seats(game, setting.seats);
        if (setting.bots.size() != seats || setting.options.isEmpty() || setting.options.size() > 2)
            throw new Unusable("the setting with " + seats + " seats is incomplete");
        setting.bots.forEach(Strength::of);
        return new Trial(
                seats,
                setting.options.stream()
                        .map(node -> OptionsJson.read(game.options(seats), node))
                        .toList(),
                setting.bots,
                setting.matches);
    }

    /** Whether two are parts of one study: all the same but for the matches. */
    boolean sameStudy(Manifest other) {
        if (!game.equals(other.game) || !rules.equals(other.rules) || seed != other.seed) return false;
        if (settings.size() != other.settings.size()) return false;
        for (int i = 0; i < settings.size(); i++) if (!settings.get(i).like(other.settings.get(i))) return false;
        return true;
    }

    /** Whether what was played now came to the same numbers. */
    public boolean sameNumbers(Snapshot now) {
        List<Done> before =
                done.stream().filter(each -> !each.matches.isEmpty()).toList();
        return before.equals(
                done(now).stream().filter(each -> !each.matches.isEmpty()).toList());
    }

    private static List<Done> done(Snapshot snapshot) {
        return snapshot.harvests().stream()
                .map(each -> new Done(each.trial().seats(), each.done(), each.fingerprint()))
                .toList();
    }

    /** Whether the same numbers come again: not where a bot plays by time. */
    public boolean repeatable() {
        return settings.stream()
                .flatMap(each -> each.bots.stream())
                .noneMatch(bot -> Strength.of(bot).timed());
    }
}
