package regalia.server.play;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Somebody who is waited for is not there.
 *
 * @param since when they went, in milliseconds of the epoch
 */
record Away(int seat, long since) {

    /** As the row of a match notes it, so that their grace time doesn't begin anew at another node or after a restart. */
    static String stored(List<Away> all) {
        return all.stream().map(one -> one.seat + ":" + one.since).collect(Collectors.joining(","));
    }

    static List<Away> of(String stored) {
        if (stored.isEmpty()) return List.of();
        return Stream.of(stored.split(",", -1))
                .map(one -> one.split(":", -1))
                .map(one -> new Away(Integer.parseInt(one[0]), Long.parseLong(one[1])))
                .toList();
    }
}
