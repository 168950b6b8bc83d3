package regalia.codec.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.match.Bid.Deed;
import regalia.codec.match.Bid.Prizes;
import regalia.codec.match.Bid.View;
import regalia.kernel.Unusable;

class RecordTest {

    /** Seat 0 bids 2, takes it back and bids 3; seat 1 is a bot. */
    static final String RECORD = """
            {"format":"regalia/1","match":"m1","game":"bid","rules":"1","seats":2,"options":{"first":"random","rounds":1},"players":[{"name":"Zoë"},{"name":"Squire","bot":"squire"}]}
            {"seq":1,"seat":"chance","action":{"type":"firstPlayer","seat":1}}
            {"seq":2,"seat":"chance","action":{"type":"deal","seat":0,"card":"high"}}
            {"seq":3,"seat":"chance","action":{"type":"deal","seat":1,"card":"low"}}
            {"seq":4,"seat":0,"action":{"type":"offer","amount":2}}
            {"seq":5,"undo":3,"by":0}
            {"seq":6,"seat":0,"action":{"type":"offer","amount":3}}
            {"seq":7,"seat":1,"action":{"type":"offer","amount":1},"bot":{"level":"squire","seed":"42","iterations":500,"threads":1}}
            {"result":{"points":[6,1],"ranking":[1,2],"winners":[0],"ledger":[{"seq":0,"seat":0,"points":1,"rule":"BID-1","reason":"bid.stake","args":[{"seat":0}]},{"seq":0,"seat":1,"points":1,"rule":"BID-1","reason":"bid.stake","args":[{"seat":1}]},{"seq":7,"seat":0,"points":5,"rule":"BID-1","reason":"bid.won","args":[3]}]}}
            """;

    @Test
    void aMatchIsWrittenToTheByte() throws IOException {
        Match<BidPosition, Deed, View> match = BidGame.dealt();
        match.act(0, new Deed.Offer(2));
        match.undoTo(3);
        match.act(0, new Deed.Offer(3));
        match.act(1, new Deed.Offer(1), Optional.of(new BotMark("squire", "42", 500, 1)));
        StringBuilder out = new StringBuilder();
        new RecordWriter(out)
                .match(match.header("m1", List.of(Player.person("Zoë"), Player.bot("Squire", "squire"))), match);
        assertEquals(RECORD, out.toString());
    }

