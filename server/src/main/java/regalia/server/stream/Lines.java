package regalia.server.stream;

import java.nio.ByteBuffer;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;
import regalia.codec.Utf8;

/** Puts lines together for sending. For one thread at a time. */
public final class Lines implements AutoCloseable {

    /** In a {@link Rush} one waits for everybody who only listens. */
    private static final int MOST_SPARE = 512;

    /** Those that nobody uses just now: what every action makes would otherwise be most of the garbage. */
    private static final Queue<Lines> SPARE = new ArrayBlockingQueue<>(MOST_SPARE);

    /** With more room than this it isn't worth keeping. */
    private static final int USUAL = 1 << 16;

    private Utf8 text = new Utf8();
    private boolean kept;
    private boolean givenBack;

    public Lines() {}

    /** One to use for a while: give it back with {@link #close}. */
    public static Lines spare() {
        @Nullable Lines spare = SPARE.poll();
        if (spare == null) return new Lines();
        spare.givenBack = false;
        return spare;
    }

    public Lines add(Object line) {
        Json.append(line, text);
        text.put('\n');
        return this;
    }

    public Lines addAll(Iterable<?> lines) {
        for (Object line : lines) add(line);
        return this;
    }

    /** Lines that are put together already. */
    public Lines add(byte[] lines) {
        text.put(lines);
        return this;
    }

    /** The same. */
    public Lines add(Lines lines) {
        text.put(lines.text);
        return this;
    }

    /** Begins anew, in the room that there is. */
    public Lines clear() {
        if (kept) text = new Utf8(text.size());
        kept = false;
        text.clear();
        return this;
    }

    /** A copy. */
    public byte[] bytes() {
        return text.toBytes();
    }

    /** The bytes themselves. They stay as they are until {@link #clear} or {@link #close}, and after that if they are {@link #keep kept}. */
    public ByteBuffer lend() {
        return text.lend();
    }

    /** Somebody still needs the bytes that were lent: they are not written into again. */
    public void keep() {
        kept = true;
    }

    /** Gives it back; not to be used any more. Given back twice it would be used by two, who would hear each other's. */
    @Override
    public void close() {
        if (givenBack) throw new IllegalStateException("given back before");
        givenBack = true;
        clear();
        if (text.room() <= USUAL) SPARE.offer(this);
    }
}
