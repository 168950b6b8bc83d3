package regalia.catalog.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.codec.match.Entry;
import regalia.codec.match.Header;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.codec.match.Result;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.Unusable;

class VerificationTest {

    private static final Recorded SOUND = Server.HONEST.play("emblemes");

    private static Verified verify(Recorded recorded) {
        return new Verification(new Replay(Catalog::game, Message::key)).of(recorded, Catalog::game);
    }

    private static List<String> faults(Recorded recorded) {
        return assertInstanceOf(Verified.Bad.class, verify(recorded)).faults();
    }

    private static String refusal(Recorded recorded) {
        return String.valueOf(
                assertThrows(Unusable.class, () -> verify(recorded)).getMessage());
    }

    private static Header.Pledge pledge(Recorded recorded) {
        return recorded.header().luck().orElseThrow();
    }

    private static Recorded with(Recorded recorded, Header header) {
        return new Recorded(recorded.file(), recorded.line(), header, recorded.entries(), recorded.result());
    }

    private static Recorded with(Recorded recorded, Result result) {
        return new Recorded(recorded.file(), recorded.line(), recorded.header(), recorded.entries(), result);
    }

    private static Recorded withNonce(int seat, String nonce) {
        Header.Pledge pledge = pledge(SOUND);
        List<String> nonces = new ArrayList<>(pledge.nonces());
        nonces.set(seat, nonce);
        return with(SOUND, SOUND.header().pledged(new Header.Pledge(pledge.commitment(), nonces, pledge.shared())));
    }

    private static Recorded withAction(Recorded recorded, int seq, String action) {
        List<Entry<JsonNode>> entries = new ArrayList<>(recorded.entries());
        Entry.Acted<JsonNode> old = acted(recorded, seq);
        entries.set(seq - 1, new Entry.Acted<>(seq, old.seat(), Json.tree(action), old.bot()));
        return new Recorded(recorded.file(), recorded.line(), recorded.header(), entries, recorded.result());
    }

    private static boolean isChance(Entry<JsonNode> entry) {
        return entry instanceof Entry.Acted<JsonNode> acted && acted.seat() == Seat.CHANCE;
    }

