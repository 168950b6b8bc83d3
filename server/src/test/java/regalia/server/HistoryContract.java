package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;

/** One's matches afterwards: found again, taken away as records, and brought back. */
abstract class HistoryContract extends Gathered {

    @Test
    void aRecordIsTakenAwayAndBroughtBack() {
        Match match = plain("\"caretaker\":\"page\"");
        finish(match.table, ada, ben);
        assertEquals(match.table, ada.get("/api/me/matches").of(200).text("/matches/0/table"));
        String record = ada.get("/api/me/records").of(200).text();
        assertEquals(record, ada.get("/api/tables/" + match.table + "/record").text());
        String id = ben.send("POST", "/api/records", record).of(415).text("/id");
        assertEquals("", id);
        id = ben.upload(record).of(201).text("/id");
        assertEquals(record, ada.get("/api/records/" + id).of(200).text());
        for (int seat : IntStream.range(0, 2).toArray()) {
            String here = ada.get("/api/tables/" + match.table + "/replay?seat=" + seat)
                    .of(200)
                    .text();
            assertEquals(
                    here,
                    ada.get("/api/records/" + id + "/replay?seat=" + seat)
                            .of(200)
                            .text());
            assertTrue(here.lines().map(Json::tree).anyMatch(Hearing.isA("finish")));
        }
        ben.upload(record.replace("\"points\"", "\"point\"")).refused(400, "upload.noRecord");
        ben.upload(record.replaceFirst("\"rules\":\"[^\"]*\"", "\"rules\":\"0\""))
                .refused(400, "upload.notByTheRules");
        ben.upload(record.replaceFirst("\"points\":\\[", "\"points\":[9")).refused(400, "upload.notByTheRules");
        List<String> lines = new ArrayList<>(record.lines().toList());
        lines.remove(lines.size() - 2);
        ben.upload(String.join("\n", lines) + "\n").refused(400, "upload.notByTheRules");
        ben.upload("").refused(400, "upload.empty");
        ada.get("/api/tables/" + match.table + "/remains").of(200);
    }

    @Test
    void aRecordSpellsNamesAsTheirOwnersDo() {
        TestPerson zoe = person("Zoé Łęcka 王");
        Match match = Match.of("\"game\":\"palace\"," + terms("\"caretaker\":\"page\""), zoe, ben);
        finish(match.table, zoe, ben);
        String record =
                zoe.get("/api/tables/" + match.table + "/record").of(200).text();
        assertEquals(
                zoe.name(), Match.recorded(record).header().players().getFirst().name());
        String id = ben.upload(record).of(201).text("/id");
        assertEquals(record, ben.get("/api/records/" + id).of(200).text());
    }

    @Test
    void theListOfOnesMatchesGoesOnBehindOneOfThem() {
        List<String> played = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            Match match = plain("\"caretaker\":\"page\"");
            finish(match.table, ada, ben);
            played.addFirst(match.table);
        }
        assertEquals(played, matches(""));
        assertEquals(played.subList(1, 3), matches("?before=" + played.get(0)));
        assertEquals(List.of(), matches("?before=" + played.get(2)));
        person("Eve").get("/api/me/matches?before=" + played.get(0)).refused(404, "table.none");
        String records = played.stream()
                .map(table -> ada.get("/api/tables/" + table + "/record").text())
                .collect(Collectors.joining());
        assertEquals(records, ada.get("/api/me/records").of(200).text());
    }

    private List<String> matches(String query) {
        return ada.get("/api/me/matches" + query).of(200).json().path("matches").findValuesAsText("table");
    }
}
