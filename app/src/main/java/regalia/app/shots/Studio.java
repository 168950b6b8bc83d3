package regalia.app.shots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import regalia.catalog.Catalog;
import regalia.server.Node;
import regalia.server.Setting;
import regalia.server.http.Limits;

/** A server, a guest and a browser for as long as pictures are taken. Nothing of them stays, also when they are broken off. */
public final class Studio implements AutoCloseable {

    /** From which the matches follow. */
    private static final long REHEARSAL = 9;

    private static final int SEATS = 3;
    private static final String TABLE_SHOWN =
            "document.querySelector('.table .board') && document.querySelector('.ask p').textContent.trim()";

    private final Path scratch;
    private final Thread last = new Thread(this::clear);
    private final Node node;
    private final Chromium chromium;
    private final Guest guest;
    private final Tab tab;

    private Studio(Path browser) {
        try {
            scratch = Files.createTempDirectory("regalia-shots");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        Runtime.getRuntime().addShutdownHook(last);
        node = new Node(
                Setting.usual(scratch.resolve("data"))
                        .at("127.0.0.1", 0)
                        .within(Limits.usual().withoutRates())
                        .rehearsing(REHEARSAL),
                InstantSource.system());
        chromium = Chromium.start(browser, scratch.resolve("profile"));
        guest = Guest.arrive(server());
        tab = chromium.tab();
        guest.enter(tab);
    }

    /**
     * Opens it with the browser that this machine has.
     *
     * @param folders where programs are, as in the environment's PATH
     */
    public static Studio open(String folders) {
        return new Studio(Chromium.find(folders));
    }

    private String server() {
        return "http://127.0.0.1:" + node.port();
    }

    /** What went wrong in the pages so far. */
    public List<String> troubles() {
        return tab.troubles();
    }

    /** The rules of a game, and a match at its start, in its middle, at the last decision, and over. */
    public List<Shot> game(String game, Path folder, Consumer<Shot> taken) {
        Photographer photographer = new Photographer(tab, server(), folder, taken);
        photographer.take(game, "rules", "/rules/" + game, "document.querySelector('main h1')");
        Seated<?, ?, ?> rehearsal = Seated.begin(guest, game, seats(game));
        rehearsal.playTo(Integer.MAX_VALUE);
        int count = rehearsal.decisions();
        Seated<?, ?, ?> match = Seated.begin(guest, game, seats(game));
        String path = "/t/" + match.table();
        photographer.take(game, "start", path, TABLE_SHOWN);
        match.playTo(count / 2);
        photographer.take(game, "middle", path, TABLE_SHOWN);
        match.playTo(count - 1);
        photographer.take(game, "end", path, TABLE_SHOWN);
        match.playTo(count);
        photographer.take(game, "over", path, "document.querySelector('.end .ranks li')");
        return photographer.all();
    }

    /** The pages that are no game's, as somebody finds them who has matches under way. */
    public List<Shot> pages(Path folder, Consumer<Shot> taken) {
        Photographer photographer = new Photographer(tab, server(), folder, taken);
        for (String game : Catalog.games().subList(0, 2)) Seated.begin(guest, game, seats(game));
        String gathering = guest.gather(Catalog.games().getLast(), SEATS);
        photographer.take("page", "home", "/", "document.querySelector('.home .card-list li')");
        photographer.take("page", "gathering", "/t/" + gathering, "document.querySelector('.invite code')");
        photographer.take(
                "page", "new", "/new/" + Catalog.games().getFirst(), "document.querySelector('main .btn--go')");
        for (String page : List.of("me", "about"))
            photographer.take("page", page, "/" + page, "document.querySelector('main h1')");
        return photographer.all();
    }

    /** How quick the page is on this machine. */
    public Quickness quickness() {
        return new Stopwatch(chromium, guest, server()).measure(SEATS);
    }

    private static int seats(String game) {
        return Math.clamp(
                SEATS, Catalog.game(game).fewestSeats(), Catalog.game(game).mostSeats());
    }

    @Override
    public void close() {
        guest.close();
        chromium.close();
        node.close();
        clear();
        Runtime.getRuntime().removeShutdownHook(last);
    }

    private void clear() {
        try (Stream<Path> files = Files.walk(scratch)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) Files.deleteIfExists(file);
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }
}
