package regalia.server.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import regalia.codec.Sparse;
import regalia.kernel.Message;

/**
 * A refusal as RFC 9457 writes it, with the message and rule that a verdict carries. What strangers sent stands in it only in
 * short pieces, and nothing in it can be taken for markup.
 *
 * @param type what kind of problem it is, as a path of this site
 * @param reason the key of the message that says why, and what fills its places
 * @param rule the paragraph of the rules sheet that forbids it
 * @param request the id under which the server's log tells more
 */
public record Problem(
        String type,
        String title,
        int status,
        Optional<String> detail,
        Optional<String> reason,
        @Sparse List<Object> args,
        Optional<String> rule,
        Optional<String> request) {

    public static final String MEDIA = "application/problem+json";

    private static final int LONGEST = 200;

    private static final Map<Integer, String> TITLES = Map.ofEntries(
            Map.entry(400, "The request can't be used"),
            Map.entry(401, "It isn't known who asks"),
            Map.entry(403, "Not allowed"),
            Map.entry(404, "There is nothing here"),
            Map.entry(405, "That can't be done here"),
            Map.entry(408, "The request took too long"),
            Map.entry(409, "It doesn't fit what has happened meanwhile"),
            Map.entry(410, "It is over"),
            Map.entry(413, "The request is too large"),
            Map.entry(414, "The address is too long"),
            Map.entry(415, "The request is of the wrong kind"),
            Map.entry(422, "The rules forbid it"),
            Map.entry(426, "This is a WebSocket"),
            Map.entry(429, "Too many requests"),
            Map.entry(431, "The request's headers are too large"),
            Map.entry(500, "Something went wrong on the server"),
            Map.entry(503, "The server is too busy"));

    private static final Map<Integer, String> KINDS = Map.ofEntries(
            Map.entry(400, "unusable"),
            Map.entry(401, "unknown-caller"),
            Map.entry(403, "not-allowed"),
            Map.entry(404, "absent"),
            Map.entry(405, "wrong-method"),
            Map.entry(408, "too-slow"),
            Map.entry(409, "conflict"),
            Map.entry(410, "over"),
            Map.entry(413, "too-large"),
            Map.entry(415, "wrong-kind"),
            Map.entry(422, "forbidden"),
            Map.entry(426, "socket"),
            Map.entry(429, "too-many"),
            Map.entry(500, "bug"),
            Map.entry(503, "too-busy"));

    public Problem {
        args = List.copyOf(args);
        detail = detail.map(Problem::harmless);
    }

    /** A problem of the usual kind for a status. */
    public static Problem of(int status) {
        return of(status, KINDS.getOrDefault(status, "http-" + status));
    }

    /** A problem of a kind of its own: {@code of(409, "stale")} has the type {@code /problems/stale}. */
    public static Problem of(int status, String kind) {
        return new Problem(
                "/problems/" + kind,
                TITLES.getOrDefault(status, "The request can't be answered"),
                status,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    public Problem titled(String title) {
        return new Problem(type, title, status, detail, reason, args, rule, request);
    }

    /** One sentence for the person or author who asked. */
    public Problem because(String sentence) {
        return new Problem(type, title, status, Optional.of(sentence), reason, args, rule, request);
    }

    public Problem reason(Message why) {
        return new Problem(type, title, status, detail, Optional.of(why.key()), why.args(), rule, request);
    }

    public Problem rule(String id) {
        return new Problem(type, title, status, detail, reason, args, Optional.of(id), request);
    }

    Problem request(String id) {
        return new Problem(type, title, status, detail, reason, args, rule, Optional.of(id));
    }

    private static String harmless(String sentence) {
        String cut = sentence.length() <= LONGEST ? sentence : sentence.substring(0, LONGEST) + "…";
        return cut.replace('"', '\'').replaceAll("[\\p{C}\\p{Zl}\\p{Zp}<>&`]", "?");
    }
}
