package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.lord.LordAction.Crave;
import regalia.lord.LordAction.Deal;
import regalia.lord.LordAction.FirstLeader;
import regalia.lord.LordAction.Open;
import regalia.lord.LordAction.Pass;

class SetupTest {

    private static LordRules rules(int seats, Map<String, Object> options) {
        return (LordRules) Scene.GAME.rules(seats, Options.complete(Scene.GAME.options(seats), options));
    }

    /** Lets chance act while a stage lasts. */
    private static void draw(LordRules rules, LordState state, Stage stage, Rng rng) {
        Moves moves = new Moves();
        while (state.stage() == stage) rules.play(state, Seat.CHANCE, rules.chance(state, rng, moves), Silent.HERALD);
    }

    @ParameterizedTest
    @CsvSource({"2, 43", "3, 53", "4, 68"})
    @Rule({"LOR-1", "LOR-2", "LOR-4"})
    void theDeckHasTheCardsForThisManyPlayers(int seats, int cards) {
        assertEquals(cards, Cards.size(rules(seats, Map.of()).cards));
    }

    @Test
    @Rule("LOR-3")
    void eachMarkAddsItsCards() {
        long two = rules(2, Map.of()).cards;
        long three = rules(3, Map.of()).cards;
        long four = rules(4, Map.of()).cards;
        assertEquals(Scene.cards("sword 1122334456789 wheat 1122334456789 wine 1122334456789 0 0 00 00"), two);
        assertEquals(Scene.cards("sword 567 wheat 567 wine 567 0"), three - two);
        assertEquals(Scene.cards("sword 1289 wheat 1289 wine 1289 0 0 00"), four - three);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"LOR-5", "LOR-7"})
    void eightCardsAreCravedAndFifteenDealtToEach(int seats) {
        LordRules rules = rules(seats, Map.of("first", 1));
        LordState state = rules.start();
        Rng rng = new Rng(seats);
        assertEquals(Stage.CRAVING, state.stage());
        for (int drawn = 0; drawn < 8; drawn++) {
            assertEquals(drawn, state.drawn());
            rules.play(state, Seat.CHANCE, rules.chance(state, rng, new Moves()), Silent.HERALD);
        }
        assertEquals(8, state.drawn());
        draw(rules, state, Stage.OPEN, rng);
        draw(rules, state, Stage.DEAL, rng);
        assertEquals(Stage.LEAD, state.stage());
        assertEquals(Seat.bit(1), state.toAct);
        for (int seat = 0; seat < seats; seat++) assertEquals(15, Cards.size(state.hand(seat)));
        assertEquals(seats == 2 ? 5 : 0, Cards.size(state.deck));
    }

    @Test
    @Rule("LOR-7")
    void withTwoPlayersTenCardsLieOpenAndFiveAreSecret() {
        LordRules rules = rules(2, Map.of("first", 0));
        LordState state = rules.start();
        Rng rng = new Rng(5);
        draw(rules, state, Stage.CRAVING, rng);
        assertEquals(Stage.OPEN, state.stage());
        List<String> order = new ArrayList<>();
        while (state.toAct < 0) {
            int seat = rules.setup.dealt(state);
            order.add((state.stage() == Stage.OPEN ? "open" : "secret") + seat);
            rules.play(state, Seat.CHANCE, rules.chance(state, rng, new Moves()), Silent.HERALD);
        }
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 10; i++) expected.add("open0");
        for (int i = 0; i < 10; i++) expected.add("open1");
        for (int i = 0; i < 5; i++) expected.add("secret0");
        for (int i = 0; i < 5; i++) expected.add("secret1");
        assertEquals(expected, order);
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(10, Cards.size(state.open[seat]));
            assertEquals(5, Cards.size(state.secret[seat]));
        }
    }

    @Test
    @Rule("LOR-7")
    void withMorePlayersNothingLiesOpenAndTheDealGoesSeatBySeat() {
        LordRules rules = rules(3, Map.of("first", 0));
        LordState state = rules.start();
        Rng rng = new Rng(5);
        draw(rules, state, Stage.CRAVING, rng);
        for (int i = 0; i < 45; i++) {
            assertEquals(Stage.DEAL, state.stage());
            assertEquals(i / 15, rules.setup.dealt(state));
            rules.play(state, Seat.CHANCE, rules.chance(state, rng, new Moves()), Silent.HERALD);
        }
        assertEquals(Stage.LEAD, state.stage());
        assertEquals(0, state.open[0] + state.open[1] + state.open[2]);
    }

    @Test
    @Rule({"LOR-4", "LOR-6"})
    void withTwoPlayersBothGoldsComeAmongTheEightAndNoneIsDealt() {
        LordRules rules = rules(2, Map.of("first", 0));
        int[] at = new int[8];
        for (int game = 0; game < 800; game++) {
            LordState state = rules.start();
            draw(rules, state, Stage.CRAVING, new Rng(game));
            int golds = 0;
            for (int i = 0; i < 8; i++)
                if (state.craving[i] == Card.GOLD.ordinal()) {
                    golds++;
                    at[i]++;
                }
            assertEquals(2, golds);
            assertEquals(35, Cards.size(state.deck));
            assertEquals(0, Cards.golds(state.deck));
        }
        for (int place : at) assertTrue(place > 140 && place < 260, () -> "a gold comes at each place alike: " + place);
    }

    @Test
    @Rule("LOR-6")
    void aGoldPutAsideIsAsLikelyAsAnyOtherOfTheEight() {
        LordRules rules = rules(2, Map.of("first", 0));
        LordState state = rules.start();
        Moves moves = new Moves();
        rules.legal(state, Seat.CHANCE, moves);
        assertEquals(41 * 6 + 41 * 2, moves.total());
        assertEquals(2 * 41, moves.weight(moves.size() - 1));
        assertEquals(2 * 6, moves.weight(0));
        state.craving[0] = (byte) Card.GOLD.ordinal();
        rules.legal(state, Seat.CHANCE, moves);
        assertEquals(41, moves.weight(moves.size() - 1));
        assertEquals(2 * 6, moves.weight(0));
        state.craving[1] = (byte) Card.GOLD.ordinal();
        rules.legal(state, Seat.CHANCE, moves);
        assertEquals(41, moves.total());
        assertFalse(moves.contains(new Crave(Card.GOLD).code()));
    }

    @Test
    @Rule("LOR-6")
    void theLastPlacesAreKeptForTheGoldsThatHaveNotCome() {
        LordRules rules = rules(2, Map.of("first", 0));
        LordState state = rules.start();
        for (int i = 0; i < 6; i++) rules.apply(state, Seat.CHANCE, new Crave(Card.of(i)), Silent.HERALD);
        assertFalse(rules.judge(state, Seat.CHANCE, new Crave(Card.WINE_1)).allowed());
        assertTrue(rules.judge(state, Seat.CHANCE, new Crave(Card.GOLD)).allowed());
        rules.apply(state, Seat.CHANCE, new Crave(Card.GOLD), Silent.HERALD);
        Moves moves = new Moves();
        rules.legal(state, Seat.CHANCE, moves);
        assertEquals(1, moves.size());
        assertEquals(1, moves.total());
        rules.apply(state, Seat.CHANCE, new Crave(Card.GOLD), Silent.HERALD);
        assertEquals(Stage.OPEN, state.stage());
    }

    @Test
    @Rule("LOR-6")
    void withMorePlayersAGoldIsDrawnLikeAnyCard() {
        LordRules rules = rules(4, Map.of("first", 0));
        LordState state = rules.start();
        Moves moves = new Moves();
        rules.legal(state, Seat.CHANCE, moves);
        assertEquals(68, moves.total());
        assertEquals(3, moves.weight(moves.size() - 1));
        rules.apply(state, Seat.CHANCE, new Crave(Card.GOLD), Silent.HERALD);
        assertEquals(2, Cards.golds(state.deck));
    }

    @Test
    @Rule("LOR-8")
    void theFirstLeaderIsDrawnOrNamed() {
        LordRules drawn = rules(4, Map.of());
        LordState state = drawn.start();
        assertEquals(Stage.FIRST_LEADER, state.stage());
        Moves moves = new Moves();
        drawn.legal(state, Seat.CHANCE, moves);
        assertEquals(4, moves.total());
        drawn.apply(state, Seat.CHANCE, new FirstLeader(3), Silent.HERALD);
        assertEquals(3, state.leader);
        assertEquals(Stage.CRAVING, state.stage());
        LordState named = rules(4, Map.of("first", 2)).start();
        assertEquals(2, named.leader);
        assertEquals(Stage.CRAVING, named.stage());
    }

    @Test
    @Rule("LOR-5")
    void theFanIsReadableFromTheFirstCardOn() {
        LordRules rules = rules(3, Map.of("first", 0));
        LordState state = rules.start();
        rules.apply(state, Seat.CHANCE, new Crave(Card.WINE_3), Silent.HERALD);
        rules.apply(state, Seat.CHANCE, new Crave(Card.GEM), Silent.HERALD);
        assertEquals(List.of(Card.WINE_3, Card.GEM), rules.view(state, 1).craving());
        assertEquals(
                List.of(Card.WINE_3, Card.GEM),
                rules.view(state, Seat.SPECTATOR).craving());
    }

    @Test
    void eachDrawHasItsOwnPurpose() {
        LordRules rules = rules(2, Map.of("games", 2));
        LordState state = rules.start();
        assertEquals("firstLeader", rules.purpose(state));
        rules.apply(state, Seat.CHANCE, new FirstLeader(1), Silent.HERALD);
        assertEquals("game1/craving/1", rules.purpose(state));
        Rng rng = new Rng(3);
        draw(rules, state, Stage.CRAVING, rng);
        assertEquals("game1/open/seat0/1", rules.purpose(state));
        draw(rules, state, Stage.OPEN, rng);
        assertEquals("game1/deal/seat0/1", rules.purpose(state));
        for (int i = 0; i < 6; i++)
            rules.play(state, Seat.CHANCE, rules.chance(state, rng, new Moves()), Silent.HERALD);
        assertEquals("game1/deal/seat1/2", rules.purpose(state));
        state.game = 1;
        assertEquals("game2/deal/seat1/2", rules.purpose(state));
    }

    @Test
    @Rule({"LOR-4", "LOR-7"})
    void onlyWhatIsInTheDeckIsDrawnAndOnlyForWhomItIs() {
        LordRules rules = rules(2, Map.of("first", 0));
        LordState state = rules.start();
        draw(rules, state, Stage.CRAVING, new Rng(1));
        Card there = Cards.list(state.deck).getFirst();
        assertTrue(rules.judge(state, Seat.CHANCE, new Open(0, there)).allowed());
        for (LordAction wrong : List.of(
                new Open(1, there),
                new Open(-1, there),
                new Open(99, there),
                new Open(0, Card.GOLD),
                new Deal(0, there),
                new Crave(there),
                new FirstLeader(0),
                new Pass())) assertFalse(rules.judge(state, Seat.CHANCE, wrong).allowed(), wrong::toString);
        draw(rules, state, Stage.OPEN, new Rng(1));
        Card secret = Cards.list(state.deck).getFirst();
        assertTrue(rules.judge(state, Seat.CHANCE, new Deal(0, secret)).allowed());
        assertFalse(rules.judge(state, Seat.CHANCE, new Deal(1, secret)).allowed());
        assertFalse(rules.judge(state, Seat.CHANCE, new Open(0, secret)).allowed());
        assertFalse(rules.judge(state, Seat.CHANCE, new Deal(0, Card.GOLD)).allowed());
        assertFalse(rules.judge(state, 0, new Deal(0, secret)).allowed());
    }

    @Test
    @Rule("LOR-7")
    void anOpenCardIsToldToAllAndASecretOneToItsOwner() {
        Scene scene = new Scene(2, Map.of("first", 0));
        LordState state = scene.rules.start();
        draw(scene.rules, state, Stage.CRAVING, new Rng(1));
        scene.state.copyFrom(state);
        Card open = Cards.list(state.deck).getFirst();
        scene.act(Seat.CHANCE, new Open(0, open));
        assertEquals(List.of("log.open"), scene.log);
        assertEquals(
                List.of(open),
                scene.rules.view(scene.state, 1).players().getFirst().open());
        draw(scene.rules, scene.state, Stage.OPEN, new Rng(1));
        Card secret = Cards.list(scene.state.deck).getFirst();
        scene.log.clear();
        scene.act(Seat.CHANCE, new Deal(0, secret));
        assertEquals(List.of("log.dealOwn", "log.deal"), scene.log);
        assertEquals(
                List.of(secret),
                scene.rules.view(scene.state, 0).own().orElseThrow().hand());
        assertEquals(1, scene.rules.view(scene.state, 1).players().getFirst().secret());
        assertTrue(scene.rules.view(scene.state, 1).unseen().contains(secret));
    }
}
