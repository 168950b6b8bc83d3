package regalia.app.load;

import java.util.Arrays;
import java.util.List;

/**
 * How quick the answers were for which the machine was there all the time: all but those into whose time, or just before it, a
 * {@link Standstill} fell.
 *
 * @param standstills how often a processor stood still because the machine's host had given it to others
 * @param longest of them, in milliseconds
 * @param part which part of the answers it is
 */
public record Calm(int standstills, double longest, double part, Latency latency) {

    static Calm of(List<Standstill> standstills, long[] since, long[] took) {
        long[] calm = new long[took.length];
        int count = 0;
        for (int i = 0; i < took.length; i++)
            if (!Standstill.any(standstills, since[i], since[i] + took[i])) calm[count++] = took[i];
        return new Calm(
                standstills.size(),
                Figures.rounded(
                        standstills.stream().mapToLong(Standstill::nanos).max().orElse(0) / 1e6),
                took.length == 0 ? 0 : Figures.rounded((double) count / took.length),
                Latency.of(Arrays.copyOf(calm, count)));
    }
}
