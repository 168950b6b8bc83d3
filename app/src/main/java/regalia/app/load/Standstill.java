package regalia.app.load;

import java.util.List;

/** A time in which a processor did nothing for us though it was to, because the machine's host had given it to others. In nanoseconds. */
record Standstill(long from, long to) {

    /** As a {@link Metronome} tells it. */
    static Standstill of(String line) {
        String[] words = line.split(" ", -1);
        return new Standstill(Long.parseLong(words[0]), Long.parseLong(words[1]));
    }

    long nanos() {
        return to - from;
    }

    /** Whether any of them falls into a time, or it into as long again after one: then those are answered who have waited meanwhile. */
    static boolean any(List<Standstill> all, long from, long to) {
        for (Standstill each : all) if (each.from < to && from < each.to + each.nanos()) return true;
        return false;
    }
}
