package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regalia.codec.match.Match;
import regalia.codec.match.RecordReader;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Message;
import regalia.testkit.CuratedGames;

/** Matches kept for what happens in them: they go as recorded, and their names say what is in them. */
class CuratedTest {

    @TestFactory
    Stream<DynamicTest> everyCuratedMatchGoesAsRecorded() {
        return CuratedGames.in(CuratedTest.class, "curated", Scene.GAME);
    }

    @ParameterizedTest
    @EnumSource(Purpose.class)
    void whatAFileIsNamedAfterHappensInIt(Purpose purpose) throws IOException {
        InputStream in = CuratedTest.class.getResourceAsStream("curated/" + purpose.file());
        if (in == null) throw new IllegalStateException("no " + purpose.file());
        try (RecordReader reader = new RecordReader(purpose.file(), in)) {
            Recorded recorded = reader.next().orElseThrow();
            Match<MinisterState, MinisterAction, MinisterView> match =
                    new Replay(_ -> Scene.GAME, Message::key).play(Scene.GAME, recorded);
            assertEquals(purpose.seats, recorded.header().seats());
            assertTrue(match.over());
            assertTrue(purpose.fits.test(match));
        }
    }
}