    /** The same with a seat that changes hands, and a taking back that others agreed to. */
    static final String KEPT = RECORD.replace("\"undo\":3,\"by\":0}\n{\"seq\":6,\"seat\":0,", """
            "undo":3,"by":0,"consent":[1]}
            {"seq":6,"handover":1,"bot":"squire"}
            {"seq":7,"handover":1}
            {"seq":8,"concede":1}
            {"seq":9,"seat":0,""")
            .replace("{\"seq\":7,\"seat\":1,\"a", "{\"seq\":10,\"seat\":1,\"a")
            .replace("{\"seq\":7,\"seat\":0,\"p", "{\"seq\":10,\"seat\":0,\"p");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "`handover`:1,`bot` | `handover`:2,`bot`  | 7: handover: there is no seat 2",
                "`bot`:`squire`}~   | `bot`:1}~           | 7: bot: must be text, not 1",
                "`handover`:1}      | `handover`:1,`by`:0} | 8: by: is no field here; there is seq, handover, bot",
                "{`seq`:7           | {`seq`:8            | 8: seq: must be 7, not 8",
                "`concede`:1        | `concede`:-1        | 9: concede: there is no seat -1",
                "`concede`:1        | `concede`:1,`bot`:`x` | 9: bot: is no field here; there is seq, concede",
                "`consent`:[1]      | `consent`:[2]       | 6: consent: there is no seat 2",
                "`consent`:[1]      | `consent`:[0]       | 6: consent: seat 0 asked for it",
                "`consent`:[1]      | `consent`:[1,1]     | 6: consent: the seats must be ascending",
                "`consent`:[1]      | `consent`:1         | 6: consent: must be a list, not 1",
            })
    void whatIsWrongWithSeatsThatChangeHandsIsToldWithItsLine(String good, String bad, String sentence) {
        String was = good.replace('`', '"').replace('~', '\n');
        assertTrue(KEPT.contains(was), KEPT);
        String told = refused(KEPT.replace(was, bad.replace('`', '"').replace('~', '\n')));
        assertEquals("x.jsonl, line " + sentence, told);
    }

    @Test
    void whatWasReadIsWrittenAgainToTheByte() throws IOException {
        String lucky = RECORD.replace(
                        "\"squire\"}]}",
                        "\"squire\"}],\"luck\":{\"commitment\":\"ab\",\"nonces\":[\"1\",\"2\"],\"shared\":\"d\"}}")
                .replace("\"args\":[3]}]}}", "\"args\":[3]}],\"luck\":{\"seed\":\"cd\"}}}")
                .replace("\"rounds\":1", "\"rounds\":1,\"prizes\":{\"prizes\":[5,9]}");
        StringBuilder out = new StringBuilder();
        RecordWriter writer = new RecordWriter(out);
        RecordReader reader = reader(RECORD + lucky + KEPT);
        for (Optional<Recorded> next = reader.next(); next.isPresent(); next = reader.next()) {
            writer.header(next.get().header());
            for (Entry<?> entry : next.get().entries()) writer.entry(entry);
            writer.result(next.get().result());
        }
        assertEquals(RECORD + lucky + KEPT, out.toString());
    }

    @Test
    void aDataFileOfOnesOwnIsEmbeddedInTheHeader() {
        Prizes own = new Prizes(List.of(1, 2));
        assertEquals(
                "{\"first\":\"random\",\"rounds\":2,\"prizes\":{\"prizes\":[1,2]}}",
                BidGame.match(Map.of("prizes", own))
                        .header("m", List.of())
                        .options()
                        .toString());
    }

    @Test
    void anUnfinishedMatchIsNotRecorded() {
        Match<BidPosition, Deed, View> match = BidGame.match(Map.of());
        RecordWriter writer = new RecordWriter(new StringBuilder());
        assertThrows(IllegalArgumentException.class, () -> writer.match(match.header("m", List.of()), match));
    }

    @Test
    void manyThousandMatchesAreReadOneByOne() {
        byte[] bytes = RECORD.getBytes(StandardCharsets.UTF_8);
        int matches = 20_000;
        Repeated stream = new Repeated(bytes, (long) matches * bytes.length);
        RecordReader reader = new RecordReader("big.jsonl", stream);
        assertEquals(1, reader.next().orElseThrow().line());
        assertTrue(stream.given() < 200_000, "read ahead: " + stream.given());
        int count = 1;
        while (reader.next().isPresent()) count++;
        assertEquals(matches, count);
    }

    @Test
    void theLastLineNeedsNoEndAndAnEmptyFileHoldsNoMatch() {
        RecordReader reader = reader(RECORD.stripTrailing());
        assertTrue(reader.next().isPresent());
        assertTrue(reader.next().isEmpty());
        assertTrue(reader("").next().isEmpty());
        assertTrue(reader(RECORD.replace("\n", "\r\n")).next().isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "`regalia/1`            | `regalia/2`          | 1: the format is 'regalia/2'; this program reads 'regalia/1'",
                "`regalia/1`            | 1                    | 1: format: must be text, not 1",
                "`format`:`regalia/1`,  |                      | 1: a match must begin here, with its format",
                "`game`:`bid`,          |                      | 1: game: is missing",
                "`seats`:2              | `seats`:`2`          | 1: seats: must be a whole number, not '2'",
                "`seats`:2              | `seats`:0            | 1: seats: must be at least 1, not 0",
                "`seats`:2              | `seats`:3            | 1: players: must be as many as seats, 3, not 2",
                "{`name`:`Zoë`},        |                      | 1: players: must be as many as seats, 2, not 1",
                "`options`              | `luck`:{`commitment`:`a`,`nonces`:[`1`]},`options` | 1: luck.nonces: must be as many as seats, 2, not 1",
                "`options`              | `luck`:null,`options` | 1: luck: can't be null; it is left out when there is nothing to say",
                "{`name`:`Zoë`}         | `Zoë`                | 1: players[0]: must be an object, not 'Zoë'",
                "`options`:{            | `options`:[],`x`:{   | 1: x: is no field here; there is format, match, game, rules, seats, options, players, luck",
                "{`first`:`random`,`rounds`:1} | 1             | 1: options: must be an object",
                "{`seq`:2,              | {`seq`:3,            | 3: seq: must be 2, not 3",
                "{`seq`:2,              | {                    | 3: seq: is missing",
                "{`seq`:2,              | {`seq`:2,`seq`:2,    | 3: seq: stands here twice",
                "`seat`:`chance`,`action`:{`type`:`deal`,`seat`:0 | `seat`:`bank`,`action`:{`type`:`deal`,`seat`:0 | 3: seat: must be the number of a seat or 'chance'",
                "{`seq`:4,`seat`:0      | {`seq`:4,`seat`:2    | 5: seat: there is no seat 2",
                "{`seq`:4,`seat`:0      | {`seq`:4,`seat`:-1   | 5: seat: must be the number of a seat or 'chance'",
                "{`seq`:4,`seat`:0      | {`seq`:4,`seat`:`0`  | 5: seat: must be a number, not '0'",
                "`undo`:3               | `undo`:4             | 6: undo: there is nothing to take back to 4",
                "`undo`:3               | `undo`:-1            | 6: undo: there is nothing to take back to -1",
                "`by`:0                 | `by`:2               | 6: by: there is no seat 2",
                "`by`:0                 | `by`:0,`why`:1       | 6: why: is no field here; there is seq, undo, by, consent",
                "`threads`:1            | `threads`:1.5        | 8: bot.threads: must be a whole number, not 1.5",
                "`points`:[6,1]         | `points`:[6]         | 9: result.points: must be as many as seats, 2",
                "`ranking`:[1,2]        | `ranking`:[1,2,3]    | 9: result.ranking: must be as many as seats, 2",
                "`reason`:`bid.won`     | `reason`:3           | 9: result.ledger[2].reason: must be text, not 3",
                "[{`seat`:0}]           | [{`sea`:0}]          | 9: result.ledger[0].args[0]: must have a seat alone, a name alone, or key and args",
                "{`seq`:5,              | [5,                  | 6: as JSON, it is not well-formed near column 10",
                "{`seq`:5,`undo`:3,`by`:0} | 5                 | 6: this is not a JSON object",
                "{`seq`:5,`undo`:3,`by`:0} | ^^                | 6: there is nothing in it",
                "}]}}                   | }]}                  | 9: as JSON, it ends too soon",
                "{`result`              | {`results`           | 9: results: is no field here; there is seq, seat, action, bot",
            })
    void whatIsWrongWithAFileIsOneSentenceWithItsLine(String good, String bad, String sentence) {
        String was = good.replace('`', '"');
        assertTrue(RECORD.contains(was), was);
        String told = refused(RECORD.replace(was, bad == null ? "" : bad.replace('`', '"')));
        assertTrue(told.startsWith("x.jsonl, line " + sentence), told);
    }

    @Test
    void aFileThatIsCutOffIsToldWhereverItIsCut() {
        List<String> lines = RECORD.lines().toList();
        for (int kept = 1; kept < lines.size(); kept++) {
            String cut = RECORD + String.join("\n", lines.subList(0, kept)) + "\n";
            String where = "x.jsonl, line " + (9 + kept) + ": ";
            String end = " before the result of the match that begins in line 10";
            assertEquals(where + "the file ends" + end, refused(cut));
            assertEquals("x.jsonl, line " + (10 + kept) + ": another match begins" + end, refused(cut + RECORD));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000\u0001\u0002", "PK\u0003\u0004", "hello\n", "[]\n", "\n", "\uFEFF{}", "{}", "[[[["})
    void junkIsOneSentence(String junk) {
        String told = refused(junk);
        assertTrue(told.startsWith("x.jsonl, line 1: ") && told.lines().count() == 1, told);
        assertTrue(refused(RECORD + junk).startsWith("x.jsonl, line 10: "));
    }

    @Test
    void bytesThatAreNoTextAreToldWithTheirLine() {
        byte[] bytes = (RECORD + RECORD).getBytes(StandardCharsets.ISO_8859_1);
        RecordReader reader = new RecordReader("x.jsonl", new ByteArrayInputStream(bytes));
        assertEquals(
                "x.jsonl, line 1: this is not text in UTF-8",
                assertThrows(Unusable.class, reader::next).getMessage());
        RecordReader deep = reader(RECORD + RECORD.replace("\"by\"", "\"" + "[".repeat(200)));
        assertTrue(deep.next().isPresent());
        assertTrue(String.valueOf(assertThrows(Unusable.class, deep::next).getMessage())
                .startsWith("x.jsonl, line 15: "));
    }

    @Test
    void aLineWithoutEndFillsNoMemory() {
        RecordReader reader = new RecordReader("x.jsonl", new Repeated(new byte[] {'['}, Long.MAX_VALUE));
        assertEquals(
                "x.jsonl, line 1: the line is longer than a megabyte",
                assertThrows(Unusable.class, reader::next).getMessage());
    }

    /** The beginning of a match with so many entries more. */
    private static String longer(int more, String entry) {
        StringBuilder text = new StringBuilder(
                RECORD.lines().limit(7).map(line -> line + "\n").reduce("", String::concat));
        for (int seq = 7; seq < 7 + more; seq++)
            text.append("{\"seq\":").append(seq).append(entry).append("}\n");
        return text.toString();
    }

    @Test
    void aMatchWithoutEndIsRefused() {
        String entry = ",\"concede\":0";
        assertEquals("x.jsonl, line 100002: no match has more than 100000 entries", refused(longer(99_995, entry)));
    }

    /** Each of them lets all before it be done again: a file of a few megabytes would take a server's time for many seconds. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"999 | ,`undo`:3,`by`:0 | 1000 undos", "10000 | ,`handover`:1 | 10000 handovers"})
    void aMatchThatWasMadeToDoHarmIsRefused(int most, String entry, String what) {
        String json = entry.replace('`', '"');
        String end = RECORD.lines().reduce((_, last) -> last).orElseThrow() + "\n";
        assertEquals(
                6 + most,
                reader(longer(most, json) + end).next().orElseThrow().entries().size());
        int line = 1 + 6 + most + 1;
        assertEquals(
                "x.jsonl, line " + line + ": no match has more than " + what, refused(longer(most + 1, json) + end));
    }

    @Test
    void aFileThatCantBeOpenedIsNamed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("x.jsonl");
        assertEquals(
                file + ": there is no such file",
                assertThrows(Unusable.class, () -> RecordReader.open(file)).getMessage());
        assertEquals(
                folder + ": this is a folder, not a file of matches",
                assertThrows(Unusable.class, () -> RecordReader.open(folder)).getMessage());
        Files.writeString(file, RECORD);
        try (RecordReader reader = RecordReader.open(file)) {
            assertEquals("m1", reader.next().orElseThrow().header().match());
        }
    }

    static RecordReader reader(String text) {
        return new RecordReader("x.jsonl", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String refused(String text) {
        RecordReader reader = reader(text);
        return String.valueOf(assertThrows(Unusable.class, () -> {
                    while (reader.next().isPresent()) {}
                })
                .getMessage());
    }
}
