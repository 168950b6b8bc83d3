package regalia.server.http;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

/** Decides whether a request comes in: not too many, from somebody known, and not sent by another site's page. */
final class Guard {

    private static final String BEARER = "bearer ";

    private final Callers callers;
    private final Limits limits;
    private final Rates rates;
    private final boolean trustProxy;

    Guard(Callers callers, Limits limits, Rates rates, boolean trustProxy) {
        this.callers = callers;
        this.limits = limits;
        this.rates = rates;
        this.trustProxy = trustProxy;
    }

    static String request(Context context) {
        return context.attributeOrCompute(
                "request", ignored -> UUID.randomUUID().toString().substring(0, 13));
    }

    Call admit(Route route, Context context) {
        Peer peer = Peer.of(context, trustProxy);
        rates.spend("address " + peer.neighbourhood(), limits.perAddress());
        route.sparing()
                .ifPresent(rate -> rates.spend(route.operation() + " " + peer.neighbourhood(), rate.apply(limits)));
        Optional<String> token = token(context);
        if (token.isEmpty()) ownPage(route, context, peer);
        if (route.method().changes()) kind(route, context);
        Supplier<Optional<Caller>> access = token.isPresent() ? () -> callers.byToken(token.get()) : cookie(context);
        Optional<Caller> caller = access.get();
        if (token.isPresent() && caller.isEmpty())
            throw Refused.unknownCaller("There is no such token, or it was revoked.");
        caller.ifPresent(known -> rates.spend("person " + known.person().id(), limits.perPerson()));
        if (route.who() != Who.EVERYBODY) demand(route, caller);
        caller.ifPresent(known -> mayCall(route, known));
        return new Call(context, route, request(context), peer, caller, access, limits, rates);
    }

    private static Optional<String> token(Context context) {
        return Optional.ofNullable(context.header("Authorization")).map(header -> {
            if (!header.toLowerCase(Locale.ROOT).startsWith(BEARER))
                throw Refused.unknownCaller("Authorization must be Bearer and a token.");
            return header.substring(BEARER.length()).trim();
        });
    }

    /** A key that isn't known is as good as none: who comes with it may become somebody new. */
    private Supplier<Optional<Caller>> cookie(Context context) {
        String key = context.cookie(Call.COOKIE);
        return key == null || key.isEmpty() ? Optional::empty : () -> callers.byKey(key);
    }

    private static void demand(Route route, Optional<Caller> caller) {
        if (caller.isEmpty())
            throw Refused.unknownCaller(
                    route.who() == Who.OWNER
                            ? "This needs the cookie of a known person."
                            : "This needs the cookie of a known person, or a token.");
    }

    private static void mayCall(Route route, Caller caller) {
        if (!route.who().admits(caller)) throw Refused.notAllowed("This token's scopes don't allow that.");
        boolean looks = route.method() == Method.GET || Who.PLAYER.admits(caller);
        if (!looks) throw Refused.notAllowed("A token of scope read may only look.");
    }

    /** A page of another site may neither change anything nor open a connection with our visitor's cookie. */
    private static void ownPage(Route route, Context context, Peer peer) {
        if (!route.method().changes() && !(route.work() instanceof Work.Socket)) return;
        String origin = context.header("Origin");
        if (origin != null && !peer.served(origin)) throw Refused.notAllowed("The request came from another site.");
    }

    /** JSON, even where there is nothing to say: a form of another site can't send that. */
    private static void kind(Route route, Context context) {
        String wanted = route.takes().media();
        String given = Optional.ofNullable(context.req().getContentType()).orElse("");
        String media = given.split(";", 2)[0].trim();
        if (!media.equalsIgnoreCase(wanted))
            throw new Refused(Problem.of(415).because("Content-Type must be " + wanted + "."));
    }
}
