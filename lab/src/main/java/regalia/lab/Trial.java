package regalia.lab;

import java.util.List;
import regalia.kernel.Options;

/**
 * What a job plays at one number of seats.
 *
 * @param sides the options; two sets of them are compared on the same luck
 * @param bots who sits where, a word for each seat
 * @param matches which matches are wanted
 */
public record Trial(int seats, List<Options> sides, List<String> bots, List<Range> matches) {

    public Trial {
        sides = List.copyOf(sides);
        bots = List.copyOf(bots);
        matches = Range.joined(matches);
    }

    /** The same with other matches. */
    Trial of(List<Range> others) {
        return new Trial(seats, sides, bots, others);
    }

    long size() {
        return Range.size(matches);
    }
}
