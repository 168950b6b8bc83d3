package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Silent;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Offer;

class NumberTest {

    @ParameterizedTest
    @CsvSource({
        "sword 1337 00, 133700",
        "sword 5 00 00, 50000",
        "wine 9, 9",
        "wheat 1189, 1189",
        "wine 112233 0 00, 112233000",
        "sword 4455 0 0, 445500",
        "sword 111222334455 00 00 00, 111222334455000000",
        "wheat 99 0, 990",
    })
    @Rule("LOR-9")
    void aNumberIsReadAsWritten(String cards, long value) {
        assertEquals(value, Digits.value(Scene.cards(cards)));
    }

    @Test
    @Rule("LOR-9")
    void moreDigitsAlwaysBeatFewer() {
        assertTrue(Digits.value(Scene.cards("sword 111")) > Digits.value(Scene.cards("sword 99")));
        assertTrue(Digits.value(Scene.cards("sword 1 00")) > Digits.value(Scene.cards("sword 99")));
        assertTrue(Digits.value(Scene.cards("sword 1 0")) < Digits.value(Scene.cards("sword 11")));
    }

    @Test
    @Rule("LOR-9")
    void anyQuantityOfOneGoodsAtLeastOneThenAnyQuantityOfExtras() {
        Scene scene = new Scene(3).hand(0, "sword 155 0 0 00").hand(1, "wine 1").begin(0);
        Set<String> expected = new TreeSet<>();
        for (String digits : List.of("1", "5", "15", "55", "155"))
            for (String gems : List.of("", " 0", " 0 0"))
                for (String golds : List.of("", " 00")) expected.add("sword " + digits + gems + golds);
        assertEquals(expected, new TreeSet<>(scene.numbers(0)));
        assertEquals(30, scene.numbers(0).size());
    }

    @Test
    @Rule("LOR-9")
    void theLeaderMayOfferAnyGoodsHeld() {
        Scene scene = new Scene(3).hand(0, "sword 1 wine 23").begin(0);
        assertEquals(List.of("sword 1", "wine 2", "wine 3", "wine 23"), scene.numbers(0));
    }

    @Test
    @Rule("LOR-9")
    void extrasAloneAreNoNumber() {
        new Scene(3)
                .hand(0, "sword 1 0 00")
                .begin(0)
                .refuses(0, new Offer(Goods.SWORD, List.of(), 1, 0), "LOR-9", "why.noDigit")
                .refuses(0, new Offer(Goods.SWORD, List.of(), 0, 0), "LOR-9", "why.noDigit");
    }

    @Test
    @Rule("LOR-9")
    void onlyCardsInHandMakeANumber() {
        new Scene(3)
                .hand(0, "sword 1 5 5 wine 2 0 00")
                .begin(0)
                .refuses(0, Scene.number("sword 11"), "LOR-9", "why.notHeld")
                .refuses(0, Scene.number("sword 555"), "LOR-9", "why.notHeld")
                .refuses(0, Scene.number("sword 2"), "LOR-9", "why.notHeld")
                .refuses(0, Scene.number("wheat 2"), "LOR-9", "why.noGoods")
                .refuses(0, Scene.number("sword 1 0 0"), "LOR-9", "why.notHeld")
                .refuses(0, Scene.number("sword 1 00 00"), "LOR-9", "why.notHeld")
                .offer(0, "sword 155 0 00");
    }

    @Test
    @Rule("LOR-9")
    void theJudgeAnswersToOddNumbers() {
        Scene scene = new Scene(3).hand(0, "sword 115 0 00").begin(0);
        scene.refuses(0, new Offer(Goods.SWORD, List.of(0), 0, 0), "LOR-9", "why.strangeDigit")
                .refuses(0, new Offer(Goods.SWORD, List.of(10), 0, 0), "LOR-9", "why.strangeDigit")
                .refuses(0, new Offer(Goods.SWORD, List.of(-99, 5), 0, 0), "LOR-9", "why.strangeDigit")
                .refuses(0, new Offer(Goods.SWORD, List.of(1, 1, 1, 1, 1), 0, 0), "LOR-9", "why.notHeld")
                .refuses(0, new Offer(Goods.SWORD, List.of(1), -1, 0), "LOR-9", "why.notHeld")
                .refuses(0, new Offer(Goods.SWORD, List.of(1), 99, 0), "LOR-9", "why.notHeld")
                .refuses(0, new Offer(Goods.SWORD, List.of(1), 0, -1), "LOR-9", "why.notHeld")
                .refuses(0, new Offer(Goods.SWORD, List.of(1), 0, 4), "LOR-9", "why.notHeld");
        for (int seat : List.of(-1, 1, 2, 3, 32, 99))
            assertFalse(scene.rules
                    .judge(scene.state, seat, Scene.number("sword 1"))
                    .allowed());
    }

    @Test
    @Rule("LOR-9")
    void digitsMayBeNamedInAnyOrder() {
        Offer offer = new Offer(Goods.WINE, List.of(9, 1, 8, 1), 1, 0);
        assertEquals(List.of(1, 1, 8, 9), offer.digits());
        assertEquals(offer, Codes.action(offer.code()));
        Add add = new Add(List.of(7, 3), 0);
        assertEquals(List.of(3, 7), add.digits());
        assertEquals(add, Codes.action(add.code()));
    }