    private static Entry.Acted<JsonNode> acted(Recorded recorded, int seq) {
        if (recorded.entries().get(seq - 1) instanceof Entry.Acted<JsonNode> acted) return acted;
        throw new AssertionError("entry " + seq + " is no action");
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void everyOutcomeOfAnHonestServerIsRightAlsoWhatWasTakenBack(String game) {
        Recorded recorded = Server.HONEST.play(game);
        Verified.Good good = assertInstanceOf(Verified.Good.class, verify(recorded));
        List<Integer> chances = recorded.entries().stream()
                .filter(VerificationTest::isChance)
                .map(Entry::seq)
                .toList();
        assertEquals(chances, good.outcomes().stream().map(Drawn::seq).toList());
        assertEquals(0, good.outcomes().getFirst().undos());
        assertTrue(good.outcomes().stream().allMatch(Drawn::right));
        for (Drawn drawn : good.outcomes()) {
            long before = recorded.entries().subList(0, drawn.seq() - 1).stream()
                    .filter(entry -> entry instanceof Entry.Undone<?>)
                    .count();
            assertEquals(before, drawn.undos());
        }
        assertTrue(good.outcomes().getLast().undos() > 0);
    }

    /** The first player is drawn, taken back, and drawn again. */
    @Test
    void anOutcomeThatTheServerMadeUpIsFoundInItsLineAlsoWhenItWasTakenBack() {
        List<Drawn> first = verify(SOUND).outcomes().stream()
                .filter(drawn -> drawn.purpose().equals("firstPlayer"))
                .toList();
        assertEquals(List.of(0, 1), first.stream().map(Drawn::undos).toList());
        List<String> undone = madeUp(first.getFirst().seq());
        assertEquals(1, undone.size(), undone.toString());
        // The seats act in another order then, and so the rules find a fault too.
        List<String> standing = madeUp(first.getLast().seq());
        assertEquals(2, standing.size(), standing.toString());
        assertTrue(standing.getLast().contains(" may not do "), standing.getLast());
    }

    private static List<String> madeUp(int seq) {
        String right = acted(SOUND, seq).action().toString();
        String two = "{\"type\":\"firstPlayer\",\"seat\":2}";
        String wrong = right.equals(two) ? "{\"type\":\"firstPlayer\",\"seat\":1}" : two;
        List<String> faults = faults(withAction(SOUND, seq, wrong));
        assertEquals(
                "r.jsonl, line " + (seq + 1) + ": chance at seq " + seq + " (firstPlayer) should be " + right
                        + " by the seed, not " + wrong,
                faults.getFirst());
        return faults;
    }

    @Test
    void everyDieOfADishonestServerIsFoundByItself() {
        Recorded honest = Server.HONEST.play("minister");
        Recorded other = new Server(Seed.of("0123".repeat(16)), Optional.empty(), true, true).play("minister");
        Recorded mixed = new Recorded("r.jsonl", 1, honest.header(), other.entries(), honest.result());
        Verified.Bad bad = assertInstanceOf(Verified.Bad.class, verify(mixed));
        long wrong = bad.outcomes().stream().filter(drawn -> !drawn.right()).count();
        assertEquals(wrong, bad.faults().size());
        assertTrue(wrong > bad.outcomes().size() / 2, bad.faults().toString());
        for (String fault : bad.faults()) assertTrue(fault.contains(": chance at seq "), fault);
    }

    @Test
    void aServerThatIgnoresWhatWasTakenBackIsFound() {
        Recorded same = new Server(Server.SEED, Optional.empty(), true, false).play("minister");
        assertTrue(faults(same).getFirst().contains(": chance at seq "));
        Recorded straight = new Server(Server.SEED, Optional.empty(), false, false).play("minister");
        assertInstanceOf(Verified.Good.class, verify(straight));
    }

    @Test
    void anotherSeedThanThePromisedOneIsFound() {
        List<String> faults = faults(with(SOUND, SOUND.result().disclosed(new Result.Disclosure("0".repeat(64)))));
        assertTrue(
                faults.getFirst().startsWith("r.jsonl, line 1: luck.commitment: the revealed seed gives "),
                faults.getFirst());
        assertTrue(faults.getFirst()
                .endsWith(", but what was promised is " + pledge(SOUND).commitment()));
        assertTrue(faults.get(1).contains(": chance at seq "), faults.get(1));
    }

    @Test
    void anotherNonceOfAPersonIsFoundByItsOutcomes() {
        List<String> faults = faults(withNonce(0, Server.NONCE.replace('0', '1')));
        for (String fault : faults) assertTrue(fault.contains(": chance at seq "), fault);
    }

    @Test
    void aNonceThatTheServerCouldHaveChosenIsFound() {
        assertEquals(
                "r.jsonl, line 1: luck.nonces[1]: the nonce of a bot must be 'bot/1', not '" + Server.NONCE + "'",
                faults(withNonce(1, Server.NONCE)).getFirst());
        assertEquals(
                "r.jsonl, line 1: luck.nonces[0]: the nonce of a person must be 32 to 128 hexadecimal digits, not 'bot/0'",
                faults(withNonce(0, "bot/0")).getFirst());
    }

    @Test
    void aPromiseForAnotherMatchGameOrRulesIsFound() {
        Header header = SOUND.header();
        List<String> renamed = faults(with(SOUND, header("m-2", header.game(), header.rules())));
        assertEquals(1, renamed.size(), renamed.toString());
        assertTrue(renamed.getFirst().contains("luck.commitment"), renamed.getFirst());
        List<String> rules = faults(with(SOUND, header(header.match(), header.game(), "2")));
        assertTrue(rules.getFirst().contains("luck.commitment"), rules.getFirst());
        assertTrue(rules.getLast().contains("rules version 2"), rules.getLast());
        List<String> game = faults(with(SOUND, header(header.match(), "chess", header.rules())));
        assertTrue(game.getFirst().contains("luck.commitment"), game.getFirst());
        assertTrue(game.getLast().startsWith("r.jsonl, line 1: there is no game 'chess'"), game.getLast());
    }

    private static Header header(String match, String game, String rules) {
        Header old = SOUND.header();
        return new Header(old.format(), match, game, rules, old.seats(), old.options(), old.players(), old.luck());
    }

    @Test
    void tablesThatShareTheirLuckAreBoundToWhatTheyShare() {
        Server server = new Server(Server.SEED, Optional.of("duplicate-1"), false, true);
        Recorded one = server.play("palace", "table-1");
        Recorded two = server.play("palace", "table-2");
        assertInstanceOf(Verified.Good.class, verify(one));
        assertInstanceOf(Verified.Good.class, verify(two));
        assertEquals(pledge(one), pledge(two));
        Header.Pledge other =
                new Header.Pledge(pledge(one).commitment(), pledge(one).nonces(), Optional.of("duplicate-2"));
        assertEquals(1, faults(with(one, one.header().pledged(other))).size());
        Header.Pledge none =
                new Header.Pledge(pledge(one).commitment(), pledge(one).nonces(), Optional.empty());
        assertEquals(1, faults(with(one, one.header().pledged(none))).size());
    }

    @Test
    void aRecordWithoutLuckCannotBeVerified() {
        Header old = SOUND.header();
        Header bare = new Header(
                old.format(),
                old.match(),
                old.game(),
                old.rules(),
                old.seats(),
                old.options(),
                old.players(),
                Optional.empty());
        assertEquals(
                "r.jsonl, line 1: this record has no luck to verify: it wasn't played on a server",
                refusal(with(SOUND, bare)));
    }

    @Test
    void aSeedThatIsKeptBackOrIsNoneCannotBeUsed() {
        Result old = SOUND.result();
        Result silent = new Result(old.points(), old.ranking(), old.winners(), old.ledger(), Optional.empty());
        int line = SOUND.entries().size() + 2;
        assertEquals(
                "r.jsonl, line " + line + ": the seed of this match isn't revealed, so its luck can't be verified",
                refusal(with(SOUND, silent)));
        assertEquals(
                "r.jsonl, line " + line + ": luck.seed: a seed is 64 hexadecimal digits in lower case",
                refusal(with(SOUND, old.disclosed(new Result.Disclosure("5eed")))));
    }

    @Test
    void aRecordWithRightLuckThatBreaksTheRulesCannotBeUsed() {
        int seq = SOUND.entries().stream()
                .filter(entry -> entry instanceof Entry.Acted<?> acted && acted.seat() != Seat.CHANCE)
                .mapToInt(Entry::seq)
                .findFirst()
                .orElseThrow();
        String refusal = refusal(withAction(SOUND, seq, "{\"type\":\"rob\",\"seat\":1}"));
        assertTrue(refusal.startsWith("r.jsonl, line " + (seq + 1) + ": seat "), refusal);
    }
}
