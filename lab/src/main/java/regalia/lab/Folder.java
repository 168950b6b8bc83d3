package regalia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import regalia.kernel.Unusable;

/**
 * Where a study keeps what is done: {@code manifest.json}, and {@code parts.jsonl} with a line for each finished part. A last line that was
 * cut off when the program was killed counts as not written.
 */
public final class Folder {

    private static final String MANIFEST = "manifest.json";
    private static final String PARTS = "parts.jsonl";

    private final Path place;

    private Folder(Path place) {
        this.place = place;
    }

    /** A new folder, or one with nothing in it, for a study that begins. */
    public static Folder begin(Path place, Job job, String version) {
        if (Files.exists(place.resolve(MANIFEST)))
            throw new Unusable(place + " holds a study already: go on with --resume, or name another folder");
        try {
            Files.createDirectories(place);
            try (Stream<Path> there = Files.list(place)) {
                if (there.findAny().isPresent()) throw new Unusable(place + " is not empty: name another folder");
            }
            Files.writeString(place.resolve(PARTS), "", StandardOpenOption.CREATE_NEW);
        } catch (IOException no) {
            throw new Unusable(place + ": this folder can't be written");
        }
        Folder folder = new Folder(place);
        folder.write(Study.of(job).snapshot(), version);
        return folder;
    }

    /** The folder of a study that goes on, which must be the same as is wanted now. */
    public static Folder resume(Path place, Job job, String version) {
        if (!Files.exists(place.resolve(MANIFEST))) return begin(place, job, version);
        Folder folder = open(place);
        Manifest wanted = Manifest.of(Study.of(job).snapshot(), version);
        if (!folder.manifest().sameStudy(wanted))
            throw new Unusable(place + " holds another study: its game, options, seats, bots or seed differ");
        folder.dropTorn();
        return folder;
    }

    /** The folder of a study that was done before. */
    public static Folder open(Path place) {
        if (!Files.exists(place.resolve(MANIFEST))) throw new Unusable(place + ": there is no study in this folder");
        return new Folder(place);
    }

    public Path place() {
        return place;
    }

    public Manifest manifest() {
        return Manifest.read(place.resolve(MANIFEST));
    }

    /** What is done by now. */
    public Snapshot snapshot() {
        return Study.in(this, manifest().job()).snapshot();
    }

    /** Writes the manifest for what is done by now. */
    public void write(Snapshot snapshot, String version) {
        Texts.write(place.resolve(MANIFEST), Manifest.of(snapshot, version).text());
    }

    void append(Chunk chunk) {
        try {
            Files.writeString(place.resolve(PARTS), chunk.line() + "\n", StandardOpenOption.APPEND);
        } catch (IOException full) {
            throw new Unusable(place.resolve(PARTS) + ": this file can't be written, perhaps the disk is full");
        }
    }

    List<Chunk> chunks() {
        List<Chunk> chunks = new ArrayList<>();
        List<String> lines = whole().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            try {
                chunks.add(Chunk.read(lines.get(i)));
            } catch (Unusable no) {
                throw new Unusable(place.resolve(PARTS) + ", line " + (i + 1) + ": " + no.getMessage());
            }
        }
        return chunks;
    }

    /** All lines that were written to their end. */
    private String whole() {
        String text = Texts.text(place.resolve(PARTS));
        return text.substring(0, text.lastIndexOf('\n') + 1);
    }

    private void dropTorn() {
        String whole = whole();
        if (whole.length() < Texts.text(place.resolve(PARTS)).length()) Texts.write(place.resolve(PARTS), whole);
    }
}
