package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rule;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Pass;

/** Forming twice, open and secret cards. */
class TwoPlayersTest {

    /** The leader is behind with a 5 against a 6. */
    private static Scene behind() {
        return new Scene(2)
                .hand(0, "sword 157 wine 3 0")
                .hand(1, "sword 1689 wine 3 0")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 6");
    }

    @Test
    @Rule({"LOR-22", "LOR-23"})
    void aLeaderWhoIsBehindMayAddOnceAndThenTheOther() {
        Scene scene = behind();
        assertTrue(scene.isAsked(0));
        assertEquals(Stage.LEADER_ADDS, scene.state.stage());
        scene.add(0, "sword 17");
        assertEquals(Scene.cards("sword 157"), scene.state.number[0]);
        assertTrue(scene.isAsked(1));
        assertEquals(Stage.OTHER_ADDS, scene.state.stage());
        scene.add(1, "sword 189");
        assertEquals(List.of("1 +4 LOR-16"), scene.ledger);
        assertEquals(1, scene.state.offering);
    }

    @Test
    @Rule("LOR-22")
    void aLeaderWhoPassesHasLost() {
        Scene scene = behind().pass(0);
        assertEquals(List.of("1 +3 LOR-16"), scene.ledger);
        assertEquals(1, scene.state.leader);
        assertTrue(scene.log.contains("log.pass"));
    }

