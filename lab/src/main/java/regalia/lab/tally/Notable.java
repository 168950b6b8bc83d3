package regalia.lab.tally;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The few matches that stand out in one way. Of equals the earlier ones. */
public final class Notable {

    private static final int KEPT = 3;

    /** In what way a match can stand out. */
    public enum Kind {
        LONGEST,
        SHORTEST,
        CLOSEST,
        CLEAREST,
        HIGHEST,
        COMEBACK,
        LEAD_CHANGES
    }

    /**
     * A match to look at.
     *
     * @param action where to open it
     */
    public record Mark(long value, int match, int action) {}

    private final Comparator<Mark> order;
    private final List<Mark> marks = new ArrayList<>();

    Notable(Kind kind) {
        this(kind == Kind.SHORTEST || kind == Kind.CLOSEST);
    }

    /** @param small whether small values stand out, or large ones */
    Notable(boolean small) {
        Comparator<Mark> byValue = Comparator.comparingLong(Mark::value);
        order = (small ? byValue : byValue.reversed()).thenComparingInt(Mark::match);
    }

    void add(Mark mark) {
        if (marks.size() == KEPT && order.compare(mark, marks.getLast()) >= 0) return;
        marks.add(mark);
        marks.sort(order);
        if (marks.size() > KEPT) marks.removeLast();
    }

    void add(Notable other) {
        other.marks.forEach(this::add);
    }

    /** The one that stands out most first. */
    public List<Mark> marks() {
        return List.copyOf(marks);
    }

    JsonNode write() {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (Mark mark : marks) list.add(Numbers.write(mark.value, mark.match, mark.action));
        return list;
    }

    void read(JsonNode list) {
        for (JsonNode node : list) {
            long[] numbers = Numbers.read(node, 3);
            add(new Mark(numbers[0], (int) numbers[1], (int) numbers[2]));
        }
    }
}
