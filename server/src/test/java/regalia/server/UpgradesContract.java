package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ForkJoinPool;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.server.store.Database;
import regalia.server.store.Reading;

/** A server ends, and another begins in its place, perhaps of another version. */
abstract class UpgradesContract extends Gathered {

    private void begin() {
        node = TestNode.start(folder, url);
        ada.goTo(node.site());
        ben.goTo(node.site());
    }

    @ParameterizedTest
    @EnumSource(names = {"STREAM", "SOCKET"})
    void whoListensIsSentElsewhereAndGoesOnThere(Ways way) {
        Match match = plain();
        int heard;
        try (Hearing hearing = way.open(ada, match.table, "seat=0")) {
            hearing.await("table");
            node.close();
            hearing.awaitEnd();
            assertEquals("server.closing", hearing.await("moved").path("reason").asText());
            heard = hearing.last();
        }
        begin();
        try (Hearing hearing = way.open(ada, match.table, "seat=0&after=" + heard)) {
            int seat = match.asked().orElseThrow();
            match.act(seat).of(200);
            int next = hearing.await(0, line -> line.has("seq")).path("seq").asInt();
            assertTrue(next > heard, next + " after " + heard);
        }
    }

    /** The program that knew the rules of a match is gone. */
    private void forgetTheRulesOf(String table) {
        node.close();
        try (Database database = Database.open(url, folder, ForkJoinPool.commonPool())) {
            database.write(handle -> handle.execute(
                                    "UPDATE gathering SET doc = REPLACE(doc, '\"rules\":\"', '\"rules\":\"old-') WHERE id = ?",
                                    table)
                            + handle.execute("UPDATE playing SET rules = 'old-' || rules WHERE id = ?", table)
                            + handle.execute(
                                    "UPDATE finished SET header = REPLACE(header, '\"rules\":\"', '\"rules\":\"old-') WHERE id = ?",
                                    table))
                    .join();
        }
        begin();
    }

    @Test
    void aMatchWhoseRulesAreGoneIsNotPlayedOnAndSaysSo() {
        Match match = plain();
        forgetTheRulesOf(match.table);
        assertTrue(match.show().path("rules").asText().startsWith("old-"));
        for (String verb : List.of("stream", "poll", "words", "replay"))
            ada.get("/api/tables/" + match.table + "/" + verb).refused(409, "table.otherRules");
        assertEquals(409, Ways.refusedSocket(ada, match.table, ""));
        ada.act(match.table, 0, 1, "a", 0).refused(409, "table.otherRules");
        assertEquals(match.table, ada.get("/api/tables?list=mine").of(200).text("/tables/0/table/id"));
    }

    @Test
    void atATableWhoseRulesAreGoneNobodySitsDown() {
        String fields = "\"game\":\"palace\",\"players\":[\"me\",\"open\"]," + terms("\"visibility\":\"open\"");
        String table = ada.open(fields);
        assertEquals(table, ada.get("/api/tables?list=open").of(200).text("/tables/0/table/id"));
        forgetTheRulesOf(table);
        assertTrue(
                ada.get("/api/tables?list=open").of(200).json().path("tables").isEmpty());
        ben.at(table, "join", "{}").refused(409, "table.otherRules");
        ada.ready(table, 1).refused(409, "table.otherRules");
        ada.at(table, "leave", "").of(200);
        assertEquals("cancelled", ada.get("/api/tables/" + table).of(200).text("/stage"));
    }

    /** How many nodes have a match in hand. */
    private int inHand(String table) {
        try (Reading reading = Reading.open(url, folder)) {
            return reading.read(handle -> handle.createQuery(
                            "SELECT COUNT(*) FROM playing WHERE id = :id AND lease_node IS NOT NULL")
                    .bind("id", table)
                    .mapTo(Integer.class)
                    .one());
        }
    }

    @Test
    void aMatchWhoseRulesAreGoneIsLeftAloneAndSaidOnce() {
        String hour = "\"time\":{\"kind\":\"decision\",\"seconds\":3600}";
        Match old = plain(hour);
        Match known = plain(hour);
        Logger log = Logger.getLogger("regalia.server.play.Sweeper");
        List<String> warned = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord said) {
                warned.add(said.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        log.addHandler(handler);
        try {
            forgetTheRulesOf(old.table);
            // Everybody is late by then, at the old table first: whoever looks after the other has passed it by.
            node.clock.jump(Duration.ofHours(2));
            awaitTrue(() -> known.line(0, "kept").isPresent());
            assertEquals(0, inHand(old.table));
        } finally {
            log.removeHandler(handler);
        }
        assertEquals(1, warned.size(), warned.toString());
        assertTrue(warned.getFirst().contains("rules old-"), warned.toString());
        assertTrue(warned.getFirst().endsWith(", by which 1 match runs: it waits until a program serves that does"));
    }

    /** The same of a match whose rules the program doesn't know. */
    private static String old(Answer answer) {
        return answer.text().replaceFirst("\"rules\":\"", "\"rules\":\"old-");
    }

    @Test
    void aMatchThatWasOverBeforeItsRulesWereGoneStaysReadable() {
        Match match = plain("\"caretaker\":\"page\"");
        try (Hearing hearing = Ways.STREAM.open(ada, match.table, "seat=0")) {
            for (TestPerson who : List.of(ada, ben))
                who.at(match.table, "caretaker", "{}").of(204);
            hearing.await("finish");
        }
        String address = "/api/tables/" + match.table;
        Answer remains = ada.get(address + "/remains").of(200);
        Answer record = ada.get(address + "/record").of(200);
        forgetTheRulesOf(match.table);
        assertEquals(old(remains), ada.get(address + "/remains").of(200).text());
        assertEquals(old(record), ada.get(address + "/record").of(200).text());
        assertTrue(remains.json().path("lines").size() > 0);
        ada.get(address + "/replay").refused(409, "table.otherRules");
        ada.get(address + "/verify").refused(409, "table.otherRules");
    }
}
