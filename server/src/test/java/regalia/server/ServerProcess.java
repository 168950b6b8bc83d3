package regalia.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** A node in a process of its own, which can be killed. */
public final class ServerProcess implements AutoCloseable {

    private static final String PORT = "port ";

    private final Process process;
    private final Site site;

    private ServerProcess(Process process, Site site) {
        this.process = process;
        this.site = site;
    }

    public static ServerProcess start(Path folder, @Nullable String database) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx300m",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                folder.toString()));
        if (database != null) command.add(database);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            for (String line = out.readLine(); line != null; line = out.readLine())
                if (line.startsWith(PORT))
                    return new ServerProcess(process, new Site(Integer.parseInt(line.substring(PORT.length()))));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        throw new AssertionError("the server did not start");
    }

    public Site site() {
        return site;
    }

    /** As if somebody had pulled the plug. */
    public void kill() {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Override
    public void close() {
        kill();
    }

    /** Serves from a folder, or from the database whose address follows it, until it is killed. */
    public static void main(String[] args) throws InterruptedException {
        Node node =
                new Node(TestNode.setting(Path.of(args[0]), args.length > 1 ? args[1] : null), InstantSource.system());
        System.out.println(PORT + node.port());
        new CountDownLatch(1).await();
    }
}
