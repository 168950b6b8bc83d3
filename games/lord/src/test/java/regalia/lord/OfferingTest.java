package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rule;
import regalia.lord.LordAction.Pass;

/** Offerings with three and four players. */
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
    @Rule("LOR-10")
    void onlyTheLeaderMayUseGolds() {
        Scene scene = new Scene(3).hand(0, "sword 1 00").hand(1, "sword 2 0 00").hand(2, "sword 3 0 00");
        scene.begin(0);
        assertEquals(List.of("sword 1", "sword 1 00"), scene.numbers(0));
        scene.offer(0, "sword 1 00");
        assertEquals(List.of("sword 2", "sword 2 0"), scene.numbers(1));
        scene.refuses(1, Scene.number("sword 2 00"), "LOR-10", "why.goldLeader");
    }

    @Test
    @Rule("LOR-10")
    void theLastPlayerMayNotUseGems() {
        Scene scene = new Scene(4)
                .hand(0, "sword 1 0")
                .hand(1, "sword 1 0")
                .hand(2, "sword 1 0")
                .hand(3, "sword 12 0")
                .begin(0)
                .offer(0, "sword 1 0")
                .offer(1, "sword 1 0")
                .offer(2, "sword 1 0");
        scene.refuses(3, Scene.number("sword 1 0"), "LOR-10", "why.gemLast");
        assertEquals(List.of("sword 1", "sword 2", "sword 12"), scene.numbers(3));
    }

    @Test
    @Rule("LOR-10")
    void theLastPlayerIsLastEvenIfThePlayerBeforeSitsOut() {
        Scene scene = new Scene(4)
                .hand(0, "sword 1")
                .hand(1, "sword 1 0")
                .hand(2, "wine 1 0")
                .hand(3, "sword 1 0")
                .begin(0)
                .offer(0, "sword 1");
        assertEquals(List.of("sword 1", "sword 1 0"), scene.numbers(1));
        scene.offer(1, "sword 1");
        assertTrue(scene.isAsked(3));
        scene.refuses(3, Scene.number("sword 1 0"), "LOR-10", "why.gemLast");
    }

    @Test
    @Rule("LOR-10")
    void whoPlaysLastBecauseTheLastSitsOutMayStillUseGems() {
        Scene scene = new Scene(3)
                .hand(0, "sword 15")
                .hand(1, "sword 1 0")
                .hand(2, "wine 1")
                .begin(0)
                .offer(0, "sword 1");
        assertTrue(scene.isAsked(1));
        scene.offer(1, "sword 1 0");
        assertEquals("1 +3 LOR-16", scene.ledger.getLast());
    }

    @Test
    @Rule("LOR-11")
    void whoHasAPlayableCardMustPlay() {
        Scene scene = new Scene(3)
                .hand(0, "sword 1")
                .hand(1, "sword 2")
                .hand(2, "sword 3")
                .begin(0);
        scene.refuses(0, new Pass(), "LOR-11", "why.mustOffer").offer(0, "sword 1");
        scene.refuses(1, new Pass(), "LOR-11", "why.mustOffer");
        scene.refuses(2, Scene.number("sword 3"), "LOR-13", "why.notYourTurn");
    }

    @Test
    @Rule("LOR-12")
    void aLeaderWithoutGoodsIsPassedOverAndSitsOut() {
        Scene scene = new Scene(4)
                .hand(0, "0 00")
                .hand(1, "")
                .hand(2, "sword 3 00")
                .hand(3, "sword 12 0")
                .begin(0);
        assertTrue(scene.isAsked(2));
        assertEquals(2, scene.state.leader);
        assertEquals(Goods.ALL, scene.state.voids[0]);
        assertEquals(Goods.ALL, scene.state.voids[1]);
        assertEquals(0, scene.state.voids[2]);
        assertEquals(List.of(), scene.ledger);
        assertEquals(List.of("sword 3", "sword 3 00"), scene.numbers(2));
        scene.offer(2, "sword 3 00");
        assertEquals(
                List.of("sword 1", "sword 1 0", "sword 2", "sword 2 0", "sword 12", "sword 12 0"), scene.numbers(3));
        scene.offer(3, "sword 1");
        assertEquals(List.of("0 -2 LOR-19", "1 -2 LOR-19", "2 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule({"LOR-10", "LOR-12"})
    void whoWasPassedOverIsLastInTurnOrder() {
        Scene scene = new Scene(3)
                .hand(0, "0")
                .hand(1, "sword 3")
                .hand(2, "sword 5 0")
                .begin(0);
        scene.offer(1, "sword 3");
        assertEquals(List.of("sword 5", "sword 5 0"), scene.numbers(2));
    }

    @Test
    @Rule("LOR-12")
    void aWinnerWithoutGoodsIsPassedOverToo() {
        Scene scene = new Scene(3)
                .hand(0, "sword 9 0")
                .hand(1, "sword 11")
                .hand(2, "sword 12")
                .begin(0)
                .offer(0, "sword 9")
                .offer(1, "sword 1")
                .offer(2, "sword 1");
        assertEquals(1, scene.state.leader);
        assertTrue(scene.isAsked(1));
        assertTrue(scene.log.contains("log.passedOver"));
    }

    @Test
    @Rule("LOR-13")
    void whoHoldsTheLedGoodsMustPlayIt() {
        Scene scene = new Scene(3)
                .craving(Card.WINE_2)
                .hand(0, "sword 1")
                .hand(1, "sword 2 wine 9 wheat 1")
                .hand(2, "sword 1")
                .begin(0)
                .offer(0, "sword 1");
        assertEquals(List.of("sword 2"), scene.numbers(1));
        scene.refuses(1, Scene.number("wine 9"), "LOR-13", "why.follow");
        scene.refuses(1, Scene.number("wheat 1"), "LOR-13", "why.follow");
        scene.offer(1, "sword 2");
        assertEquals(0, scene.state.voids[1]);
    }

    @Test
    @Rule("LOR-13")
    void whoDoesNotHoldItMustPlayTheCraving() {
        Scene scene = new Scene(3)
                .craving(Card.WINE_2)
                .hand(0, "sword 1")
                .hand(1, "wine 19 wheat 1")
                .hand(2, "sword 1")
                .begin(0)
                .offer(0, "sword 1");
        assertEquals(List.of("wine 1", "wine 9", "wine 19"), scene.numbers(1));
        scene.refuses(1, Scene.number("wheat 1"), "LOR-13", "why.crave");
        scene.refuses(1, Scene.number("sword 1"), "LOR-9", "why.noGoods");
        scene.offer(1, "wine 1");
        assertEquals(1 << Goods.SWORD.ordinal(), scene.state.voids[1]);
    }

    @Test
    @Rule({"LOR-14", "LOR-19"})
    void whoHoldsNeitherSitsOut() {
        Scene scene = new Scene(3)
                .craving(Card.WINE_2)
                .hand(0, "sword 11")
                .hand(1, "wheat 123 0")
                .hand(2, "sword 2")
                .begin(0)
                .offer(0, "sword 1");
        assertTrue(scene.isAsked(2));
        assertEquals(List.of("1 -2 LOR-19"), scene.ledger);
        assertEquals(1 << Goods.SWORD.ordinal() | 1 << Goods.WINE.ordinal(), scene.state.voids[1]);
        assertEquals(0, scene.state.voids[0]);
    }

    @Test
    @Rule("LOR-14")
    void withoutACravingOnlyTheLedGoodsIsShownAsMissing() {
        Scene scene = new Scene(3).hand(0, "sword 11").hand(1, "wheat 1").hand(2, "sword 2");
        scene.begin(0).offer(0, "sword 1");
        assertEquals(1 << Goods.SWORD.ordinal(), scene.state.voids[1]);
    }

    @Test
    @Rule("LOR-14")
    void withDiscardWhoHoldsNeitherPlaysAnyNumberThatCannotWin() {
        Scene scene = Scene.discard(4)
                .craving(Card.WINE_2)
                .hand(0, "sword 11")
                .hand(1, "wheat 999 0 00")
                .hand(2, "sword 12")
                .hand(3, "wheat 6 0")
                .begin(0)
                .offer(0, "sword 1");
        scene.refuses(1, Scene.number("wheat 9 00"), "LOR-10", "why.goldLeader");
        scene.offer(1, "wheat 999 0");
        assertEquals(1 << Goods.SWORD.ordinal() | 1 << Goods.WINE.ordinal(), scene.state.voids[1]);
        scene.offer(2, "sword 2");
        scene.refuses(3, Scene.number("wheat 6 0"), "LOR-10", "why.gemLast");
        scene.offer(3, "wheat 6");
        assertEquals(List.of("2 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-14")
    void withDiscardTheLedGoodsAndTheCravingGoFirst() {
        Scene scene = Scene.discard(3)
                .craving(Card.WINE_2)
                .hand(0, "sword 1")
                .hand(1, "wheat 1 wine 2")
                .hand(2, "wheat 1 wine 2 sword 3")
                .begin(0)
                .offer(0, "sword 1");
        assertEquals(List.of("wine 2"), scene.numbers(1));
        scene.offer(1, "wine 2");
        assertEquals(List.of("sword 3"), scene.numbers(2));
    }

    @Test
    @Rule({"LOR-14", "LOR-19"})
    void withDiscardWhoHoldsNoGoodsAtAllSitsOut() {
        Scene scene = Scene.discard(3)
                .hand(0, "sword 1")
                .hand(1, "0 0")
                .hand(2, "wine 3")
                .begin(0);
        scene.offer(0, "sword 1");
        assertEquals(List.of("1 -2 LOR-19"), scene.ledger);
        assertEquals(Goods.ALL, scene.state.voids[1]);
        assertTrue(scene.isAsked(2));
    }

    @Test
    @Rule({"LOR-17", "LOR-19"})
    void whereNobodyCanPlayEachSitsOutAndTheSameLeadsNext() {
        Scene scene =
                new Scene(3).hand(0, "0").hand(1, "00").hand(2, "").offering(7).begin(1);
        assertEquals(
                List.of(
                        "1 -2 LOR-19",
                        "2 -2 LOR-19",
                        "0 -2 LOR-19",
                        "1 -2 LOR-19",
                        "2 -2 LOR-19",
                        "0 -2 LOR-19",
                        "0 -1 LOR-20",
                        "1 -1 LOR-20"),
                scene.ledger);
        assertEquals(Stage.OVER, scene.state.stage());
        assertEquals(1, scene.state.leader);
        assertEquals(List.of(0, 0, 0), List.of(scene.state.won[0], scene.state.won[1], scene.state.won[2]));
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
}
