package regalia.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "balance",
        mixinStandardHelpOptions = true,
        description =
                "Plays a game between bots and reports who wins, with what, how long it takes and how sure that is.")
final class LabBalanceCommand implements Callable<Integer> {

    private final Streams io;

    @Mixin
    private LabOptions study = new LabOptions();

    @Mixin
    private GameOptions options = new GameOptions();

    LabBalanceCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        return new LabRun(io, study.language())
                .run(study, study.job((game, seats) -> List.of(options.of(game, seats))));
    }
}
