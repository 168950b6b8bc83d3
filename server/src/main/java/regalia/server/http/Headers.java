package regalia.server.http;

import java.util.Map;
import java.util.function.BiConsumer;

/** Headers that every response has: nothing is guessed, framed, leaked to other sites or run that isn't ours. */
final class Headers {

    private static final String NOTHING = "default-src 'none'; frame-ancestors 'none'";
    private static final String PAGE = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
            + " form-action 'self'; frame-ancestors 'none'";

    /** A report of the lab is one file with its looks inside; it runs nothing. */
    private static final String REPORT =
            "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

    private static final Map<String, String> ALWAYS = Map.of(
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), microphone=(), geolocation=()");

    private Headers() {}

    static void set(String path, BiConsumer<String, String> header) {
        ALWAYS.forEach(header);
        boolean api = path.startsWith("/api/") || path.equals("/api");
        String others = path.startsWith("/lab/reports/") ? REPORT : PAGE;
        header.accept("Content-Security-Policy", api ? NOTHING : others);
        if (api) header.accept("Cache-Control", "no-store");
    }
}
