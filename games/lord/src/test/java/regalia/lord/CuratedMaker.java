package regalia.lord;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import regalia.codec.match.Match;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;
import regalia.testkit.Records;
import regalia.testkit.Setup;

/** Looks for the first random match that serves each purpose, and writes those that are missing into a folder. */
final class CuratedMaker {

    private CuratedMaker() {}

    public static void main(String[] folder) throws IOException {
        for (Purpose purpose : Purpose.values()) {
            Path file = Path.of(folder[0], purpose.fileName());
            if (!Files.exists(file)) Files.writeString(file, find(purpose));
        }
    }

    private static String find(Purpose purpose) {
        Setup<LordState, LordAction, LordView> setup = Setup.of(new Hidden(), purpose.seats, purpose.options);
        for (int seed = 0; ; seed++) {
            RandomMatch<LordState, LordAction, LordView> random = new RandomMatch<>(setup, seed);
            Match<LordState, LordAction, LordView> match = new Match<>(Scene.GAME, setup.seats(), setup.options());
            for (Played<LordAction> played : random.actions()) match.act(played.seat(), played.action());
            if (purpose.happens.test(match))
                return Records.write(setup, purpose.fileName().replace(".jsonl", ""), random.actions());
        }
    }
}
