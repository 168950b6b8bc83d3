package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written for those who operate a server must be true of it. */
class OperatePageTest {

    private static final Path PAGE = Path.of("..", "docs", "operate.md");

    @TempDir
    Path folder = Path.of("");

    private static Set<String> found(String pattern, String text) {
        return Pattern.compile(pattern, Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map(one -> one.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyMetricIsExplainedAndThereIsNoOther() throws IOException {
        String metrics;
        try (TestNode node = TestNode.start(folder, null)) {
            TestPerson stranger = TestPerson.stranger(node.site());
            stranger.get("/healthz").of(200);
            metrics = stranger.get("/metrics").of(200).text();
        }
        assertEquals(found("^# TYPE (\\w+) ", metrics), found("`(regalia_[a-z_]+)`", Files.readString(PAGE)));
    }
}
