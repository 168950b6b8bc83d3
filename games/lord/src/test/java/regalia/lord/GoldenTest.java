package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regalia.testkit.Fingerprint;
import regalia.testkit.Golden;
import regalia.testkit.Perft;
import regalia.testkit.Playthrough;
import regalia.testkit.Setup;

/** What must not change unnoticed. */
class GoldenTest {

    private static Setup<LordState, LordAction, LordView> setup(int seats, Map<String, Object> options) {
        return Setup.of(new Hidden(), seats, options);
    }

    @Test
    void aShortMatchReadsAsItDid() {
        Golden.check(GoldenTest.class, "playthrough.txt", Playthrough.of(setup(2, Map.of()), 7));
    }

    @Test
    void tenThousandMatchesGoAsTheyWent() {
        List<String> lines = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++)
            for (String offSuit : List.of("sitOut", "discard"))
                lines.add(Fingerprint.of(setup(seats, Map.of("offSuit", offSuit)), 1_667));
        Golden.check(GoldenTest.class, "fingerprints.txt", lines);
    }

    @Test
    void theNumberOfWaysToGoOnStaysTheSame() {
        Scene four = Scene.discard(4)
                .craving(Card.WINE_3, Card.SWORD_2)
                .hand(0, "sword 115 wheat 3 0 00")
                .hand(1, "sword 19 wine 2 0")
                .hand(2, "wheat 48 wine 7")
                .hand(3, "wine 55 0")
                .begin(0);
        assertEquals(
                List.of(24L, 128L, 144L, 288L, 1338L, 3147L),
                new Perft<>(setup(4, Map.of("offSuit", "discard")), 2).counts(four.state, 6));
        Scene two = new Scene(2)
                .craving(Card.WINE_3, Card.SWORD_2)
                .open(0, "sword 15")
                .hand(0, "sword 1 wheat 3 0")
                .open(1, "sword 9 wine 22")
                .hand(1, "sword 6 0")
                .begin(0);
        assertEquals(
                List.of(12L, 68L, 215L, 522L, 1462L, 2961L), new Perft<>(setup(2, Map.of()), 2).counts(two.state, 6));
    }
}
