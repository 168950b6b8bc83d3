package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.DataFiles;
import regalia.kernel.Rule;
import regalia.kernel.Unusable;

/** What the ranks pay, and the data file that says so. */
class RewardsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A | CASTLE  | 4 3 1          | 5 4 2 1",
                "A | VILLAGE | perCard steal 1 | perCard steal 2 1",
                "A | PORT    | half 2 1       | half 3 2 1",
                "B | CASTLE  | 6 2 -1         | 6 3 1 -1",
                "B | VILLAGE | steal 3 perCard | steal 3 2 perCard",
                "B | PORT    | -2 4 3         | -2 5 3 2",
                "C | CASTLE  | -3 5 half      | -3 5 3 half",
                "C | VILLAGE | half half -1   | half half 1 -1",
                "C | PORT    | perCard -2 4   | perCard -2 4 2",
            })
    @Rule({"EMB-2", "EMB-5"})
    void theFacesAreThoseOfTheSheet(String set, Location location, String few, String five) {
        for (int seats = 3; seats <= 5; seats++) {
            List<Reward> face = Scene.set(set, seats).rules.faces.get(location.ordinal());
            assertEquals(
                    seats == 5 ? five : few,
                    String.join(" ", face.stream().map(Reward::toString).toList()));
        }
    }

    @Test
    @Rule("EMB-2")
    void setAIsThePlainChoice() {
        assertEquals(new Scene(3).rules.faces, Scene.set("A", 3).rules.faces);
    }

    @Test
    @Rule("EMB-5")
    void perCardCountsEveryCardThereTheRewardedOneToo() {
        Scene scene = new Scene(3)
                .lay(VILLAGE, "0 king", "1 thief", "2 bard", "1 sailor", "2 hunter")
                .settle();
        assertEquals("0 +5 EMB-15", scene.ledger.getFirst());
    }

    @Test
    @Rule("EMB-5")
    void halfOfAnOddValueIsRoundedUp() {
        assertEquals(List.of("0 +8 EMB-15"), new Scene(3).lay(PORT, "0 king").settle().ledger);
        assertEquals(List.of("0 +6 EMB-15"), new Scene(3).lay(PORT, "0 guard").settle().ledger);
        assertEquals(List.of("0 +6 EMB-15"), new Scene(3).lay(PORT, "0 thief").settle().ledger);
        assertEquals(List.of("0 +1 EMB-15"), new Scene(3).lay(PORT, "0 hunter").settle().ledger);
    }

    @Test
    @Rule({"EMB-5", "EMB-22"})
    void stealTakesOneFromEachOther() {
        Scene scene =
                new Scene(4).gold(3, 3, 1, 0).lay(VILLAGE, "3 king", "0 thief").settle();
        assertEquals(List.of("3 +2 EMB-15", "1 -1 EMB-22", "2 -1 EMB-22", "3 -1 EMB-22", "0 +3 EMB-22"), scene.ledger);
        assertEquals(List.of(6, 2, 0, 1), scene.gold());
    }

    @Test
    @Rule({"EMB-14", "EMB-22"})
    void whoHasNothingIsNotStolenFrom() {
        Scene scene = Scene.set("B", 3).gold(3, 1, 0).lay(VILLAGE, "0 thief").settle();
        assertEquals(List.of("1 -1 EMB-22", "0 +1 EMB-22"), scene.ledger);
        Scene poor = Scene.set("B", 3).gold(3, 0, 0).lay(VILLAGE, "0 thief").settle();
        assertEquals(List.of(), poor.ledger);
    }

    @Test
    @Rule({"EMB-22", "EMB-P2"})
    void aSailorInAStealingPortTakesTwoFromEach() {
        String text = standard().replace("port:    {few: [half, 2, 1]", "port:    {few: [steal, perCard, half]");
        Rewards own = DataFiles.parse("own.yaml", text, Rewards.class);
        Scene scene = new Scene(3, Map.of("rewards", own))
                .gold(3, 2, 1)
                .lay(PORT, "0 sailor")
                .settle();
        assertEquals(List.of("1 -2 EMB-22", "2 -1 EMB-22", "0 +3 EMB-22"), scene.ledger);
        Scene perCard = new Scene(3, Map.of("rewards", own))
                .gold(0, 0, 0)
                .lay(PORT, "1 king", "0 sailor")
                .settle();
        assertEquals(List.of("0 +4 EMB-15"), perCard.ledger);
        Scene half = new Scene(3, Map.of("rewards", own))
                .gold(0, 0, 0)
                .lay(PORT, "1 king", "2 king", "0 sailor")
                .settle();
        assertEquals(List.of("2 +3 EMB-15", "0 +2 EMB-15"), half.ledger);
    }

    @Test
    @Rule("EMB-15")
    void asManyRanksArePaidAsTheFaceHas() {
        Scene three = new Scene(4)
                .lay(CASTLE, "0 king", "1 witch", "2 thief", "3 bard")
                .settle();
        assertEquals(List.of("0 +4 EMB-15", "1 +3 EMB-15", "2 +1 EMB-15"), three.ledger);
        Scene four = new Scene(5)
                .lay(CASTLE, "0 king", "1 witch", "2 thief", "3 bard", "4 hunter")
                .settle();
        assertEquals(List.of("0 +5 EMB-15", "1 +4 EMB-15", "2 +2 EMB-15", "3 +1 EMB-15"), four.ledger);
        assertEquals("4 hunter", four.row(CASTLE));
    }

    @Test
    @Rule("EMB-14")
    void aLossIsPaidAsFarAsThereIsGold() {
        assertEquals(
                List.of(0, 3, 3),
                Scene.set("C", 3).gold(2, 3, 3).lay(CASTLE, "0 king").settle().gold());
        assertEquals(
                List.of(0, 3, 3),
                Scene.set("C", 3).gold(3, 3, 3).lay(CASTLE, "0 king").settle().gold());
        assertEquals(
                List.of(1, 3, 3),
                Scene.set("C", 3).gold(4, 3, 3).lay(CASTLE, "0 king").settle().gold());
    }

    private static String standard() {
        try (var in = Emblemes.class.getResourceAsStream("rewards.yaml")) {
            if (in == null) throw new IllegalStateException("rewards.yaml is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "few: [4, 3, 1]       | few: [4, 3]       | line 10 | sets.A.castle.few | 3 rewards",
                "few: [4, 3, 1]       | few: [4, 3, 1, 1] | line 10 | sets.A.castle.few | 3 rewards",
                "five: [half, 3, 2, 1] | five: [half, 3]  | line 12 | sets.A.port.five | 4 rewards",
                "few: [6, 2, -1]      | few: [6, 2, -100] | line 14 | sets.B.castle.few[2] | -99",
                "few: [6, 2, -1]      | few: [6, 2, 100]  | line 14 | sets.B.castle.few[2] | 99",
                "few: [6, 2, -1]      | few: [6, 2, -2147483648] | line 14 | sets.B.castle.few[2] | -99",
                "few: [6, 2, -1]      | few: [6, 2, all]  | line 14 | sets.B.castle.few[2] | perCard",
                "few: [6, 2, -1]      | few: [6, 2, 1.5]  | line 14 | sets.B.castle.few[2] | whole number",
                "few: [6, 2, -1]      | fiew: [6, 2, -1]  | line 14 | sets.B.castle | fiew",
                "C:                   | D:                | line 8 | sets | must have set C",
            })
    @Rule("EMB-5")
    void aFaultInADataFileIsNamedWithLineAndField(String old, String wrong, String line, String field, String reason) {
        String text = standard().replace(old, wrong);
        Unusable fault = assertThrows(Unusable.class, () -> DataFiles.parse("own.yaml", text, Rewards.class));
        for (String part : List.of("own.yaml", line, field, reason))
            assertTrue(String.valueOf(fault.getMessage()).contains(part), fault.getMessage() + " lacks " + part);
    }

    @Test
    void aSetThatIsNotInTheBoxIsNamedWithItsLine() {
        String text = standard() + "  D:\n    castle: {few: [1, 1, 1], five: [1, 1, 1, 1]}\n";
        Unusable fault = assertThrows(Unusable.class, () -> DataFiles.parse("own.yaml", text, Rewards.class));
        assertEquals("own.yaml, line 21, sets.D: is none of the sets A, B and C", fault.getMessage());
    }

    @Test
    void ninetyNineGoldIsTheMostARankMayPay() {
        String text = standard().replace("few: [6, 2, -1]", "few: [99, 2, -99]");
        assertEquals(
                99,
                DataFiles.parse("own.yaml", text, Rewards.class)
                        .face("B", CASTLE, 3)
                        .getFirst()
                        .gold());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sets: {}", "sets: {A: {}, B: {}, C: {}}", "{}", "- 1", "", "sets: 3", "\u0000"})
    void aFileThatHoldsSomethingElseIsRefused(String text) {
        assertThrows(Unusable.class, () -> DataFiles.parse("own.yaml", text, Rewards.class));
    }
}
