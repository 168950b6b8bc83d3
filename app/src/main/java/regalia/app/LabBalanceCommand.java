package regalia.app;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regalia.catalog.Setup;

@Command(
        name = "balance",
        mixinStandardHelpOptions = true,
        description =
                "Plays a game between bots and reports who wins, with what, how long it takes and how sure that is.")
final class LabBalanceCommand implements Callable<Integer> {

    private final Streams io;

    @Mixin
    private LabOptions study = new LabOptions();

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game, as set=B.")
    private Map<String, String> options = Map.of();

    LabBalanceCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        return new LabRun(io).run(study, study.job((game, seats) -> List.of(Setup.options(game, seats, options))));
    }
}
