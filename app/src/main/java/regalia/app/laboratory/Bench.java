package regalia.app.laboratory;

import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import regalia.catalog.Language;
import regalia.lab.Folder;
import regalia.lab.Progress;
import regalia.lab.Snapshot;
import regalia.lab.Study;
import regalia.lab.report.Report;

/** A study of this server, waiting, played or done. */
final class Bench {

    private static final Logger LOG = Logger.getLogger(Bench.class.getName());

    /** How far it has come. */
    enum State {
        WAITING,
        PLAYING,
        DONE,
        /** It was stopped, by somebody, by the clock or with the server, and reports what was done. */
        STOPPED
    }

    private final Folder folder;
    /** The id of the person who began it; empty after a restart, when nothing of it is played any more. */
    private final String owner;

    private final Study study;
    private volatile State state;

    private Bench(Folder folder, String owner, State state) {
        this.folder = folder;
        this.owner = owner;
        this.state = state;
        study = Study.in(folder, folder.manifest().job());
    }

    static Bench fresh(Folder folder, String owner) {
        return new Bench(folder, owner, State.WAITING);
    }

    /** One of an earlier time. */
    static Bench kept(Folder folder) {
        Bench bench = new Bench(folder, "", State.STOPPED);
        if (bench.snapshot().complete()) bench.state = State.DONE;
        return bench;
    }

    boolean isOf(String person) {
        return owner.equals(person);
    }

    Folder folder() {
        return folder;
    }

    State state() {
        return state;
    }

    Snapshot snapshot() {
        return study.snapshot();
    }

    /** Plays it, and reports. */
    void play(House house, String version, ScheduledExecutorService clock) {
        if (state != State.WAITING) return;
        state = State.PLAYING;
        ScheduledFuture<?> bell = clock.schedule(study::stop, house.minutes(), TimeUnit.MINUTES);
        @Nullable RuntimeException broken = null;
        try {
            study.play(house.threads(), Progress.NOBODY);
        } catch (RuntimeException failed) {
            broken = failed;
        }
        bell.cancel(false);
        Optional.ofNullable(broken).ifPresent(failed -> LOG.log(Level.WARNING, "a study broke", failed));
        report(version);
        state = snapshot().complete() ? State.DONE : State.STOPPED;
    }

    private void report(String version) {
        try {
            folder.write(snapshot(), version);
            if (snapshot().done() > 0) write(new Report(snapshot(), version, Language.EN));
        } catch (RuntimeException failed) {
            LOG.log(Level.WARNING, "a study could not be written down", failed);
        }
    }

    /** In every language that the page speaks. */
    private void write(Report report) {
        report.write(folder.place());
        report.write(folder.place(), Language.FR);
    }

    void stop() {
        if (state == State.WAITING) state = State.STOPPED;
        study.stop();
    }
}
