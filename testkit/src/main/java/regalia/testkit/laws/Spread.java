package regalia.testkit.laws;

import java.util.stream.IntStream;

/** Some of many legal codes, where looking at each would cost too much: spread evenly, all if there are few. */
final class Spread {

    private static final int MOST = 60;

    private Spread() {}

    static int[] over(int[] codes) {
        if (codes.length <= MOST) return codes;
        return IntStream.range(0, MOST)
                .map(i -> codes[(int) ((long) i * codes.length / MOST)])
                .toArray();
    }
}
