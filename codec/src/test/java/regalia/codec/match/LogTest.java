package regalia.codec.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import regalia.codec.match.Bid.Deed;
import regalia.codec.match.Bid.View;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Entry.Conceded;
import regalia.codec.match.Entry.Handover;
import regalia.codec.match.Entry.Undone;
import regalia.kernel.Seat;

/** Who keeps a seat, and how far a seat may take back alone. */
class LogTest {

    private final Log<String> log = new Log<>(3);

    private void acts(int... seats) {
        for (int seat : seats) log.add(new Acted<>(log.seq() + 1, seat, "x", Optional.empty()));
    }

    private void undoes(int to) {
        log.add(new Undone<>(log.seq() + 1, to, 0, List.of()));
    }

    private List<Integer> standing() {
        return log.standing().stream().map(Acted::seq).toList();
    }

    @Test
    void aSeatTakesBackItsOwnActionsUpToAnothers() {
        assertEquals(0, log.undoableTo(0, 0));
        acts(Seat.CHANCE, 0, 1, 0, 0);
        assertEquals(3, log.undoableTo(0, 0));
        assertEquals(5, log.undoableTo(1, 0));
        acts(Seat.CHANCE);
        assertEquals(6, log.undoableTo(0, 0));
        acts(0);
        assertEquals(6, log.undoableTo(0, 0));
    }

    @Test
    void whatIsSettledStays() {
        acts(0, 0, 0, 0);
        assertEquals(2, log.undoableTo(0, 2));
        assertEquals(4, log.undoableTo(0, 4));
        assertEquals(0, log.undoableTo(0, 0));
    }

    @Test
    void takingBackTwiceGoesOnWhereTheFirstEnded() {
        acts(1, 0, 0, 0);
        undoes(2);
        assertEquals(1, log.undoableTo(0, 0));
        acts(0);
        assertEquals(List.of(1, 2, 6), standing());
        assertEquals(1, log.undoableTo(0, 0));
        undoes(1);
        assertEquals(7, log.undoableTo(0, 0), "nothing of its own stands");
    }

    @Test
    void whatWasSeenOfOthersStaysKnownWhenItIsTakenBack() {
        acts(0, 0, 1);
        undoes(2);
        assertEquals(List.of(1, 2), standing());
        assertEquals(4, log.undoableTo(0, 0));
        acts(0);
        assertEquals(4, log.undoableTo(0, 0));
    }

    @Test
    void aHandoverIsNeitherInTheWayNorTakenBack() {
        acts(1, 0);
        log.add(new Handover<>(3, 0, Optional.of("squire")));
        log.add(new Conceded<>(4, 2));
        acts(0);
        assertEquals(1, log.undoableTo(0, 0));
        undoes(1);
        assertEquals(List.of(1), standing());
        assertEquals(Optional.of("squire"), log.keeper(0));
        assertTrue(log.conceded(2));
        assertFalse(log.conceded(0));
        log.add(new Handover<>(7, 0, Optional.empty()));
        assertEquals(Optional.empty(), log.keeper(0));
        assertEquals(1, log.undos());
        undoes(5);
        assertEquals(List.of(1, 2, 5), standing());
        assertEquals(2, log.undos());
    }

    @Test
    void aMatchThatIsOverCantBeTakenBackAlone() {
        Match<BidPosition, Deed, View> match = BidGame.played();
        assertEquals(5, match.undoableTo(1));
        match.undoTo(4, 1, List.of(0, 1, 0));
        assertEquals(new Undone<Deed>(6, 4, 1, List.of(0)), match.entry(6));
        assertEquals(6, match.undoableTo(0), "the bids had come to light");
        assertEquals(1, match.undos());
    }

    @Test
    void aChoiceIsTakenBackAloneOnlyUntilAllHaveChosen() {
        Match<BidPosition, Deed, View> match = BidGame.dealt();
        assertEquals(3, match.undoableTo(0), "chance");
        match.act(0, new Deed.Offer(1));
        assertEquals(3, match.undoableTo(0));
        assertEquals(4, match.undoableTo(1));
    }

    @Test
    void aMatchTellsWhoKeepsASeat() {
        Match<BidPosition, Deed, View> match = BidGame.dealt();
        match.handOver(1, Optional.of("squire"));
        match.concede(1);
        assertEquals(Optional.of("squire"), match.keeper(1));
        assertTrue(match.conceded(1));
        assertEquals(
                List.of(new Handover<Deed>(4, 1, Optional.of("squire")), new Conceded<Deed>(5, 1)),
                match.entriesAfter(3));
        assertEquals(3, match.standing().size());
        assertThrows(IllegalArgumentException.class, () -> match.concede(1));
        assertThrows(IllegalArgumentException.class, () -> match.handOver(1, Optional.empty()));
        match.handOver(1, Optional.of("baron"));
        assertEquals(Optional.of("baron"), match.keeper(1));
    }
}
