package regalia.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.lab.Folder;
import regalia.lab.Merging;

@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        description =
                "Puts the parts of one study together, which were played with --from and --to, perhaps elsewhere.")
final class LabMergeCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(paramLabel = "DIR", arity = "1..*", description = "The folders of the parts.")
    private List<String> parts = List.of();

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "A new folder for the whole.")
    private String out = "";

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    LabMergeCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        String version = VersionCommand.program();
        List<Folder> folders =
                parts.stream().map(LabOptions::path).map(Folder::open).toList();
        Folder whole = Merging.of(folders, LabOptions.path(out), version);
        new LabRun(io, language.value()).report(whole, whole.snapshot(), version, json);
        return Main.GOOD;
    }
}
