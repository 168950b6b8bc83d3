package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import regalia.server.http.Door;
import regalia.server.http.Hostile;
import regalia.server.http.Route;

/** Whatever is asked by who may not: a match that runs is afterwards what it was, in the database and for those who play it. */
abstract class HostileTablesContract extends Gathered {

    /** What tells of a match in the database. Who listens, and when somebody was seen last, is nothing that must be kept. */
    private static final Map<String, String> KEPT = new TreeMap<>(Map.ofEntries(
            Map.entry("gathering", "id"),
            Map.entry("member", "gathering"),
            Map.entry("opening", "gathering"),
            Map.entry("playing", "id"),
            Map.entry("entry", "playing"),
            Map.entry("answer", "playing"),
            Map.entry("sealed", "playing"),
            Map.entry("finished", "id"),
            Map.entry("chat", "gathering"),
            Map.entry("report", "gathering"),
            Map.entry("result", "gathering")));

    /** A look at the database past the server. */
    abstract Connection look() throws SQLException;

    /** Everything that there is of a match. */
    private record Truth(Map<String, List<String>> rows, List<JsonNode> heard, JsonNode table) {}

    private Truth truth(Match match) throws SQLException {
        // Whoever looks at their list has it brought up to date: what waits to be written would otherwise look like a
        // change.
        ada.get("/api/tables?list=mine").of(200);
        List<JsonNode> heard = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++)
            match.lines(seat).stream()
                    .filter(line -> !line.path("type").asText().equals("present"))
                    .forEach(heard::add);
        return new Truth(rows(match.table), heard, match.show());
    }

    private Map<String, List<String>> rows(String table) throws SQLException {
        Map<String, List<String>> all = new TreeMap<>();
        try (Connection connection = look();
                Statement statement = connection.createStatement()) {
            for (Map.Entry<String, String> kept : KEPT.entrySet()) {
                String sql = "SELECT * FROM " + kept.getKey() + " WHERE " + kept.getValue() + " = '" + table + "'";
                List<String> rows = new ArrayList<>();
                try (ResultSet found = statement.executeQuery(sql)) {
                    int columns = found.getMetaData().getColumnCount();
                    while (found.next()) {
                        List<String> row = new ArrayList<>();
                        for (int i = 1; i <= columns; i++) row.add(String.valueOf(found.getString(i)));
                        rows.add(String.join("|", row));
                    }
                }
                // No database promises an order that it wasn't asked for.
                Collections.sort(rows);
                all.put(kept.getKey(), rows);
            }
        }
        return all;
    }

    /** A match in which Ada has chosen in secret and Ben has not. */
    private Match waiting() {
        Match match = sealed();
        ada.act(match.table, 0, match.seq(0), TestPerson.key(), 1).of(200);
        return match;
    }

    @Test
    void theTruthTellsWhenSomethingChanges() throws SQLException {
        Match match = waiting();
        Truth before = truth(match);
        assertFalse(before.rows.getOrDefault("sealed", List.of()).isEmpty());
        assertFalse(before.rows.getOrDefault("entry", List.of()).isEmpty());
        assertEquals(before, truth(match));
        ben.act(match.table, 1, match.seq(1), TestPerson.key(), 0).of(200);
        assertNotEquals(before.rows, truth(match).rows);
        assertNotEquals(before.heard, truth(match).heard);
    }

    /** Some of them have seats of their own, at matches that are theirs to spoil. */
    @Test
    void strangersChangeNothingAtATable() throws Exception {
        Match waiting = waiting();
        Match plain = plain();
        Truth before = truth(waiting);
        Truth plainBefore = truth(plain);
        List<String> targets = List.of(waiting.table, plain.table);
        Seated seated = new Seated(node.site(), 22);
        Hostile hostile =
                new Hostile(node.site().port(), routes(), 21, this::strangers, targets, Optional.of(seated::next));
        Map<Integer, Integer> statuses = hostile.attack(Hostile.count());
        for (int status : new int[] {200, 400, 401, 403, 404, 405, 409, 415})
            assertTrue(statuses.containsKey(status), "never " + status + " in " + statuses);
        for (int status : new int[] {200, 204, 400, 401, 409})
            assertTrue(hostile.toInsiders().containsKey(status), "never " + status + " in " + hostile.toInsiders());
        assertEquals(before, truth(waiting));
        assertEquals(plainBefore, truth(plain));
        // And it goes on as if nothing had been.
        ben.act(waiting.table, 1, waiting.seq(1), TestPerson.key(), 0).of(200);
        plain.act(plain.asked().orElseThrow()).of(200);
    }

    private List<Route> routes() {
        return Door.withDocument(node.routes());
    }

    /** Eve, who has no seat: with her cookie, with a token to play and one to read, and as a bot. */
    private List<String> strangers() {
        TestPerson eve = person("Eve");
        String play = token(eve, "play");
        String read = token(eve, "read");
        String bot = eve.post("/api/me/bots", "{\"name\":\"Eve's\"}").of(201).text("/token");
        return List.of(
                "Cookie: regalia=" + eve.cookie(),
                "Authorization: Bearer " + play,
                "Authorization: Bearer " + read,
                "Authorization: Bearer " + bot);
    }

    private static String token(TestPerson who, String scope) {
        return who.post("/api/me/tokens", "{\"label\":\"x\",\"scopes\":[\"" + scope + "\"]}")
                .of(201)
                .text("/token");
    }

    @Test
    void nobodyDoesAnythingForAnothersSeat() throws SQLException {
        Match match = waiting();
        Truth before = truth(match);
        int seq = before.heard.stream()
                .mapToInt(line -> line.path("seq").asInt())
                .max()
                .orElseThrow();
        Map<String, String> asked = Map.ofEntries(
                Map.entry("actions", "{\"seat\":0,\"seq\":" + seq + ",\"key\":\"mine\",\"index\":0}"),
                Map.entry("reconsider", "{\"seat\":0,\"keep\":0}"),
                Map.entry("undo", "{\"seat\":0}"),
                Map.entry("concede", "{\"seat\":0}"),
                Map.entry("caretaker", "{\"seat\":0}"),
                Map.entry("return", "{\"seat\":0}"),
                Map.entry("hint", "{\"seat\":0}"),
                Map.entry("judge", "{\"seat\":0,\"action\":{\"type\":\"take\",\"row\":1}}"),
                Map.entry("read", "{\"seat\":0,\"text\":\"1\"}"));
        TestPerson eve = person("Eve");
        asked.forEach((verb, body) -> {
            ben.at(match.table, verb, body).of(403);
            eve.at(match.table, verb, body).of(403);
            TestPerson.stranger(node.site()).at(match.table, verb, body).of(401);
        });
        assertEquals(before, truth(match));
    }

    @Test
    void whoIsNotTheHostChangesNothingOfATable() throws SQLException {
        String table = ada.open("\"game\":\"palace\",\"players\":[\"me\",\"open\",\"open\"]");
        ben.at(table, "join", "{}").of(200);
        Match running = waiting();
        Map<String, List<String>> before = rows(table);
        Truth truth = truth(running);
        Map<String, String> asked = Map.of(
                "kick", "{\"seat\":0}", "bots", "{\"seat\":2,\"level\":\"page\"}", "swap", "{\"one\":0,\"other\":1}");
        asked.forEach((verb, body) -> {
            ben.at(table, verb, body).of(403);
            ben.at(running.table, verb, body).refused(409, "table.notOpen");
        });
        assertEquals(before, rows(table));
        assertEquals(truth, truth(running));
    }

    @Test
    void aKeyThatWasUsedDoesNothingMore() throws SQLException {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        TestPerson owner = at(seat);
        Answer taken = owner.act(match.table, seat, seq, "used", 0).of(200);
        Truth before = truth(match);
        for (int index = 0; index < 3; index++)
            for (int asked : new int[] {0, seq, seq + 1, seq + 100})
                assertEquals(taken, owner.act(match.table, seat, asked, "used", index));
        assertEquals(
                taken,
                owner.at(
                        match.table,
                        "actions",
                        "{\"seq\":" + seq + ",\"key\":\"used\",\"action\":{\"type\":\"<script>\"}}"));
        assertEquals(before, truth(match));
    }

    @Test
    void aKeyIsNoKeyToAnothersAnswer() throws SQLException {
        Match match = plain();
        int seat = match.asked().orElseThrow();
        int seq = match.seq(seat);
        at(seat).act(match.table, seat, seq, "mine", 0).of(200);
        Truth before = truth(match);
        at(1 - seat).act(match.table, seat, seq, "mine", 0).refused(403, "table.notYourSeat");
        person("Eve").act(match.table, seat, seq, "mine", 0).refused(403, "table.noSeatOfYours");
        at(1 - seat).act(match.table, 1 - seat, 0, "mine", 0).of(409);
        assertEquals(before, truth(match));
    }
}
