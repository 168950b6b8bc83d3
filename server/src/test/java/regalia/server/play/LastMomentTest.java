package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.bots.Watchdog;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.table.Motion;
import regalia.server.table.Sitting;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/** A table that is about to begin with the luck of another, when that one ends. */
class LastMomentTest {

    private static final Sitting ADA = new Sitting("ada", "Ada", Optional.empty());
    private static final Sitting CLEO = new Sitting("cleo", "Cleo", Optional.empty());
    private static final String NONCE = "0a".repeat(16);

    @TempDir
    Path folder = Path.of("");

    private Database database;
    private Turns turns;
    private Hall hall;
    private Tables tables;

    @BeforeEach
    void open() {
        database = Database.open(null, folder, Runnable::run);
        database.write(handle -> handle.execute("INSERT INTO person(id, name, kind, settings, created, seen)"
                        + " VALUES ('ada', 'Ada', 'guest', '{}', 0, 0), ('cleo', 'Cleo', 'guest', '{}', 0, 0)"))
                .join();
        turns = new Turns(new Watchdog(), 1);
        hall = new Hall(
                database, "here", InstantSource.system(), turns, new Bell((_, _) -> {}), 10, OptionalLong.empty());
        tables = new Tables(database, hall, new Lobby(hall), 10);
    }

    @AfterEach
    void close() {
        turns.close();
        database.close();
    }

    private Table table(Sitting who, Optional<String> like) {
        return tables.open(
                who,
                new NewTable(
                        "palace",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(List.of("me", "page")),
                        Optional.of(true),
                        like,
                        Optional.empty()));
    }

    /** Everybody is ready there, and that is kept; only the match has not begun. */
    private Table aboutToBegin(Table first) {
        Table table = table(CLEO, Optional.of(first.id()));
        Table ready = table.withNoncesOf(List.of(NONCE, "bot/1"));
        hall.replace(ready, 1);
        return ready;
    }

    @Test
    void itBeginsWhileTheOtherRuns() {
        Table first = tables.ready(table(ADA, Optional.empty()).id(), "ada", List.of(NONCE));
        Table second = aboutToBegin(first);
        hall.start(second.id());
        assertEquals(Stage.RUNNING, tables.find(second.id()).stage());
    }

    @Test
    void itDoesNotBeginAnyMoreWhenTheOtherHasEnded() {
        Table first = tables.ready(table(ADA, Optional.empty()).id(), "ada", List.of(NONCE));
        Table second = aboutToBegin(first);
        hall.match(first.id()).deeds().propose(Motion.Kind.CANCEL, 0, 0);
        assertEquals(Stage.CANCELLED, tables.find(first.id()).stage());
        Declined declined = assertThrows(Declined.class, () -> hall.start(second.id()));
        assertEquals("duplicate.revealed", declined.why().key());
        assertEquals(Stage.OPEN, tables.find(second.id()).stage());
    }
}
