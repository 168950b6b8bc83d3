package regalia.lab.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import regalia.kernel.Unusable;
import regalia.lab.Harvest;
import regalia.lab.Manifest;
import regalia.lab.Snapshot;
import regalia.lab.plot.Png;
import regalia.lab.tally.Notable;

/** Writes what a study has come to, finished or not, into a folder: {@code report.html}, and pictures, tables and records beside it. */
public final class Report {

    private final Snapshot snapshot;
    private final Manifest manifest;

    public Report(Snapshot snapshot, String version) {
        this.snapshot = snapshot;
        manifest = Manifest.of(snapshot, version);
    }

    /** The files of an earlier report are replaced. */
    public void write(Path folder) {
        Names names = new Names(snapshot.job().game());
        Leaf page = page();
        text(folder.resolve("report.html"), page.html());
        for (Figure figure : page.figures()) bytes(folder.resolve(figure.file() + ".png"), Png.of(figure.drawing()));
        text(folder.resolve("shares.csv"), Csv.shares(snapshot));
        text(folder.resolve("measures.csv"), Csv.measures(snapshot));
        text(folder.resolve("histograms.csv"), Csv.histograms(snapshot));
        text(folder.resolve("choices.csv"), Csv.choices(snapshot, names));
        text(folder.resolve("notable.csv"), Csv.notable(snapshot));
        text(folder.resolve("results.json"), Results.of(snapshot).toPrettyString() + "\n");
        if (manifest.repeatable()) for (Harvest harvest : snapshot.harvests()) matches(folder, harvest);
    }

    private Leaf page() {
        return snapshot.job().compares() ? new ComparePage(snapshot, manifest) : new Page(snapshot, manifest);
    }

    /** The page alone, for whoever shows it elsewhere. */
    public String html() {
        return page().html();
    }

    /** What it says first, for whoever reads no page. */
    public List<String> sentences() {
        return page().sentences();
    }

    private void matches(Path folder, Harvest harvest) {
        for (Notable.Mark mark : Marks.linked(harvest))
            for (int side = 0; side < harvest.sides().size(); side++)
                text(
                        folder.resolve(Marks.file(harvest, manifest.game(), side, mark)),
                        snapshot.job().record(harvest.trial().seats(), side, mark.match()));
    }

    private static void text(Path file, String text) {
        bytes(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void bytes(Path file, byte[] bytes) {
        try {
            Path folder = file.getParent();
            if (folder != null) Files.createDirectories(folder);
            Files.write(file, bytes);
        } catch (IOException full) {
            throw new Unusable(file + ": this file can't be written");
        }
    }
}
