package regalia.lab;

import java.util.List;

/** What a study has come to at some moment; it doesn't change when the study goes on. */
public record Snapshot(Job job, List<Harvest> harvests) {

    public Snapshot {
        harvests = List.copyOf(harvests);
    }

    /** How many matches are played. */
    public long done() {
        return harvests.stream().mapToLong(Harvest::matches).sum();
    }

    public boolean complete() {
        return done() == job.size();
    }
}
