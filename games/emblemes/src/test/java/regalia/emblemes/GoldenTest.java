package regalia.emblemes;

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

    private static Setup<EmblemesState, EmblemesAction, EmblemesView> plain(int seats) {
        return Setup.of(new Hidden(), seats, Map.of());
    }

    @Test
    void aShortMatchReadsAsItDid() {
        Golden.check(GoldenTest.class, "playthrough.txt", Playthrough.of(plain(3), 7));
    }

    @Test
    void tenThousandMatchesGoAsTheyWent() {
        List<String> lines = new ArrayList<>();
        for (int seats = 3; seats <= 5; seats++)
            for (String set : Rewards.SETS)
                lines.add(Fingerprint.of(Setup.of(new Hidden(), seats, Map.of("set", set)), 1_112));
        Golden.check(GoldenTest.class, "fingerprints.txt", lines);
    }

    @Test
    void theNumberOfWaysToGoOnStaysTheSame() {
        Setup<EmblemesState, EmblemesAction, EmblemesView> setup = plain(3);
        Scene scene = new Scene(3).lay(Location.CASTLE, "0 spy", "1 spy").lay(Location.PORT, "2 witch");
        for (int seat = 0; seat < 3; seat++)
            scene.hand(seat, Persona.GUARD, Persona.BARD, Persona.ALCHEMIST, Persona.COURTESAN, Persona.STRATEGIST);
        assertEquals(List.of(5L, 25L, 125L, 375L, 1170L, 2857L), new Perft<>(setup, 2).counts(scene.state, 6));
    }
}
