package regalia.app;

import java.util.Locale;

/** Tells a person at a terminal how far a duel is. */
final class DuelProgress {

    private final Streams io;
    private final int games;

    DuelProgress(Streams io, int games) {
        this.io = io;
        this.games = games;
    }

    void heard(int number, double share) {
        if (!io.terminal()) return;
        io.err().print(String.format(Locale.ROOT, "\r%d of %d, share %.1f %% ", number, games, 100 * share));
        io.err().flush();
    }

    /** Leaves the line as if nothing had been there. */
    void end() {
        if (!io.terminal()) return;
        io.err().print("\r" + " ".repeat(40) + "\r");
        io.err().flush();
    }
}
