package regalia.app;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The lab: a command for each kind of study. */
@Command(
        name = "lab",
        mixinStandardHelpOptions = true,
        description = "Studies a game by playing it thousands of times between bots.",
        footer = {"", "regalia lab COMMAND --help tells the options of each."})
final class LabCommand implements Callable<Integer> {

    private final Streams io;

    private LabCommand(Streams io) {
        this.io = io;
    }

    static CommandLine of(Streams io) {
        CommandLine line = new CommandLine(new LabCommand(io));
        line.addSubcommand("duel", new DuelCommand(io));
        line.addSubcommand("ladder", new LadderCommand(io));
        line.addSubcommand("export", new ExportCommand(io));
        return line;
    }

    @Override
    public Integer call() {
        of(io).usage(io.out());
        return Main.GOOD;
    }
}
