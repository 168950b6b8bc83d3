package regalia.server.table;

import regalia.kernel.Unusable;

/**
 * How long people may think.
 *
 * @param seconds for each decision or for all of a match; 0 where there is no limit
 */
public record TimeControl(Kind kind, int seconds) {

    /** What the time is counted for. */
    public enum Kind {
        NONE,
        DECISION,
        MATCH
    }

    public static final TimeControl NONE = new TimeControl(Kind.NONE, 0);

    private static final int LEAST = 5;
    private static final int MOST = 14 * 24 * 3600;

    public TimeControl {
        if (kind == Kind.NONE && seconds != 0) throw new Unusable("without a time control seconds must be 0");
        if (kind != Kind.NONE && (seconds < LEAST || seconds > MOST))
            throw new Unusable("seconds must be between " + LEAST + " and " + MOST);
    }
}
