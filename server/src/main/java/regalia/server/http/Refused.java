package regalia.server.http;

import java.time.Duration;
import java.util.Map;
import regalia.server.Declined;

/** A request that is answered with a problem, and with headers that belong to it. No bug, so it has no stack trace. */
public final class Refused extends RuntimeException {

    private final transient Problem problem;
    private final transient Map<String, String> headers;

    public Refused(Problem problem) {
        this(problem, Map.of());
    }

    public Refused(Problem problem, Map<String, String> headers) {
        super(problem.type(), null, false, false);
        this.problem = problem;
        this.headers = Map.copyOf(headers);
    }

    public static Refused unusable(String sentence) {
        return new Refused(Problem.of(400).because(sentence));
    }

    public static Refused unknownCaller(String sentence) {
        return new Refused(Problem.of(401).because(sentence), Map.of("WWW-Authenticate", "Bearer realm=\"regalia\""));
    }

    public static Refused notAllowed(String sentence) {
        return new Refused(Problem.of(403).because(sentence));
    }

    public static Refused absent(String sentence) {
        return new Refused(Problem.of(404).because(sentence));
    }

    public static Refused conflict(String kind, String sentence) {
        return new Refused(Problem.of(409, kind).because(sentence));
    }

    public static Refused tooMany(String sentence, Duration after) {
        return later(429, sentence, after);
    }

    public static Refused tooBusy(String sentence) {
        return later(503, sentence, Duration.ofSeconds(1));
    }

    /** What the tables or the rules decline. */
    static Refused of(Declined declined) {
        Problem problem = declined.rule().isEmpty()
                ? Problem.of(status(declined))
                : Problem.of(status(declined), "forbidden").rule(declined.rule());
        Problem told = problem.because(declined.sentence()).reason(declined.why());
        return new Refused(told, declined.kind() == Declined.Kind.BUSY ? Map.of("Retry-After", "1") : Map.of());
    }

    public static int status(Declined declined) {
        return switch (declined.kind()) {
            case UNKNOWN -> 404;
            case NOT_YOURS -> 403;
            case NOT_NOW -> declined.rule().isEmpty() ? 409 : 422;
            case SENSELESS -> 400;
            case BUSY -> 503;
        };
    }

    private static Refused later(int status, String sentence, Duration after) {
        long seconds = Math.max(1, (after.toMillis() + 999) / 1000);
        return new Refused(Problem.of(status).because(sentence), Map.of("Retry-After", Long.toString(seconds)));
    }

    public Problem problem() {
        return problem;
    }

    public Map<String, String> headers() {
        return headers;
    }
}
