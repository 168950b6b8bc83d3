package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rule;
import regalia.lord.LordAction.Pass;

/** Who must play what with three or four players, who may use extras, and who sits out. */
class FollowingTest {

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
}
