package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** Worlds that a view leaves possible are imagined each as often as it deserves. */
class ImaginationTest {

    private static final int DRAWS = 20_000;

    /** All cards that lie nowhere else have been discarded, so that views are complete. */
    private static Scene complete(Scene scene) {
        long cards = scene.rules.cards - scene.state.deck;
        for (byte kind : scene.state.craving) cards -= Cards.one(kind);
        for (int seat = 0; seat < scene.rules.seats; seat++) cards -= scene.state.hand(seat) + scene.state.number[seat];
        scene.state.discarded = cards;
        return scene;
    }

    /** How often each world comes when a seat imagines. */
    private static Map<LordState, Integer> worlds(Scene scene, int viewer) {
        LordView view = scene.rules.view(scene.state, viewer);
        Rng rng = new Rng(7);
        Map<LordState, Integer> worlds = new HashMap<>();
        for (int i = 0; i < DRAWS; i++) {
            LordState world = new LordState();
            scene.rules.imagine(view, rng, world);
            worlds.merge(world, 1, Integer::sum);
        }
        return worlds;
    }

    private static Scene four(String one, String two, String three) {
        Scene scene = new Scene(4)
                .craving(
                        Card.SWORD_9,
                        Card.SWORD_9,
                        Card.WINE_9,
                        Card.WINE_9,
                        Card.WHEAT_9,
                        Card.WHEAT_9,
                        Card.WINE_8,
                        Card.WINE_8)
                .hand(0, "sword 1")
                .hand(1, one)
                .hand(2, two)
                .hand(3, three);
        return complete(scene);
    }

    /**
     * The ways to deal are counted by trying all orders of the unseen cards, told apart. Each row: hands of seats 1 to 3, and for
     * each of them the goods it has shown not to hold (s, w for wheat, v for wine, - for none).
     */
    @ParameterizedTest
    @CsvSource({
        "sword 12, wheat 12, wine 1, - - -",
        "wheat 12, sword 12, wine 1, s - -",
        "wheat 34, sword 12, wine 1 0, s w -",
        "wheat 34, sword 12 0, wheat 1, s w v",
        "wine 5 wheat 3, sword 12, wheat 6 sword 4, s w v",
        "wine 5 0, sword 1 wine 2, wheat 6 0, sw w sv",
        "0 0, sword 1 wheat 2, wine 3, swv v s",
        "wine 5, wine 6 sword 3, sword 4 wheat 5 0, sw w v",
    })
    @Rule({"LOR-12", "LOR-13", "LOR-14"})
    void everyDealThatFitsComesAsOftenAsThereAreWaysToDealIt(String one, String two, String three, String voids) {
        Scene scene = four(one, two, three);
        String[] shown = voids.split(" ", -1);
        for (int seat = 1; seat <= 3; seat++) {
            for (int goods = 0; goods < 3; goods++)
                if (shown[seat - 1].indexOf("swv".charAt(goods)) >= 0) scene.state.voids[seat] |= 1 << goods;
            assertEquals(0, Cards.goods(scene.state.secret[seat]) & scene.state.voids[seat], "the row is possible");
        }
        Map<String, Integer> ways = new TreeMap<>();
        List<Card> unseen = scene.rules.view(scene.state, 0).unseen();
        int[] sizes = new int[4];
        for (int seat = 1; seat <= 3; seat++) sizes[seat] = Cards.size(scene.state.secret[seat]);
        count(unseen, 0, new long[4], sizes, scene.state.voids, ways);
        int total = ways.values().stream().mapToInt(Integer::intValue).sum();
        Map<String, Integer> seen = new TreeMap<>();
        worlds(scene, 0).forEach((world, count) -> seen.merge(hands(world.secret), count, Integer::sum));
        assertTrue(ways.keySet().containsAll(seen.keySet()), () -> "impossible among " + seen.keySet());
        double sum = 0;
        for (Map.Entry<String, Integer> way : ways.entrySet()) {
            double expected = (double) DRAWS * way.getValue() / total;
            double off = seen.getOrDefault(way.getKey(), 0) - expected;
            sum += off * off / expected;
        }
        int free = ways.size() - 1;
        assertTrue(sum <= free + 6 * Math.sqrt(2.0 * free) + 12, "off by " + sum + " with " + free + " free");
    }

    private static String hands(long[] hands) {
        return hands[1] + " " + hands[2] + " " + hands[3];
    }

    /** Deals the cards from one on in every way: equal cards count as different ones, and so do places in a hand. */
    private static void count(
            List<Card> cards, int from, long[] hands, int[] room, int[] voids, Map<String, Integer> ways) {
        if (from == cards.size()) {
            ways.merge(hands(hands), 1, Integer::sum);
            return;
        }
        int kind = cards.get(from).ordinal();
        for (int seat = 1; seat <= 3; seat++) {
            boolean may = Card.goods(kind) < 0 || (voids[seat] & 1 << Card.goods(kind)) == 0;
            if (room[seat] == 0 || !may) continue;
            room[seat]--;
            hands[seat] += Cards.one(kind);
            count(cards, from + 1, hands, room, voids, ways);
            hands[seat] -= Cards.one(kind);
            room[seat]++;
        }
    }

