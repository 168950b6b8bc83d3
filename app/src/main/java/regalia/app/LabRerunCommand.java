package regalia.app;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.lab.Folder;
import regalia.lab.Job;
import regalia.lab.Manifest;
import regalia.lab.Snapshot;
import regalia.lab.Study;

@Command(
        name = "rerun",
        mixinStandardHelpOptions = true,
        description = "Plays the matches of a study again and says whether the same numbers come out.")
final class LabRerunCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(paramLabel = "MANIFEST", description = "The manifest.json of a study.")
    private String manifest = "";

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--out", paramLabel = "DIR", description = "A new folder, for a report of it.")
    private @Nullable String out;

    LabRerunCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        String version = VersionCommand.program();
        Manifest before = Manifest.read(LabOptions.path(manifest));
        Job job = before.jobDone();
        int at = threads.of(
                job.trials().stream().flatMap(trial -> trial.bots().stream()).toList());
        LabRun run = new LabRun(io, language.value());
        Snapshot snapshot;
        if (out == null) {
            Study study = Study.of(job);
            run.play(study, at);
            snapshot = study.snapshot();
        } else {
            Folder folder = Folder.begin(LabOptions.path(out), job, version);
            Study study = Study.in(folder, job);
            run.play(study, at);
            snapshot = study.snapshot();
            run.report(folder, snapshot, version, false);
        }
        return verdict(before, snapshot);
    }

    private int verdict(Manifest before, Snapshot now) {
        if (before.sameNumbers(now)) {
            io.say("The same numbers: all " + now.done() + " matches came out as before.");
            return Main.GOOD;
        }
        io.say(
                before.repeatable()
                        ? "Other numbers: these matches don't come out as before."
                        : "Other numbers: a bot of this study plays by time, and so doesn't always play alike.");
        return Main.FAILED;
    }
}
