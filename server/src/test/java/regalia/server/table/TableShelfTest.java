package regalia.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Database;
import regalia.server.store.Work;

/** Who belongs to a table is written down when it changes, and only then. */
class TableShelfTest {

    private static final Sitting ADA = new Sitting("ada", "Ada", Optional.empty());
    private static final Sitting BEN = new Sitting("ben", "Ben", Optional.empty());

    @TempDir
    Path folder;

    private Database database;
    private Table table = TestTable.of("t", Terms.STANDARD, Collections.nCopies(3, Place.FREE));
    private int version = 1;

    @BeforeEach
    void begin() {
        database = Database.open(null, folder, Runnable::run);
        table = Gathering.join(Gathering.join(table, ADA, Optional.of(0)), BEN, Optional.of(2));
        write(handle -> {
            for (String id : List.of("ada", "ben"))
                handle.execute(
                        "INSERT INTO person(id, name, kind, settings, created, seen) VALUES (?, ?, 'guest', '{}', 1, 1)",
                        id,
                        id);
            TableShelf.add(handle, table, "", 1);
            handle.execute("CREATE TABLE written (what TEXT)");
            handle.execute(
                    "CREATE TRIGGER note AFTER DELETE ON member BEGIN INSERT INTO written VALUES ('member'); END");
            return true;
        });
    }

    @AfterEach
    void end() {
        database.close();
    }

    private boolean write(Work<Boolean> work) {
        return database.write(work).join();
    }

    private void become(Table changed) {
        assertTrue(write(handle -> TableShelf.replace(handle, changed, version, 2)));
        version++;
        table = changed;
    }

    private List<String> members() {
        return database.read(handle -> handle.createQuery(
                        "SELECT person || ' on ' || seat FROM member WHERE gathering = 't' ORDER BY seat")
                .mapTo(String.class)
                .list());
    }

    private int rewritten() {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM written")
                .mapTo(Integer.class)
                .one());
    }

    @Test
    void aMatchThatEndsLeavesItsPeopleAsTheyAre() {
        become(table.with(Stage.RUNNING));
        become(table.with(Stage.OVER));
        assertEquals(List.of("ada on 0", "ben on 2"), members());
        assertEquals(0, rewritten());
        assertEquals(
                Stage.OVER,
                database.read(handle -> TableShelf.find(handle, "t"))
                        .orElseThrow()
                        .table()
                        .stage());
    }

    private Table invitation(String id, Table like) {
        Terms open = new Terms(Visibility.OPEN, TimeControl.NONE, true, true, "page", 0, 0);
        return TestTable.of(id, open, like.places());
    }

    private List<String> toJoin(int most) {
        return database.read(handle -> TableShelf.toJoin(handle, most)).stream()
                .map(Table::id)
                .toList();
    }

    @Test
    void tablesThatAreFullPushNoneOutOfTheListThatIsNot() {
        Table full = Gathering.seatBot(table, "ada", 1, "page");
        write(handle -> {
            TableShelf.add(handle, invitation("free", table), "", 1);
            for (int number = 0; number < 5; number++)
                TableShelf.add(handle, invitation("full" + number, full), "", 2 + number);
            return true;
        });
        assertEquals(List.of("free"), toJoin(1));
    }

    @Test
    void oneWhoseRowDoesNotKnowThatItIsFullIsNotListed() {
        write(handle -> {
            TableShelf.add(handle, invitation("full", Gathering.seatBot(table, "ada", 1, "page")), "", 2);
            TableShelf.add(handle, invitation("free", table), "", 1);
            // As it comes from a backup of before.
            return handle.execute("UPDATE gathering SET taken = 0 WHERE id = 'full'") == 1;
        });
        assertEquals(List.of("free"), toJoin(1));
    }

    @Test
    void tenTablesOfOnePersonAreListedTheNewestFirst() {
        write(handle -> {
            for (int number = 1; number <= 12; number++)
                TableShelf.add(handle, invitation("t" + number, table), "", number);
            return true;
        });
        assertEquals(List.of("t12", "t11", "t10", "t9", "t8", "t7", "t6", "t5", "t4", "t3"), toJoin(100));
    }

    @Test
    void whoChangesSeatsIsWrittenDownAnew() {
        become(Gathering.swap(table, "ada", 0, 1));
        assertEquals(List.of("ada on 1", "ben on 2"), members());
        assertEquals(2, rewritten());
    }

    @Test
    void whoLeavesBelongsToTheTableNoMore() {
        become(Gathering.leave(table, "ben"));
        assertEquals(List.of("ada on 0"), members());
    }

    @Test
    void whoComesBelongsToIt() {
        become(Gathering.leave(table, "ben"));
        become(Gathering.join(table, BEN, Optional.of(1)));
        assertEquals(List.of("ada on 0", "ben on 1"), members());
    }

    @Test
    void aTableThatWasChangedMeanwhileStaysAndSoDoItsPeople() {
        become(table.with(Stage.RUNNING));
        Table late = Gathering.forgotten(table, "ben");
        assertFalse(write(handle -> TableShelf.replace(handle, late, 1, 3)));
        assertEquals(List.of("ada on 0", "ben on 2"), members());
    }
}
