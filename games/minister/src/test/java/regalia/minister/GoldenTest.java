package regalia.minister;

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

    private static Setup<MinisterState, MinisterAction, MinisterView> plain(int seats) {
        return Setup.of(new Open(), seats, Map.of());
    }

    @Test
    void aShortMatchReadsAsItDid() {
        Golden.check(GoldenTest.class, "playthrough.txt", Playthrough.of(plain(3), 18));
    }

    @Test
    void tenThousandMatchesGoAsTheyWent() {
        List<String> lines = new ArrayList<>();
        for (int seats = 3; seats <= 4; seats++) {
            lines.add(Fingerprint.of(plain(seats), 2_500));
            lines.add(Fingerprint.of(Setup.of(new Open(), seats, Map.of("board", Open.OTHER)), 2_500));
        }
        Golden.check(GoldenTest.class, "fingerprints.txt", lines);
    }

    @Test
    void theNumberOfWaysToGoOnStaysTheSame() {
        Scene scene = new Scene(3)
                .members(0, Scene.spot(Zone.LOCAL_COUNCIL), Scene.spot(Zone.COMMITTEE), Scene.spot(Zone.SECTOR_3))
                .members(1, Scene.spot(Zone.PARLIAMENT), Scene.spot(Zone.FRONT_BENCH), Scene.spot(Zone.TELEVISION))
                .left(5);
        assertEquals(
                List.of(6L, 16L, 72L, 262L, 1114L, 5038L, 22112L), new Perft<>(plain(3), 6).counts(scene.state, 7));
    }
}
