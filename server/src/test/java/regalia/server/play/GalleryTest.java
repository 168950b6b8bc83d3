package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.bots.Watchdog;
import regalia.kernel.Action;
import regalia.kernel.State;
import regalia.server.store.Database;
import regalia.server.stream.Ear;
import regalia.server.table.Sitting;
import regalia.server.table.Terms;
import regalia.server.table.TimeControl;
import regalia.server.table.Visibility;

/** Spectators see everything a while later, whatever the clocks say by which it was noted. */
class GalleryTest {

    private static final Sitting ADA = new Sitting("ada", "Ada", Optional.empty());
    private static final int SECONDS = 3600;
    private static final long DELAY = 1000L * SECONDS;
    private static final Terms LATE = new Terms(Visibility.OPEN, TimeControl.NONE, true, true, "page", 0, SECONDS);

    @TempDir
    Path folder = Path.of("");

    private Database database;
    private Turns turns;
    private Hall hall;

    /** What was heard, and when. */
    private record Heard(String lines, long at) {}

    private static final class Tap implements Ear {

        private final InstantSource clock = InstantSource.system();
        private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();

        @Override
        public void hear(byte[] lines) {
            heard.add(new Heard(new String(lines, StandardCharsets.UTF_8), clock.millis()));
        }

        @Override
        public void end(String why) {}

        Heard next() throws InterruptedException {
            Heard next = heard.poll(10, TimeUnit.SECONDS);
            if (next == null) throw new AssertionError("nothing more is heard");
            return next;
        }
    }

    @BeforeEach
    void open() {
        database = Database.open(null, folder, Runnable::run);
        database.write(handle -> handle.execute("INSERT INTO person(id, name, kind, settings, created, seen)"
                        + " VALUES ('ada', 'Ada', 'guest', '{}', 0, 0)"))
                .join();
        turns = new Turns(new Watchdog(), 1);
        hall = new Hall(
                database, "here", InstantSource.system(), turns, new Bell((_, _) -> {}), 10, OptionalLong.empty());
    }

    @AfterEach
    void close() {
        turns.close();
        database.close();
    }

    /** A match of one person who sits on both seats, that has gone on for a little. */
    private Playing<?, ?, ?> played() {
        Tables tables = new Tables(database, hall, new Lobby(hall), 10);
        NewTable wanted = new NewTable(
                "palace",
                Optional.empty(),
                Optional.empty(),
                Optional.of(LATE),
                Optional.of(List.of("me", "me")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        String id = tables.open(ADA, wanted).id();
        tables.ready(id, "ada", List.of("0a".repeat(16), "0b".repeat(16)));
        Playing<?, ?, ?> playing = hall.match(id);
        for (int step = 0; playing.keptTo() < 20; step++) {
            int seat = playing.course().owing().getFirst();
            int asked = playing.listeners().audience().asked(seat);
            playing.answer(new Request(seat, asked, "key-" + step, Optional.empty(), Optional.of(0)));
        }
        return playing;
    }

    private <S extends State<S>, A extends Action, V> Gallery<S, A, V> gallery(Playing<S, A, V> playing) {
        return new Gallery<>(playing.game(), playing.course(), playing.table(), hall);
    }

    private static Commit at(Commit commit, long at) {
        return new Commit(commit.first(), commit.last(), at, commit.body(), commit.answered());
    }

    @Test
    void everythingIsShownInItsOrderAndNothingBeforeItsTime() throws InterruptedException {
        Playing<?, ?, ?> playing = played();
        List<Commit> commits =
                hall.keeper().load(playing.table().id(), 0, 0).orElseThrow().commits();
        Gallery<?, ?, ?> gallery = gallery(playing);
        Tap tap = new Tap();
        gallery.join(tap, Optional.empty(), List.of());
        tap.next();
        // The clock of the first was ahead of that of the second, and two have the same time.
        long past = hall.now() - DELAY;
        gallery.follow(at(commits.get(0), past + 400));
        gallery.follow(at(commits.get(1), past + 100));
        gallery.follow(at(commits.get(2), past + 400));
        Heard first = tap.next();
        assertTrue(first.at() >= past + 400 + DELAY, "too early");
        Heard second = tap.next();
        Heard third = tap.next();
        Tap live = new Tap();
        gallery.join(live, Optional.empty(), List.of());
        String all = live.next().lines();
        // What is heard as it comes is what is heard at once by who comes later, but for the positions that have
        // passed.
        assertEquals(said(all), said(first.lines()) + said(second.lines()) + said(third.lines()));
        assertTrue(said(all).contains("\"seq\""));
    }

    /** The lines of the log alone. */
    private static String said(String lines) {
        StringBuilder said = new StringBuilder();
        lines.lines()
                .filter(line -> line.startsWith("{\"type\":\"said\"") || line.startsWith("{\"type\":\"points\""))
                .forEach(line -> said.append(line).append('\n'));
        return said.toString();
    }
}
