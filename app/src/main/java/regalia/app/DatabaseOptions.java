package regalia.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regalia.kernel.Unusable;

/** Which database a command is about: the embedded one in a folder, or another. */
final class DatabaseOptions {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${env:REGALIA_DATA:-${sys:user.home}/.regalia}",
            description = "The folder of the embedded database (default: .regalia in your home).")
    private Path data = Path.of("");

    @Option(
            names = "--db",
            paramLabel = "JDBC_URL",
            defaultValue = "${env:REGALIA_DB}",
            description =
                    "Another database: jdbc:postgresql://HOST/NAME?user=...&password=... Several nodes may share it.")
    private @Nullable String db;

    /** A variable that is set to nothing would otherwise mean whatever folder one happens to be in. */
    Path data() {
        if (data.toString().isBlank())
            throw new Unusable(
                    "The name of the database's folder is empty: --data or REGALIA_DATA must say where it is.");
        return data;
    }

    Optional<String> db() {
        return Optional.ofNullable(db).filter(url -> !url.isBlank());
    }

    /** The address as the store takes it. */
    @Nullable
    String url() {
        return db().orElse(null);
    }

    /** Whoever wants to read needs something to read. */
    void demandFolder() {
        if (db().isEmpty() && !Files.isDirectory(data())) throw new Unusable("There is no folder " + data + ".");
    }
}
