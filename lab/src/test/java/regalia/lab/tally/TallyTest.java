package regalia.lab.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regalia.codec.Json;
import regalia.kernel.Rng;
import regalia.lab.tally.Notable.Kind;

class TallyTest {

    private static final int SEATS = 3;

    /** A match with made-up figures that follow from its number. */
    private static Figures match(int number) {
        Rng rng = new Rng(number);
        Figures figures = new Figures(SEATS);
        figures.begin(number);
        figures.first(rng.below(SEATS));
        for (int i = rng.below(40); i >= 0; i--) figures.decision(1 + rng.below(9));
        for (Measure measure : List.of(Measure.ACTIONS, Measure.MARGIN, Measure.BEST, Measure.DEFICIT))
            figures.put(measure, rng.below(20));
        int winner = rng.below(SEATS);
        boolean shared = rng.below(5) == 0;
        for (int seat = 0; seat < SEATS; seat++) {
            int part = shared ? Figures.VICTORY / SEATS : seat == winner ? Figures.VICTORY : 0;
            figures.result(seat, rng.below(50) - 5, part);
        }
        for (int i = 0; i < 30; i++) {
            int pick = rng.below(200);
            figures.ballot().offer(pick, 1 + rng.below(3), 5);
            if (rng.below(3) == 0) figures.ballot().choose(pick, rng.below(SEATS));
        }
        return figures;
    }

    private static Tally tally(List<Integer> matches) {
        Tally tally = new Tally(SEATS);
        for (int match : matches) tally.add(match(match), pick -> "take/card/card." + pick);
        return tally;
    }

    private static List<Integer> numbers(int from, int to) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = from; i <= to; i++) numbers.add(i);
        return numbers;
    }

    @Test
    void partsAddUpToTheWholeInAnyOrder() {
        String whole = tally(numbers(1, 200)).write().toString();
        Random random = new Random(1);
        for (int round = 0; round < 20; round++) {
            List<Integer> matches = numbers(1, 200);
            Collections.shuffle(matches, random);
            List<Tally> parts = new ArrayList<>();
            for (int from = 0; from < 200; ) {
                int to = Math.min(200, from + 1 + random.nextInt(60));
                parts.add(tally(matches.subList(from, to)));
                from = to;
            }
            Collections.shuffle(parts, random);
            Tally sum = new Tally(SEATS);
            parts.forEach(sum::add);
            assertEquals(whole, sum.write().toString());
        }
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Tally tally = tally(numbers(1, 50));
        assertEquals(
                tally.write(), Tally.read(Json.tree(tally.write().toString())).write());
    }

    @Test
    void victoriesOfAllSeatsMakeOneForEachMatch() {
        Tally tally = tally(numbers(1, 100));
        long bySeat = 0;
        long byPlace = 0;
        for (int i = 0; i < SEATS; i++) {
            bySeat += tally.seat(i).with();
            byPlace += tally.place(i).with();
        }
        assertEquals(100L * Figures.VICTORY, bySeat);
        assertEquals(100L * Figures.VICTORY, byPlace);
    }

    @Test
    void aSharedVictoryCountsInPartForWhoChose() {
        Figures figures = new Figures(2);
        figures.begin(1);
        figures.result(0, 5, Figures.VICTORY / 2);
        figures.result(1, 5, Figures.VICTORY / 2);
        figures.ballot().offer(0, 1, 4);
        figures.ballot().choose(0, 1);
        Tally tally = new Tally(2);
        tally.add(figures, _ -> "lay/colour/colour.red");
        assertEquals("lay/colour/colour.red", tally.choices().firstKey());
        Choice choice = tally.choices().values().iterator().next();
        assertEquals(0.5, choice.won().value());
        assertEquals(1, choice.taken().value());
        assertEquals(0.25, choice.even());
    }

    @Test
    void ofEquallyNotableMatchesTheEarlierStays() {
        Tally tally = tally(numbers(1, 300));
        List<Notable.Mark> longest = tally.notable(Kind.LONGEST).marks();
        assertEquals(3, longest.size());
        assertEquals(19, longest.getFirst().value());
        assertTrue(longest.get(0).match() < longest.get(1).match());
        assertEquals(0, tally.notable(Kind.SHORTEST).marks().getFirst().value());
    }

    @Test
    void pairsAddUpToo() {
        Pairs whole = new Pairs(SEATS);
        Pairs first = new Pairs(SEATS);
        Pairs second = new Pairs(SEATS);
        for (int match = 1; match <= 60; match++) {
            whole.add(match(match), match(match + 1000), match);
            (match % 3 == 0 ? first : second).add(match(match), match(match + 1000), match);
        }
        second.add(first);
        assertEquals(whole.write(), second.write());
        assertEquals(
                whole.write(), Pairs.read(Json.tree(whole.write().toString())).write());
    }

    @Test
    void aMatchAgainstItselfDiffersInNothing() {
        Pairs pairs = new Pairs(SEATS);
        for (int match = 1; match <= 60; match++) pairs.add(match(match), match(match), 1);
        for (Measure measure : Measure.values())
            assertEquals(0, pairs.of(measure).mean());
        assertEquals(0, pairs.place(0).deviation());
    }
}
