package regalia.app.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.ViewportSize;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import regalia.app.laboratory.House;
import regalia.app.laboratory.LabRoutes;
import regalia.app.laboratory.Laboratory;
import regalia.codec.Json;
import regalia.server.Node;
import regalia.server.Setting;
import regalia.server.http.Limits;

/** A server and a browser for a class of tests. Each person has a browser window of their own that notes what goes wrong in it. */
final class Visit implements AutoCloseable {

    private static final List<String> BROWSERS =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    private final Path data;
    private final Laboratory laboratory;
    private final Node node;
    private final Playwright playwright;
    private final Browser browser;

    Visit() {
        try {
            data = Files.createTempDirectory("regalia-page");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        laboratory = new Laboratory(new House(data.resolve("lab"), 200, 5, 1), "test");
        node = new Node(
                Setting.usual(data).at("127.0.0.1", 0).within(Limits.usual().withoutRates()),
                InstantSource.system(),
                new LabRoutes(laboratory).all());
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setArgs(List.of("--no-sandbox")));
    }

    private static Path executable() {
        for (String folder : System.getenv("PATH").split(":", -1))
            for (String name : BROWSERS) {
                Path file = Path.of(folder, name);
                if (Files.isExecutable(file)) return file;
            }
        throw new IllegalStateException("the browser tests need Chromium on the PATH; ./regalia test installs it");
    }

    String address(String path) {
        return "http://127.0.0.1:" + node.port() + path;
    }

    /** A person at a screen of that width. */
    Person person(int width, int height) {
        return person(width, height, ColorScheme.LIGHT);
    }

    Person person(int width, int height, ColorScheme theme) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setLocale("en")
                .setColorScheme(theme)
                .setViewportSize(new ViewportSize(width, height)));
        return new Person(context.newPage());
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
        laboratory.close();
        node.close();
    }

    /** Somebody with a browser. */
    final class Person {

        final Page page;
        final List<String> troubles = new ArrayList<>();

        Person(Page page) {
            this.page = page;
            page.onConsoleMessage(message -> {
                if (message.type().equals("error")) troubles.add("console: " + message.text());
            });
            page.onPageError(error -> troubles.add("page: " + error));
            page.onRequest(request -> {
                if (!request.url().startsWith(address("/")) && !request.url().startsWith("data:"))
                    troubles.add("asked another host: " + request.url());
            });
        }

        Person go(String path) {
            page.navigate(address(path));
            return this;
        }

        /** Asks the server for something, as this person. */
        JsonNode post(String path, String body) {
            APIResponse answer = page.request()
                    .post(
                            address(path),
                            RequestOptions.create()
                                    .setHeader("Content-Type", "application/json")
                                    .setData(body));
            if (!answer.ok()) throw new AssertionError(path + ": " + answer.text());
            return answer.text().isEmpty() ? Json.tree("{}") : Json.tree(answer.text());
        }

        /** Opens a table with these players, of whom {@code me} is this person, and begins. */
        String table(String game, String... players) {
            return table(game, Json.tree("{}"), players);
        }

        String table(String game, JsonNode options, String... players) {
            String names = "\"" + String.join("\",\"", players) + "\"";
            String wish = "{\"game\":\"" + game + "\",\"seats\":" + players.length + ",\"options\":" + options
                    + ",\"players\":[" + names + "]}";
            String id = post("/api/tables", wish).get("id").textValue();
            String nonce = "\"" + "0f".repeat(16) + "\"";
            String own = String.join(",", Collections.nCopies(Collections.frequency(List.of(players), "me"), nonce));
            post("/api/tables/" + id + "/ready", "{\"nonces\":[" + own + "]}");
            return id;
        }

        /** Nothing moves for this person. */
        void still() {
            page.evaluate("document.documentElement.dataset.motion = 'none'");
        }

        void leave() {
            page.context().close();
        }

        boolean scrollsSideways() {
            return (Boolean) page.evaluate("document.documentElement.scrollWidth > innerWidth");
        }

        Locator all(String selector) {
            return page.locator(selector + ":visible");
        }
    }
}
