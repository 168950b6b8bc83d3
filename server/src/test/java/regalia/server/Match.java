package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.codec.match.RecordReader;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;

/** A match of a few people that a test leads step by step. The people sit in their order, from seat 0. */
public final class Match {

    private static final int MOST_STEPS = 3000;

    public final String table;
    private final List<TestPerson> people;
    private final Random random = new Random(7);

    public Match(String table, List<TestPerson> people) {
        this.table = table;
        this.people = people;
    }

    public static Match of(String fields, TestPerson host, TestPerson... others) {
        String table = TestPerson.begun(fields, host, others);
        java.util.ArrayList<TestPerson> all = new java.util.ArrayList<>(List.of(host));
        all.addAll(List.of(others));
        return new Match(table, all);
    }

    public List<TestPerson> people() {
        return people;
    }

    /** All that a seat is told which begins to listen now. */
    public List<JsonNode> lines(int seat) {
        return lines(people.get(seat), "seat=" + seat);
    }

    public List<JsonNode> lines(TestPerson who, String query) {
        return who.get("/api/tables/" + table + "/poll?wait=0&" + query)
                .of(200)
                .text()
                .lines()
                .map(Json::tree)
                .toList();
    }

    public Optional<JsonNode> line(int seat, String type) {
        return lines(seat).stream().filter(Hearing.isA(type)).reduce((_, last) -> last);
    }

    /** What a seat is asked now, if it is. */
    public Optional<JsonNode> asked(int seat) {
        return line(seat, "decide");
    }

    /** The seat that is asked and has a person; the lowest if several are. */
    public Optional<Integer> asked() {
        for (int seat = 0; seat < people.size(); seat++) if (asked(seat).isPresent()) return Optional.of(seat);
        return Optional.empty();
    }

    public int seq(int seat) {
        return asked(seat).orElseThrow().path("seq").asInt();
    }

    /** A seat does anything that is legal. */
    public Answer act(int seat) {
        JsonNode asked = asked(seat).orElseThrow();
        int index = random.nextInt(asked.path("legalTotal").asInt());
        return people.get(seat).act(table, seat, asked.path("seq").asInt(), TestPerson.key(), index);
    }

    /** Goes on until something is so. */
    public void until(BooleanSupplier reached) {
        for (int step = 0; step < MOST_STEPS; step++) {
            if (reached.getAsBoolean()) return;
            act(asked().orElseThrow(() -> new AssertionError("nobody is asked")))
                    .of(200);
        }
        throw new AssertionError("it doesn't come to it");
    }

    public JsonNode show() {
        return people.getFirst().get("/api/tables/" + table).of(200).json();
    }

    public boolean over() {
        return show().path("stage").asText().equals("over");
    }

    public Recorded record() {
        return recorded(people.getFirst()
                .get("/api/tables/" + table + "/record")
                .of(200)
                .text());
    }

    public static Recorded recorded(String text) {
        return new RecordReader("record", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .next()
                .orElseThrow();
    }

    /** The record of a match that is over replays, and its luck was as promised. */
    public static Recorded demandSound(TestPerson who, String table) {
        Recorded recorded =
                recorded(who.get("/api/tables/" + table + "/record").of(200).text());
        assertEquals(List.of(), new Replay(Catalog::game, message -> message.key()).check(recorded));
        Answer verified = who.get("/api/tables/" + table + "/verify").of(200);
        assertTrue(verified.json().path("good").asBoolean(), verified.text());
        return recorded;
    }
}
