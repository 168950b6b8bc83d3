package regalia.server.stream;

import regalia.codec.Json;
import regalia.codec.Utf8;

/** Puts lines together for sending. */
public final class Lines {

    private final Utf8 text;

    public Lines() {
        text = new Utf8();
    }

    /** With room for so many bytes, to begin with. */
    Lines(int room) {
        text = new Utf8(room);
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

    /** Begins anew, in the room that there is. */
    Lines clear() {
        text.clear();
        return this;
    }

    int size() {
        return text.size();
    }

    public byte[] bytes() {
        return text.toBytes();
    }
}
