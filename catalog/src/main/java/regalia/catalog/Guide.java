package regalia.catalog;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import regalia.codec.Json;
import regalia.codec.match.RecordReader;
import regalia.codec.match.Recorded;

/**
 * The guided first match of a game: a recorded match whose luck was arranged, and what its newcomer is told on the way. The newcomer
 * decides again what the record's seat 0 decided wherever a note wishes it.
 *
 * @param notes in the order in which they are told
 * @param learned what the newcomer knows at the end, a sentence each
 */
public record Guide(List<Note> notes, List<String> learned) {

    /** The newcomer's seat. */
    public static final int SEAT = 0;

    /**
     * Something that is told.
     *
     * @param at the entry of the record after which it is
     * @param rule the id of the rule that it is about
     * @param wish what the newcomer is asked to do; nothing if there is only something to read
     */
    public record Note(int at, String title, String text, Optional<String> rule, Optional<String> wish) {}

    public static Guide load(String game, Language language) {
        return Json.read(Messages.resource(game, "guide_" + language.word() + ".json"), Guide.class);
    }

    /** The match of a game's guide, the same in every language. */
    public static Recorded match(String game) {
        byte[] record = Messages.resource(game, "guide.jsonl").getBytes(StandardCharsets.UTF_8);
        return new RecordReader("guide.jsonl", new ByteArrayInputStream(record))
                .next()
                .orElseThrow(() -> new IllegalStateException("the guide of " + game + " has no match"));
    }
}
