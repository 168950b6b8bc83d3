package regalia.server.api;

import java.util.List;
import java.util.Optional;
import regalia.server.http.Route;
import regalia.server.http.Who;
import regalia.server.play.Chats;
import regalia.server.play.Request;
import regalia.server.play.Tables;
import regalia.server.stream.Aside;

/** Talking at a table, and not having to read everything. */
public final class ChatRoutes {

    private static final String EXAMPLE =
            "{\"type\":\"chat\",\"number\":1,\"seat\":0,\"person\":\"p4c9\",\"name\":\"Ada\",\"text\":\"Good luck!\",\"at\":1794800000000}";

    private final Chats chats;
    private final Tables tables;

    public ChatRoutes(Chats chats, Tables tables) {
        this.chats = chats;
        this.tables = tables;
    }

    /**
     * Something to say.
     *
     * @param key a name of one's own for this line, so that sending it twice says it once
     */
    public record Say(String text, Optional<String> key) {

        public Say {
            key.ifPresent(Request::demandKey);
        }
    }

    public record Mute(String person, boolean silent) {}

    public record Muted(List<String> people) {}

    public record Report(int number, String reason) {}

    public List<Route> all() {
        return List.of(
                Route.post("/api/tables/{id}/chat", "say", "Say something at a table")
                        .by(Who.PLAYER)
                        .takes(Say.class, "{\"text\":\"Good luck!\",\"key\":\"c-1\"}")
                        .gives(Aside.Chat.class, EXAMPLE)
                        .status(201)
                        .sparing(limits -> limits.rate(2, 20))
                        .answer(call -> {
                            Say say = call.body(Say.class);
                            return chats.say(
                                    tables.find(call.path("id")), Callings.sitting(call), say.text(), say.key());
                        }),
                Route.post("/api/tables/{id}/report", "report", "Report a line of chat; nobody sees it any more")
                        .by(Who.PLAYER)
                        .takes(Report.class, "{\"number\":3,\"reason\":\"insult\"}")
                        .sparing(limits -> limits.rate(0.1, 10))
                        .does(call -> {
                            Report report = call.body(Report.class);
                            chats.report(
                                    tables.find(call.path("id")), call.person().id(), report.number(), report.reason());
                        }),
                Route.get("/api/me/muted", "muted", "Whom one doesn't want to read")
                        .by(Who.READER)
                        .gives(Muted.class, "{\"people\":[]}")
                        .answer(call -> new Muted(chats.muted(call.person().id()))),
                Route.post("/api/me/muted", "mute", "Stop reading somebody, or begin again")
                        .by(Who.PLAYER)
                        .takes(Mute.class, "{\"person\":\"p4c9\",\"silent\":true}")
                        .does(call -> {
                            Mute mute = call.body(Mute.class);
                            chats.mute(call.person().id(), mute.person(), mute.silent());
                        }));
    }
}