    @Test
    void whatNoDeckHasStandsForNoCode() {
        for (LordAction odd : List.of(
                new Offer(Goods.SWORD, List.of(0), 0, 0),
                new Offer(Goods.SWORD, List.of(10), 0, 0),
                new Offer(Goods.SWORD, List.of(1, 1, 1, 1), 0, 0),
                new Offer(Goods.SWORD, List.of(1), 8, 0),
                new Offer(Goods.SWORD, List.of(1), -1, 0),
                new Offer(Goods.SWORD, List.of(1), 0, 4),
                new Offer(Goods.SWORD, List.of(1), 0, -1),
                new Offer(Goods.SWORD, List.of(), 1, 0),
                new Add(List.of(), 0),
                new Add(List.of(1), 8),
                new Add(List.of(1), -1),
                new Add(List.of(12), 0))) {
            assertFalse(Codes.exists(odd.code()), odd::toString);
            assertThrows(IllegalArgumentException.class, () -> Codes.action(odd.code()));
        }
        assertTrue(Codes.exists(new Offer(Goods.WINE, List.of(1, 1, 1), 7, 3).code()));
        assertTrue(Codes.exists(new Add(List.of(), 7).code()));
        assertFalse(Codes.exists(new Add(List.of(), 7).code() + 1));
        assertFalse(Codes.exists(-1));
        assertFalse(Codes.exists(Codes.COUNT));
        assertTrue(Codes.exists(Codes.COUNT - 1));
        assertThrows(IllegalArgumentException.class, () -> Codes.few(Codes.FIRST_LEADER + 7));
    }

    /** The neighbours of what is legal are the likeliest slips: one card more, one less, other extras, another goods. */
    @Test
    @Rule({"LOR-9", "LOR-10", "LOR-13"})
    void whatIsLegalIsWhatTheJudgeAllowsAroundEveryNumber() {
        for (int seats = 2; seats <= 4; seats++) for (int seed = 0; seed < 12; seed++) around(seats, seed);
    }

    private static void around(int seats, int seed) {
        Scene scene = seed % 2 == 0 ? new Scene(seats) : Scene.discard(seats);
        LordRules rules = scene.rules;
        LordState state = rules.start();
        Rng rng = new Rng(seed);
        Moves legal = new Moves();
        while (state.toAct != 0) {
            int seat = state.actor();
            rules.legal(state, seat, legal);
            if (state.toAct > 0)
                for (int i = 0; i < Math.min(40, legal.size()); i++) {
                    int code = legal.code(rng.below(legal.size()));
                    for (int bit = 0; bit < 25; bit++) {
                        ask(rules, state, seat, code + (1 << bit), legal);
                        ask(rules, state, seat, code - (1 << bit), legal);
                    }
                }
            rules.play(state, seat, legal.draw(rng), Silent.HERALD);
        }
    }

    private static void ask(LordRules rules, LordState state, int seat, int code, Moves legal) {
        if (!Codes.exists(code)) return;
        LordAction action = rules.action(code);
        assertEquals(legal.contains(code), rules.judge(state, seat, action).allowed(), action::toString);
    }

    /** Fifteen cards of one goods in four players' cards, extras with them: the most that the sheet's deck can give. */
    @Test
    @Rule("LOR-9")
    void aLeaderMayHaveManyNumbers() {
        Scene scene = new Scene(4).hand(0, "sword 123456789 12 0 0 00 00").begin(0);
        assertEquals(3 * 3 * 128 * 9 - 9, scene.numbers(0).size());
        Moves moves = new Moves();
        scene.rules.legal(scene.state, 0, moves);
        for (int i = 1; i < moves.size(); i++) assertTrue(moves.code(i - 1) < moves.code(i));
    }

    @Test
    void cardsAreCountedAndPickedByKind() {
        long cards = Scene.cards("sword 1 1 9 wheat 333 wine 5 0 0 0 0 0 00 00");
        List<Card> list = Cards.list(cards);
        assertEquals(14, list.size());
        assertEquals(cards, Cards.of(list));
        for (int i = 0; i < list.size(); i++) assertEquals(list.get(i).ordinal(), Cards.at(cards, i));
        assertEquals(7, Cards.withGoods(cards));
        assertEquals(3, Cards.size(cards, 1));
    }

    @Test
    @Rule("LOR-7")
    void whatTwoLotsHaveInCommonIsTheSmallerOfEachCount() {
        for (int some = 0; some <= 3; some++)
            for (int others = 0; others <= 3; others++)
                for (int kind : List.of(0, 1, 26, 27, 28)) {
                    long common = Cards.common(some * Cards.one(kind), others * Cards.one(kind));
                    assertEquals(Math.min(some, others) * Cards.one(kind), common);
                }
        assertEquals(
                Scene.cards("sword 12 wine 9"),
                Cards.common(Scene.cards("sword 1222 wine 99"), Scene.cards("sword 1 2 4 wine 9")));
    }
}
