package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import regalia.server.store.Database;
import regalia.server.stream.Ear;
import regalia.server.table.Sitting;
import regalia.server.table.Table;

/** Who comes or goes in the very moment in which a match begins. */
class LobbyTest {

    private static final Sitting ADA = new Sitting("ada", "Ada", Optional.empty());
    private static final Sitting BEN = new Sitting("ben", "Ben", Optional.empty());

    private static final NewTable WANTED = new NewTable(
            "palace",
            Optional.of(2),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    @TempDir
    Path folder;

    private final Turns turns = new Turns(new Watchdog(), 1);
    private final BlockingQueue<String> called = new LinkedBlockingQueue<>();
    private Database database;
    private Hall hall;
    private Tables tables;
    private Listening listening;
    private Table table;

    @BeforeEach
    void gather() {
        database = Database.open(null, folder, Runnable::run);
        for (Sitting who : List.of(ADA, BEN))
            database.write(handle -> handle.execute(
                            "INSERT INTO person(id, name, kind, settings, created, seen) VALUES (?, ?, 'guest', '{}', 0, 0)",
                            who.person(),
                            who.name()))
                    .join();
        Bell bell = new Bell((person, _) -> called.add(person));
        hall = new Hall(database, "lobby", InstantSource.system(), turns, bell, 10, OptionalLong.empty());
        Lobby lobby = new Lobby(hall);
        tables = new Tables(database, hall, lobby, 10);
        listening = new Listening(hall, lobby);
        table = tables.open(ADA, WANTED);
        tables.join(table.id(), BEN, Optional.empty());
    }

    @AfterEach
    void part() {
        turns.close();
        database.close();
    }

    private void begin() {
        for (Sitting who : List.of(ADA, BEN)) tables.ready(table.id(), who.person(), List.of("%032x".formatted(7)));
    }

    private class Tap implements Ear {

        private final Listening.Wish wish;
        private final StringBuilder heard = new StringBuilder();
        private final Runnable first;

        /** What is done as soon as something is heard. */
        Tap(Sitting who, Runnable first) {
            wish = new Listening.Wish(table.id(), who.person(), Optional.empty(), Optional.empty());
            this.first = first;
        }

        void listen() {
            listening.join(wish, this, List.of());
        }

        void leave() {
            listening.leave(wish, this);
        }

        @Override
        public void hear(byte[] lines) {
            boolean begun = !heard.isEmpty();
            heard.append(new String(lines, StandardCharsets.UTF_8));
            if (!begun) first.run();
        }

        @Override
        public void end(String why) {
            heard.append("end ").append(why);
        }

        boolean hasBegun() {
            return heard.indexOf("\"type\":\"hello\"") >= 0;
        }
    }

    @Test
    void whoeverComesWhileItBeginsHearsIt() {
        Tap ada = new Tap(ADA, this::begin);
        ada.listen();
        assertTrue(ada.hasBegun());
        assertEquals(Optional.of(0), listening.seat(ada));
    }

    /** Ada hears the match begin, and in this moment Ben goes. */
    private void benGoesWhileItBegins() {
        Tap ben = new Tap(BEN, () -> {});
        Tap ada = new Tap(ADA, () -> {}) {
            @Override
            public void hear(byte[] lines) {
                super.hear(lines);
                if (hasBegun()) ben.leave();
            }
        };
        ada.listen();
        ben.listen();
        begin();
        assertTrue(ada.hasBegun());
        assertFalse(ben.hasBegun());
    }

    @Test
    void whoeverGoesWhileItBeginsIsGone() {
        benGoesWhileItBegins();
        assertEquals(1, hall.match(table.id()).listeners().size());
        assertTrue(hall.attendance().here(table.id(), 0));
        assertFalse(hall.attendance().here(table.id(), 1));
    }

    @Test
    void whoeverGoesAfterItHasBegunIsGone() {
        Tap ada = new Tap(ADA, () -> {});
        ada.listen();
        begin();
        assertEquals(1, hall.match(table.id()).listeners().size());
        ada.leave();
        assertEquals(0, hall.match(table.id()).listeners().size());
        assertFalse(hall.attendance().here(table.id(), 0));
        assertEquals(Optional.empty(), listening.seat(ada));
    }

    @Test
    void whoWaitsForItIsNotCalledWhenItBegins() {
        Tap ada = new Tap(ADA, () -> {});
        ada.listen();
        begin();
        assertTrue(ada.hasBegun());
        assertEquals(List.of("ben"), List.copyOf(called));
    }

    @Test
    void whoeverLooksAtAnotherTableIsCalled() {
        table = tables.open(BEN, WANTED);
        tables.join(table.id(), ADA, Optional.empty());
        new Tap(BEN, () -> {}).listen();
        Table other = table;
        table = tables.open(ADA, WANTED);
        tables.join(table.id(), BEN, Optional.empty());
        begin();
        assertEquals(List.of("ada", "ben"), List.copyOf(called));
        called.clear();
        table = other;
        begin();
        assertEquals(List.of("ada"), List.copyOf(called));
    }

    /** A bot may already have moved the match on. */
    @Test
    void whoIsAboutToHearItIsNotCalledEither() {
        Tap ben = new Tap(BEN, () -> {});
        Tap ada = new Tap(ADA, () -> {}) {
            @Override
            public void hear(byte[] lines) {
                super.hear(lines);
                if (!hasBegun() || ben.hasBegun()) return;
                Playing<?, ?, ?> playing = hall.match(table.id());
                hall.kept(playing, hall.due(playing));
            }
        };
        ada.listen();
        ben.listen();
        begin();
        assertTrue(ben.hasBegun());
        assertEquals(List.of(), List.copyOf(called));
    }

    @Test
    void whoeverGoesWhileItBeginsIsCalledAWhileLater() throws InterruptedException {
        benGoesWhileItBegins();
        assertEquals("ben", called.poll(20, TimeUnit.SECONDS));
    }
}
