package regalia.server.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import regalia.catalog.Language;
import regalia.server.http.Call;
import regalia.server.http.Route;
import regalia.server.http.Who;
import regalia.server.play.Hall;
import regalia.server.play.Playing;
import regalia.server.play.Spoken;

/** A match in words: for text tables, for screen readers, and for whoever wants to know why not. */
public final class WordRoutes {

    private static final String JUDGED =
            "{\"action\":{\"type\":\"take\",\"row\":1},\"allowed\":false,\"reason\":\"You are not to decide now.\",\"rule\":\"PAL-10\"}";

    private final Hall hall;

    public WordRoutes(Hall hall) {
        this.hall = hall;
    }

    public record Ask(Optional<Integer> seat, JsonNode action, Optional<String> language) {}

    public record Typed(Optional<Integer> seat, String text, Optional<String> language) {}

    public List<Route> all() {
        return List.of(
                Route.get("/api/tables/{id}/words", "words", "A match in words, as one's seat or a spectator sees it")
                        .query("seat", "which seat of one's own", "0")
                        .query("language", "en or fr", "en")
                        .gives(
                                Spoken.Words.class,
                                "{\"ask\":\"Take a front card.\",\"table\":[],\"hand\":[],\"scores\":[],\"legal\":[\"take row 1\"]}")
                        .answer(this::words),
                Route.post("/api/tables/{id}/judge", "judge", "Whether one might do something now, and why not")
                        .by(Who.PLAYER)
                        .takes(Ask.class, "{\"action\":{\"type\":\"take\",\"row\":1}}")
                        .gives(Spoken.Judged.class, JUDGED)
                        .answer(call -> {
                            Ask ask = call.body(Ask.class);
                            Playing<?, ?, ?> playing = hall.match(call.path("id"));
                            int seat = PlayRoutes.seat(playing.table(), call, ask.seat());
                            return playing.questions().judge(seat, ask.action(), language(ask.language()));
                        }),
                Route.post("/api/tables/{id}/read", "read", "What something that was typed means")
                        .by(Who.PLAYER)
                        .takes(Typed.class, "{\"text\":\"take row 1\"}")
                        .gives(Spoken.Judged.class, JUDGED)
                        .answer(call -> {
                            Typed typed = call.body(Typed.class);
                            Playing<?, ?, ?> playing = hall.match(call.path("id"));
                            int seat = PlayRoutes.seat(playing.table(), call, typed.seat());
                            return playing.questions().read(seat, typed.text(), language(typed.language()));
                        }));
    }

    private static Language language(Optional<String> word) {
        return Language.of(word.orElse("en"));
    }

    private Spoken.Words words(Call call) {
        Playing<?, ?, ?> playing = hall.match(call.path("id"));
        String person = Callings.person(call);
        // Who has no seat need not say so.
        Optional<Integer> wanted =
                playing.table().seatsOf(person).isEmpty() ? Optional.empty() : Callings.number(call, "seat");
        int seat = hall.discretion().eyes(playing.table(), person, wanted);
        return playing.questions().words(seat, language(call.query("language")));
    }
}
