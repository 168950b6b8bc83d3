package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import regalia.codec.Json;
import regalia.codec.Utf8;

/** Entries by themselves as text, one line each as in a record: for whoever keeps a match in pieces. */
public final class EntryText {

    /** Bytes that an entry usually needs. */
    private static final int USUAL = 128;

    private EntryText() {}

    public static String write(List<? extends Entry<?>> entries) {
        Utf8 text = new Utf8(USUAL * entries.size());
        for (Entry<?> entry : entries) {
            RecordLine.append(entry, text);
            text.put('\n');
        }
        return text.toString();
    }

    /**
     * The entries that a text tells.
     *
     * @param first the number that the first of them must have
     */
    public static <A> List<Entry<A>> read(String text, int first, int seats, Class<A> actions) {
        List<Entry<A>> entries = new ArrayList<>();
        text.lines().forEach(line -> {
            Entry<JsonNode> entry = RecordLine.entry(Json.tree(line), first + entries.size(), seats);
            entries.add(typed(entry, actions));
        });
        return entries;
    }

    private static <A> Entry<A> typed(Entry<JsonNode> entry, Class<A> actions) {
        return switch (entry) {
            case Entry.Acted<JsonNode> acted ->
                new Entry.Acted<>(acted.seq(), acted.seat(), Json.bind(acted.action(), actions, "action"), acted.bot());
            case Entry.Undone<JsonNode> undone ->
                new Entry.Undone<>(undone.seq(), undone.undo(), undone.by(), undone.consent());
            case Entry.Handover<JsonNode> handover ->
                new Entry.Handover<>(handover.seq(), handover.seat(), handover.bot());
            case Entry.Conceded<JsonNode> given -> new Entry.Conceded<>(given.seq(), given.seat());
        };
    }
}
