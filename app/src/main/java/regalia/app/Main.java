package regalia.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import regalia.kernel.Unusable;

/** The command line. Ends with 0 when all went well, 1 when the work failed or the answer is no, 2 when the input can't be used. */
@Command(
        name = "regalia",
        mixinStandardHelpOptions = true,
        description = "Five court board games, to play and to study.",
        footer = {"", "regalia COMMAND --help tells the options of each."})
public final class Main implements Callable<Integer> {

    static final int GOOD = 0;
    static final int FAILED = 1;
    static final int UNUSABLE = 2;

    private final Streams io;

    private Main(Streams io) {
        this.io = io;
    }

    public static void main(String[] args) {
        Streams io = Streams.system();
        int code = run(io, args);
        io.out().flush();
        System.exit(code);
    }

    static int run(Streams io, String... args) {
        return commandLine(io).execute(args);
    }

    private static CommandLine commandLine(Streams io) {
        CommandLine line = new CommandLine(new Main(io));
        line.addSubcommand("serve", new ServeCommand(io));
        line.addSubcommand("backup", new BackupCommand(io));
        line.addSubcommand("restore", new RestoreCommand(io));
        line.addSubcommand("play", new PlayCommand(io));
        line.addSubcommand("record", new RecordCommand(io));
        line.addSubcommand("replay", new ReplayCommand(io));
        line.addSubcommand("audit", new AuditCommand(io));
        line.addSubcommand("verify", new VerifyCommand(io));
        line.addSubcommand("rules", new RulesCommand(io));
        line.addSubcommand("duel", new DuelCommand(io));
        line.addSubcommand("lab", LabCommand.of(io));
        line.addSubcommand(
                "bench",
                new CommandLine(new BenchCommand(io))
                        .addSubcommand("lab", new LabBenchCommand(io))
                        .addSubcommand("server", new ServerBenchCommand(io)));
        line.addSubcommand("screenshots", new ScreenshotsCommand(io));
        line.addSubcommand("bot-bridge", new BridgeCommand(io));
        line.addSubcommand("version", new VersionCommand(io));
        line.getCommandSpec().versionProvider(() -> new String[] {VersionCommand.sentence()});
        line.setOut(io.out());
        line.setErr(io.err());
        line.setColorScheme(CommandLine.Help.defaultColorScheme(io.ink().coloured() ? Ansi.ON : Ansi.OFF));
        line.setUsageHelpWidth(Math.clamp(io.width(), 55, 100));
        line.setParameterExceptionHandler((problem, _) -> misused(io, problem));
        line.setExecutionExceptionHandler((problem, _, _) -> failed(io, problem));
        return line;
    }

    private static int misused(Streams io, ParameterException problem) {
        CommandLine command = problem.getCommandLine();
        String sentence = problem.getMessage();
        if (problem instanceof UnmatchedArgumentException unmatched && command.getParent() == null)
            sentence = noCommand(command, unmatched.getUnmatched());
        io.err().println(sentence + " (" + command.getCommandSpec().qualifiedName() + " --help tells what there is)");
        return UNUSABLE;
    }

    private static String noCommand(CommandLine command, List<String> unmatched) {
        return "there is no command '" + unmatched.getFirst() + "'; there is "
                + String.join(", ", command.getSubcommands().keySet());
    }

    /** Whatever else goes wrong is our mistake and is shown as it is. */
    private static int failed(Streams io, Exception problem) throws Exception {
        if (!(problem instanceof Unusable)) throw problem;
        io.err().println(problem.getMessage());
        return UNUSABLE;
    }

    @Override
    public Integer call() {
        commandLine(io).usage(io.out());
        return GOOD;
    }
}