    @Test
    @Rule({"LOR-11", "LOR-13"})
    void whoeverIsAskedForANumberCanFormOneInEveryWorld() {
        Scene asked = four("sword 3", "wheat 2 5 0", "wheat 7 0");
        asked.hand(0, "sword 1 2").begin(0).offer(0, "sword 1");
        assertTrue(asked.isAsked(1));
        complete(asked);
        for (int viewer : List.of(0, 2, Seat.SPECTATOR))
            for (LordState world : worlds(asked, viewer).keySet())
                assertTrue(asked.rules.playable(world, 1) != 0, () -> "seat " + viewer);
        assertEquals(
                1,
                worlds(asked, 0).keySet().stream()
                        .map(world -> world.secret[1])
                        .distinct()
                        .count());
    }

    @Test
    @Rule("LOR-14")
    void withDiscardWhoeverIsAskedHoldsSomeGoods() {
        Scene scene = Scene.discard(3)
                .craving(
                        Card.SWORD_5,
                        Card.SWORD_5,
                        Card.WINE_9,
                        Card.WHEAT_9,
                        Card.WINE_6,
                        Card.WINE_6,
                        Card.WINE_7,
                        Card.WINE_7)
                .hand(0, "sword 12")
                .hand(1, "wine 3")
                .hand(2, "wheat 4 0 0")
                .begin(0)
                .offer(0, "sword 1");
        assertTrue(scene.isAsked(1));
        complete(scene);
        Map<Long, Integer> hands = new TreeMap<>();
        worlds(scene, 0).forEach((world, count) -> hands.merge(world.secret[1], count, Integer::sum));
        assertEquals(
                List.of(Scene.cards("wheat 4"), Scene.cards("wine 3")).stream()
                        .sorted()
                        .toList(),
                List.copyOf(hands.keySet()));
        for (int count : hands.values()) assertTrue(Math.abs(count - DRAWS / 2) < 500);
    }

    @Test
    @Rule({"LOR-4", "LOR-7"})
    void withTwoPlayersTheRemovedCardsAreAmongTheUnseen() {
        Scene scene = new Scene(2)
                .craving(
                        Card.GOLD,
                        Card.GOLD,
                        Card.WINE_9,
                        Card.WHEAT_9,
                        Card.SWORD_9,
                        Card.WINE_8,
                        Card.WINE_7,
                        Card.WINE_6)
                .open(1, "sword 1")
                .hand(1, "wheat 1")
                .hand(0, "sword 2 wine 1");
        scene.state.deck = Scene.cards("wheat 2 3 wine 2 0 0");
        scene.begin(0);
        scene.state.voids[1] = 1 << Goods.WINE.ordinal();
        complete(scene);
        Map<Long, Integer> hands = new TreeMap<>();
        worlds(scene, 0).forEach((world, count) -> {
            assertEquals(Scene.cards("sword 1"), world.open[1]);
            assertEquals(5, Cards.size(world.deck));
            hands.merge(world.secret[1], count, Integer::sum);
        });
        assertEquals(4, hands.size());
        assertEquals(0.4, hands.getOrDefault(Scene.cards("0"), 0) / (double) DRAWS, 0.02);
        assertEquals(0.2, hands.getOrDefault(Scene.cards("wheat 3"), 0) / (double) DRAWS, 0.02);
    }

    @Test
    void anImpossibleViewIsABug() {
        Scene scene = four("sword 2", "sword 3", "0");
        for (int seat = 1; seat <= 3; seat++) scene.state.voids[seat] = Goods.ALL;
        LordView view = scene.rules.view(scene.state, 0);
        assertThrows(IllegalStateException.class, () -> scene.rules.imagine(view, new Rng(1), new LordState()));
    }

    @Test
    void waysAreCountedAsByHand() {
        assertEquals(20, Ways.placings(5, 2));
        assertEquals(0, Ways.placings(1, 2));
        assertEquals(10, Ways.choices(5, 2));
        assertEquals(0, Ways.choices(2, 3));
        long room = Dealing.room(0, 2) + Dealing.room(1, 1);
        assertEquals(3, Dealing.sum(room));
        // One card for holder 0 or 1, then one for holder 1 only: the first must leave holder 1's place free.
        assertEquals(2, Ways.ofTwo(room, 3, 1, 2, 1));
        assertEquals(3, Ways.ofTwo(room, 3, 1, 2, 0));
    }
}
