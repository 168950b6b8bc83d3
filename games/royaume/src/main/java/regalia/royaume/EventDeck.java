package regalia.royaume;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regalia.kernel.Data;
import regalia.kernel.Rule;

/** The event cards. */
@Rule({"ROY-3", "ROY-6"})
public record EventDeck(List<Event> events) implements Data {

    static final int SIZE = 36;

    @Override
    public List<Flaw> check() {
        List<Flaw> flaws = new ArrayList<>();
        if (events.size() != SIZE)
            flaws.add(new Flaw("events", "must be " + SIZE + " events, but are " + events.size()));
        Set<Event> seen = new LinkedHashSet<>();
        for (int i = 0; i < events.size(); i++)
            if (!seen.add(events.get(i))) flaws.add(new Flaw("events[" + i + "]", "stands there twice"));
        long missions = events.stream()
                .filter(event -> event.kind() == Event.Kind.MISSION)
                .count();
        if (2 * missions <= events.size()) flaws.add(new Flaw("events", "must be missions for the most part"));
        return flaws;
    }
}
