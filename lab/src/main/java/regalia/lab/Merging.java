package regalia.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Unusable;

/** Puts the parts of one study, played on several machines, together. */
public final class Merging {

    private Merging() {}

    /** The whole, in a new folder. Refuses parts of different studies and matches that are in several parts. */
    public static Folder of(List<Folder> parts, Path into, String version) {
        if (parts.size() < 2) throw new Unusable("merging takes at least two folders");
        Manifest first = parts.getFirst().manifest();
        for (Folder part : parts)
            if (!part.manifest().sameStudy(first))
                throw new Unusable(part.place() + " and " + parts.getFirst().place()
                        + " are not parts of one study: their game, rules, options, seats, bots or seed differ");
        Job job = whole(parts);
        List<Chunk> chunks = new ArrayList<>();
        List<Harvest> harvests = job.trials().stream().map(Harvest::new).toList();
        for (Folder part : parts)
            for (Chunk chunk : part.chunks()) {
                harvest(harvests, chunk, part);
                chunks.add(chunk);
            }
        Folder folder = Folder.begin(into, job, version);
        chunks.forEach(folder::append);
        folder.write(new Snapshot(job, harvests), version);
        return folder;
    }

    private static void harvest(List<Harvest> harvests, Chunk chunk, Folder part) {
        try {
            for (Harvest each : harvests) if (each.trial().seats() == chunk.seats()) each.add(chunk);
        } catch (Unusable twice) {
            throw new Unusable(part.place() + ": " + twice.getMessage());
        }
    }

    /** All matches that any part wanted. */
    private static Job whole(List<Folder> parts) {
        Job first = parts.getFirst().manifest().job();
        List<Trial> trials = new ArrayList<>();
        for (Trial trial : first.trials()) {
            List<Range> wanted = new ArrayList<>();
            for (Folder part : parts)
                wanted.addAll(part.manifest().job().trial(trial.seats()).matches());
            trials.add(trial.of(wanted));
        }
        return new Job(first.game(), trials, first.seed());
    }
}
