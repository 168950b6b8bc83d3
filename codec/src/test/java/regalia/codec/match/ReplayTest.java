package regalia.codec.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Game;
import regalia.kernel.Unusable;

class ReplayTest {

    private final Replay replay = new Replay(ReplayTest::game, message -> message.key() + message.args());

    private static Game<?, ?, ?> game(String id) {
        if (id.equals("bid")) return BidGame.GAME;
        throw new Unusable("there is no game '" + id + "'");
    }

    @Test
    void aTrueRecordIsPlayedAgainAndHasNoDifferences() {
        Recorded recorded = recorded(RecordTest.RECORD);
        assertEquals(List.of(), replay.check(recorded));
        Match<?, ?, ?> match = replay.play(recorded);
        assertEquals(7, match.seq());
        assertEquals(recorded.result().points(), match.result().points());
    }

    @Test
    void aSeatThatChangesHandsChangesNothingElse() {
        Match<?, ?, ?> match = replay.play(recorded(RecordTest.KEPT));
        assertEquals(List.of(), replay.check(recorded(RecordTest.KEPT)));
        assertEquals(10, match.seq());
        assertTrue(match.conceded(1));
    }

    @Test
    void whoGaveUpDoesNotComeBack() {
        for (String again : List.of("concede", "handover")) {
            String bad = RecordTest.KEPT.replace(
                    "{\"seq\":7,\"handover\":1}\n{\"seq\":8,\"concede\":1}",
                    "{\"seq\":7,\"concede\":1}\n{\"seq\":8,\"" + again + "\":1}");
            Unusable refusal = assertThrows(Unusable.class, () -> replay.play(recorded(bad)));
            assertTrue(String.valueOf(refusal.getMessage())
                    .startsWith("x.jsonl, line 9: " + again + ": seat 1 has given up"));
        }
    }

    @Test
    void simultaneousChoicesMayStandInAnyOrder() {
        String swapped = RecordTest.RECORD
                .replace("\"seq\":6,\"seat\":0", "\"seq\":6,\"seat\":1")
                .replace("\"seq\":7,\"seat\":1", "\"seq\":7,\"seat\":0")
                .replace("\"amount\":3}", "\"amount\":9}")
                .replace("\"amount\":1}", "\"amount\":3}")
                .replace("\"amount\":9}", "\"amount\":1}");
        assertEquals(List.of(), replay.check(recorded(swapped)));
    }