    @Test
    @Rule("LOR-22")
    void aLeaderWhoStaysBehindHasLostAllTheSame() {
        Scene scene = new Scene(2)
                .hand(0, "sword 125")
                .hand(1, "sword 8999 wine 1")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 899")
                .add(0, "sword 1");
        assertEquals(List.of("1 +4 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-22")
    void theOtherWhoIsBehindAtOnceMayAddWhileTheLeaderIsNotAsked() {
        Scene scene = new Scene(2)
                .hand(0, "sword 159")
                .hand(1, "sword 69")
                .begin(0)
                .offer(0, "sword 9")
                .offer(1, "sword 6");
        assertTrue(scene.isAsked(1));
        assertEquals(Stage.OTHER_ADDS, scene.state.stage());
        scene.add(1, "sword 9");
        assertEquals(List.of("1 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-22")
    void onATieTheOtherIsBehind() {
        Scene scene = new Scene(2)
                .hand(0, "sword 55")
                .hand(1, "sword 55")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 5");
        assertTrue(scene.isAsked(1));
        scene.pass(1);
        assertEquals(List.of("0 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-22")
    void theCravingDecidesWhoIsBehind() {
        Scene scene = new Scene(2)
                .craving(Card.WINE_1)
                .hand(0, "sword 999 1")
                .hand(1, "wine 12")
                .begin(0)
                .offer(0, "sword 99")
                .offer(1, "wine 1");
        assertTrue(scene.isAsked(0));
        scene.add(0, "sword 19");
        assertEquals(List.of("1 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-22")
    void addingIsAtLeastOneCardOfTheSameGoods() {
        Scene scene = behind();
        scene.refuses(0, new Add(List.of(), 0), "LOR-22", "why.addNothing")
                .refuses(0, new Add(List.of(3), 0), "LOR-9", "why.notHeld")
                .refuses(0, new Add(List.of(1, 1), 0), "LOR-9", "why.notHeld")
                .refuses(0, new Add(List.of(1), 2), "LOR-9", "why.notHeld")
                .refuses(0, new Add(List.of(), -1), "LOR-9", "why.notHeld")
                .refuses(0, new Add(List.of(0), 0), "LOR-9", "why.strangeDigit")
                .refuses(0, new Add(List.of(10), 0), "LOR-9", "why.strangeDigit")
                .refuses(0, Scene.number("sword 1"), "LOR-11", "why.notNow")
                .refuses(1, new Pass(), "LOR-13", "why.notYourTurn");
        assertEquals(
                List.of("pass", "add  0", "add 1", "add 1 0", "add 7", "add 7 0", "add 17", "add 17 0"),
                scene.numbers(0));
    }

    @Test
    @Rule({"LOR-22", "LOR-24"})
    void theLeaderMayAddGemsAlone() {
        Scene scene = behind().act(0, new Add(List.of(), 1));
        assertEquals(50, Digits.value(scene.state.number[0]));
        assertTrue(scene.isAsked(1));
    }

    @Test
    @Rule({"LOR-10", "LOR-24"})
    void theOtherMayUseGemsTheFirstTimeAndNotTheSecond() {
        Scene scene = new Scene(2)
                .hand(0, "sword 159 0")
                .hand(1, "sword 69 0 0")
                .begin(0)
                .offer(0, "sword 9 0");
        assertTrue(scene.numbers(1).contains("sword 6 0 0"));
        scene.offer(1, "sword 6 0");
        assertTrue(scene.isAsked(1));
        scene.refuses(1, new Add(List.of(9), 1), "LOR-24", "why.gemSecond")
                .refuses(1, new Add(List.of(), 1), "LOR-24", "why.gemSecond");
        assertEquals(List.of("pass", "add 9"), scene.numbers(1));
    }

    @Test
    @Rule("LOR-26")
    void whoIsBehindAndHoldsCardsIsAskedEvenIfOnlyPassingIsPossible() {
        Scene leader = new Scene(2)
                .hand(0, "sword 5 wine 3")
                .hand(1, "sword 6 wine 4")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 6");
        assertEquals(List.of("pass"), leader.numbers(0));
        Scene other = new Scene(2)
                .hand(0, "sword 5 wine 3")
                .hand(1, "sword 4 0")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 4");
        assertEquals(List.of("pass"), other.numbers(1));
    }

    @Test
    @Rule("LOR-26")
    void whoHoldsNoCardIsNotAsked() {
        Scene leader = new Scene(2)
                .hand(0, "sword 5")
                .hand(1, "sword 6 wine 4")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 6");
        assertEquals(List.of("1 +3 LOR-16"), leader.ledger);
        Scene other = new Scene(2)
                .hand(0, "sword 5 wine 3")
                .hand(1, "sword 4")
                .begin(0)
                .offer(0, "sword 5")
                .offer(1, "sword 4");
        assertEquals(List.of("0 +3 LOR-16"), other.ledger);
    }

    @Test
    @Rule({"LOR-19", "LOR-25"})
    void sittingOutCostsNothingAndLeavesNothingToAddTo() {
        Scene scene = new Scene(2)
                .hand(0, "sword 5 wine 3")
                .hand(1, "wheat 6")
                .begin(0)
                .offer(0, "sword 5");
        assertEquals(List.of("0 +3 LOR-16"), scene.ledger);
        assertEquals(1, scene.state.offering);
        assertEquals(1 << Goods.SWORD.ordinal(), scene.state.voids[1]);
    }

    @Test
    @Rule({"LOR-12", "LOR-25"})
    void aLeaderWithoutGoodsLetsTheOtherLeadAndLosesNothing() {
        Scene scene = new Scene(2).hand(0, "0").hand(1, "wheat 66 0").begin(0);
        assertTrue(scene.isAsked(1));
        scene.offer(1, "wheat 6 0");
        assertEquals(List.of("1 +3 LOR-16"), scene.ledger);
        assertEquals(Goods.ALL, scene.state.voids[0]);
    }

    @Test
    @Rule({"LOR-17", "LOR-25"})
    void whereNobodyCanPlayTheOfferingsPassWithoutAPenalty() {
        Scene scene = new Scene(2).hand(0, "0").hand(1, "").begin(0);
        assertEquals(List.of("0 -1 LOR-20"), scene.ledger);
        assertEquals(Stage.OVER, scene.state.stage());
    }

    @Test
    @Rule({"LOR-14", "LOR-22"})
    void withDiscardAnOffSuitNumberMayBeAddedToInItsOwnGoods() {
        Scene scene = Scene.discard(2)
                .craving(Card.WINE_1)
                .hand(0, "sword 12")
                .hand(1, "wheat 999")
                .begin(0)
                .offer(0, "sword 1")
                .offer(1, "wheat 9");
        assertTrue(scene.isAsked(1));
        assertEquals(List.of("pass", "add 9", "add 99"), scene.numbers(1));
        scene.act(1, new Add(List.of(9, 9), 0));
        assertEquals(List.of("0 +3 LOR-16"), scene.ledger);
    }

    @Test
    @Rule("LOR-7")
    void openAndSecretCardsAreOneHandAndTheOpenCopyGoesFirst() {
        Scene scene = new Scene(2)
                .open(0, "sword 5 5 7")
                .hand(0, "sword 5 9 0")
                .hand(1, "sword 1 wine 2")
                .begin(0)
                .offer(0, "sword 559");
        assertEquals(Scene.cards("sword 7"), scene.state.open[0]);
        assertEquals(Scene.cards("sword 5 0"), scene.state.secret[0]);
        Scene all = new Scene(2)
                .open(0, "sword 5 5 7")
                .hand(0, "sword 5 9")
                .hand(1, "sword 1 wine 2")
                .begin(0)
                .offer(0, "sword 555");
        assertEquals(Scene.cards("sword 7"), all.state.open[0]);
        assertEquals(Scene.cards("sword 9"), all.state.secret[0]);
    }

    @Test
    @Rule({"LOR-7", "LOR-13"})
    void openCardsMustFollowToo() {
        Scene scene = new Scene(2)
                .hand(0, "sword 5")
                .open(1, "sword 1")
                .hand(1, "wine 2")
                .begin(0)
                .offer(0, "sword 5");
        assertEquals(List.of("sword 1"), scene.numbers(1));
    }
}
