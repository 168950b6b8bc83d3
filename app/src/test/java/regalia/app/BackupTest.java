package regalia.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.Node;
import regalia.server.Setting;

class BackupTest {

    @TempDir
    Path folder = Path.of("");

    private final List<Node> nodes = new ArrayList<>();

    @BeforeEach
    void somebodyIsThere() throws Exception {
        Node node = new Node(Setting.usual(folder.resolve("data")).at("127.0.0.1", 0), InstantSource.system());
        nodes.add(node);
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> made = client.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + node.port() + "/api/me"))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\"}"))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertEquals(201, made.statusCode(), made.body());
        }
    }

    @AfterEach
    void end() {
        nodes.forEach(Node::close);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private Run backup(String name) {
        return Run.of("backup", "--data", path("data"), "--out", path(name));
    }

    private Run restore(String name, String into) {
        return Run.of("restore", path(name), "--data", path(into));
    }

    @Test
    void aBackupOfARunningServerGoesIntoAnotherFolderAndComesOutTheSame() {
        String told = backup("a").good().out();
        assertTrue(told.contains(" has 2 rows:"), told);
        assertTrue(told.contains(" 1 person"), told);
        assertTrue(restore("a", "new").good().out().contains("now has 2 rows:"));
        Run again = Run.of("backup", "--data", path("new"), "--out", path("b"), "--json");
        assertTrue(again.good().out().contains("\"rows\":{\"person\":1,\"access\":1,"), again.out());
    }

    @Test
    void aWholeFileIsVerifiedWithoutTouchingAnything() {
        backup("a").good();
        String told = Run.of("restore", "--verify", path("a"), "--data", path("new"))
                .good()
                .out();
        assertTrue(told.contains("is whole"), told);
        assertFalse(Files.exists(folder.resolve("new")));
        assertTrue(
                Run.of("restore", path("a"), "--verify", "--json").good().out().startsWith("{\"whole\":true,"));
    }

    @Test
    void aDamagedFileIsAnAnswerToVerifyAndUnusableToRestore() throws IOException {
        backup("a").good();
        byte[] bytes = Files.readAllBytes(folder.resolve("a"));
        Files.write(folder.resolve("bad"), Arrays.copyOf(bytes, bytes.length / 2));
        Run verify = Run.of("restore", path("bad"), "--verify");
        assertEquals(Main.FAILED, verify.code());
        assertTrue(verify.out().contains("it ends too early"), verify.out());
        assertTrue(Run.of("restore", path("bad"), "--verify", "--json").out().startsWith("{\"whole\":false,"));
        restore("bad", "new").refusedSaying("it ends too early");
        assertFalse(Files.exists(folder.resolve("new")));
    }

    @Test
    void aFileThatIsThereIsNotReplaced() throws IOException {
        backup("a").good();
        byte[] before = Files.readAllBytes(folder.resolve("a"));
        backup("a").refusedSaying("There is already a file");
        assertArrayEquals(before, Files.readAllBytes(folder.resolve("a")));
    }

    @Test
    void whatIsMissingIsNamed() throws IOException {
        Run.of("backup", "--data", path("nowhere"), "--out", path("a"))
                .refused("There is no folder " + path("nowhere") + ".");
        Run.of("backup", "--data", "", "--out", path("a")).refusedSaying("--data or REGALIA_DATA must say where");
        Files.createDirectory(folder.resolve("empty"));
        Run.of("backup", "--data", path("empty"), "--out", path("a")).refusedSaying("There is no database ");
        restore("missing", "new").refused("There is no file " + path("missing") + ".");
        Run.of("restore", "--verify", path("missing")).refused("There is no file " + path("missing") + ".");
        Run.of("restore", "--verify", path("empty")).refusedSaying("can't be used");
        Run.of("backup", "--data", path("data"), "--out", "")
                .refused("The name of the backup's file is empty: --out must say which file to write.");
        Run.of("backup", "--db", "jdbc:mysql://x/y", "--out", path("a")).refusedSaying("The address of a database");
    }

    @Test
    void nothingIsRestoredUnderARunningServerOrOverSomething() {
        backup("a").good();
        restore("a", "data").refusedSaying("already in use by another Regalia");
        restore("a", "new").good();
        restore("a", "new").refusedSaying("restored into an empty database");
    }
}
