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
        line.addSubcommand("balance", new LabBalanceCommand(io));
        line.addSubcommand("compare", new LabCompareCommand(io));
        line.addSubcommand("rerun", new LabRerunCommand(io));
        line.addSubcommand("merge", new LabMergeCommand(io));
        line.addSubcommand("match", new LabMatchCommand(io));
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
