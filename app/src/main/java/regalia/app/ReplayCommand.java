package regalia.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Messages;
import regalia.codec.Json;
import regalia.codec.match.Recorded;
import regalia.kernel.Unusable;

@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description =
                "Tells what a file of recorded matches holds, checks it against the rules, or shows a position of it.")
final class ReplayCommand implements Callable<Integer> {

    private static final int MOST_DIFFERENCES = 20;

    /** As many matches as are read before they are checked. */
    private static final int SHEAF = 64;

    private final Streams io;

    @Parameters(paramLabel = "FILE", description = "A file that record or play --record wrote.")
    private String file = "";

    @Option(names = "--check", description = "Plays every match again and compares result and score ledger.")
    private boolean check;

    @Option(names = "--match", paramLabel = "N", description = "A match of the file, counted from 1, or its name.")
    private @Nullable String chosen;

    @Option(names = "--at", paramLabel = "SEQ", description = "Shows the position after this entry (0: the start).")
    private @Nullable Integer at;

    @Option(names = "--seat", paramLabel = "S", description = "As this seat saw it, from 0 (standard: a spectator).")
    private @Nullable Integer seat;

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    ReplayCommand(Streams io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        try (RecordFile records = new RecordFile(file)) {
            Messages messages = Messages.load(language.value());
            if (check) return check(records, messages);
            if (chosen != null || at != null || seat != null) return position(records);
            return summary(records, messages);
        }
    }

    private int summary(RecordFile records, Messages messages) {
        for (Optional<Recorded> next = records.next(); next.isPresent(); next = records.next()) {
            Summary summary = Summary.of(records.number(), next.get());
            io.say(json ? Json.write(summary) : summary.say(messages));
            if (io.unheard()) break;
        }
        return Main.GOOD;
    }

    /** Goes on after a match that can't be played again: the next one may be sound. A file that can't be read ends it. */
    private int check(RecordFile records, Messages messages) {
        Replays replays = new Replays();
        List<String> differences = new ArrayList<>();
        List<Recorded> sheaf = new ArrayList<>();
        Optional<Unusable> broken = Optional.empty();
        int matches = 0;
        try {
            for (Optional<Recorded> next = records.next(); next.isPresent(); next = records.next()) {
                sheaf.add(next.get());
                matches++;
                if (sheaf.size() == SHEAF) differences.addAll(differences(replays, sheaf));
            }
        } catch (Unusable unusable) {
            broken = Optional.of(unusable);
        }
        differences.addAll(differences(replays, sheaf));
        broken.ifPresent(unusable -> differences.add(String.valueOf(unusable.getMessage())));
        if (json) io.say(Json.write(new Check(matches, differences)));
        if (differences.isEmpty()) {
            if (!json) io.say(messages.say("replay.good", matches));
            return Main.GOOD;
        }
        differences.stream().limit(MOST_DIFFERENCES).forEach(io.err()::println);
        if (differences.size() > MOST_DIFFERENCES)
            io.err().println("… and " + (differences.size() - MOST_DIFFERENCES) + " more differences");
        return Main.UNUSABLE;
    }

    private record Check(int matches, List<String> differences) {}

    /** Checks the matches on all cores, tells in their order, and puts them away. */
    private static List<String> differences(Replays replays, List<Recorded> sheaf) {
        List<String> found = sheaf.parallelStream()
                .flatMap(recorded -> differences(replays, recorded).stream())
                .toList();
        sheaf.clear();
        return found;
    }

    private static List<String> differences(Replays replays, Recorded recorded) {
        try {
            return replays.of(recorded).check(recorded);
        } catch (Unusable illegal) {
            return List.of(String.valueOf(illegal.getMessage()));
        }
    }

    private int position(RecordFile records) {
        Recorded recorded = records.find(chosen);
        new Position(io, language.value(), json).show(recorded, records.number(), at, seat);
        return Main.GOOD;
    }
}
