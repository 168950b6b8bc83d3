package regalia.app;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regalia.kernel.Unusable;
import regalia.server.store.Backup;
import regalia.server.store.Reading;

@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        description =
                "Writes everything in the server's database to one file, of one moment, also while the server runs."
                        + " The file fits SQLite and PostgreSQL alike. It holds the secret seeds of running matches: keep it to"
                        + " yourself.")
final class BackupCommand implements Callable<Integer> {

    private final Streams io;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The file to write; it must be new.")
    private Path out = Path.of("");

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    BackupCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        if (out.toString().isBlank())
            throw new Unusable("The name of the backup's file is empty: --out must say which file to write.");
        database.demandFolder();
        Instant now = InstantSource.system().instant();
        try (Reading from = Reading.open(database.url(), database.data())) {
            Backup.Contents contents = Backup.take(from, out, now);
            new BackupReport(io, json)
                    .tell(
                            "The backup " + out + " of " + from.describe() + " has " + BackupReport.count(contents)
                                    + ":",
                            contents);
        }
        return Main.GOOD;
    }
}
