import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The last lines of {@code regalia test}: for each game how many mutants its tests killed, if PIT has run, then all test
 * reports summed up. Fails if no test has passed or one has failed. Run from its source: {@code java TestSummary.java <root>}.
 */
final class TestSummary {

    record Count(int tests, int failed, int skipped) {

        Count plus(Count other) {
            return new Count(tests + other.tests, failed + other.failed, skipped + other.skipped);
        }

        int passed() {
            return tests - failed - skipped;
        }
    }

    public static void main(String[] args) throws IOException, XMLStreamException {
        Path root = Path.of(args[0]);
        System.out.println(); // Maven may leave a colour code without an end of line
        Count count = new Count(0, 0, 0);
        for (Path module : modules(root)) {
            for (Path report : files(module.resolve("target/surefire-reports"))) {
                String name = report.getFileName().toString();
                if (name.startsWith("TEST-") && name.endsWith(".xml")) count = count.plus(read(report));
            }
            Path mutations = module.resolve("target/pit-reports/mutations.csv");
            if (Files.exists(mutations)) mutants(root, module, mutations);
        }
        System.out.println(count.passed() + " passed, " + count.failed() + " failed, " + count.skipped() + " skipped");
        System.exit(count.passed() > 0 && count.failed() == 0 ? 0 : 1);
    }

    private static List<Path> modules(Path root) throws IOException {
        List<Path> modules = new ArrayList<>(files(root));
        modules.addAll(files(root.resolve("games")));
        return modules;
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** The attributes of the root element, testsuite, are the sums of the file. */
    private static Count read(Path report) throws IOException, XMLStreamException {
        try (var in = Files.newInputStream(report)) {
            XMLStreamReader xml = XMLInputFactory.newFactory().createXMLStreamReader(in);
            xml.nextTag();
            return new Count(
                    number(xml, "tests"), number(xml, "failures") + number(xml, "errors"), number(xml, "skipped"));
        }
    }

    private static int number(XMLStreamReader xml, String attribute) {
        String value = xml.getAttributeValue(null, attribute);
        return value == null ? 0 : Integer.parseInt(value);
    }

    /** A line of PIT's file: source file, class, mutator, method, line number, status, killing test. */
    private static void mutants(Path root, Path module, Path mutations) throws IOException {
        List<String> alive = new ArrayList<>();
        int all = 0;
        for (String line : Files.readAllLines(mutations)) {
            String[] cells = line.split(",");
            if (cells.length < 6) continue;
            all++;
            if (cells[5].equals("SURVIVED") || cells[5].equals("NO_COVERAGE"))
                alive.add(cells[0] + ":" + cells[4] + " " + cells[3] + " "
                        + cells[2].substring(cells[2].lastIndexOf('.') + 1) + " " + cells[5]);
        }
        Path survivors = mutations.resolveSibling("survivors.txt");
        Files.write(survivors, alive);
        int killed = all - alive.size();
        System.out.println(module.getFileName() + ": " + killed + " of " + all + " mutants killed ("
                + (all == 0 ? 0 : 100 * killed / all) + " %), survivors in " + root.relativize(survivors));
    }
}
