package regalia.lab.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.catalog.duel.Student;
import regalia.kernel.Rng;

class PlackettLuceTest {

    private static List<List<Integer>> order(Integer... bots) {
        return List.of(bots).stream().map(List::of).toList();
    }

    /** An order of finish that the model itself draws. */
    private static List<List<Integer>> drawn(double[] strengths, List<Integer> table, Rng rng) {
        List<Integer> left = new ArrayList<>(table);
        List<List<Integer>> order = new ArrayList<>();
        while (!left.isEmpty()) {
            double sum = left.stream().mapToDouble(bot -> strengths[bot]).sum();
            double mark = rng.fraction() * sum;
            int next = 0;
            while (next < left.size() - 1 && (mark -= strengths[left.get(next)]) >= 0) next++;
            int first = left.get(next);
            order.add(List.of(first));
            left.subList(next, next + 1).clear();
        }
        return order;
    }

    @Test
    void ofTwoBotsTheStrengthsAreAsTheirWinsWithARoundWonAndARoundLostMore() {
        PlackettLuce model = new PlackettLuce(2, 2);
        for (int i = 0; i < 12; i++) model.add(i < 9 ? order(0, 1) : order(1, 0));
        List<PlackettLuce.Strength> found = model.fit();
        assertEquals(6, model.rounds());
        assertEquals(Math.log(11.0 / 5), found.get(0).log() - found.get(1).log(), 1e-9);
        assertEquals(0, found.get(0).log() + found.get(1).log(), 1e-9);
    }

    @Test
    void aSharedRankIsHalfAWinForEach() {
        PlackettLuce model = new PlackettLuce(2, 2);
        for (int i = 0; i < 8; i++) model.add(i < 4 ? order(0, 1) : List.of(List.of(0, 1)));
        assertEquals(
                Math.log((6.0 + 2) / (2.0 + 2)),
                model.fit().get(0).log() - model.fit().get(1).log(),
                1e-9);
    }

    /** With strengths 1, 2, 3 the order 0, 1, 2 comes in 1/6 times 2/5 of all matches, and so on: four of sixty. */
    @Test
    void ordersAsOftenAsStrengthsSayGiveTheseStrengths() {
        PlackettLuce model = new PlackettLuce(3, 3);
        for (int i = 0; i < 2000; i++) {
            for (int k = 0; k < 4; k++) model.add(order(0, 1, 2));
            for (int k = 0; k < 6; k++) model.add(order(0, 2, 1));
            for (int k = 0; k < 5; k++) model.add(order(1, 0, 2));
            for (int k = 0; k < 15; k++) model.add(order(1, 2, 0));
            for (int k = 0; k < 10; k++) model.add(order(2, 0, 1));
            for (int k = 0; k < 20; k++) model.add(order(2, 1, 0));
        }
        List<PlackettLuce.Strength> found = model.fit();
        assertEquals(Math.log(2), found.get(1).log() - found.get(0).log(), 1e-3);
        assertEquals(Math.log(3), found.get(2).log() - found.get(0).log(), 1e-3);
    }

    @Test
    void whoeverWinsEverythingIsNeitherInfinitelyStrongNorSureToBeAsStrong() {
        PlackettLuce model = new PlackettLuce(3, 3);
        for (int i = 0; i < 300; i++) model.add(order(2, 1, 0));
        List<PlackettLuce.Strength> found = model.fit();
        assertTrue(found.get(0).log() < found.get(1).log()
                && found.get(1).log() < found.get(2).log());
        for (PlackettLuce.Strength strength : found) {
            assertTrue(Math.abs(strength.log()) < 8, strength.toString());
            assertTrue(strength.error() > 0.2, strength.toString());
        }
    }

    @Test
    void withoutAnyMatchAllAreEqual() {
        for (PlackettLuce.Strength strength : new PlackettLuce(4, 3).fit()) assertEquals(0, strength.log(), 1e-12);
    }

    /**
     * The interval holds the truth as often as it says, whether the matches of a round go their own ways or end alike. Where the weakest
     * hardly ever wins it holds more.
     */
    @ParameterizedTest
    @CsvSource({
        "2,2,false,1",
        "2,2,true,1",
        "4,4,false,1",
        "4,4,true,0.7",
        "4,2,false,0.7",
        "2,4,false,0.7",
        "3,3,false,2"
    })
    void theIntervalCoversTheTruth(int bots, int seats, boolean alike, double step) {
        Rng rng = new Rng(11);
        double[] strengths = IntStream.range(0, bots)
                .mapToDouble(bot -> Math.exp(step * (bot - (bots - 1) / 2.0)))
                .toArray();
        int ladders = 400;
        int rounds = 60;
        double reach = Student.reach(0.95, rounds - 1);
        int held = 0;
        for (int ladder = 0; ladder < ladders; ladder++) {
            Lineup lineup = new Lineup(bots, seats, ladder);
            PlackettLuce model = new PlackettLuce(bots, seats);
            for (int round = 0; round < rounds; round++) {
                List<List<Integer>> first = drawn(strengths, lineup.match(round * seats), rng);
                for (int match = 0; match < seats; match++)
                    model.add(alike || match == 0 ? first : drawn(strengths, lineup.match(round * seats + match), rng));
            }
            List<PlackettLuce.Strength> found = model.fit();
            for (int bot = 0; bot < bots; bot++) {
                PlackettLuce.Strength strength = found.get(bot);
                if (Math.abs(strength.log() - Math.log(strengths[bot])) <= reach * strength.error()) held++;
            }
        }
        double share = (double) held / ladders / bots;
        // 400 ladders show a share of 95 % within 2 % of it.
        assertTrue(share > 0.925, "covered in " + share);
    }
}
