package regalia.app.shots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
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
    private static final String OVER_SHOWN = "document.querySelector('.end .ranks li')";
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

    /** Pictures of a game: its rules, and a match at the moments that are wanted. */
    public List<Shot> game(String game, Set<Moment> moments, Path folder, Consumer<Shot> taken) {
        Photographer photographer = new Photographer(tab, server(), folder, taken);
        if (moments.contains(Moment.RULES))
            photographer.take(game, Moment.RULES.word(), "/rules/" + game, "document.querySelector('main h1')");
        if (moments.stream().anyMatch(Moment::ofMatch)) match(game, moments, photographer);
        return photographer.all();
    }

    private void match(String game, Set<Moment> moments, Photographer photographer) {
        // How long it will be is known only from having played it once before.
        int count = moments.stream().allMatch(moment -> moment.decisions(2) == 0)
                ? 0
                : Seated.begin(guest, game, seats(game)).playTo(Integer.MAX_VALUE);
        Seated<?, ?, ?> match = Seated.begin(guest, game, seats(game));
        for (Moment moment : Moment.values()) {
            if (!moment.ofMatch() || !moments.contains(moment)) continue;
            int _ = match.playTo(moment.decisions(count));
            photographer.take(game, moment.word(), "/t/" + match.table(), match.over() ? OVER_SHOWN : TABLE_SHOWN);
        }
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
