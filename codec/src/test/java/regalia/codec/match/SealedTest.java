package regalia.codec.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

/** Choices that wait outside of the log, with the game of bids. */
class SealedTest {

    private static final Optional<BotMark> SQUIRE = Optional.of(new BotMark("squire", "42", 500, 1));
    private final Match<BidPosition, Deed, View> match = BidGame.dealt();

    private void draft(int seat, int amount) {
        match.draft(seat, new Deed.Offer(amount), Optional.empty());
    }

    @Test
    void aDecisionIsSealedWhileSeveralOweIt() {
        Match<BidPosition, Deed, View> fresh = BidGame.match(Map.of());
        assertFalse(fresh.sealing());
        assertEquals(0, fresh.choosing());
        assertTrue(match.sealing());
        assertEquals(0b11, match.choosing());
        assertEquals(0, match.ready());
        draft(1, 1);
        assertTrue(match.sealing());
        assertEquals(0b11, match.choosing());
        assertEquals(0b10, match.ready());
        assertFalse(match.complete());
        draft(0, 2);
        assertTrue(match.complete());
        match.open();
        assertFalse(match.sealing());
        assertFalse(match.complete());
    }

    @Test
    void aDraftIsNowhereButInThePosition() {
        int heard = match.lines(0).size();
        draft(0, 2);
        assertEquals(0b10, match.position().toAct());
        assertEquals(List.of(), match.legal(0));
        draft(1, 1);
        assertEquals(3, match.seq());
        assertEquals(3, match.entries().size());
        assertEquals(3, match.standing().size());
        assertEquals(heard, match.lines(0).size());
        assertEquals(2, match.ledger().size());
        assertEquals(0, match.revealed());
        assertFalse(match.over(), "the drafts must be opened first");
    }

    @Test
    void goingBackNeverStopsBetweenChoicesThatWereMadeAtOnce() {
        draft(0, 2);
        draft(1, 1);
        match.open();
        assertEquals(5, match.wholeAt(5));
        assertEquals(3, match.wholeAt(4), "seat 1 would know what seat 0 has chosen");
        assertEquals(3, match.wholeAt(3));
        assertEquals(0, match.wholeAt(0));
    }

    @Test
    void openingPutsTheChoicesIntoTheLogInSeatOrder() {
        match.draft(1, new Deed.Offer(1), SQUIRE);
        draft(0, 2);
        match.open();
        assertEquals(
                List.of(
                        new Acted<>(4, 0, new Deed.Offer(2), Optional.empty()),
                        new Acted<>(5, 1, new Deed.Offer(1), SQUIRE)),
                match.entriesAfter(3));
        assertEquals(BidGame.played().ledger(), match.ledger());
        assertEquals(BidGame.played().lines(1), match.lines(1));
        assertEquals(5, match.revealed());
        assertTrue(match.over());
    }

    @Test
    void aDraftCanBePutAnotherWayUntilAllAreOpened() {
        draft(0, 2);
        draft(1, 0);
        assertEquals(List.of(Draft.of(new Deed.Offer(2))), match.drafts(0));
        match.withdraw(0, 1);
        assertTrue(match.complete());
        match.withdraw(0, 0);
        assertEquals(List.of(), match.drafts(0));
        assertEquals(0b10, match.ready());
        assertEquals(0b01, match.position().toAct());
        assertEquals(Verdict.Allowed.ALLOWED, match.redraft(0, List.of(Draft.of(new Deed.Offer(3)))));
        assertEquals(Verdict.Allowed.ALLOWED, match.redraft(1, List.of(Draft.of(new Deed.Offer(1)))));
        match.open();
        assertEquals(List.of(new Deed.Offer(3), new Deed.Offer(1)), actions());
        assertThrows(IllegalArgumentException.class, () -> match.withdraw(0, 1));
    }

    private List<Deed> actions() {
        return match.standing().stream().skip(3).map(Acted::action).toList();
    }

    @Test
    void aRedraftThatIsNotAllowedChangesNothing() {
        draft(1, 1);
        assertFalse(match.redraft(1, List.of(Draft.of(new Deed.Offer(2)))).allowed());
        assertFalse(match.redraft(1, List.of(Draft.of(new Deed.Offer(0)), Draft.of(new Deed.Offer(0))))
                .allowed());
        assertEquals(List.of(Draft.of(new Deed.Offer(1))), match.drafts(1));
        assertEquals(0b10, match.ready());
    }

    @Test
    void whatIsOutOfPlaceIsABug() {
        assertThrows(IllegalStateException.class, match::open);
        assertThrows(IllegalArgumentException.class, () -> draft(1, 2));
        draft(1, 1);
        assertThrows(IllegalStateException.class, () -> draft(1, 1));
        assertThrows(IllegalStateException.class, () -> match.act(0, new Deed.Offer(1)));
        assertThrows(IllegalStateException.class, match::open);
        Match<BidPosition, Deed, View> fresh = BidGame.match(Map.of());
        assertThrows(IllegalStateException.class, () -> fresh.draft(0, new Deed.Offer(0), Optional.empty()));
        assertThrows(IllegalStateException.class, () -> fresh.redraft(0, List.of()));
    }

    @Test
    void draftsMayFollowAnActionOfTheSameDecision() {
        match.act(1, new Deed.Offer(0));
        assertEquals(0b11, match.choosing());
        assertEquals(0b10, match.ready());
        draft(0, 1);
        assertEquals(List.of(), match.drafts(1));
        match.withdraw(0, 0);
        draft(0, 2);
        match.open();
        assertEquals(List.of(new Deed.Offer(0), new Deed.Offer(2)), actions());
    }

    @Test
    void takingBackForgetsTheDrafts() {
        draft(0, 2);
        match.undoTo(2, 0, List.of(1));
        assertFalse(match.sealing());
        match.act(Seat.CHANCE, new Deed.Deal(1, Card.HIGH));
        assertEquals(0, match.ready());
        assertEquals(List.of(), match.drafts(0));
        draft(0, 1);
        draft(1, 3);
        match.open();
        assertEquals(7, match.seq());
        assertEquals(List.of(1), match.result().winners());
    }
}
