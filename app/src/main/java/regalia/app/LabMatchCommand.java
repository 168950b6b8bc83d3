package regalia.app;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.kernel.Unusable;
import regalia.lab.Manifest;

@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = "Writes down one match of a study, for the replay page or regalia replay.")
final class LabMatchCommand implements Callable<Integer> {

    private final Streams io;

    @Parameters(index = "0", paramLabel = "MANIFEST", description = "The manifest.json of a study.")
    private String manifest = "";

    @Parameters(index = "1", paramLabel = "NUMBER", description = "The number of the match, from 1.")
    private int number;

    @Option(names = "--seats", paramLabel = "N", description = "With so many seats, if the study has several.")
    private @Nullable Integer seats;

    @Option(
            names = "--side",
            paramLabel = "a|b",
            defaultValue = "a",
            description = "Which of two rule sets that are compared.")
    private String side = "";

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to; - is standard output.")
    private String out = "";

    LabMatchCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        if (number < 1) throw new Unusable("matches are numbered from 1, not " + number);
        if (!side.equals("a") && !side.equals("b")) throw new Unusable("--side is a or b, not '" + side + "'");
        String record = Manifest.read(LabOptions.path(manifest))
                .job()
                .record(seats == null ? 0 : seats, side.equals("a") ? 0 : 1, number);
        if (out.equals("-")) {
            io.out().print(record);
            io.out().flush();
            return Main.GOOD;
        }
        try (Output file = Output.to(out)) {
            file.writer().write(record);
            file.keep();
        } catch (IOException full) {
            io.err().println(out + ": the file can't be written, perhaps the disk is full");
            return Main.FAILED;
        }
        return Main.GOOD;
    }
}
