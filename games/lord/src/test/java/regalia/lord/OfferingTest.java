package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;

/** Who wins an offering with three or four players, and for how much. */
class OfferingTest {

    @Test
    @Rule({"LOR-13", "LOR-15", "LOR-16", "LOR-19"})
    void theCaseOfTheSheetWithCravingWineAndLedSword() {
        Scene scene = new Scene(4)
                .craving(Card.WINE_4)
                .hand(0, "sword 1189 1")
                .hand(1, "sword 99 wine 9")
                .hand(2, "wine 37")
                .hand(3, "wheat 5 0")
                .begin(0)
                .offer(0, "sword 1189")
                .offer(1, "sword 99")
                .offer(2, "wine 3");
        assertEquals(List.of("3 -2 LOR-19", "2 +3 LOR-16"), scene.ledger);
        assertEquals(List.of(0, 0, 3, -2), scene.points());
        assertEquals(2, scene.state.leader);
        assertEquals(1, scene.state.won[2]);
    }

    @Test
    @Rule("LOR-15")
    void aCravingWithoutGoodsLetsTheLedGoodsWin() {
        for (Card card : List.of(Card.GEM, Card.GOLD)) {
            Scene scene = new Scene(3)
                    .craving(card)
                    .hand(0, "wheat 57")
                    .hand(1, "wheat 66 1")
                    .hand(2, "wine 999")
                    .begin(0)
                    .offer(0, "wheat 5")
                    .offer(1, "wheat 66");
            assertEquals(List.of("2 -2 LOR-19", "1 +3 LOR-16"), scene.ledger);
        }
    }

    @Test
    @Rule("LOR-15")
    void theHighestOfTheCravingGoodsWinsIfAnybodyPlayedIt() {
        Scene scene = new Scene(4)
                .craving(Card.WINE_1)
                .hand(0, "sword 999 1")
                .hand(1, "wine 12")
                .hand(2, "wine 3")
                .hand(3, "wine 224")
                .begin(0)
                .offer(0, "sword 999")
                .offer(1, "wine 12")
                .offer(2, "wine 3")
                .offer(3, "wine 22");
        assertEquals(List.of("3 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-15")
    void ifNobodyPlayedTheCravingTheHighestOfTheLedGoodsWins() {
        Scene scene = new Scene(3)
                .craving(Card.WINE_1)
                .hand(0, "sword 5 1")
                .hand(1, "sword 71")
                .hand(2, "sword 61")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 7")
                .offer(2, "sword 6");
        assertEquals(List.of("1 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-15")
    void ofEqualNumbersTheEarlierInTurnOrderWins() {
        Scene scene = new Scene(3)
                .hand(2, "sword 2 1")
                .hand(0, "sword 5 1")
                .hand(1, "sword 5 1")
                .begin(2)
                .offer(2, "sword 2")
                .offer(0, "sword 5")
                .offer(1, "sword 5");
        assertEquals(List.of("0 +3 LOR-16"), scene.ledger);
        assertEquals(0, scene.state.leader);
    }

    @Test
    @Rule({"LOR-9", "LOR-10", "LOR-16"})
    void twoGoldsOnAFiveAreThreeCards() {
        Scene scene = new Scene(3)
                .hand(0, "sword 5 00 00 1")
                .hand(1, "sword 88991")
                .hand(2, "sword 123")
                .begin(0)
                .offer(0, "sword 5 00 00")
                .offer(1, "sword 8899")
                .offer(2, "sword 1");
        assertEquals(List.of("0 +4 LOR-16"), scene.ledger);
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 3", "3, 4", "4, 4", "5, 5", "6, 5", "15, 5"})
    @Rule("LOR-16")
    void pointsGoByCards(int cards, int points) {
        assertEquals(points, Settlement.points(cards));
    }

    @Test
    @Rule("LOR-16")
    void extrasCountAsCards() {
        Scene scene = new Scene(3)
                .hand(0, "sword 123 0 00 1")
                .hand(1, "wine 1")
                .hand(2, "wine 1")
                .begin(0)
                .offer(0, "sword 123 0 00");
        assertEquals("0 +5 LOR-16", scene.ledger.getLast());
    }

    @Test
    @Rule({"LOR-5", "LOR-18"})
    void playedCardsAreDiscardedAndTheNextCravingHolds() {
        Scene scene = new Scene(3)
                .craving(Card.GEM, Card.WHEAT_4)
                .hand(0, "sword 19")
                .hand(1, "sword 22")
                .hand(2, "sword 33")
                .begin(0)
                .offer(0, "sword 1")
                .offer(1, "sword 2")
                .offer(2, "sword 3");
        assertEquals(1, scene.state.offering);
        assertEquals(Goods.WHEAT.ordinal(), scene.state.craved());
        assertEquals(Scene.cards("sword 123"), scene.state.discarded);
        assertEquals(0, scene.state.number[0] | scene.state.number[1] | scene.state.number[2]);
        assertEquals(LordState.NONE, scene.state.led);
        assertTrue(scene.isAsked(2));
        assertFalse(scene.rules.view(scene.state, 0).led().isPresent());
    }

    @Test
    @Rule({"LOR-13", "LOR-15"})
    void anyGoodsCanBeTheLedOne() {
        Scene scene = new Scene(4)
                .craving(Card.WINE_1)
                .hand(0, "wheat 5 1")
                .hand(1, "wheat 71")
                .hand(2, "sword 99")
                .hand(3, "wheat 61")
                .begin(0)
                .offer(0, "wheat 5")
                .offer(1, "wheat 7");
        assertEquals(1 << Goods.WHEAT.ordinal() | 1 << Goods.WINE.ordinal(), scene.state.voids[2]);
        scene.offer(3, "wheat 6");
        assertEquals(List.of("2 -2 LOR-19", "1 +3 LOR-16"), scene.ledger);
    }
}
