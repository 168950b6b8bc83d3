package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Database;

/** When the row of a match is written, and that the log is the gate where it isn't. */
class StandingsTest {

    private static final Due ADA = new Due(Due.NEVER, List.of("ada"), List.of());
    private static final Due BEN = new Due(Due.NEVER, List.of("ben"), List.of());
    private static final Due BOT = new Due(10, List.of(), List.of());
    private static final long BEGIN = 5000;

    @TempDir
    Path folder;

    private final Standings standings = new Standings();
    private Database database;
    private Keeper keeper;

    private record Row(String waiting, long changed) {}

    @BeforeEach
    void begin() {
        database = Database.open(null, folder, Runnable::run);
        keeper = new Keeper(database, "here", InstantSource.system());
        keeper.keep(handle -> {
            handle.execute("INSERT INTO gathering(id, version, game, state, visibility, host, doc, created, changed)"
                    + " VALUES ('m', 1, 'palace', 'running', 'open', 'ada', '{}', 1, 1)");
            handle.execute("INSERT INTO playing(id, seq, game, rules, state, secret, waiting, changed)"
                    + " VALUES ('m', 0, 'palace', '1', 'running', '', '', 1)");
            return true;
        });
    }

    @AfterEach
    void end() {
        database.close();
    }

    private void append(int after, Due due, long at) {
        keeper.append(new Append(
                "m",
                after,
                new Commit(after + 1, after + 1, at, "{}", Optional.empty()),
                List.of(),
                Optional.empty(),
                due,
                Optional.empty(),
                Optional.empty()));
    }

    private Row row() {
        return database.read(handle -> handle.createQuery("SELECT waiting, changed FROM playing WHERE id = 'm'")
                .map((row, _) -> new Row(row.getString("waiting"), row.getLong("changed")))
                .one());
    }

    @Test
    void whatChangesAgainWithinASecondWaitsUntilTheRowsAreSettled() {
        append(0, ADA, BEGIN);
        assertEquals(new Row("ada", BEGIN), row());
        append(1, BEN, BEGIN + Standings.MILLIS - 1);
        assertEquals(new Row("ada", BEGIN), row());
        keeper.settle(BEGIN + Standings.MILLIS - 1);
        assertEquals(new Row("ben", BEGIN + Standings.MILLIS - 1), row());
    }

    @Test
    void whatChangesAfterASecondIsWrittenAtOnce() {
        append(0, ADA, BEGIN);
        append(1, BEN, BEGIN + Standings.MILLIS);
        assertEquals(new Row("ben", BEGIN + Standings.MILLIS), row());
    }

    @Test
    void whatANodeMustDoIsWrittenAtOnce() {
        append(0, ADA, BEGIN);
        append(1, BOT, BEGIN + 1);
        assertEquals(new Row("", BEGIN + 1), row());
        append(2, BEN, BEGIN + 2);
        assertEquals(new Row("ben", BEGIN + 2), row());
    }

    @Test
    void aSecretChoiceLeavesTheTimeOfTheLastEntry() {
        append(0, ADA, BEGIN);
        append(1, ADA, BEGIN + 1);
        keeper.seal("m", 2, new Sealed(2, List.of()), List.of(new SealedRow(2, 0, "{}", BEGIN + 2)), List.of(), BEN);
        keeper.settle(BEGIN + 2);
        assertEquals(new Row("ben", BEGIN + 1), row());
    }

    @Test
    void onlyOneCommitFollowsAnEntryAlsoIfTheRowIsBehind() {
        append(0, ADA, BEGIN);
        append(1, BEN, BEGIN + 1);
        assertThrows(Overtaken.class, () -> append(0, BEN, BEGIN + 2));
        assertThrows(Overtaken.class, () -> append(1, ADA, BEGIN + Standings.MILLIS));
        List<SealedRow> late = List.of(new SealedRow(1, 0, "{}", BEGIN + 2));
        assertThrows(Overtaken.class, () -> keeper.seal("m", 1, new Sealed(1, List.of()), late, List.of(), ADA));
        assertThrows(Overtaken.class, () -> keeper.due("m", 1, ADA, BEGIN + 2));
        append(2, ADA, BEGIN + 2);
        keeper.settle(BEGIN + 2);
        assertEquals(new Row("ada", BEGIN + 2), row());
    }

    @Test
    void whatIsOverIsWrittenAtOnceAndNothingWaits() {
        append(0, ADA, BEGIN);
        append(1, BEN, BEGIN + 1);
        keeper.append(new Append(
                "m",
                2,
                new Commit(3, 3, BEGIN + 2, "{}", Optional.empty()),
                List.of(),
                Optional.empty(),
                Due.OVER,
                Optional.empty(),
                Optional.of(new Append.Ending(2, "{}", "{}", "[]", List.of()))));
        keeper.settle(BEGIN + 2);
        assertEquals(new Row("", BEGIN + 2), row());
    }

    @Test
    void nothingWaitsOnARowThatMayNotHaveBeenKept() {
        standings.kept("m", ADA, BEGIN);
        assertTrue(standings.postponed("m", BEN, OptionalLong.of(BEGIN), BEGIN));
        standings.doubt();
        assertFalse(standings.postponed("m", BEN, OptionalLong.of(BEGIN), BEGIN));
    }

    @Test
    void whenTheClockGoesBackNothingWaits() {
        standings.kept("m", ADA, BEGIN);
        assertFalse(standings.postponed("m", BEN, OptionalLong.of(BEGIN - 1), BEGIN - 1));
    }

    @Test
    void whatHasChangedWhileItWasWrittenWaitsForTheNextTime() {
        standings.kept("m", ADA, BEGIN);
        assertTrue(standings.postponed("m", BEN, OptionalLong.of(BEGIN + 1), BEGIN + 1));
        List<Standings.Standing> kept = keeper.keep(standings::write);
        assertTrue(standings.postponed("m", ADA, OptionalLong.of(BEGIN + 2), BEGIN + 2));
        standings.written(kept);
        assertTrue(standings.owed(BEGIN + 2));
        standings.written(keeper.keep(standings::write));
        assertFalse(standings.owed(BEGIN + 2));
        assertEquals(new Row("ada", BEGIN + 2), row());
    }
}
