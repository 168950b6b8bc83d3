package regalia.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import regalia.codec.Json;

/** A request as the routes see it: admitted, and with the caller's identity settled. It stays good after an upgrade. */
public final class Call {

    public static final String COOKIE = "regalia";
    private static final int YEAR = 365 * 24 * 3600;
    private static final int PIECE = 8 * 1024;

    private final Context context;
    private final Route route;
    private final String id;
    private final Peer peer;
    private final Optional<Caller> caller;
    private final Supplier<Optional<Caller>> access;
    private final Limits limits;
    private final Rates rates;
    private final Map<String, String> places;
    private final Map<String, List<String>> queries;

    Call(
            Context context,
            Route route,
            String id,
            Peer peer,
            Optional<Caller> caller,
            Supplier<Optional<Caller>> access,
            Limits limits,
            Rates rates) {
        this.context = context;
        this.route = route;
        this.id = id;
        this.peer = peer;
        this.caller = caller;
        this.access = access;
        this.limits = limits;
        this.rates = rates;
        this.places = new HashMap<>(context.pathParamMap());
        this.queries = new HashMap<>(context.queryParamMap());
    }

    /** The id of this request in the log. */
    public String id() {
        return id;
    }

    public Peer peer() {
        return peer;
    }

    public Limits limits() {
        return limits;
    }

    public Optional<Caller> caller() {
        return caller;
    }

    /** Who calls. On a route that isn't for everybody there always is somebody. */
    public Person person() {
        return caller.orElseThrow(() -> Refused.unknownCaller("Say who you are first."))
                .person();
    }

    /** Whether the caller may act, and not only look: a token of scope read comes in wherever there is something to hear. */
    public boolean mayPlay() {
        return caller.filter(Who.PLAYER::admits).isPresent();
    }

    /** Whether the cookie or token that the caller came with still lets them in. Nobody in particular needs none. */
    public boolean isStillKnown() {
        return caller.isEmpty() || access.get().isPresent();
    }

    public String path(String place) {
        String value = places.get(place);
        if (value == null) throw new IllegalArgumentException(route.path() + " has no place " + place);
        return value;
    }

    public Optional<String> query(String name) {
        List<String> values = queries.getOrDefault(name, List.of());
        if (values.size() > 1) throw Refused.unusable(name + ": stands in the address twice");
        return values.stream().findFirst();
    }

    /** A query parameter that is a number from nought up. */
    public Optional<Long> number(String name) {
        return query(name).map(text -> {
            if (text.matches("[0-9]{1,18}")) return Long.parseLong(text);
            throw Refused.unusable(name + ": must be a whole number");
        });
    }

    public <T> T body(Class<T> type) throws IOException {
        String text = text();
        JsonNode tree = Json.tree(text);
        // Such letters can only be written with a backslash.
        if (text.indexOf('\\') >= 0) Letters.demandSound(tree);
        return Json.bind(tree, type);
    }

    /** The body as it came, in UTF-8 and no longer than the route allows. */
    public String text() throws IOException {
        int most = route.longest().map(longest -> longest.apply(limits)).orElse(limits.bodyBytes());
        long length = context.req().getContentLengthLong();
        if (length > most) throw tooLarge(most);
        byte[] bytes = arrived(length, most);
        if (bytes.length > most) throw tooLarge(most);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException broken) {
            throw Refused.unusable("The body isn't UTF-8.");
        }
    }

    /** All of the body, or more than is taken. Whoever sends it bit by bit keeps a place in which others could be answered. */
    private byte[] arrived(long length, int most) throws IOException {
        InputStream in = context.req().getInputStream();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] piece = new byte[PIECE];
        long since = System.nanoTime();
        for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
            body.write(piece, 0, read);
            if (body.size() == length || body.size() > most) break;
            if (System.nanoTime() - since > limits.bodyTime().toNanos())
                throw new Refused(Problem.of(408).because("The body took too long to come."));
        }
        return body.toByteArray();
    }

    private static Refused tooLarge(int most) {
        return new Refused(Problem.of(413).because("At most " + most + " bytes are taken here."));
    }

    /** Counts one more of something against its rate, or refuses. */
    public void spend(String what, Rate rate) {
        rates.spend(what, rate);
    }

    /** Lets the browser come back as whoever the key belongs to. */
    public void remember(String key) {
        setCookie(key, YEAR);
    }

    /** Who comes with their cookie keeps it for another year: else a browser would forget its person a year after the first visit. */
    public void rememberAgain() {
        key().ifPresent(this::remember);
    }

    /** The key of the cookie by which the caller is known, if it is by that. */
    public Optional<String> key() {
        return caller.filter(Caller::byCookie).flatMap(_ -> Optional.ofNullable(context.cookie(COOKIE)));
    }

    public void forget() {
        setCookie("", 0);
    }

    private void setCookie(String value, int seconds) {
        context.res()
                .addHeader(
                        "Set-Cookie",
                        COOKIE + "=" + value + "; Path=/; Max-Age=" + seconds + "; HttpOnly; SameSite=Lax"
                                + (peer.secure() ? "; Secure" : ""));
    }
}
