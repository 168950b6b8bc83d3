package regalia.app;

import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regalia.app.laboratory.House;
import regalia.app.laboratory.LabRoutes;
import regalia.app.laboratory.Laboratory;
import regalia.kernel.Unusable;
import regalia.server.Node;
import regalia.server.Setting;
import regalia.server.http.Limits;
import regalia.server.ops.Logs;

@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Serves tables to browsers and bots, on an embedded database or on PostgreSQL.",
        footer = {"", "Each option can also be set in the environment, as REGALIA_PORT, REGALIA_DB and so on."})
final class ServeCommand implements Callable<Integer> {

    /** The tables need the other cores. */
    private static final int LAB_THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    private final Streams io;

    @Option(
            names = "--port",
            paramLabel = "NUMBER",
            defaultValue = "${env:REGALIA_PORT:-8080}",
            description = "Where to listen; 0 takes any free port (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "${env:REGALIA_HOST:-0.0.0.0}",
            description = "On which address of this machine (default: all).")
    private String host = "";

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Option(
            names = "--trust-proxy",
            arity = "0..1",
            paramLabel = "true|false",
            fallbackValue = "true",
            defaultValue = "${env:REGALIA_TRUST_PROXY:-false}",
            description = "Believe X-Forwarded-For, -Proto and -Host: only behind a proxy that sets them.")
    private boolean trustProxy;

    @Option(
            names = "--no-limits",
            arity = "0..1",
            paramLabel = "true|false",
            fallbackValue = "true",
            defaultValue = "${env:REGALIA_NO_LIMITS:-false}",
            description = "Don't limit how often anybody may ask: at home, or to measure.")
    private boolean noLimits;

    @Option(
            names = "--local-webhooks",
            arity = "0..1",
            paramLabel = "true|false",
            fallbackValue = "true",
            defaultValue = "${env:REGALIA_LOCAL_WEBHOOKS:-false}",
            description = "Let webhooks lead to addresses of this machine and its network.")
    private boolean localWebhooks;

    @Option(
            names = "--lab-games",
            paramLabel = "N",
            defaultValue = "${env:REGALIA_LAB_GAMES:-10000}",
            description =
                    "How many matches a study on the page may have; 0 closes the lab (default: ${DEFAULT-VALUE}).")
    private int labGames;

    @Option(
            names = "--lab-minutes",
            paramLabel = "N",
            defaultValue = "${env:REGALIA_LAB_MINUTES:-10}",
            description = "How long a study on the page may take (default: ${DEFAULT-VALUE}).")
    private int labMinutes;

    @Option(
            names = "--verbose",
            arity = "0..1",
            paramLabel = "true|false",
            fallbackValue = "true",
            defaultValue = "${env:REGALIA_VERBOSE:-false}",
            description = "Log every request.")
    private boolean verbose;

    ServeCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65535) throw new Unusable("--port must be between 0 and 65535, not " + port);
        Logs.to(System.err, verbose ? Level.FINE : Level.INFO);
        Limits limits = noLimits ? Limits.usual().withoutRates() : Limits.usual();
        Setting setting = Setting.usual(database.data())
                .at(host, port)
                .on(database.db())
                .within(limits)
                .behindProxy(trustProxy)
                .withLocalWebhooks(localWebhooks);
        if (labGames < 0 || labMinutes < 1)
            throw new Unusable("--lab-games can't be negative, nor --lab-minutes below 1");
        CountDownLatch ended = new CountDownLatch(1);
        Laboratory laboratory = new Laboratory(
                new House(database.data().resolve("lab"), labGames, labMinutes, LAB_THREADS), VersionCommand.program());
        Node node = node(setting, laboratory);
        Thread closing = new Thread(() -> {
            laboratory.closeAround(node::close);
            ended.countDown();
        });
        Runtime.getRuntime().addShutdownHook(closing);
        welcome(node);
        ended.await();
        return Main.GOOD;
    }

    /** A node with all that this command serves. */
    static Node node(Setting setting, Laboratory laboratory) {
        return new Node(setting, InstantSource.system(), new LabRoutes(laboratory).all());
    }

    private void welcome(Node node) {
        Reach reach = Reach.of(host);
        io.say("Regalia serves " + node.describe() + ".");
        reach.here().ifPresent(name -> io.say("On this machine:  http://" + name + ":" + node.port() + "/"));
        reach.network().ifPresent(name -> {
            String url = "http://" + name + ":" + node.port() + "/";
            io.say("In your network:  " + url);
            if (io.ink().coloured()) QrCode.of(url).forEach(io::say);
        });
        io.say("End with Ctrl-C.");
    }
}