    @Test
    void takingBackIsPossibleAfterTheEnd() {
        String more = RecordTest.RECORD.replace(
                "{\"result\"",
                "{\"seq\":8,\"undo\":6,\"by\":1}\n{\"seq\":9,\"seat\":1,\"action\":{\"type\":\"offer\",\"amount\":0}}\n{\"result\"");
        assertEquals(List.of(), replay.check(recorded(more.replace("{\"seq\":7,\"seat\":0", "{\"seq\":9,\"seat\":0"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "`game`:`bid`     | `game`:`chess`   | 1: there is no game 'chess'",
                "`rules`:`1`      | `rules`:`2`      | 1: the match was played by rules version 2; this program has version 1",
                "`rounds`:1       | `rounds`:3       | 1: option rounds can be 1 or 2, not '3'",
                "`rounds`:1       | `turns`:1        | 1: there is no option 'turns' here; there is first, rounds, prizes",
                "`rounds`:1       | `prizes`:{`prizes`:[1]} | 1: options.prizes.prizes: must be two numbers",
                "`firstPlayer`,`seat`:1 | `firstPlayer`,`seat`:2 | 2: chance can't give {`type`:`firstPlayer`,`seat`:2} here",
                "`firstPlayer`,`seat`:1 | `firstPlayer`,`seat`:99 | 2: chance can't give {`type`:`firstPlayer`,`seat`:99} here",
                "`deal`,`seat`:0  | `deal`,`seat`:1  | 3: chance can't give {`type`:`deal`,`seat`:1,`card`:`high`} here",
                "`card`:`high`    | `card`:`hihg`    | 3: action.card: 'hihg' is none of low, high",
                "`card`:`high`    | `code`:7         | 3: action.code: is no field here; there is seat, card",
                "`seq`:3,`seat`:`chance` | `seq`:3,`seat`:1 | 4: seat 1 may not do {`type`:`deal`,`seat`:1,`card`:`low`}: BID-2 bid.notNow[]",
                "`seq`:7,`seat`:1 | `seq`:7,`seat`:0 | 8: seat 0 may not do {`type`:`offer`,`amount`:1}: BID-2 bid.notNow[]",
                "`seq`:7,`seat`:1 | `seq`:7,`seat`:`chance` | 8: chance can't give {`type`:`offer`,`amount`:1} here",
                "`amount`:1       | `amount`:2       | 8: seat 1 may not do {`type`:`offer`,`amount`:2}: BID-3 bid.tooMuch[1]",
                "`amount`:1       | `amount`:77      | 8: seat 1 may not do {`type`:`offer`,`amount`:77}: BID-3 bid.tooMuch[1]",
                "`seq`:5,`undo`:3,`by`:0 | `seq`:5,`seat`:1,`action`:{`type`:`offer`,`amount`:0} | 7: the match is over before this action",
            })
    void whatTheRulesForbidIsOneSentenceWithItsLine(String good, String bad, String sentence) {
        String was = good.replace('`', '"');
        assertTrue(RecordTest.RECORD.contains(was), was);
        Recorded recorded = recorded(RecordTest.RECORD.replace(was, bad.replace('`', '"')));
        Unusable refusal = assertThrows(Unusable.class, () -> replay.play(recorded));
        assertEquals("x.jsonl, line " + sentence.replace('`', '"'), refusal.getMessage());
    }

    @Test
    void aGameIsForItsNumberOfSeats() {
        String alone = RecordTest.RECORD
                        .lines()
                        .findFirst()
                        .orElseThrow()
                        .replace("\"seats\":2", "\"seats\":1")
                        .replace("{\"name\":\"Zoë\"},", "")
                + "\n{\"result\":{\"points\":[0],\"ranking\":[1],\"winners\":[0],\"ledger\":[]}}\n";
        Unusable refusal = assertThrows(Unusable.class, () -> replay.play(recorded(alone)));
        assertEquals("x.jsonl, line 1: seats: bid is for 2 to 3 players, not 1", refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "`points`:[6,1]   | `points`:[5,1]   | points: the record says [5, 1], by the rules it is [6, 1]",
                "`ranking`:[1,2]  | `ranking`:[1,1]  | ranking: the record says [1, 1], by the rules it is [1, 2]",
                "`winners`:[0]    | `winners`:[]     | winners: the record says [], by the rules it is [0]",
                "`points`:5       | `points`:4       | ledger[2]: the record says {`seq`:7,`seat`:0,`points`:4,`rule`:`BID-1`,`reason`:`bid.won`,`args`:[3]}, by the rules it is {`seq`:7,`seat`:0,`points`:5,`rule`:`BID-1`,`reason`:`bid.won`,`args`:[3]}",
                ",`args`:[3]      | ^^               | ledger[2]: the record says {`seq`:7,`seat`:0,`points`:5,`rule`:`BID-1`,`reason`:`bid.won`}, by the rules it is {`seq`:7,`seat`:0,`points`:5,`rule`:`BID-1`,`reason`:`bid.won`,`args`:[3]}",
                ",{`seq`:7,`seat`:0,`points`:5,`rule`:`BID-1`,`reason`:`bid.won`,`args`:[3]} | ^^ | ledger[2]: the record says nothing, by the rules it is {`seq`:7,`seat`:0,`points`:5,`rule`:`BID-1`,`reason`:`bid.won`,`args`:[3]}",
                "`rounds`:1       | `rounds`:2       | the match is not over after its last entry",
            })
    void aResultThatTheRulesDontGiveIsADifference(String good, String bad, String sentence) {
        String was = good.replace('`', '"');
        assertTrue(RecordTest.RECORD.contains(was), was);
        Recorded recorded = recorded(RecordTest.RECORD.replace(was, bad.replace('`', '"')));
        assertEquals(List.of("x.jsonl, line 9: " + sentence.replace('`', '"')), replay.check(recorded));
    }

    @Test
    void whatStrangersWroteStaysOneShortLine() {
        String bad =
                RecordTest.RECORD.replace("\"rules\":\"1\"", "\"rules\":\"\\n\\u001b[31m" + "x".repeat(5000) + "\"");
        String told = String.valueOf(
                assertThrows(Unusable.class, () -> replay.play(recorded(bad))).getMessage());
        assertTrue(told.length() < 600 && told.chars().noneMatch(Character::isISOControl), told);
    }

    private static Recorded recorded(String text) {
        return RecordTest.reader(text).next().orElseThrow();
    }
}
