package regalia.codec;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes records that are much alike, as the views of a table's seats are: a part that equals the one that stood in its place in the
 * last record is copied instead of written anew. What comes out is the same. For one thread at a time.
 */
public final class Echo {

    /** How one component was written last. */
    static final class Part {

        private @Nullable Object value;
        private byte[] written = {};
        private int size;

        /** Writes it as last time; not if it is another. */
        boolean again(Object part, Utf8 out) {
            if (!part.equals(value)) return false;
            out.put(written, size);
            return true;
        }

        /** It was written just now, from a place on. */
        void keep(Object part, Utf8 out, int from) {
            value = part;
            size = out.size() - from;
            // With room to spare: a part that grows by a little each time would need new room each time.
            if (written.length < size) written = new byte[size + size / 4];
            out.copy(from, written);
        }
    }

    private @Nullable RecordForm form;
    private final List<Part> parts = new ArrayList<>();

    void append(Object value, Utf8 out) {
        if (!(value instanceof Record) || !(Forms.of(value.getClass()) instanceof RecordForm record)) {
            Json.append(value, out);
            return;
        }
        if (form != record) {
            form = record;
            parts.clear();
            for (int i = 0; i < record.size(); i++) parts.add(new Part());
        }
        record.append(value, out, parts);
    }
}
