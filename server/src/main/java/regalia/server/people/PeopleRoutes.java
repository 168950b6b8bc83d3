package regalia.server.people;

import java.util.List;
import regalia.server.http.Call;
import regalia.server.http.Limits;
import regalia.server.http.Refused;
import regalia.server.http.Route;
import regalia.server.http.Who;

/** The routes about people. */
public final class PeopleRoutes {

    private static final String ME = """
            {"id":"7k2m9q4r8s1t5v3w","name":"Ada","kind":"guest","language":"en","settings":{"sound":true},"recoverable":false}""";
    private static final String CODE = "{\"code\":\"7K2M-9Q4R-8S1T-5V3W\"}";
    private static final String BOT = "{\"id\":\"4r8s1t5v3w7k2m9q\",\"name\":\"Deep Ada\",\"kind\":\"bot\"}";

    private final People people;

    public PeopleRoutes(People people) {
        this.people = people;
    }

    public List<Route> list() {
        return List.of(
                Route.post(
                                "/api/me",
                                "meArrive",
                                "Become a guest: sets the cookie by which this browser is known again")
                        .takes(Words.NewGuest.class, "{\"name\":\"Ada\",\"language\":\"en\"}")
                        .gives(Me.class, ME)
                        .status(201)
                        .sparing(Limits::newGuests)
                        .answer(this::arrive),
                Route.get("/api/me", "meShow", "Who I am")
                        .by(Who.READER)
                        .gives(Me.class, ME)
                        .answer(call -> {
                            Me me = people.me(call.person().id());
                            call.rememberAgain();
                            return me;
                        }),
                Route.patch("/api/me", "meChange", "Change what is given; an empty webhook means none")
                        .by(Who.PLAYER)
                        .takes(Words.Change.class, "{\"name\":\"Ada\",\"webhook\":\"https://example.org/turn\"}")
                        .gives(Me.class, ME)
                        .answer(call -> people.change(call.person().id(), call.body(Words.Change.class))),
                Route.delete("/api/me", "meLeave", "Delete my data; finished matches stay, without my name")
                        .by(Who.OWNER)
                        .does(call -> {
                            people.leave(call.person().id());
                            call.forget();
                        }),
                Route.post("/api/me/transfer", "meTransfer", "A code that lets one more device in, once, soon")
                        .by(Who.OWNER)
                        .gives(
                                Words.Transfer.class,
                                "{\"code\":\"7K2M-9Q4R-8S1T-5V3W\",\"expires\":1794873600000,"
                                        + "\"link\":\"https://example.org/device#7K2M-9Q4R-8S1T-5V3W\"}")
                        .status(201)
                        .answer(call ->
                                people.transfer(call.person().id(), call.peer().site())),
                Route.post("/api/transfer", "transferTake", "Take a transfer code up on this device: sets its cookie")
                        .takes(Words.Code.class, CODE)
                        .gives(Me.class, ME)
                        .sparing(Limits::codes)
                        .answer(call -> arrived(call, people.takeUp(code(call)))),
                Route.delete(
                                "/api/me/devices",
                                "meAlone",
                                "Let none of my other devices in any more, one that was lost; the recovery code is void, make another")
                        .by(Who.OWNER)
                        .does(call ->
                                people.alone(call.person().id(), call.key().orElseThrow())),
                Route.post("/api/me/recovery", "meRecovery", "A recovery code, shown once; it replaces the former")
                        .by(Who.OWNER)
                        .gives(Words.Recovery.class, "{\"code\":\"7K2M-9Q4R-8S1T-5V3W-6X7Y-2B3C\"}")
                        .status(201)
                        .answer(call -> people.recovery(call.person().id())),
                Route.post("/api/recover", "recover", "Come back with a recovery code: sets this device's cookie")
                        .takes(Words.Code.class, "{\"code\":\"7K2M-9Q4R-8S1T-5V3W-6X7Y-2B3C\"}")
                        .gives(Me.class, ME)
                        .sparing(Limits::codes)
                        .answer(call -> arrived(call, people.recover(code(call)))),
                Route.post("/api/me/tokens", "tokenMake", "A token for programs that act for me, shown once")
                        .by(Who.OWNER)
                        .takes(Words.NewToken.class, "{\"label\":\"my script\",\"scopes\":[\"play\"]}")
                        .gives(
                                Words.MadeToken.class,
                                "{\"id\":\"8s1t5v3w7k2m9q4r\",\"label\":\"my script\",\"scopes\":[\"play\"],"
                                        + "\"token\":\"rgl_...\"}")
                        .status(201)
                        .answer(call -> people.token(call.person(), call.body(Words.NewToken.class))),
                Route.get(
                                "/api/me/tokens",
                                "tokenList",
                                "My tokens and those of my bots, without what is secret about them")
                        .by(Who.OWNER)
                        .gives(
                                Words.Tokens.class,
                                "{\"tokens\":[{\"id\":\"8s1t5v3w7k2m9q4r\",\"label\":\"my script\","
                                        + "\"scopes\":[\"play\"],\"created\":1794873600000},"
                                        + "{\"id\":\"5v3w7k2m9q4r8s1t\",\"label\":\"Deep Ada\","
                                        + "\"scopes\":[\"bot\"],\"created\":1794873600000,"
                                        + "\"used\":1794873700000,\"bot\":\"4r8s1t5v3w7k2m9q\"}]}")
                        .answer(call -> people.tokens(call.person().id())),
                Route.delete("/api/me/tokens/{id}", "tokenRevoke", "Revoke a token of mine or of a bot of mine")
                        .by(Who.OWNER)
                        .does(call -> people.revoke(call.person().id(), call.path("id"))),
                Route.post("/api/me/bots", "botMake", "An account for a bot of mine, with its token, shown once")
                        .by(Who.OWNER)
                        .takes(Words.NewBot.class, "{\"name\":\"Deep Ada\"}")
                        .gives(Words.MadeBot.class, "{\"bot\":" + BOT + ",\"token\":\"rgl_...\"}")
                        .status(201)
                        .answer(call -> people.bot(call.person(), call.body(Words.NewBot.class))),
                Route.get("/api/me/bots", "botList", "My bots")
                        .by(Who.OWNER)
                        .gives(Words.Bots.class, "{\"bots\":[" + BOT + "]}")
                        .answer(call -> people.bots(call.person().id())),
                Route.post("/api/me/bots/{id}/token", "botToken", "One more token for a bot of mine, shown once")
                        .by(Who.OWNER)
                        .gives(
                                Words.MadeToken.class,
                                "{\"id\":\"5v3w7k2m9q4r8s1t\",\"label\":\"Deep Ada\",\"scopes\":[\"bot\"],"
                                        + "\"token\":\"rgl_...\"}")
                        .status(201)
                        .answer(call -> people.botToken(call.person().id(), call.path("id"))),
                Route.delete("/api/me/bots/{id}", "botDismiss", "Delete a bot of mine and its data")
                        .by(Who.OWNER)
                        .does(call -> people.dismiss(call.person().id(), call.path("id"))));
    }

    private Me arrive(Call call) throws Exception {
        if (call.caller().isPresent())
            throw Refused.conflict("known-already", "You are somebody already: change it, or leave first.");
        return arrived(call, people.arrive(call.body(Words.NewGuest.class)));
    }

    private static Me arrived(Call call, People.Arrival arrival) {
        call.remember(arrival.key());
        return arrival.me();
    }

    private static String code(Call call) throws Exception {
        return call.body(Words.Code.class).code();
    }
}
