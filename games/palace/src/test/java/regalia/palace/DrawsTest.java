package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.kernel.Silent;

/** How likely each card is to come up, against a slow reckoning that knows which Politicians were set aside. */
class DrawsTest {

    /** Politicians in the deck that were set aside, those that were not, and those taken out. */
    private record Deal(int marked, int others, int out) {}

    private static double politician(PalaceRules rules, PalaceState state) {
        Moves moves = new Moves();
        rules.legal(state, Seat.CHANCE, moves);
        int code = Codes.draw(Card.POLITICIAN);
        for (int i = 0; i < moves.size(); i++)
            if (moves.code(i) == code) return moves.weight(i) / (double) moves.total();
        return 0;
    }

    private static double ways(int of, int chosen) {
        double ways = 1;
        for (int i = 0; i < chosen; i++) ways = ways * (of - i) / (i + 1);
        return chosen > of ? 0 : ways;
    }

    private static Map<Deal, Double> deals(PalaceRules rules, PalaceState state) {
        Map<Deal, Double> deals = new HashMap<>();
        int marked = state.setAside;
        int free = rules.box.politicians() - marked;
        int out = rules.box.unseen();
        int unmarked = state.deck + out - marked;
        for (int gone = 0; gone <= Math.min(out, free); gone++)
            deals.put(
                    new Deal(marked, free - gone, gone),
                    ways(free, gone) * ways(unmarked - free, out - gone) / ways(unmarked, out));
        return deals;
    }

    private static double politician(Map<Deal, Double> deals, int deck) {
        double sum = 0;
        double all = 0;
        for (var entry : deals.entrySet()) {
            all += entry.getValue();
            sum += entry.getValue() * (entry.getKey().marked + entry.getKey().others) / deck;
        }
        return sum / all;
    }

    private static Map<Deal, Double> after(Map<Deal, Double> deals, int deck, boolean politician) {
        Map<Deal, Double> after = new HashMap<>();
        deals.forEach((deal, p) -> {
            if (!politician) {
                after.merge(deal, p * (deck - deal.marked - deal.others) / deck, Double::sum);
                return;
            }
            if (deal.marked > 0)
                after.merge(new Deal(deal.marked - 1, deal.others, deal.out), p * deal.marked / deck, Double::sum);
            if (deal.others > 0)
                after.merge(new Deal(deal.marked, deal.others - 1, deal.out), p * deal.others / deck, Double::sum);
        });
        return after;
    }

    @ParameterizedTest
    @CsvSource({"2, 45", "3, 45", "3, 46", "4, 45"})
    @Rule({"PAL-3", "PAL-4", "PAL-6", "PAL-15"})
    void politiciansComeUpAsOftenAsWhoKnowsWhichWereSetAsideReckons(int seats, int threePlayerDeck) {
        PalaceRules rules = Scene.rules(seats, seats == 3 ? Map.of("threePlayerDeck", threePlayerDeck) : Map.of());
        for (int seed = 0; seed < 60; seed++) {
            Rng rng = new Rng(seed);
            Moves moves = new Moves();
            PalaceState state = rules.start();
            Map<Deal, Double> deals = Map.of();
            while (state.toAct() != 0) {
                int seat = Seat.lowest(state.toAct());
                rules.legal(state, seat, moves);
                int code = moves.draw(rng);
                if (state.stage() == Stage.GRID)
                    assertEquals(
                            state.unseen(Card.POLITICIAN) / (double) (state.deck + rules.box.unseen()),
                            politician(rules, state),
                            1e-12);
                if (state.stage() == Stage.BRIBES) deals = deals(rules, state);
                if (state.stage() == Stage.REFILL) {
                    assertEquals(politician(deals, state.deck), politician(rules, state), 1e-9);
                    deals = after(deals, state.deck, code == Codes.draw(Card.POLITICIAN));
                }
                rules.play(state, seat, code, Silent.HERALD);
            }
        }
    }

    @Test
    @Rule("PAL-6")
    void aPoliticianSetAsideIsSurelyInTheDeck() {
        PalaceRules rules = Scene.rules(4, Map.of("first", 0));
        PalaceState state = rules.start();
        state.stage(Stage.REFILL, Seat.bit(Seat.CHANCE));
        state.deck = 48;
        for (int number = 1; number <= Card.COUNT; number++) state.addUnseen(number, -state.unseen(number));
        state.addUnseen(Card.POLITICIAN, 4);
        state.addUnseen(1, 46);
        assertEquals(4 / 50.0, politician(rules, state), 1e-12);
        state.setAside = 1;
        assertEquals(1 / 48.0 + 47 / 48.0 * 3 / 49, politician(rules, state), 1e-12);
        state.setAside = 4;
        assertEquals(4 / 48.0, politician(rules, state), 1e-12);
    }

    /** The deck's last card, when all know that it is a Politician: nothing else can come up, though other cards are unseen. */
    @Test
    @Rule({"PAL-6", "PAL-15"})
    void whatCannotBeInTheDeckDoesNotComeUp() {
        PalaceRules rules = Scene.rules(4, Map.of("first", 0));
        PalaceState state = rules.start();
        state.stage(Stage.REFILL, Seat.bit(Seat.CHANCE));
        state.deck = 1;
        state.setAside = 4;
        for (int number = 1; number <= Card.COUNT; number++) state.addUnseen(number, -state.unseen(number));
        state.addUnseen(Card.POLITICIAN, 1);
        state.addUnseen(1, 2);
        assertEquals(1.0, politician(rules, state));
        assertEquals(Codes.draw(Card.POLITICIAN), rules.chance(state, new Rng(1), new Moves()));
        Scene scene = new Scene(4);
        scene.state.copyFrom(state);
        scene.refuses(Seat.CHANCE, new PalaceAction.Draw(Kind.NOBLE, 1), "PAL-15", "why.notInDeck");
    }

    @Test
    void theFastDrawGivesWhatTheListGives() {
        for (int seats = 2; seats <= 4; seats++) {
            PalaceRules rules = Scene.rules(seats, Map.of());
            Rng rng = new Rng(seats);
            Moves moves = new Moves();
            for (int match = 0; match < 20; match++) {
                PalaceState state = rules.start();
                while (state.toAct() != 0) {
                    int seat = Seat.lowest(state.toAct());
                    rules.legal(state, seat, moves);
                    long seed = rng.next();
                    int code = moves.draw(new Rng(seed));
                    if (seat == Seat.CHANCE) assertEquals(code, rules.chance(state, new Rng(seed), new Moves()));
                    rules.play(state, seat, code, Silent.HERALD);
                }
            }
        }
    }
}
