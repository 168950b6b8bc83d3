package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;
import regalia.server.play.Chats;
import regalia.server.store.Reading;

/** What people say to each other at a table, and who has to read it. */
abstract class TalkContract extends Gathered {

    @Test
    void aLineIsOneLineAndAsLongAsItLooks() {
        Match match = plain();
        for (String hidden : List.of("\\n", "\\u2028", "\\u2029", "\\u202e", "\\u0007"))
            ada.at(match.table, "chat", "{\"text\":\"a" + hidden + "b\"}").refused(400, "chat.characters");
        ada.at(match.table, "chat", "{\"text\":\"" + "\uD83D\uDC51".repeat(500) + "\"}")
                .of(201);
        ada.at(match.table, "chat", "{\"text\":\"" + "\uD83D\uDC51".repeat(501) + "\"}")
                .refused(400, "chat.length");
    }

    @Test
    void whoTalksIsHeardUnlessMutedOrReported() {
        Match match = plain();
        try (Hearing hearing = Ways.STREAM.open(ben, match.table, "")) {
            ada.at(match.table, "chat", "{\"text\":\"Good luck\"}").of(201);
            assertEquals("Good luck", hearing.await("chat").path("text").asText());
        }
        person("Eve").at(match.table, "chat", "{\"text\":\"psst\"}").refused(403, "table.noSeatOfYours");
        ada.at(match.table, "chat", "{\"text\":\"" + "a".repeat(600) + "\"}").refused(400, "chat.length");
        ben.post("/api/me/muted", "{\"person\":\"" + ada.id() + "\",\"silent\":true}")
                .of(204);
        assertTrue(match.line(1, "chat").isEmpty());
        ben.post("/api/me/muted", "{\"person\":\"" + ada.id() + "\",\"silent\":false}")
                .of(204);
        assertTrue(match.line(1, "chat").isPresent());
        person("Eve")
                .at(match.table, "report", "{\"number\":1,\"reason\":\"x\"}")
                .of(403);
        ben.at(match.table, "report", "{\"number\":1,\"reason\":\"insult\"}").of(204);
        assertTrue(match.line(0, "chat").isEmpty());
        try (Hearing again = Ways.SOCKET.open(ada, match.table, "chat=1")) {
            assertEquals(1, again.await("hidden").path("number").asInt(), "who was away hears what is not to be read");
        }
        assertTrue(match.line(0, "hidden").isEmpty(), "who has read nothing need not forget it");
        ben.at(match.table, "report", "{\"number\":9,\"reason\":\"insult\"}").refused(404, "chat.noLine");
    }

    @Test
    void aReportIsLoggedAndReadAsThePageForHostsSays() throws Exception {
        Match match = plain();
        ada.at(match.table, "chat", "{\"text\":\"Rude words\"}").of(201);
        BlockingQueue<LogRecord> logged = new LinkedBlockingQueue<>();
        Handler handler = new StreamHandler() {
            @Override
            public void publish(LogRecord line) {
                logged.add(line);
            }
        };
        Logger logger = Logger.getLogger(Chats.class.getName());
        logger.addHandler(handler);
        try {
            ben.at(match.table, "report", "{\"number\":1,\"reason\":\"insult\"}")
                    .of(204);
        } finally {
            logger.removeHandler(handler);
        }
        LogRecord line = logged.remove();
        assertEquals(List.of(), List.copyOf(logged));
        assertEquals("a line of chat was reported", line.getMessage());
        assertEquals(List.of(Map.of("table", match.table, "line", 1)), List.of(line.getParameters()));
        String query = Files.readAllLines(Path.of("..", "docs", "operate.md")).stream()
                .filter(row -> row.startsWith(url == null ? "    sqlite3 " : "    psql "))
                .map(row -> row.replaceAll("^[^\"]*\"(.*)\"$", "$1"))
                .findFirst()
                .orElseThrow();
        try (Reading reading = Reading.open(url, folder)) {
            List<Map<String, Object>> reports =
                    reading.read(handle -> handle.createQuery(query).mapToMap().list());
            assertEquals(1, reports.size());
            Map<String, Object> report = reports.getFirst();
            assertEquals(match.table, report.get("gathering"));
            assertEquals("insult", report.get("reason"));
            assertEquals(ben.id(), report.get("reporter"));
            assertEquals(ada.id(), report.get("person"));
            assertEquals("Rude words", report.get("text"));
        }
    }

    @Test
    void whatNotEveryDatabaseCanKeepIsRefused() {
        Match match = plain();
        for (String letter : List.of("\\u0000", "\\ud800", "a\\udc00b")) {
            ada.at(match.table, "chat", "{\"text\":\"" + letter + "\"}").of(400);
            ada.at(match.table, "report", "{\"number\":1,\"reason\":\"" + letter + "\"}")
                    .of(400);
            ada.post("/api/me/muted", "{\"person\":\"" + letter + "\",\"silent\":true}")
                    .of(400);
            ada.post("/api/tables", "{\"game\":\"palace\",\"duplicateOf\":\"" + letter + "\"}")
                    .of(400);
            ada.send("PATCH", "/api/me", "{\"settings\":{\"" + letter + "\":1}}")
                    .of(400);
        }
        ada.at(match.table, "chat", "{\"text\":\"\\u00e9 \\ud83d\\udc51\"}").of(201);
    }
}
