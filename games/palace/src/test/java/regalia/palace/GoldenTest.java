package regalia.palace;

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

    private static Setup<PalaceState, PalaceAction, PalaceView> setup(int seats, Map<String, Object> options) {
        return Setup.of(new Hidden(), seats, options);
    }

    @Test
    void aShortMatchReadsAsItDid() {
        Golden.check(GoldenTest.class, "playthrough.txt", Playthrough.of(setup(2, Map.of()), 7));
    }

    @Test
    void tenThousandMatchesGoAsTheyWent() {
        List<String> lines = new ArrayList<>();
        lines.add(Fingerprint.of(setup(2, Map.of()), 2_500));
        lines.add(Fingerprint.of(setup(3, Map.of()), 2_500));
        lines.add(Fingerprint.of(setup(3, Map.of("threePlayerDeck", 46)), 2_500));
        lines.add(Fingerprint.of(setup(4, Map.of()), 2_500));
        Golden.check(GoldenTest.class, "fingerprints.txt", lines);
    }

    @Test
    void theNumberOfWaysToGoOnStaysTheSame() {
        Scene scene =
                new Scene(3).row(1, "politician 1").row(2, "king 2", "queen 3").disc(3, Colour.VIOLET);
        assertEquals(List.of(3L, 10L, 28L, 80L, 208L, 572L), new Perft<>(setup(3, Map.of()), 2).counts(scene.state, 6));
    }
}
