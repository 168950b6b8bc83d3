package regalia.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import regalia.kernel.Unusable;

/** Matches with consecutive numbers, counted from 1, both ends included. */
public record Range(int from, int to) {

    public Range {
        if (from < 1 || to < from) throw new Unusable("matches " + from + " to " + to + " are no range");
    }

    public int size() {
        return to - from + 1;
    }

    boolean overlaps(Range other) {
        return from <= other.to && other.from <= to;
    }

    static long size(List<Range> ranges) {
        return ranges.stream().mapToLong(Range::size).sum();
    }

    /** The same numbers in as few ranges as can be, ascending. */
    static List<Range> joined(List<Range> ranges) {
        List<Range> joined = new ArrayList<>();
        for (Range range :
                ranges.stream().sorted(Comparator.comparingInt(Range::from)).toList()) {
            if (!joined.isEmpty() && joined.getLast().to >= range.from - 1) {
                Range last = joined.removeLast();
                joined.add(new Range(last.from, Math.max(last.to, range.to)));
            } else joined.add(range);
        }
        return List.copyOf(joined);
    }

    /** The numbers that are in none of the others. */
    static List<Range> without(List<Range> ranges, List<Range> others) {
        List<Range> left = joined(ranges);
        for (Range other : others) {
            List<Range> next = new ArrayList<>();
            for (Range range : left) {
                if (!range.overlaps(other)) {
                    next.add(range);
                    continue;
                }
                if (range.from < other.from) next.add(new Range(range.from, other.from - 1));
                if (range.to > other.to) next.add(new Range(other.to + 1, range.to));
            }
            left = next;
        }
        return List.copyOf(left);
    }

    /** The same in pieces of at most so many matches. */
    static List<Range> pieces(List<Range> ranges, int most) {
        List<Range> pieces = new ArrayList<>();
        for (Range range : ranges)
            for (int start = range.from; start <= range.to; start += most)
                pieces.add(new Range(start, Math.min(range.to, start + most - 1)));
        return List.copyOf(pieces);
    }

    @Override
    public String toString() {
        return from + " to " + to;
    }
}
