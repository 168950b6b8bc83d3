package regalia.server.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** The talk at the tables that somebody hears at this node, or is about to. */
final class Talks {

    private final Map<String, Talk> talks = new ConcurrentHashMap<>();

    /** The talk at a table, which is the same for all until each has let it go. */
    Talk hold(String table) {
        return talks.compute(table, (_, known) -> {
            Talk talk = known == null ? new Talk() : known;
            talk.holders++;
            return talk;
        });
    }

    void letGo(String table) {
        talks.computeIfPresent(table, (_, talk) -> --talk.holders == 0 ? null : talk);
    }

    /** Does something with the talk at a table. */
    void at(String table, Consumer<Talk> step) {
        Talk talk = hold(table);
        try {
            step.accept(talk);
        } finally {
            letGo(table);
        }
    }

    /** Does something while nobody at a table is told anything of its talk. */
    void silently(String table, Runnable step) {
        at(table, talk -> talk.locked(step));
    }

    /** At how many tables somebody listens. */
    int size() {
        return talks.size();
    }
}
