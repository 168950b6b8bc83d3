package regalia.server.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.IntStream;
import regalia.bots.Level;
import regalia.catalog.Catalog;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.catalog.Sheet;
import regalia.codec.Json;
import regalia.codec.Sparse;
import regalia.kernel.Game;
import regalia.kernel.Option;
import regalia.server.Declined;
import regalia.server.http.Call;
import regalia.server.http.Route;

/** What there is to play, and how: games, their options and rules, the words in which everything is said. */
public final class GameRoutes {

    public record Shelf(List<Box> games, List<String> levels) {}

    /**
     * A game.
     *
     * @param setups what can be chosen with each number of seats
     */
    public record Box(String id, String version, int fewestSeats, int mostSeats, List<Choices> setups) {}

    public record Choices(int seats, List<Choice> options) {}

    /**
     * An option.
     *
     * @param kind flag, choice, whole, first, someSeats or file
     * @param standard the value when nobody chooses
     * @param values what can be chosen; nothing for a file
     */
    public record Choice(String name, String kind, JsonNode standard, List<JsonNode> values) {}

    public record Rules(List<Paragraph> rules) {}

    /**
     * A rule.
     *
     * @param mark where it is from: R printed, D deduced, J our ruling, X reconstructed
     * @param table its table by rows, the head first, if it has one
     */
    public record Paragraph(
            String id,
            String mark,
            String section,
            String text,
            @Sparse List<List<String>> table) {}

    public List<Route> all() {
        return List.of(
                Route.get("/api/games", "games", "The games and what can be chosen in each")
                        .gives(
                                Shelf.class,
                                "{\"games\":[{\"id\":\"palace\",\"version\":\"1\",\"fewestSeats\":2,\"mostSeats\":4,\"setups\":[]}],\"levels\":[\"page\"]}")
                        .answer(_ -> shelf()),
                Route.get("/api/games/{game}/rules", "rules", "The numbered rules of a game")
                        .query("language", "en or fr", "en")
                        .gives(
                                Rules.class,
                                "{\"rules\":[{\"id\":\"PAL-1\",\"mark\":\"R\",\"section\":\"Setup\",\"text\":\"…\"}]}")
                        .answer(this::rules),
                Route.get(
                                "/api/games/{game}/messages",
                                "messages",
                                "The words of a game, and those that all games share")
                        .query("language", "en or fr", "en")
                        .gives(JsonNode.class, "{\"match.over\":\"The match is over.\"}")
                        .answer(call ->
                                Messages.texts(language(call), game(call).id())));
    }

    private static Shelf shelf() {
        return new Shelf(
                Catalog.games().stream().map(id -> box(Catalog.game(id))).toList(),
                java.util.Arrays.stream(Level.values()).map(Level::word).toList());
    }

    private static Box box(Game<?, ?, ?> game) {
        return new Box(
                game.id(),
                game.version(),
                game.fewestSeats(),
                game.mostSeats(),
                IntStream.rangeClosed(game.fewestSeats(), game.mostSeats())
                        .mapToObj(seats -> new Choices(
                                seats,
                                game.options(seats).stream()
                                        .map(GameRoutes::choice)
                                        .toList()))
                        .toList());
    }

    private static Choice choice(Option option) {
        String kind = option.getClass().getSimpleName();
        boolean file = option instanceof Option.File;
        return new Choice(
                option.name(),
                Character.toLowerCase(kind.charAt(0)) + kind.substring(1),
                Json.node(option.standard()),
                file ? List.of() : option.samples().stream().map(Json::node).toList());
    }

    private static Game<?, ?, ?> game(Call call) {
        String id = call.path("game");
        if (!Catalog.games().contains(id)) throw Declined.unknown("game.none");
        return Catalog.game(id);
    }

    private static Language language(Call call) {
        return Language.of(call.query("language").orElse("en"));
    }

    private Rules rules(Call call) {
        Sheet sheet = Sheet.load(game(call).id(), language(call));
        return new Rules(sheet.rules().stream()
                .map(rule -> new Paragraph(rule.id(), rule.mark(), rule.section(), rule.text(), sheet.table(rule)))
                .toList());
    }
}
