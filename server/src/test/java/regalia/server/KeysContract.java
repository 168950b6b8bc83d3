package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever isn't sure whether a line was heard or a record taken sends it again, and it is there once. */
abstract class KeysContract extends Gathered {

    private static final int ASKERS = 8;

    private static String line(String text, String key) {
        return "{\"text\":\"" + text + "\",\"key\":\"" + key + "\"}";
    }

    private static Answer say(TestPerson who, Match match, String text, String key) {
        return who.at(match.table, "chat", line(text, key));
    }

    private List<String> said(Match match) {
        return match.lines(ada, "seat=0").stream()
                .filter(Hearing.isA("chat"))
                .map(line -> line.path("text").asText())
                .toList();
    }

    /** A record of a match between bots. */
    private String record() {
        Match match = plain("\"caretaker\":\"page\"");
        try (Hearing hearing = Ways.STREAM.open(ada, match.table, "seat=0")) {
            for (TestPerson who : List.of(ada, ben))
                who.at(match.table, "caretaker", "{}").of(204);
            hearing.await("finish");
        }
        return ada.get("/api/tables/" + match.table + "/record").of(200).text();
    }

    /** What several get who ask at the same moment. */
    private static List<JsonNode> together(IntFunction<Answer> ask) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Answer>> asked = IntStream.range(0, ASKERS)
                    .mapToObj(number -> threads.submit(() -> {
                        go.await();
                        return ask.apply(number);
                    }))
                    .toList();
            go.countDown();
            List<JsonNode> answers = new ArrayList<>();
            for (Future<Answer> one : asked) answers.add(one.get().of(201).json());
            return answers;
        }
    }

    /** The same line and the same record at the same moment, by turns at these nodes, are there once. */
    protected final void onceAt(List<Site> sites) throws Exception {
        Match match = plain();
        String record = record();
        for (int round = 1; round <= 5; round++) {
            String key = "k-" + round;
            List<JsonNode> lines = together(number -> {
                Site site = sites.get(number % sites.size());
                var response =
                        site.send("POST", "/api/tables/" + match.table + "/chat", line("Hello", key), ada.cookie());
                return new Answer(response.statusCode(), response.body());
            });
            assertEquals(1, lines.stream().distinct().count(), lines.toString());
            assertEquals(round, said(match).size());
            List<JsonNode> records = together(number -> ada.upload(sites.get(number % sites.size()), record, key));
            assertEquals(1, records.stream().distinct().count(), records.toString());
        }
    }

    @Test
    void theSameRequestIsSaidOnceAndHeardOnce() {
        Match match = plain();
        try (Hearing hearing = Ways.STREAM.open(ben, match.table, "seat=1")) {
            JsonNode first = say(ada, match, "Good luck", "c-1").of(201).json();
            assertEquals(first, say(ada, match, " Good luck ", "c-1").of(201).json());
            say(ada, match, "Now", "c-2").of(201);
            hearing.await(0, line -> line.path("text").asText().equals("Now"));
            assertEquals(
                    2,
                    hearing.lines().stream().filter(Hearing.isA("chat")).count(),
                    hearing.lines().toString());
        }
        assertEquals(List.of("Good luck", "Now"), said(match));
    }

    @Test
    void withoutAKeyALineCanBeSaidTwice() {
        Match match = plain();
        ada.at(match.table, "chat", "{\"text\":\"Ha\"}").of(201);
        ada.at(match.table, "chat", "{\"text\":\"Ha\"}").of(201);
        assertEquals(List.of("Ha", "Ha"), said(match));
    }

    @Test
    void aKeyThatStoodForAnotherLineIsRefused() {
        Match match = plain();
        say(ada, match, "Yes", "c-1").of(201);
        say(ada, match, "No", "c-1").refused(409, "chat.keyUsed");
        assertEquals(List.of("Yes"), said(match));
    }

    @Test
    void aKeyOfALineIsItsSpeakersAtOneTable() {
        Match match = plain();
        Match other = plain();
        say(ada, match, "Yes", "c-1").of(201);
        say(ben, match, "No", "c-1").of(201);
        say(ada, other, "Perhaps", "c-1").of(201);
        assertEquals(List.of("Yes", "No"), said(match));
        assertEquals(List.of("Perhaps"), said(other));
    }

    @Test
    void aLineThatWasHiddenIsNotSaidAgain() {
        Match match = plain();
        say(ada, match, "Rude", "c-1").of(201);
        ben.at(match.table, "report", "{\"number\":1,\"reason\":\"rude\"}").of(204);
        say(ada, match, "Rude", "c-1").of(201);
        assertEquals(List.of(), said(match));
    }

    @Test
    void aRefusedLineDoesNotUseUpItsKey() {
        Match match = plain();
        say(ada, match, "a".repeat(600), "c-1").refused(400, "chat.length");
        say(ada, match, "short", "c-1").of(201);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "é", "12345678901234567890123456789012345678901234567890123456789012345"})
    void aKeyIsAFewPlainCharacters(String key) {
        Match match = plain();
        say(ada, match, "Yes", key).of(400);
        assertEquals(List.of(), said(match));
        String address = "/api/records?key=" + java.net.URLEncoder.encode(key, StandardCharsets.UTF_8);
        assertEquals(
                400,
                node.site()
                        .send("POST", address, "", ada.cookie(), "application/jsonl")
                        .statusCode());
    }

    @Test
    void theSameRecordUnderOneKeyIsTakenOnce() {
        String record = record();
        Answer first = ada.upload(node.site(), record, "u-1").of(201);
        assertEquals(first, ada.upload(node.site(), record, "u-1"));
        assertNotEquals(first.text("/id"), ada.upload(record).of(201).text("/id"));
        assertNotEquals(
                first.text("/id"),
                ben.upload(node.site(), record, "u-1").of(201).text("/id"));
        ada.upload(node.site(), record + record, "u-1").refused(409, "upload.keyUsed");
    }

    @Test
    void aRefusedRecordDoesNotUseUpItsKey() {
        ada.upload(node.site(), "", "u-1").refused(400, "upload.empty");
        ada.upload(node.site(), record(), "u-1").of(201);
    }

    @Test
    void ofMoreThanFiftyRecordsTheOldestGoes() {
        String record = record();
        String bens = ben.upload(record).of(201).text("/id");
        List<String> ids = new ArrayList<>();
        for (int number = 0; number < 52; number++)
            ids.add(ada.upload(node.site(), record, "u-" + number).of(201).text("/id"));
        for (int number = 0; number < 52; number++)
            ada.get("/api/records/" + ids.get(number)).of(number < 2 ? 404 : 200);
        ada.get("/api/records/" + bens).of(200);
        assertEquals(ids.get(51), ada.upload(node.site(), record, "u-51").text("/id"));
        // What is refused drops nothing.
        ada.upload(node.site(), record + record, "u-51").refused(409, "upload.keyUsed");
        ada.get("/api/records/" + ids.get(2)).of(200);
    }

    @Test
    void keysOutliveTheServer() {
        Match match = plain();
        JsonNode line = say(ada, match, "Good luck", "c-1").of(201).json();
        String record = record();
        Answer taken = ada.upload(node.site(), record, "u-1").of(201);
        node.close();
        node = TestNode.start(folder, url);
        ada.goTo(node.site());
        assertEquals(line, say(ada, match, "Good luck", "c-1").of(201).json());
        assertEquals(taken, ada.upload(node.site(), record, "u-1"));
        assertEquals(List.of("Good luck"), said(match));
    }

    @Test
    void theSameRequestAtTheSameMomentIsCarriedOutOnce() throws Exception {
        onceAt(List.of(node.site()));
    }

    @Test
    void allAreHeardWhoSpeakAtTheSameMoment() throws Exception {
        Match match = plain();
        List<JsonNode> lines =
                together(number -> at(number % 2).at(match.table, "chat", "{\"text\":\"" + number + "\"}"));
        assertEquals(
                ASKERS,
                lines.stream().map(line -> line.path("number")).distinct().count());
        assertEquals(ASKERS, said(match).size());
    }
}
