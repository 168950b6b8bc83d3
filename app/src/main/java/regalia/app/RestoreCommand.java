package regalia.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.server.store.Backup;
import regalia.server.store.Database;

@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        description = "Fills an empty database from a backup, all of it or nothing; no server may be running on it."
                + " With --verify it only looks at the file, and ends with 1 if that is damaged.")
final class RestoreCommand implements Callable<Integer> {

    private final Streams io;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Parameters(paramLabel = "FILE", description = "A file that regalia backup has written.")
    private Path file = Path.of("");

    @Option(names = "--verify", description = "Only check that the file is whole; change nothing.")
    private boolean verify;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    RestoreCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        return verify ? look() : restore();
    }

    private int look() {
        BackupReport report = new BackupReport(io, json);
        return switch (Backup.check(file)) {
            case Backup.Found.Whole(Backup.Contents contents) -> {
                report.tell(
                        "The backup " + file + " is whole; it was taken at " + contents.taken() + " and has "
                                + BackupReport.count(contents) + ":",
                        contents);
                yield Main.GOOD;
            }
            case Backup.Found.Damaged(String sentence) -> {
                report.damaged(sentence);
                yield Main.FAILED;
            }
        };
    }

    /** Looks first, so that a bad file doesn't even make a new database. */
    private int restore() {
        Backup.verify(file);
        try (Database into = Database.open(database.url(), database.data(), Runnable::run)) {
            Backup.Contents contents = Backup.restore(file, into);
            new BackupReport(io, json)
                    .tell(into.describe() + " now has " + BackupReport.count(contents) + ":", contents);
        }
        return Main.GOOD;
    }
}
