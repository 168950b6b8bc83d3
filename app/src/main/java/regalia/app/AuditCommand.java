package regalia.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regalia.catalog.Audit;
import regalia.catalog.Audit.Finding;
import regalia.catalog.Audit.Verdict;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.codec.match.Recorded;
import regalia.kernel.Unusable;

@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        description =
                "Lets the bots of recorded matches decide again, each from what its seat saw, and tells whether they do the"
                        + " same. Ends with 1 if one doesn't.")
final class AuditCommand implements Callable<Integer> {

    private final Streams io;
    private final Replays replays = new Replays();

    @Parameters(paramLabel = "FILE", description = "A file that record or play --record wrote.")
    private String file = "";

    @Option(names = "--match", paramLabel = "N", description = "A match of the file, counted from 1, or its name.")
    private @Nullable String chosen;

    @Option(names = "--at", paramLabel = "SEQ", description = "One entry of it (standard: all that bots decided).")
    private @Nullable Integer at;

    @Option(names = "--json", description = "As JSON: every decision, and the counts.")
    private boolean json;

    AuditCommand(Streams io) {
        this.io = io;
    }

    private record Found(int match, Finding finding) {}

    private record Counts(int same, int other, int outside, List<Found> decisions) {}

    @Override
    public Integer call() throws IOException {
        List<Found> found = new ArrayList<>();
        try (RecordFile records = new RecordFile(file)) {
            if (chosen != null || at != null) {
                Recorded recorded = records.find(chosen);
                if (at != null) check(recorded, records.number(), at);
                audit(recorded, records.number(), seq -> at == null || seq == at, found);
            } else
                for (Optional<Recorded> next = records.next(); next.isPresent(); next = records.next()) {
                    audit(next.get(), records.number(), _ -> true, found);
                    progress(records.number(), found.size());
                }
        }
        if (io.terminal()) io.err().print("\r");
        tell(found);
        return found.stream().anyMatch(one -> one.finding.verdict() == Verdict.OTHER) ? Main.FAILED : Main.GOOD;
    }

    private static void check(Recorded recorded, int number, int seq) {
        int last = recorded.entries().size();
        if (seq < 1 || seq > last)
            throw new Unusable("match " + number + " has the entries 1 to " + last + ", not " + seq);
    }

    private void audit(Recorded recorded, int number, IntPredicate entries, List<Found> found) {
        List<Finding> findings = new Audit(replays.of(recorded)).of(recorded, Catalog::game, entries);
        if (at != null && findings.isEmpty())
            throw new Unusable("entry " + at + " of match " + number + " was not decided by a bot");
        for (Finding finding : findings) found.add(new Found(number, finding));
    }

    private void progress(int matches, int decisions) {
        if (!io.terminal()) return;
        io.err().print("\r" + matches + " matches, " + decisions + " decisions");
        io.err().flush();
    }

    private static int count(List<Found> found, Verdict verdict) {
        return (int)
                found.stream().filter(one -> one.finding.verdict() == verdict).count();
    }

    private void tell(List<Found> found) {
        int same = count(found, Verdict.SAME);
        int other = count(found, Verdict.OTHER);
        int outside = count(found, Verdict.OUTSIDE);
        if (json) {
            io.say(Json.write(new Counts(same, other, outside, found)));
            return;
        }
        for (Found one : found) if (at != null || one.finding.verdict() == Verdict.OTHER) io.say(sentence(one));
        if (at == null)
            io.say(same + " of " + (same + other) + " decisions made again from the seat's own view, the same"
                    + (outside == 0
                            ? "."
                            : "; " + outside + " were made by programs of others, which can't be asked."));
    }

    private static String sentence(Found one) {
        Finding finding = one.finding;
        String who = "Match " + one.match + ", entry " + finding.seq() + ": the "
                + finding.bot().level() + " on seat " + finding.seat() + " ";
        return switch (finding.verdict()) {
            case SAME ->
                who + "does " + finding.recorded() + " again, from its own view with "
                        + finding.bot().iterations() + " iterations.";
            case OTHER ->
                who + "did " + finding.recorded() + ", but does "
                        + finding.again().orElseThrow() + " from its own view.";
            case OUTSIDE -> who + "is a program of somebody else, which can't be asked again.";
        };
    }
}
