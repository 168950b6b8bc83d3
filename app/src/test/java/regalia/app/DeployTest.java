package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Option;

/** What the container, the composition and the service unit say must fit the program, as far as can be told without running them. */
class DeployTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern VARIABLE = Pattern.compile("REGALIA_[A-Z_]+");
    private static final String HEADERS = "-XX:+UseCompactObjectHeaders";
    private static final String HUGE_PAGES = "-XX:+UseTransparentHugePages";
    private static final Pattern STEP = Pattern.compile("(?m)^(COPY|ENTRYPOINT|CMD) +(?!--from)(.*)$");

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    /** The variables that options of the program are set by. */
    private static Set<String> known() {
        Set<String> names = new TreeSet<>();
        Stream.of(ServeCommand.class, DatabaseOptions.class)
                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                .map(field -> Optional.ofNullable(field.getAnnotation(Option.class))
                        .map(Option::defaultValue)
                        .orElse(""))
                .forEach(text -> names.addAll(variables(text)));
        return names;
    }

    private static List<String> variables(String text) {
        return VARIABLE.matcher(text).results().map(found -> found.group()).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Dockerfile", "compose.yaml", "deploy/regalia.service", "docs/operate.md"})
    void everyVariableThatIsSetIsOneThatTheProgramReads(String file) throws IOException {
        Set<String> named = new TreeSet<>(variables(read(file)));
        named.remove("REGALIA_TOKEN");
        assertFalse(named.isEmpty());
        named.removeAll(known());
        // What is written for people may be read by the launcher; a unit and a container start without it.
        if (file.startsWith("docs/")) named.removeAll(variables(read("regalia")));
        assertEquals(Set.of(), named);
    }

    /** Without a value of its own, picocli would take a flag that is given for the opposite of its variable. */
    @Test
    void aFlagThatIsAlsoSetInTheEnvironmentIsSet() {
        List<Option> flags = Arrays.stream(ServeCommand.class.getDeclaredFields())
                .filter(field -> field.getType() == boolean.class && field.isAnnotationPresent(Option.class))
                .map(field -> field.getAnnotation(Option.class))
                .filter(option -> option.defaultValue().contains("env:"))
                .toList();
        assertEquals(4, flags.size());
        for (Option flag : flags) assertEquals("true", flag.fallbackValue(), flag.names()[0]);
    }

    @Test
    void everyVariableIsExplainedToWhoOperatesIt() throws IOException {
        Set<String> missing = known();
        missing.removeAll(variables(read("docs/operate.md")));
        assertEquals(Set.of(), missing);
    }

    @Test
    void theContainerIsBuiltFromFilesThatAreThereAndFromEveryModule() throws IOException {
        String dockerfile = read("Dockerfile");
        Set<String> copied = new TreeSet<>();
        Matcher step = STEP.matcher(dockerfile);
        while (step.find()) {
            if (!step.group(1).equals("COPY")) continue;
            List<String> words = Arrays.asList(step.group(2).trim().split(" +"));
            copied.addAll(words.subList(0, words.size() - 1));
        }
        for (String file : copied) assertTrue(Files.exists(ROOT.resolve(file)), file);
        Matcher module = Pattern.compile("<module>([^</]+)").matcher(read("pom.xml"));
        while (module.find()) assertTrue(copied.contains(module.group(1)), module.group(1));
        for (String ignored : read(".dockerignore").lines().toList()) assertFalse(copied.contains(ignored), ignored);
    }

    @Test
    void theContainerStartsWithWhatJavaNotedWhileItWasBuilt() throws IOException {
        String last = read("Dockerfile").replaceFirst("(?s).*\nFROM ", "FROM ");
        Matcher rehearsal = Pattern.compile(
                        "RUN java \\Q" + HEADERS
                                + "\\E -jar (\\S+) (bench server(?: --\\S+ [^-\\s]\\S*)+) \\\\\\s+--java-option=-XX:AOTCacheOutput=(\\S+)")
                .matcher(last);
        assertTrue(rehearsal.find(), last);
        assertTrue(last.contains("\"-XX:AOTCache=" + rehearsal.group(3) + "\""), last);
        assertTrue(last.contains("\"-jar\", \"" + rehearsal.group(1) + "\"]"), last);
        assertTrue(read("regalia").contains(rehearsal.group(2).replaceFirst(" --warmup.*", "")), rehearsal.group(2));
    }

    /** The one thing in a file that a pattern takes out of it. */
    private static String one(String file, String pattern) throws IOException {
        List<String> found = Pattern.compile(pattern, Pattern.MULTILINE)
                .matcher(read(file))
                .results()
                .map(match -> match.group(1))
                .distinct()
                .toList();
        assertEquals(1, found.size(), file + ": " + found);
        return found.getFirst();
    }

    /** The options of the collector that Java is started with. */
    private static List<String> collector(String words) {
        return Arrays.stream(words.split("[\\s\",]+"))
                .filter(word -> word.startsWith("-XX:"))
                .filter(word -> !word.startsWith("-XX:AOT") && !word.contains("RAMPercentage"))
                .filter(word -> !word.equals(HEADERS) && !word.equals(HUGE_PAGES))
                .toList();
    }

    @Test
    void everyServerCollectsInTheSameWay() throws IOException {
        List<String> options = collector(one("regalia", "^collector=\"(.*)\"$"));
        assertFalse(options.isEmpty());
        assertEquals(options, collector(one("regalia.cmd", "^set \"collector=(.*)\"\\s*$")));
        assertEquals(options, collector(one("Dockerfile", "^ENTRYPOINT (.*)$")));
        assertEquals(options, collector(one("deploy/regalia.service", "^ExecStart=(.*)$")));
        for (String option : options) assertTrue(read("docs/operate.md").contains(option), option);
    }

    /** A rehearsal is of no use to a Java whose objects have another form. */
    @Test
    void everyJavaHasTheSmallObjectsThatItWasRehearsedWith() throws IOException {
        assertEquals(HEADERS, one("regalia", "^headers=(.*)$"));
        assertEquals(4, read("regalia").split("ALL-UNNAMED (?=.*-jar)", -1).length);
        assertEquals(4, read("regalia").split("ALL-UNNAMED \\$headers ", -1).length);
        assertTrue(read("regalia.cmd").contains("ALL-UNNAMED " + HEADERS + " %memory% -jar "));
        for (String file : List.of("Dockerfile", "deploy/regalia.service", "docs/operate.md")) {
            assertTrue(read(file).contains(HEADERS), file);
            assertTrue(read(file).contains(HUGE_PAGES), file);
        }
        assertTrue(read("docs/operate.md").contains("java " + HEADERS + " -XX:AOTCacheOutput="));
    }

    @Test
    void bothLaunchersBoundTheMemoryOfAServerAlike() throws IOException {
        String heap = one("regalia", "^heap=\\$\\{REGALIA_HEAP:-(\\w+)}$");
        assertEquals(heap, one("regalia.cmd", "^if not defined heap set \"heap=(\\w+)\"\\s*$"));
        assertEquals("%REGALIA_HEAP%", one("regalia.cmd", "^set \"heap=(%\\w+%)\"\\s*$"));
        for (String launcher : List.of("regalia", "regalia.cmd"))
            assertTrue(read(launcher).contains("REGALIA_HEAP must be a whole number"), launcher);
        assertTrue(read("docs/operate.md").contains("at most " + heap.replace("m", " MB")), heap);
        String given = "-Xms%heap% -Xmx%heap% %collector%";
        assertTrue(read("regalia").contains(given.replaceAll("%(\\w+)%", "\\$$1")));
        assertEquals(given, one("regalia.cmd", "^if \"%~1\"==\"serve\" set \"memory=(.*)\"\\s*$"));
        assertEquals(
                given + " -XX:NewRatio=1",
                one("regalia.cmd", "^if \"%~1 %~2\"==\"bench server\" set \"memory=(.*)\"\\s*$"));
        assertEquals(
                "$memory -XX:NewRatio=1", one("regalia", "^case .* in bench\\\\ server\\) memory=\"(.*)\" ;; esac$"));
        assertTrue(read("regalia.cmd").contains(" %memory% -jar "));
    }

    @Test
    void aServerThatIsToEndHasTheSameTimeEverywhere() throws IOException {
        String seconds = one("deploy/regalia.service", "^TimeoutStopSec=(\\d+)$");
        assertEquals(seconds, one("compose.yaml", "^ +stop_grace_period: (\\d+)s$"));
        assertEquals(seconds, one("docs/operate.md", "give all of it (\\d+) seconds"));
    }

    @Test
    void theContainerServesAsSomebodyWithoutRights() throws IOException {
        String last = read("Dockerfile").replaceFirst("(?s).*\nFROM ", "FROM ");
        assertTrue(last.contains("\nUSER regalia\n"), last);
        assertTrue(last.contains("\nHEALTHCHECK "), last);
        assertTrue(last.contains("\nVOLUME /data\n") && last.contains("REGALIA_DATA=/data"), last);
        assertTrue(last.contains("\nCMD [\"serve\"]\n"), last);
    }

    @Test
    void twoNodesShareOneDatabaseOnPortsOfTheirOwn() throws IOException {
        JsonNode services = new YAMLMapper()
                .readTree(read("compose.yaml").replaceAll("<<: \\*node", "node: true"))
                .path("services");
        assertEquals("postgres:17", services.path("database").path("image").asText());
        Set<String> ports = new TreeSet<>();
        for (String node : List.of("node1", "node2"))
            ports.add(services.path(node).path("ports").path(0).asText());
        assertEquals(Set.of("8080:8080", "8081:8080"), ports);
        JsonNode shared = new YAMLMapper().readTree(read("compose.yaml")).path("x-node");
        assertTrue(
                shared.path("environment")
                        .path("REGALIA_DB")
                        .asText()
                        .startsWith("jdbc:postgresql://database/regalia?"),
                shared.toString());
    }

    @Test
    void theServiceStartsTheProgramAndSystemdUnderstandsIt() throws Exception {
        List<String> unit = read("deploy/regalia.service").lines().toList();
        for (String section : List.of("[Unit]", "[Service]", "[Install]")) assertTrue(unit.contains(section), section);
        assertTrue(unit.stream().anyMatch(line -> line.matches("ExecStart=/\\S+/java .*-jar \\S+/regalia.jar serve")));
        for (String line : unit)
            assertTrue(line.isEmpty() || line.matches("#.*|\\[[A-Z][a-z]+]|[A-Z][A-Za-z]+=.*"), line);
        if (!Files.isExecutable(Path.of("/usr/bin/systemd-analyze"))) return;
        Process process = new ProcessBuilder(
                        "systemd-analyze",
                        "verify",
                        "--man=no",
                        ROOT.resolve("deploy/regalia.service").toString())
                .redirectErrorStream(true)
                .start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        // Where there is no java in /usr/bin it says so, and rightly; other units' faults are not ours.
        List<String> faults = told.lines()
                .filter(line -> line.contains("regalia.service") && !line.contains("is not executable"))
                .toList();
        assertEquals(List.of(), faults);
    }
}
