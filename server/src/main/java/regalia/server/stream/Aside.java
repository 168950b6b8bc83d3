package regalia.server.stream;

import java.util.List;
import java.util.Optional;
import regalia.codec.Raw;
import regalia.codec.Sparse;
import regalia.server.table.Shown;

/** A line beside the numbered ones: it tells how things are just now, is not told again, and the next of its kind replaces it. */
public sealed interface Aside {

    /** The table has changed. */
    record Table(Shown table) implements Aside {}

    /**
     * What concerns the listener's own seat, after the line that shows the position; not said if there is nothing.
     *
     * @param drafts what it has chosen while others still choose
     * @param undo the entry back to which it may take back without asking anybody
     */
    record Own(@Sparse List<Raw> drafts, Optional<Integer> undo) implements Aside {}

    /** Who of those that choose at once has chosen. */
    record Ready(List<Integer> seats) implements Aside {}

    /**
     * For whom a bot plays just now: somebody away, late, or who gave up.
     *
     * @param stints when bots played for people, so that it can be told who decided what
     */
    record Kept(List<KeptSeat> seats, @Sparse List<Stint> stints) implements Aside {}

    /**
     * A bot played for somebody.
     *
     * @param after the entry after which it began
     * @param to the last entry of it, if it is over
     */
    record Stint(int seat, String bot, int after, Optional<Integer> to) {}

    /**
     * A seat that a bot keeps.
     *
     * @param bot its level
     * @param conceded whether the owner has given up for good
     */
    record KeptSeat(int seat, String bot, boolean conceded) {}

    /** Who is there. */
    record Present(List<Integer> seats) implements Aside {}

    /**
     * The clocks of a table that has some.
     *
     * @param millis what each seat has left
     * @param running whose clocks run
     */
    record Clock(List<Long> millis, List<Integer> running) implements Aside {}

    /** Somebody said something; numbered by itself. */
    record Chat(int number, Optional<Integer> seat, String person, String name, String text, long at)
            implements Aside {}

    /** A line of chat was reported: nobody is to read it any more. */
    record Hidden(int number) implements Aside {}

    /** An answer was taken and is kept. */
    record Taken(int answers, String key, int entry) implements Aside {}

    /** A request over this connection was not carried out. */
    record Declined(
            int status,
            String reason,
            @Sparse List<Object> args,
            Optional<String> rule,
            Optional<String> detail,
            Optional<String> key)
            implements Aside {}

    /**
     * In a match that is told again: what follows is how things stood after an entry.
     *
     * @param at the entry; 0 for the start
     */
    record Step(int at) implements Aside {}

    /** Said to a person, not at a table: a table waits for them. */
    record Turn(String table, String game, List<Integer> seats) implements Aside {}

    /** The connection is alive. */
    record Alive() implements Aside {}

    /** The connection ends because the server wants it so; come back with {@code after}. */
    record Moved(String reason) implements Aside {}
}
