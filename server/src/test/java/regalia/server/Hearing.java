package regalia.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import regalia.codec.Json;

/** All that somebody heard over a connection, and a way to wait for more. */
public abstract class Hearing implements AutoCloseable {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(30);

    private final List<JsonNode> lines = new ArrayList<>();
    private final BiConsumer<Hearing, JsonNode> also;
    private boolean ended;

    protected Hearing(BiConsumer<Hearing, JsonNode> also) {
        this.also = also;
    }

    protected final void heard(String line) {
        JsonNode node = Json.tree(line);
        synchronized (this) {
            lines.add(node);
            notifyAll();
        }
        also.accept(this, node);
    }

    protected final synchronized void end() {
        ended = true;
        notifyAll();
    }

    public final synchronized boolean ended() {
        return ended;
    }

    public final synchronized List<JsonNode> lines() {
        return List.copyOf(lines);
    }

    public final synchronized int size() {
        return lines.size();
    }

    /** The first line from some place on that is as wanted, as soon as it is there. */
    public final synchronized JsonNode await(int from, Predicate<JsonNode> wanted) {
        long until = System.nanoTime() + PATIENCE;
        for (int at = from; ; ) {
            for (; at < lines.size(); at++) if (wanted.test(lines.get(at))) return lines.get(at);
            long left = until - System.nanoTime();
            if (left <= 0 || (ended && at == lines.size()))
                throw new AssertionError(
                        "not heard after " + lines.subList(Math.max(0, lines.size() - 5), lines.size()));
            try {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }
    }

    /** The first line of that type, from the beginning on. */
    public final JsonNode await(String type) {
        return await(0, isA(type));
    }

    public final synchronized void awaitEnd() {
        long until = System.nanoTime() + PATIENCE;
        while (!ended) {
            long left = until - System.nanoTime();
            if (left <= 0) throw new AssertionError("the connection doesn't end");
            try {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }
    }

    public static Predicate<JsonNode> isA(String type) {
        return line -> line.path("type").asText().equals(type);
    }

    /** The number of the last line that was heard, whatever it was; 0 if none was. */
    public final synchronized int last() {
        return lines.stream().mapToInt(line -> line.path("seq").asInt()).max().orElse(0);
    }

    @Override
    public abstract void close();
}
