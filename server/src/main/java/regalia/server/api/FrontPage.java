package regalia.server.api;

import java.util.List;
import regalia.server.http.Route;

/** What a browser gets that comes by: where it is, and where the description of everything else is. */
public final class FrontPage {

    private static final String PAGE = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>Regalia</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"></head>
            <body><h1>Regalia</h1>
            <p>This server keeps tables for Road to the Palace, My Kingdom, Road to Lord, Minister and Emblems.</p>
            <p>Programs find all that it can be asked in <a href="/openapi.json">openapi.json</a>.</p>
            </body></html>
            """;

    private FrontPage() {}

    public static List<Route> routes() {
        return List.of(Route.get("/", "frontPage", "A page for browsers")
                .givesText("text/html; charset=utf-8", PAGE)
                .answer(_ -> PAGE));
    }
}
