package regalia.royaume;

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

    @Test
    void aShortMatchReadsAsItDid() {
        Golden.check(GoldenTest.class, "playthrough.txt", Playthrough.of(Setup.of(new Hidden(), 2, Map.of()), 7));
    }

    @Test
    void tenThousandMatchesGoAsTheyWent() {
        List<String> lines = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++)
            for (String level : Level.WORDS)
                lines.add(Fingerprint.of(Setup.of(new Hidden(), seats, Map.of("level", level)), 1_112));
        Golden.check(GoldenTest.class, "fingerprints.txt", lines);
    }

    @Test
    void theNumberOfWaysToGoOnStaysTheSame() {
        Setup<RoyaumeState, RoyaumeAction, RoyaumeView> setup = Setup.of(new Hidden(), 2, Map.of("level", "first"));
        Scene scene = Scene.level(2, Level.FIRST).building();
        scene.kept(0, "sentry sentry dragon golem borderPost borderPost quarry forge blackCastle redCastle mill mill");
        scene.build(0, "sentry dragon golem sentry");
        assertEquals(List.of(31L, 887L, 22_352L, 466_395L), new Perft<>(setup, 1).counts(scene.state, 4));
    }
}
