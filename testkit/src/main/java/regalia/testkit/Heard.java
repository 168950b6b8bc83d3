package regalia.testkit;

import java.util.ArrayList;
import java.util.List;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Seat;

/** A herald that notes all it hears. */
public final class Heard implements Herald {

    /** Something heard. */
    public sealed interface Line {

        /** Who may hear it. */
        int audience();
    }

    /** A line of the ledger, which is open to all. */
    public record Points(int seat, int delta, String rule, Message reason) implements Line {
        @Override
        public int audience() {
            return Seat.EVERYBODY;
        }
    }

    public record Said(int audience, Message message) implements Line {}

    public record Revealed(int audience) implements Line {}

    private final List<Line> lines = new ArrayList<>();

    @Override
    public void points(int seat, int delta, String rule, Message reason) {
        lines.add(new Points(seat, delta, rule, reason));
    }

    @Override
    public void announce(int audience, Message message) {
        lines.add(new Said(audience, message));
    }

    @Override
    public void revealed(int seats) {
        lines.add(new Revealed(seats));
    }

    public List<Line> lines() {
        return List.copyOf(lines);
    }

    public void forget() {
        lines.clear();
    }
}
