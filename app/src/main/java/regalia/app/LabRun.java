package regalia.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import regalia.catalog.Language;
import regalia.lab.Folder;
import regalia.lab.Job;
import regalia.lab.Snapshot;
import regalia.lab.Study;
import regalia.lab.report.Report;
import regalia.lab.report.Results;

/** Plays a study from the command line and writes its report. Who presses Ctrl-C gets the report of what is done by then. */
final class LabRun {

    private static final int SECONDS = 60;

    private final Streams io;
    private final Language language;

    /** @param language of the report */
    LabRun(Streams io, Language language) {
        this.io = io;
        this.language = language;
    }

    int run(LabOptions options, Job job) {
        String version = VersionCommand.program();
        Folder folder = options.resume()
                ? Folder.resume(options.out(), job, version)
                : Folder.begin(options.out(), job, version);
        Study study = Study.in(folder, job);
        CountDownLatch written = new CountDownLatch(1);
        Thread hook = new Thread(() -> stop(study, written), "lab-stop");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            play(study, options.threads());
            report(folder, study.snapshot(), version, options.json());
        } finally {
            written.countDown();
            forget(hook);
        }
        return study.snapshot().complete() ? Main.GOOD : Main.FAILED;
    }

    private static void stop(Study study, CountDownLatch written) {
        study.stop();
        try {
            if (!written.await(SECONDS, TimeUnit.SECONDS)) return;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The program is ending: the hook is at work and has its answer.
            return;
        }
    }

    void play(Study study, int threads) {
        LabProgress progress = new LabProgress(io, study.snapshot().done());
        study.play(threads, progress);
        progress.end();
    }

    void report(Folder folder, Snapshot snapshot, String version, boolean json) {
        folder.write(snapshot, version);
        Report report = new Report(snapshot, version, language);
        report.write(folder.place());
        if (json) {
            io.say(Results.of(snapshot).toString());
            return;
        }
        report.sentences().forEach(io::say);
        if (!snapshot.complete())
            io.say("Stopped: " + snapshot.done() + " of " + snapshot.job().size()
                    + " matches are done and kept. Go on with --resume.");
        io.say("Report: " + folder.place().resolve("report.html"));
    }
}
