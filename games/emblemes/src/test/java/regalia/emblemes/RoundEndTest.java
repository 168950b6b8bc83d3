package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static regalia.emblemes.Location.CASTLE;
import static regalia.emblemes.Location.PORT;
import static regalia.emblemes.Location.VILLAGE;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rule;

/** The powers of the end of a round. The Castle of set A pays 4, 3 and 1 with 3 or 4 players. */
class RoundEndTest {

    @Test
    @Rule("EMB-P14")
    void aPrincessBringsEachOtherCardsOwnerOneGold() {
        Scene scene = new Scene(4)
                .lay(CASTLE, "0 princess", "1 princess", "2 thief", "2 bard", "0 spy")
                .settle();
        assertEquals(2, Collections.frequency(scene.ledger, "0 +1 EMB-P14") - 1);
        assertEquals(4, Collections.frequency(scene.ledger, "2 +1 EMB-P14"));
        assertEquals(1, Collections.frequency(scene.ledger, "1 +1 EMB-P14"));
        assertEquals(0, Collections.frequency(scene.ledger, "3 +1 EMB-P14"));
    }

    @Test
    @Rule("EMB-P14")
    void aPrincessAloneBringsNothing() {
        assertEquals(
                List.of("0 +4 EMB-15"), new Scene(3).lay(CASTLE, "0 princess").settle().ledger);
    }

