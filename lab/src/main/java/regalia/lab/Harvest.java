package regalia.lab;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import regalia.kernel.Unusable;
import regalia.lab.tally.Histogram;
import regalia.lab.tally.Pairs;
import regalia.lab.tally.Tally;

/** What a trial has come to so far. */
public final class Harvest {

    private final Trial trial;
    private final List<Range> done = new ArrayList<>();
    private final List<Tally> sides;
    private final Pairs pairs;
    private final Histogram times = new Histogram();

    Harvest(Trial trial) {
        this.trial = trial;
        sides = Stream.generate(() -> new Tally(trial.seats()))
                .limit(trial.sides().size())
                .toList();
        pairs = new Pairs(trial.seats());
    }

    void add(Chunk chunk) {
        if (chunk.seats() != trial.seats() || chunk.sides().size() != sides.size())
            throw new Unusable("matches " + chunk.range() + " belong to another study");
        for (Range range : done)
            if (range.overlaps(chunk.range()))
                throw new Unusable("with " + trial.seats() + " seats matches " + chunk.range() + " and matches " + range
                        + " are both there: no match may count twice");
        done.add(chunk.range());
        List<Range> joined = Range.joined(done);
        done.clear();
        done.addAll(joined);
        for (int i = 0; i < sides.size(); i++) sides.get(i).add(chunk.sides().get(i));
        chunk.pairs().ifPresent(pairs::add);
        times.add(chunk.times());
    }

    Harvest copy() {
        Harvest copy = new Harvest(trial);
        copy.done.addAll(done);
        for (int i = 0; i < sides.size(); i++) copy.sides.get(i).add(sides.get(i));
        copy.pairs.add(pairs);
        copy.times.add(times);
        return copy;
    }

    public Trial trial() {
        return trial;
    }

    /** Which matches are played. */
    public List<Range> done() {
        return List.copyOf(done);
    }

    public long matches() {
        return Range.size(done);
    }

    /** What the matches came to, under each of the rule sets. */
    public List<Tally> sides() {
        return sides;
    }

    /** How two rule sets differ; nothing if there is only one. */
    public Optional<Pairs> pairs() {
        return sides.size() == 2 ? Optional.of(pairs) : Optional.empty();
    }

    /** How long decisions took, in tenths of a microsecond. */
    public Histogram times() {
        return times;
    }

    /** A short text that is the same for the same numbers, and for others another. */
    public String fingerprint() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Tally side : sides) digest.update(side.write().toString().getBytes(StandardCharsets.UTF_8));
            pairs().ifPresent(both -> digest.update(both.write().toString().getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
