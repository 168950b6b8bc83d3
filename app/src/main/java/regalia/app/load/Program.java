package regalia.app.load;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How this program is started once more: with the same Java and the same classes. */
public record Program(List<String> command) {

    /**
     * This one.
     *
     * @param main the class to start
     * @param options of Java, as for another collector or a recording
     */
    public static Program again(String main, List<String> options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        // What the launcher gives for a quick start and short pauses; how rarely the players tidy up is theirs alone.
        for (String given : ManagementFactory.getRuntimeMXBean().getInputArguments())
            if (given.startsWith("-X") && !given.startsWith("-XX:NewRatio")) command.add(given);
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        return new Program(command);
    }
}