    @Test
    @Rule({"EMB-P13", "EMB-19"})
    void aWitchCancelsEveryPowerBelowHerOwnValue() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "0 witch", "1 traitor", "2 merchant", "1 spy", "2 bard")
                .settle();
        assertEquals(List.of("0 +4 EMB-15", "1 +3 EMB-15", "2 +1 EMB-15"), scene.ledger);
        assertEquals(3, Collections.frequency(scene.log, "log.cancelled"));
    }

    @Test
    @Rule("EMB-19")
    void aWitchCancelsNeitherAWitchNorAPrincess() {
        Scene scene =
                new Scene(3).lay(CASTLE, "0 princess", "1 witch", "2 witch").settle();
        assertEquals(
                List.of("1 +1 EMB-P14", "2 +1 EMB-P14", "0 +4 EMB-15", "1 +3 EMB-15", "2 +1 EMB-15"), scene.ledger);
        assertFalse(scene.log.contains("log.cancelled"));
    }

    @Test
    @Rule("EMB-P13")
    void aWitchElsewhereCancelsNothingHere() {
        Scene scene = new Scene(3).lay(PORT, "0 witch").lay(CASTLE, "1 spy").settle();
        assertTrue(scene.ledger.contains("1 +2 EMB-P3"));
    }

    @Test
    @Rule("EMB-P7")
    void aTraitorGivesTheLowestCardTheFirstRank() {
        Scene scene = new Scene(3).lay(CASTLE, "0 king", "1 traitor", "2 bard").settle();
        assertEquals(List.of("2 +4 EMB-15", "1 +3 EMB-15", "0 +1 EMB-15"), scene.ledger);
    }

    @Test
    @Rule("EMB-P7")
    void twoTraitorsReverseOnce() {
        Scene scene =
                new Scene(3).lay(CASTLE, "0 traitor", "1 traitor", "2 bard").settle();
        assertEquals(List.of("2 +4 EMB-15", "1 +3 EMB-15", "0 +1 EMB-15"), scene.ledger);
        assertEquals(1, Collections.frequency(scene.log, "log.reversed"));
    }

    @Test
    @Rule({"EMB-P7", "EMB-19"})
    void aWitchCancelsTheReversal() {
        Scene scene = new Scene(3).lay(CASTLE, "0 witch", "1 traitor").settle();
        assertEquals(List.of("0 +4 EMB-15", "1 +3 EMB-15"), scene.ledger);
    }

    @Test
    @Rule("EMB-P6")
    void aMerchantEarnsForCardsBelowSixOnly() {
        Scene scene = new Scene(4)
                .lay(CASTLE, "0 traitor", "1 merchant", "2 merchant", "3 warrior", "0 hunter")
                .settle();
        assertTrue(scene.ledger.contains("1 +2 EMB-P6"));
        assertTrue(scene.ledger.contains("2 +2 EMB-P6"));
        Scene none = new Scene(3).lay(CASTLE, "0 traitor", "1 merchant").settle();
        assertFalse(none.ledger.stream().anyMatch(line -> line.contains("EMB-P6")));
    }

    @Test
    @Rule("EMB-P3")
    void aSpyEarnsTwoOnlyAsItsOwnersOnlyCardThere() {
        assertTrue(new Scene(3)
                .lay(CASTLE, "0 spy", "1 king")
                .lay(PORT, "0 king")
                .settle()
                .ledger
                .contains("0 +2 EMB-P3"));
        assertFalse(new Scene(3).lay(CASTLE, "0 spy", "0 king").settle().ledger.contains("0 +2 EMB-P3"));
    }

    @Test
    @Rule("EMB-P2")
    void aSailorsOwnRewardIsDoubledInThePortOnly() {
        assertEquals(
                List.of("0 +8 EMB-15", "1 +2 EMB-15"),
                new Scene(3).lay(PORT, "0 king", "1 hunter").settle().ledger);
        assertEquals(
                List.of("0 +8 EMB-15", "1 +4 EMB-15"),
                new Scene(3).lay(PORT, "0 king", "1 sailor").settle().ledger);
        assertEquals(
                List.of("0 +4 EMB-15", "1 +3 EMB-15"),
                new Scene(3).lay(CASTLE, "0 king", "1 sailor").settle().ledger);
    }

    @Test
    @Rule({"EMB-P2", "EMB-14"})
    void aSailorsLossIsDoubledAsFarAsThereIsGold() {
        assertEquals(
                List.of("0 -4 EMB-15"),
                Scene.set("B", 3).gold(9, 3, 3).lay(PORT, "0 sailor").settle().ledger);
        assertEquals(
                List.of("0 -3 EMB-15"),
                Scene.set("B", 3).gold(3, 3, 3).lay(PORT, "0 sailor").settle().ledger);
        assertEquals(
                List.of("0 -2 EMB-15"),
                Scene.set("B", 3).gold(9, 3, 3).lay(PORT, "0 hunter").settle().ledger);
    }

    @Test
    @Rule({"EMB-P2", "EMB-19"})
    void aWitchInThePortUndoublesTheSailor() {
        Scene scene = new Scene(3).lay(PORT, "0 witch", "1 sailor").settle();
        assertEquals(List.of("0 +7 EMB-15", "1 +2 EMB-15"), scene.ledger);
    }

    @Test
    @Rule("EMB-P2")
    void everySailorInThePortIsDoubled() {
        Scene scene = new Scene(3).lay(PORT, "0 king", "1 sailor", "2 sailor").settle();
        assertEquals(List.of("0 +8 EMB-15", "1 +4 EMB-15", "2 +2 EMB-15"), scene.ledger);
    }

    @Test
    @Rule("EMB-15")
    void powersActFromLeftToRightBeforeTheRewardsAndTheCastleComesFirst() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "0 princess", "1 merchant", "2 spy")
                .lay(VILLAGE, "0 spy")
                .settle();
        assertEquals(
                List.of(
                        "1 +1 EMB-P14",
                        "2 +1 EMB-P14",
                        "1 +1 EMB-P6",
                        "2 +2 EMB-P3",
                        "0 +4 EMB-15",
                        "1 +3 EMB-15",
                        "2 +1 EMB-15",
                        "0 +2 EMB-P3",
                        "0 +1 EMB-15"),
                scene.ledger);
    }

    @Test
    @Rule("EMB-16")
    void rewardedCardsLeaveAndTheOthersStay() {
        Scene scene = new Scene(4)
                .lay(CASTLE, "0 king", "1 witch", "2 thief", "3 bard", "0 spy")
                .lay(PORT, "1 bard");
        scene.settle();
        assertEquals("3 bard, 0 spy", scene.row(CASTLE));
        assertEquals("", scene.row(PORT));
    }

    @Test
    @Rule("EMB-16")
    void aNegativeRewardIsARewardToo() {
        Scene scene = Scene.set("B", 3)
                .lay(CASTLE, "0 king", "1 witch", "2 thief", "0 bard")
                .settle();
        assertEquals("0 bard", scene.row(CASTLE));
    }

    @Test
    @Rule("EMB-16")
    void cardsOfASettledLocationStillCountForTheNext() {
        Scene scene = new Scene(3)
                .lay(VILLAGE, "0 king", "1 witch", "2 thief", "0 bard")
                .settle();
        assertTrue(scene.ledger.contains("0 +4 EMB-15"));
        assertEquals("0 bard", scene.row(VILLAGE));
    }

    @Test
    @Rule("EMB-20")
    void reversedRanksRewardAndDiscardTheLowestCards() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "0 king", "1 princess", "2 traitor", "0 bard", "1 sailor")
                .settle();
        assertTrue(scene.ledger.contains("1 +4 EMB-15"));
        assertEquals("0 king, 1 princess", scene.row(CASTLE));
    }

    @Test
    @Rule("EMB-20")
    void reversalInOneLocationDoesNotTouchAnother() {
        Scene scene = new Scene(3)
                .lay(CASTLE, "0 traitor")
                .lay(PORT, "0 king", "1 witch", "2 thief", "0 bard")
                .settle();
        assertEquals("0 bard", scene.row(PORT));
    }
}
