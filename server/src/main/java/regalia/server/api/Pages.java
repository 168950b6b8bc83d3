package regalia.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import regalia.server.Declined;
import regalia.server.http.Call;
import regalia.server.http.Route;

/** The page that people play in: files that were built into the program. Every address of the page gets the same one. */
public final class Pages {

    private static final String ROOT = "/regalia/web/";
    private static final String HTML = "text/html; charset=utf-8";
    private static final List<String> ADDRESSES = List.of(
            "/",
            "/t/{id}",
            "/new/{game}",
            "/rules/{game}",
            "/learn/{game}",
            "/replay",
            "/replay/{id}",
            "/record/{id}",
            "/verify/{id}",
            "/device",
            "/me",
            "/about",
            "/watch",
            "/lab",
            "/lab/{id}");

    private static final Map<String, String> KINDS = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "woff2", "font/woff2",
            "webp", "image/webp",
            "txt", "text/plain; charset=utf-8",
            "json", "application/json",
            "html", HTML);

    private Pages() {}

    public static List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        for (String address : ADDRESSES)
            routes.add(
                    Route.get(address, "page" + routes.size(), "The page for browsers")
                            .givesText(HTML, "<!doctype html>")
                            .stream((_, context) -> send(context, "index.html", "no-cache")));
        routes.add(Route.get("/assets/{file}", "asset", "A part of the page").givesText("text/javascript", "").stream(
                (call, context) ->
                        send(context, "assets/" + plain(call, "file"), "public, max-age=31536000, immutable")));
        routes.add(Route.get("/fonts/{file}", "font", "A font of the page").givesText("font/woff2", "").stream(
                (call, context) -> send(context, "fonts/" + plain(call, "file"), "public, max-age=604800")));
        for (String file : List.of("icons.svg", "icon.svg"))
            routes.add(Route.get("/" + file, file.equals("icon.svg") ? "icon" : "icons", "Pictures of the page")
                    .givesText("image/svg+xml", "<svg/>")
                    .stream((_, context) -> send(context, file, "public, max-age=86400")));
        return routes;
    }

    private static String plain(Call call, String place) {
        String name = call.path(place);
        if (!name.matches("[A-Za-z0-9_.-]{1,100}") || name.contains("..")) throw Declined.unknown("page.none");
        return name;
    }

    private static void send(Context context, String file, String cache) throws IOException {
        @Nullable String accepts = context.header("Accept-Encoding");
        boolean compressed = accepts != null && accepts.contains("gzip");
        Optional<byte[]> small = compressed ? read(file + ".gz") : Optional.empty();
        byte[] bytes = small.or(() -> read(file)).orElseThrow(() -> Declined.unknown("page.none"));
        context.contentType(KINDS.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "application/octet-stream"));
        context.header("Cache-Control", cache);
        context.header("Vary", "Accept-Encoding");
        if (small.isPresent()) context.header("Content-Encoding", "gzip");
        context.res().setContentLength(bytes.length);
        context.res().getOutputStream().write(bytes);
    }

    private static Optional<byte[]> read(String file) {
        try (InputStream in = Pages.class.getResourceAsStream(ROOT + file)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException broken) {
            throw new IllegalStateException(file, broken);
        }
    }
}
