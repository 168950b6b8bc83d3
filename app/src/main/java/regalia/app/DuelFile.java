package regalia.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import regalia.catalog.duel.Finding;
import regalia.codec.Json;
import regalia.kernel.Unusable;

/** Findings as JSON Lines, each written as soon as it is there, so that long work can be stopped and taken up again. */
final class DuelFile {

    private final String name;
    private final Path path;
    private final List<Finding> findings = new ArrayList<>();

    private DuelFile(String name, Path path) {
        this.name = name;
        this.path = path;
    }

    static DuelFile open(String name) {
        try {
            DuelFile file = new DuelFile(name, Path.of(name));
            if (Files.exists(file.path)) file.read();
            else Files.createFile(file.path);
            return file;
        } catch (InvalidPathException no) {
            throw new Unusable("'" + name + "' can't be the name of a file");
        } catch (IOException denied) {
            throw new Unusable(name + ": this file can't be read and written");
        }
    }

    private void read() throws IOException {
        String text = Files.readString(path);
        // Whoever was stopped while writing leaves half a line, which tells nothing.
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        int number = 0;
        for (String line : whole.lines().toList()) {
            number++;
            try {
                findings.add(Json.read(line, Finding.class));
            } catch (Unusable no) {
                throw new Unusable(name + ", line " + number + ": " + no.getMessage());
            }
        }
        if (whole.length() < text.length()) Files.writeString(path, whole);
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }

    void add(Finding finding) throws IOException {
        Files.writeString(path, Json.write(finding) + "\n", StandardOpenOption.APPEND);
        findings.add(finding);
    }
}
