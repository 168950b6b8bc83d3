package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import regalia.catalog.duel.Interval;

/**
 * What part of some things has a property, where each match brings any number of them: of all times that a card was chosen, those by a
 * winner. What happens within a match goes together, so it is the match that counts as one observation.
 */
public final class Share {

    private long matches;
    private long all;
    private long with;
    private long allSquares;
    private long products;
    private long withSquares;

    /** Enters a match. */
    void add(long those, long having) {
        if (those == 0) return;
        matches++;
        all += those;
        with += having;
        allSquares += those * those;
        products += those * having;
        withSquares += having * having;
    }

    void add(Share other) {
        matches += other.matches;
        all += other.all;
        with += other.with;
        allSquares += other.allSquares;
        products += other.products;
        withSquares += other.withSquares;
    }

    /** How many matches had any. */
    public long matches() {
        return matches;
    }

    public long all() {
        return all;
    }

    public long with() {
        return with;
    }

    /** From 0 to 1; 0 if there is nothing to share. */
    public double value() {
        return all == 0 ? 0 : (double) with / all;
    }

    /** The standard error of the value: that of a ratio whose observations are matches. */
    public double error() {
        if (matches < 2) return 1;
        double r = value();
        double residues = Math.max(0, withSquares - 2 * r * products + r * r * allSquares);
        return Math.sqrt(residues * matches / (matches - 1)) / all;
    }

    /**
     * With this confidence where the true share lies: Wilson's interval, for as many independent things as would be as telling. So it
     * stays within 0 and 1, and a share of none or all isn't taken for certain.
     */
    public Interval interval(double confidence) {
        if (matches < 2) return new Interval(0, 1);
        double r = value();
        double error = error();
        double size = error > 0 && r > 0 && r < 1 ? r * (1 - r) / (error * error) : matches;
        double reach = Reach.of(confidence, matches - 1);
        double square = reach * reach;
        double middle = (r + square / (2 * size)) / (1 + square / size);
        double half = reach / (1 + square / size) * Math.sqrt(r * (1 - r) / size + square / (4 * size * size));
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }

    /** Whether the true shares differ with this confidence, as if the two had nothing to do with each other. */
    public boolean differs(Share other, double confidence) {
        double reach = Reach.of(confidence, Math.min(matches, other.matches) - 1);
        return Math.abs(value() - other.value()) > reach * Math.hypot(error(), other.error());
    }

    JsonNode write() {
        return Numbers.write(matches, all, with, allSquares, products, withSquares);
    }

    static Share read(JsonNode node) {
        long[] numbers = Numbers.read(node, 6);
        Share share = new Share();
        share.matches = numbers[0];
        share.all = numbers[1];
        share.with = numbers[2];
        share.allSquares = numbers[3];
        share.products = numbers[4];
        share.withSquares = numbers[5];
        return share;
    }
}
