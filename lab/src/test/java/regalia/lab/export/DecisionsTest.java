package regalia.lab.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.catalog.Recorder;
import regalia.catalog.Seating;
import regalia.catalog.Steward;
import regalia.codec.Json;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.RecordReader;
import regalia.codec.match.RecordWriter;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Seat;
import regalia.kernel.State;

class DecisionsTest {

    private static final Replay REPLAY = new Replay(Catalog::game, message -> message.key());

    /** The rows of matches, and the columns that they have. */
    private record Rows(List<Column> columns, List<List<Object>> rows) implements Table {

        @Override
        public void row(List<Object> values) {
            rows.add(values);
        }

        @Override
        public void close() {}

        Object at(List<Object> row, String name) {
            for (int i = 0; i < columns.size(); i++) if (columns.get(i).name().equals(name)) return row.get(i);
            throw new AssertionError("there is no column " + name);
        }
    }

    private static Options standard(Game<?, ?, ?> game, int seats) {
        return Options.complete(game.options(seats), Map.of());
    }

    private static <S extends State<S>, A extends Action, V> Rows played(
            Game<S, A, V> game, int seats, int games, int threads) {
        List<Player> players = Seating.bots("page").at(game, seats).named(List.of());
        Decisions<S, A, V> decisions = new Decisions<>(game, seats);
        Rows rows = new Rows(decisions.columns(), new ArrayList<>());
        new SelfPlay<>(game, standard(game, seats), players, games, 3, false)
                .write(decisions, rows, threads, _ -> true);
        return rows;
    }

    private static Recorded read(String record) throws IOException {
        try (RecordReader reader =
                new RecordReader("test", new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8)))) {
            return reader.next().orElseThrow();
        }
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void everyRowFillsItsColumnsAtEveryNumberOfSeats(String id) {
        Game<?, ?, ?> game = Catalog.game(id);
        for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++) {
            Rows table = played(game, seats, 6, 2);
            assertTrue(table.rows.size() > 6 * seats);
            for (List<Object> row : table.rows) {
                assertEquals(table.columns.size(), row.size());
                for (int i = 0; i < row.size(); i++) demandKind(table.columns.get(i), row.get(i));
                assertEquals(table.at(row, "seat"), table.at(row, "view_own_seat"));
                assertTrue((Long) table.at(row, "legal") > 0);
            }
        }
    }

    private static void demandKind(Column column, Object value) {
        if (value.equals(Column.NOTHING)) assertTrue(column.maybe(), column.name());
        else
            assertEquals(
                    switch (column.kind()) {
                        case WHOLE -> Long.class;
                        case FRACTION -> Double.class;
                        case FLAG -> Boolean.class;
                        case TEXT -> String.class;
                    },
                    value.getClass(),
                    column.name());
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void namesOfColumnsAreDifferentAndNeedNoQuotes(String id) {
        Game<?, ?, ?> game = Catalog.game(id);
        List<Column> columns = new Columns(game, game.mostSeats()).all();
        Set<String> names = new HashSet<>();
        for (Column column : columns) {
            assertTrue(column.name().matches("[a-z][A-Za-z0-9_]*"), column.name());
            assertTrue(names.add(column.name()), column.name() + " is there twice");
            assertFalse(column.tells().isEmpty(), column.name());
        }
        assertTrue(columns.size() < 200, columns.size() + " columns");
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void aRecordOfTheSameMatchesGivesTheSameRows(String id) throws IOException {
        demandSame(Catalog.game(id));
    }

    private static <S extends State<S>, A extends Action, V> void demandSame(Game<S, A, V> game) throws IOException {
        int seats = game.fewestSeats();
        List<Player> players = Seating.bots("page").at(game, seats).named(List.of());
        String record = new Recorder<>(game, standard(game, seats), players, 3).match(1);
        List<List<Object>> rows = new Decisions<>(game, seats).of(read(record), REPLAY);
        assertEquals(played(game, seats, 1, 1).rows, rows);
    }

    @Test
    void theOrderOfRowsDoesNotDependOnThreads() {
        Game<?, ?, ?> game = Catalog.game("minister");
        assertEquals(played(game, 3, 8, 1).rows, played(game, 3, 8, 3).rows);
    }

    @Test
    void whoChoosesAtOnceKnowsNothingOfTheOthers() {
        Rows table = played(Catalog.game("emblemes"), 3, 3, 1);
        int together = 0;
        for (List<Object> row : table.rows)
            if (table.at(row, "kind").equals("select")
                    && table.at(row, "view_stage").equals("select")) {
                assertEquals("0 1 2", table.at(row, "view_toAct"));
                for (int seat = 0; seat < 3; seat++)
                    assertEquals(false, table.at(row, "view_families_" + seat + "_faceDown"));
                together++;
            }
        assertTrue(together > 9);
    }

    @Test
    void theVictoryIsSharedOut() {
        Rows table = played(Catalog.game("lord"), 4, 20, 2);
        Map<Object, Map<Object, Double>> won = new HashMap<>();
        for (List<Object> row : table.rows)
            won.computeIfAbsent(table.at(row, "match"), _ -> new HashMap<>())
                    .put(table.at(row, "seat"), (Double) table.at(row, "won"));
        assertEquals(20, won.size());
        for (Map<Object, Double> match : won.values())
            assertEquals(1, match.values().stream().mapToDouble(share -> share).sum(), 1e-9);
    }

    @Test
    void whatWasTakenBackDoesNotStand() throws IOException {
        demandTakenBack(Catalog.game("palace"));
    }

    private static <S extends State<S>, A extends Action, V> void demandTakenBack(Game<S, A, V> game)
            throws IOException {
        List<Player> players = Seating.bots("page").at(game, 2).named(List.of());
        Match<S, A, V> match = new Match<>(game, 2, standard(game, 2));
        int taken;
        try (Steward<S, A, V> steward = new Steward<>(game, match, players, 4)) {
            while (match.standing().stream()
                            .filter(acted -> acted.seat() != Seat.CHANCE)
                            .count()
                    < 5) steward.step();
            taken = match.seq();
            match.undoTo(taken - 1);
            while (steward.step()) {}
        }
        StringBuilder text = new StringBuilder();
        new RecordWriter(text).match(match.header("undone", players), match);
        Decisions<S, A, V> decisions = new Decisions<>(game, 2);
        Rows table = new Rows(decisions.columns(), decisions.of(read(text.toString()), REPLAY));
        int stood = 0;
        for (List<Object> row : table.rows) {
            boolean stands = (Boolean) table.at(row, "stands");
            assertEquals((Long) table.at(row, "seq") != taken, stands);
            if (stands) stood++;
        }
        assertEquals(
                match.standing().stream()
                        .filter((Acted<A> acted) -> acted.seat() != Seat.CHANCE)
                        .count(),
                stood);
    }

    @Test
    void thePageExplainsTheColumnsThatAllGamesHave() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "export.md"));
        for (Column column : new Columns(Catalog.game("lord"), 2).all())
            if (!column.name().startsWith("view_"))
                assertTrue(page.contains("| `" + column.name() + "` |"), column.name());
    }

    @Test
    void theActionOfARowIsThatOfTheRecord() throws IOException {
        Game<?, ?, ?> game = Catalog.game("palace");
        Rows table = played(game, 2, 1, 1);
        for (List<Object> row : table.rows) {
            JsonNode action = Json.tree((String) table.at(row, "action"));
            assertEquals(action.path("type").asText(), table.at(row, "kind"));
        }
    }
}
