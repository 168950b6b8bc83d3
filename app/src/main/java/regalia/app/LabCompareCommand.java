package regalia.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regalia.catalog.Setup;
import regalia.kernel.Unusable;

@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description =
                "Plays a game with two rule sets on the same luck and reports in what they differ and how sure that is.")
final class LabCompareCommand implements Callable<Integer> {

    private final Streams io;

    @Mixin
    private LabOptions study = new LabOptions();

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game for both, as set=B.")
    private Map<String, String> options = Map.of();

    @Option(
            names = "--a",
            paramLabel = "NAME=VALUE",
            description = "An option of the first rule set; a data file by its path.")
    private Map<String, String> a = Map.of();

    @Option(names = "--b", paramLabel = "NAME=VALUE", description = "An option of the second.")
    private Map<String, String> b = Map.of();

    LabCompareCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        if (a.isEmpty() && b.isEmpty())
            throw new Unusable("two rule sets are compared, as: regalia lab compare emblemes --a set=A --b set=B");
        return new LabRun(io, study.language())
                .run(
                        study,
                        study.job((game, seats) ->
                                List.of(Setup.options(game, seats, with(a)), Setup.options(game, seats, with(b)))));
    }

    private Map<String, String> with(Map<String, String> own) {
        Map<String, String> all = new LinkedHashMap<>(options);
        all.putAll(own);
        return all;
    }
}
