package regalia.lab.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import regalia.catalog.Language;
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
    private final Language language;

    /** @param language of the page; what programs read is the same in all */
    public Report(Snapshot snapshot, String version, Language language) {
        this.snapshot = snapshot;
        this.language = language;
        manifest = Manifest.of(snapshot, version);
    }

    /** The files of an earlier report are replaced. */
    public void write(Path folder) {
        Words names = new Words(snapshot.job().game(), Language.EN);
        Html html = page().html();
        text(folder.resolve("report.html"), html.text());
        for (Figure figure : html.figures()) bytes(folder.resolve(figure.file() + ".png"), Png.of(figure.drawing()));
        text(folder.resolve("shares.csv"), Csv.shares(snapshot));
        text(folder.resolve("measures.csv"), Csv.measures(snapshot));
        text(folder.resolve("histograms.csv"), Csv.histograms(snapshot));
        text(folder.resolve("choices.csv"), Csv.choices(snapshot, names));
        text(folder.resolve("notable.csv"), Csv.notable(snapshot));
        text(folder.resolve("results.json"), Results.of(snapshot).toPrettyString() + "\n");
        if (manifest.repeatable()) for (Harvest harvest : snapshot.harvests()) matches(folder, harvest);
    }

    /** Writes the page in another language beside it, as {@code report.fr.html}. */
    public void write(Path folder, Language other) {
        String name = "report." + other.word() + ".html";
        text(folder.resolve(name), new Page(snapshot, manifest, other).html().text());
    }

    private Page page() {
        return new Page(snapshot, manifest, language);
    }

    /** The page alone, for whoever shows it elsewhere. */
    public String html() {
        return page().html().text();
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
