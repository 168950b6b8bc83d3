package regalia.server.ops;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import regalia.server.http.Witness;

/** Writes each request to the log and counts it, by its route. */
public final class Chronicle implements Witness {

    private static final Logger LOG = Logger.getLogger("regalia.request");

    private final Metrics metrics;

    public Chronicle(Metrics metrics) {
        this.metrics = metrics;
    }

    @Override
    public void heard(Heard heard) {
        String method = known(heard.method());
        metrics.counter(
                        "regalia_http_requests_total",
                        "Requests by route and status.",
                        "method",
                        method,
                        "route",
                        heard.route(),
                        "status",
                        Integer.toString(heard.status()))
                .add();
        metrics.histogram("regalia_http_request_seconds", "Time to answer, by route.", "route", heard.route())
                .took(heard.nanos());
        Level level = heard.bug().isPresent() ? Level.SEVERE : heard.status() >= 500 ? Level.WARNING : Level.FINE;
        if (!LOG.isLoggable(level)) return;
        LogRecord line = new LogRecord(level, heard.bug().isPresent() ? "a bug" : "request");
        line.setLoggerName(LOG.getName());
        line.setParameters(new Object[] {fields(heard, method)});
        heard.bug().ifPresent(line::setThrown);
        LOG.log(line);
    }

    private static Map<String, Object> fields(Heard heard, String method) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("request", heard.request());
        fields.put("method", method);
        fields.put("route", heard.route());
        fields.put("status", heard.status());
        fields.put("millis", heard.nanos() / 1_000_000);
        return fields;
    }

    /** A method's name is a stranger's word too. */
    private static String known(String method) {
        return switch (method) {
            case "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS" -> method;
            default -> "other";
        };
    }
}
