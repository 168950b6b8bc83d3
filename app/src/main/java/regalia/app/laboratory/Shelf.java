package regalia.app.laboratory;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import regalia.server.http.Call;
import regalia.server.http.Refused;

/** Gives out the files of reports, one by one or all together. */
final class Shelf {

    private static final String ALL = "report.zip";
    private static final Map<String, String> KINDS = Map.of(
            "html", "text/html; charset=utf-8",
            "png", "image/png",
            "csv", "text/csv; charset=utf-8",
            "json", "application/json",
            "jsonl", "application/x-ndjson",
            "zip", "application/zip");

    private final Laboratory laboratory;

    Shelf(Laboratory laboratory) {
        this.laboratory = laboratory;
    }

    void send(Call call, Context context) throws IOException {
        String name = call.path("file");
        if (!name.matches("[A-Za-z0-9_.-]{1,100}") || name.startsWith(".")) throw absent();
        Path place = laboratory.bench(call.path("id")).folder().place();
        boolean match = context.path().contains("/matches/");
        context.contentType(KINDS.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream"));
        if (name.equals(ALL) && !match) {
            context.header("Content-Disposition", "attachment; filename=\"" + ALL + "\"");
            zip(place, context.res().getOutputStream());
            return;
        }
        Path file = (match ? place.resolve("matches") : place).resolve(name);
        if (!Files.isRegularFile(file)) throw absent();
        Files.copy(file, context.res().getOutputStream());
    }

    private static Refused absent() {
        return Refused.absent("There is no such file in the report.");
    }

    private static void zip(Path place, OutputStream to) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(place)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        try (ZipOutputStream zip = new ZipOutputStream(to)) {
            for (Path file : files) {
                zip.putNextEntry(new ZipEntry(place.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, zip);
                zip.closeEntry();
            }
        }
    }
}
