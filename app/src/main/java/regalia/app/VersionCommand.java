package regalia.app;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import regalia.catalog.Catalog;

@Command(
        name = "version",
        mixinStandardHelpOptions = true,
        description = "Says which version this is, of the program and of the rules of each game.")
final class VersionCommand implements Callable<Integer> {

    private final Streams io;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    VersionCommand(Streams io) {
        this.io = io;
    }

    static String program() {
        Properties properties = new Properties();
        try (InputStream in = VersionCommand.class.getResourceAsStream("version.properties")) {
            if (in != null) properties.load(in);
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
        return properties.getProperty("version", "unknown");
    }

    static String sentence() {
        return "Regalia " + program() + " on Java " + Runtime.version() + "; rules: "
                + Catalog.games().stream()
                        .map(id -> id + " " + Catalog.game(id).version())
                        .collect(Collectors.joining(", "));
    }

    @Override
    public Integer call() {
        io.say(json ? asJson().toString() : sentence());
        return Main.GOOD;
    }

    private static ObjectNode asJson() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("regalia", program());
        node.put("java", Runtime.version().toString());
        ObjectNode rules = node.putObject("rules");
        for (String id : Catalog.games()) rules.put(id, Catalog.game(id).version());
        return node;
    }
}
