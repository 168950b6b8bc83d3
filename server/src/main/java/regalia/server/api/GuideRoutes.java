package regalia.server.api;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import regalia.catalog.Catalog;
import regalia.catalog.Guide;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.codec.match.Entry;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;
import regalia.server.Declined;
import regalia.server.http.Call;
import regalia.server.http.Route;
import regalia.server.stream.Scene;

/** The guided first match of each game. Nothing of it is kept: it is told whole, and the page lets the newcomer follow it. */
public final class GuideRoutes {

    private static final String EXAMPLE =
            "{\"header\":{\"format\":\"regalia/1\",\"match\":\"guide\",\"game\":\"palace\",\"rules\":\"1\",\"seats\":2,\"options\":{},\"players\":[{\"name\":\"Ada\"},{\"name\":\"Blanche\",\"bot\":\"squire\"}]},"
                    + "\"notes\":[{\"at\":13,\"title\":\"Bribes\",\"text\":\"…\",\"rule\":\"PAL-8\",\"wish\":\"Bribe a Soldier.\"}],\"learned\":[\"…\"],"
                    + "\"scenes\":[{\"at\":13,\"ask\":{\"key\":\"ask.bribes\",\"args\":[]},\"action\":{\"type\":\"bribes\",\"round1\":\"soldier\",\"round2\":\"noble\"},\"lines\":[]}]}";

    private final Map<String, List<Scene>> told = new ConcurrentHashMap<>();

    /**
     * A guide, ready to be followed.
     *
     * @param header of the record that it follows
     */
    public record Lesson(Header header, List<Guide.Note> notes, List<String> learned, List<Scene> scenes) {}

    public List<Route> all() {
        return List.of(Route.get("/api/games/{game}/guide", "guide", "The guided first match of a game")
                .query("language", "en or fr", "en")
                .gives(Lesson.class, EXAMPLE)
                .answer(this::lesson));
    }

    private Lesson lesson(Call call) {
        String game = call.path("game");
        if (!Catalog.games().contains(game)) throw Declined.unknown("game.none");
        Guide guide = Guide.load(game, Language.of(call.query("language").orElse("en")));
        Recorded recorded = Guide.match(game);
        int until = guide.notes().getLast().at();
        List<Scene> scenes = told.computeIfAbsent(game, id -> scenes(Catalog.game(id), recorded, until));
        return new Lesson(recorded.header(), guide.notes(), guide.learned(), scenes);
    }

    private static <S extends State<S>, A extends Action, V> List<Scene> scenes(
            Game<S, A, V> game, Recorded recorded, int until) {
        Messages words = Messages.load(Language.EN, game.id());
        Match<S, A, V> match = new Replay(Catalog::game, words::say).play(game, recorded);
        List<Entry<A>> entries = List.copyOf(match.entries());
        match.forget(0);
        return Scene.of(game, match, entries, Guide.SEAT, until);
    }
}
