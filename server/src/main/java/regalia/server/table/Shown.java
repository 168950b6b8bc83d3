package regalia.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import regalia.codec.Sparse;

/** A table as everybody may see it who knows it. */
public record Shown(
        String id,
        String game,
        String rules,
        int seats,
        JsonNode options,
        Terms terms,
        String host,
        Stage stage,
        List<Seated> places,
        String commitment,
        Optional<String> shared,
        @Sparse List<Integer> assisted,
        Optional<Motion> motion,
        Optional<String> next,
        long created) {

    /**
     * A seat at it.
     *
     * @param person an id by which somebody can be told from others of the same name
     */
    public record Seated(Optional<String> person, String name, Optional<String> bot, boolean ready) {}

    public static Shown of(Table table) {
        return new Shown(
                table.id(),
                table.game(),
                table.rules(),
                table.seats(),
                table.options(),
                table.terms(),
                table.host(),
                table.stage(),
                table.places().stream()
                        .map(place -> new Seated(place.person(), place.name(), place.bot(), place.ready()))
                        .toList(),
                table.commitment(),
                table.shared(),
                table.assisted(),
                table.motion(),
                table.next(),
                table.created());
    }
}
