package regalia.bots;

import java.util.concurrent.atomic.LongAdder;

/** Counts what bots do and where they failed; shared by all tables of a process. */
public class Watchdog {

    /** Why a bot's own answer was not taken. */
    public enum Failure {
        /** It didn't answer in time. */
        LATE,
        /** It broke. */
        BROKEN,
        /** It wanted what isn't legal. */
        ILLEGAL
    }

    private final LongAdder decisions = new LongAdder();
    private final LongAdder[] failures = {new LongAdder(), new LongAdder(), new LongAdder()};

    void decided() {
        decisions.increment();
    }

    /** Hears of each failure as well; by default it is only counted. */
    protected void failed(String bot, Failure failure, String detail) {}

    final void count(String bot, Failure failure, String detail) {
        failures[failure.ordinal()].increment();
        failed(bot, failure, detail);
    }

    public long decisions() {
        return decisions.sum();
    }

    public long failures(Failure failure) {
        return failures[failure.ordinal()].sum();
    }
}
