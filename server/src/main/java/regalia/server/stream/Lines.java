package regalia.server.stream;

import regalia.codec.Json;
import regalia.codec.Utf8;

/** Puts lines together for sending. */
public final class Lines {

    private final Utf8 text = new Utf8();

    public Lines add(Object line) {
        Json.append(line, text);
        text.put('\n');
        return this;
    }

    public Lines addAll(Iterable<?> lines) {
        for (Object line : lines) add(line);
        return this;
    }

    /** Begins anew, in the room that there is. */
    Lines clear() {
        text.clear();
        return this;
    }

    public byte[] bytes() {
        return text.toBytes();
    }
}
