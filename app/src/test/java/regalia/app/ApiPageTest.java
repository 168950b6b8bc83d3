package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.app.laboratory.House;
import regalia.app.laboratory.Laboratory;
import regalia.server.Node;
import regalia.server.Setting;
import regalia.server.http.Door;
import regalia.server.http.Route;
import regalia.server.http.Work;

/** What is written about the API of {@code regalia serve}, for people and for programs, must be true of it. */
class ApiPageTest {

    private static final Path PAGE = Path.of("..", "docs", "api.md");
    private static final Pattern ADDRESS = Pattern.compile("(?<![/.])/api/[A-Za-z/{}$]+");

    @TempDir
    Path folder = Path.of("");

    private List<Route> served() {
        House house = new House(folder.resolve("lab"), 1, 1, 1);
        try (Laboratory laboratory = new Laboratory(house, "1");
                Node node = ServeCommand.node(Setting.usual(folder).at("127.0.0.1", 0), laboratory)) {
            return node.routes();
        }
    }

    private List<Route> routes() {
        return Door.withDocument(served());
    }

    /** How a route stands in the page's table. */
    private static String row(Route route) {
        String method = route.work() instanceof Work.Socket
                ? "WebSocket"
                : route.method().name();
        return "| " + method + " | `" + route.path() + "` | "
                + route.who().name().toLowerCase(Locale.ROOT) + " | " + route.summary() + " |";
    }

    /** By the server's own tests, which are only there while tests run. */
    @Test
    void theDocumentIsSound() throws ReflectiveOperationException {
        Method check = Class.forName("regalia.server.http.SoundApi").getMethod("check", List.class);
        check.invoke(null, served());
    }

    @Test
    void thePageListsExactlyTheRoutesThatThereAre() throws IOException {
        List<String> listed = Files.readAllLines(PAGE).stream()
                .filter(line -> line.matches("\\| (GET|POST|PUT|PATCH|DELETE|WebSocket) \\|.*"))
                .toList();
        List<String> there = routes().stream().map(ApiPageTest::row).toList();
        assertEquals(
                String.join("\n", there),
                String.join("\n", listed),
                "put this into docs/api.md:\n" + String.join("\n", there));
    }

    @Test
    void thePageNamesNoAddressThatThereIsNot() throws IOException {
        List<Pattern> known = routes().stream()
                .map(route -> Pattern.compile(route.path().replaceAll("\\{[a-z]+}", "[^/]+")))
                .toList();
        List<String> named = ADDRESS.matcher(Files.readString(PAGE))
                .results()
                .map(found -> found.group().replaceAll("/$", ""))
                .distinct()
                .toList();
        assertTrue(named.size() > 20, named.toString());
        assertEquals(
                "",
                named.stream()
                        .filter(address -> known.stream()
                                .noneMatch(pattern -> pattern.matcher(address).matches()))
                        .collect(Collectors.joining(", ")));
    }
}
