package regalia.server.stream;

import java.nio.charset.StandardCharsets;
import regalia.codec.Json;

/** Puts lines together for sending. */
public final class Lines {

    private final StringBuilder text = new StringBuilder();

    public Lines add(Object line) {
        text.append(Json.write(line)).append('\n');
        return this;
    }

    public Lines addAll(Iterable<?> lines) {
        for (Object line : lines) add(line);
        return this;
    }

    public byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
