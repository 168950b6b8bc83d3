package regalia.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import regalia.catalog.Diagnosis;
import regalia.catalog.Diagnosis.Fault;
import regalia.catalog.Witness;
import regalia.kernel.Outcome;

/** Counts how a program fares, and shows what is said between it and us to whoever wants to see it. */
final class BridgeTally implements Witness {

    private static final double NANOS = 1e6;

    private final Streams io;
    private final boolean verbose;
    private final ArrayNode faults = JsonNodeFactory.instance.arrayNode();
    private int match;
    private int seat;
    private double wins;
    private long points;
    private int decisions;
    private long nanos;
    private int refusals;
    private int late;
    private String last = "";

    BridgeTally(Streams io, boolean verbose) {
        this.io = io;
        this.verbose = verbose;
    }

    /** A match begins, with the program in this seat. */
    void begin(int number, int at) {
        match = number;
        seat = at;
    }

    void end(Outcome outcome) {
        if (outcome.rank(seat) == 1) wins += 1.0 / outcome.sharers(seat);
        points += outcome.points(seat);
        last = "match " + match + ", seat " + seat + ": " + outcome.points(seat) + " points, rank "
                + outcome.rank(seat);
    }

    /** How the last match ended. */
    String last() {
        return last;
    }

    @Override
    public void sent(int to, String line) {
        show(to, ">", line);
    }

    @Override
    public void received(int from, String line) {
        show(from, "<", line);
    }

    @Override
    public void complained(int from, String line) {
        show(from, "!", line);
    }

    private synchronized void show(int whose, String mark, String line) {
        if (verbose) io.err().println("match " + match + " seat " + whose + " " + mark + " " + line);
    }

    @Override
    public void decided(int who, long took) {
        if (who != seat) return;
        decisions++;
        nanos += took;
    }

    @Override
    public void refused(int who) {
        if (who == seat) refusals++;
    }

    @Override
    public void resigned(Diagnosis diagnosis) {
        if (diagnosis.fault() == Fault.LATE) late++;
        faults.addObject().put("match", match).put("seat", diagnosis.seat()).put("what", diagnosis.what());
        List<String> lines = diagnosis.lines();
        io.err().println("match " + match + ", " + lines.getFirst());
        lines.stream().skip(1).forEach(io.err()::println);
    }

    /** In how many matches a program lost its seat. */
    int failures() {
        return faults.size();
    }

    private double millis() {
        return decisions == 0 ? 0 : nanos / NANOS / decisions;
    }

    List<String> summary(int seats) {
        return List.of(
                String.format(
                        Locale.ROOT,
                        "%d matches: won %s, %.0f %% where %.0f %% is a fair share; %.1f points a match",
                        match,
                        number(wins),
                        100 * wins / match,
                        100.0 / seats,
                        (double) points / match),
                String.format(
                        Locale.ROOT,
                        "%d decisions, %.1f ms each; %d refusals, %d time-outs, %d failures",
                        decisions,
                        millis(),
                        refusals,
                        late,
                        failures()));
    }

    private static String number(double wins) {
        return wins == Math.rint(wins) ? Integer.toString((int) wins) : String.format(Locale.ROOT, "%.2f", wins);
    }

    ObjectNode json(String game, int seats, String opponents) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("game", game).put("seats", seats).put("opponents", opponents);
        node.put("games", match).put("wins", wins).put("share", wins / match);
        node.put("points", (double) points / match);
        node.put("decisions", decisions).put("millisPerDecision", millis());
        node.put("refusals", refusals).put("timeouts", late);
        node.set("failures", faults);
        return node;
    }
}
