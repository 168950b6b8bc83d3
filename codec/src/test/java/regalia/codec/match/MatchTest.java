package regalia.codec.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import regalia.codec.match.Bid.Card;
import regalia.codec.match.Bid.Deed;
import regalia.codec.match.Bid.View;
import regalia.codec.match.Entry.Acted;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;

class MatchTest {

    private final Match<BidPosition, Deed, View> match = BidGame.played();

    @Test
    void aPlayedMatchKnowsItsResult() {
        assertTrue(match.over());
        assertEquals(5, match.seq());
        Result result = match.result();
        assertEquals(List.of(6, 1), result.points());
        assertEquals(List.of(1, 2), result.ranking());
        assertEquals(List.of(0), result.winners());
        assertEquals(6, match.outcome().points(0));
        assertEquals(
                List.of(
                        new LedgerLine(0, 0, 1, "BID-1", "bid.stake", List.of(Seat.of(0))),
                        new LedgerLine(0, 1, 1, "BID-1", "bid.stake", List.of(Seat.of(1))),
                        new LedgerLine(5, 0, 5, "BID-1", "bid.won", List.of(2))),
                match.ledger());
    }

    @Test
    void aSecretChoiceCanBeWithdrawnWithoutATrace() {
        match.undoTo(3);
        int before = match.seq();
        match.act(0, new Deed.Offer(1));
        assertFalse(match.withdraw(1));
        assertTrue(match.withdraw(0));
        assertEquals(before, match.seq());
        assertFalse(match.withdraw(0));
        match.act(0, new Deed.Offer(2));
        match.act(1, new Deed.Offer(1));
        assertFalse(match.withdraw(1), "all has been shown");
        assertTrue(match.over());
    }

    @Test
    void aTieHasSeveralWinnersWhoShareTheFirstRank() {
        match.undoTo(3);
        match.act(0, new Deed.Offer(1));
        match.act(1, new Deed.Offer(1));
        assertEquals(List.of(1, 1), match.result().ranking());
        assertEquals(List.of(0, 1), match.result().winners());
    }

    @Test
    void aSeatHearsOnlyWhatIsSaidToIt() {
        assertEquals(List.of("0 bid.welcome", "2 bid.dealt", "5 bid.shown"), heard(0));
        assertEquals(List.of("0 bid.welcome", "3 bid.dealt", "5 bid.shown"), heard(1));
        assertEquals(List.of("0 bid.welcome", "5 bid.shown"), heard(Seat.SPECTATOR));
        assertEquals(5, match.revealed());
    }

    private List<String> heard(int seat) {
        return match.lines(seat).stream()
                .map(line -> line.seq() + " " + line.message().key())
                .toList();
    }

    @Test
    void takingBackGivesThePositionAfterTheEntryAndKeepsTheLog() {
        match.undoTo(3);
        assertFalse(match.over());
        assertEquals(6, match.seq());
        assertEquals(2, match.ledger().size());
        assertEquals(0, match.revealed());
        assertEquals(List.of("0 bid.welcome", "2 bid.dealt"), heard(0));
        assertEquals(new Entry.Undone<Deed>(6, 3, 0, List.of()), match.entries().get(5));
        assertEquals(new View(1, 0, Optional.of(Card.LOW), List.of(1, 1)), match.view(1));
        match.act(1, new Deed.Offer(0));
        match.act(0, new Deed.Offer(1));
        assertEquals(List.of(1, 2, 3, 7, 8), seqs());
        assertEquals(8, match.ledger().getLast().seq());
    }

    @Test
    void takingBackMayGoBeforeOrBehindAnEarlierTakingBack() {
        match.undoTo(3, 1);
        match.act(0, new Deed.Offer(0));
        match.undoTo(4, 1);
        assertEquals(List.of(1, 2, 3, 4), seqs());
        match.undoTo(6, 1);
        assertEquals(List.of(1, 2, 3), seqs());
        match.undoTo(7, 1);
        assertEquals(List.of(1, 2, 3, 7), seqs());
        match.undoTo(0, 1);
        assertEquals(List.of(), seqs());
        assertEquals(11, match.seq());
        assertThrows(IllegalArgumentException.class, () -> match.undoTo(11));
        assertThrows(IllegalArgumentException.class, () -> match.undoTo(-1));
    }

    private List<Integer> seqs() {
        return match.standing().stream().map(Acted::seq).toList();
    }

    @Test
    void chanceGivesOnlyWhatIsDue() {
        Match<BidPosition, Deed, View> fresh = BidGame.match(Map.of());
        assertTrue(fresh.judge(Seat.CHANCE, new Deed.FirstPlayer(1)).allowed());
        assertEquals("match.noChance", key(fresh.judge(Seat.CHANCE, new Deed.Deal(0, Card.LOW))));
        assertEquals(List.of(new Deed.FirstPlayer(0), new Deed.FirstPlayer(1)), fresh.legal(Seat.CHANCE));
        fresh.act(Seat.CHANCE, new Deed.FirstPlayer(1));
        assertEquals("match.noChance", key(fresh.judge(Seat.CHANCE, new Deed.Deal(1, Card.LOW))));
        assertEquals("bid.notNow", key(fresh.judge(0, new Deed.Offer(1))));
    }

    @Test
    void anActionThatNobodyCouldNameIsForbidden() {
        match.undoTo(3);
        assertEquals("bid.tooMuch", key(match.judge(0, new Deed.Offer(4))));
        assertEquals("match.noAction", key(match.judge(0, new Deed.Offer(-47))));
        assertEquals("match.noChance", key(BidGame.match(Map.of()).judge(Seat.CHANCE, new Deed.FirstPlayer(11))));
        assertEquals("match.noSeat", key(match.judge(2, new Deed.Offer(1))));
        assertEquals("match.noSeat", key(match.judge(-1, new Deed.Offer(1))));
        assertEquals("bid.tooMuch", key(match.judge(1, new Deed.Offer(2))));
        assertThrows(IllegalArgumentException.class, () -> match.act(1, new Deed.Offer(2)));
        assertEquals(6, match.seq());
    }

    @Test
    void nothingIsAllowedWhenTheMatchIsOver() {
        assertEquals("match.over", key(match.judge(0, new Deed.Offer(1))));
    }

    private static String key(Verdict verdict) {
        return assertInstanceOf(Verdict.Forbidden.class, verdict).why().key();
    }
}
