package regalia.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Catalog;
import regalia.catalog.luck.Drawn;
import regalia.catalog.luck.Verification;
import regalia.catalog.luck.Verified;
import regalia.codec.Json;
import regalia.codec.match.Recorded;
import regalia.kernel.Unusable;

@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description =
                "Recomputes every die, draw and deal of matches that were played on a server, from the seed that it revealed,"
                        + " and tells whether it had promised that seed. Ends with 1 if something is wrong, with 2 if there is"
                        + " no luck to verify.")
final class VerifyCommand implements Callable<Integer> {

    private static final int MOST_SENTENCES = 20;

    private final Streams io;
    private final Replays replays = new Replays();
    private final List<String> faults = new ArrayList<>();
    private final List<String> unusable = new ArrayList<>();
    private int matches;
    private int good;
    private int outcomes;

    @Parameters(paramLabel = "RECORD", description = "A file of recorded matches.")
    private String file = "";

    @Option(names = "--match", paramLabel = "N", description = "A match of the file, counted from 1, or its name.")
    private @Nullable String chosen;

    @Option(names = "--json", description = "As JSON, a line for each match with every outcome of chance.")
    private boolean json;

    VerifyCommand(Streams io) {
        this.io = io;
    }

    /** The luck of a match, with all that a program without our rules needs to recompute it from the record. */
    private record Told(int match, String name, boolean good, List<String> faults, List<Drawn> outcomes) {}

    @Override
    public Integer call() throws IOException {
        try (RecordFile records = new RecordFile(file)) {
            if (chosen != null) verify(records.find(chosen), records.number());
            else all(records);
        }
        if (io.terminal()) io.err().print("\r");
        tell();
        if (!faults.isEmpty()) return Main.FAILED;
        return unusable.isEmpty() ? Main.GOOD : Main.UNUSABLE;
    }

    /** Goes on after a match that has no luck or can't be played: the next may have. A file that can't be read ends it. */
    private void all(RecordFile records) {
        try {
            for (Optional<Recorded> next = records.next(); next.isPresent(); next = records.next()) {
                verify(next.get(), records.number());
                progress(records.number());
                if (io.unheard()) break;
            }
        } catch (Unusable broken) {
            unusable.add(String.valueOf(broken.getMessage()));
        }
    }

    private void verify(Recorded recorded, int number) {
        Verified verified;
        try {
            verified = new Verification(replays.of(recorded)).of(recorded, Catalog::game);
        } catch (Unusable no) {
            unusable.add(String.valueOf(no.getMessage()));
            return;
        }
        matches++;
        outcomes += verified.outcomes().size();
        List<String> wrong = switch (verified) {
            case Verified.Good _ -> List.of();
            case Verified.Bad bad -> bad.faults();
        };
        if (wrong.isEmpty()) good++;
        faults.addAll(wrong);
        if (json)
            io.say(Json.write(
                    new Told(number, recorded.header().match(), wrong.isEmpty(), wrong, verified.outcomes())));
    }

    private void progress(int number) {
        if (!io.terminal()) return;
        io.err().print("\r" + number + " matches, " + outcomes + " outcomes");
        io.err().flush();
    }

    private void tell() {
        shortened(unusable, "matches that can't be verified").forEach(io.err()::println);
        if (json || matches == 0) return;
        shortened(faults, "faults").forEach(io::say);
        io.say(
                good == matches
                        ? "All " + outcomes + " outcomes of chance in " + count(matches)
                                + " follow from the seed that was promised."
                        : "The luck of " + (matches - good) + " of " + count(matches) + " is not what was promised.");
    }

    private static String count(int matches) {
        return matches == 1 ? "1 match" : matches + " matches";
    }

    private static List<String> shortened(List<String> sentences, String what) {
        if (sentences.size() <= MOST_SENTENCES) return sentences;
        List<String> first = new ArrayList<>(sentences.subList(0, MOST_SENTENCES));
        first.add("… and " + (sentences.size() - MOST_SENTENCES) + " more " + what);
        return first;
    }
}
