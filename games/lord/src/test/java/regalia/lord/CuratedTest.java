package regalia.lord;

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
import regalia.kernel.Options;
import regalia.testkit.CuratedGames;

/** Matches kept for what happens in them: they go as recorded, and their names say what is in them. */
class CuratedTest {

    @TestFactory
    Stream<DynamicTest> everyCuratedMatchGoesAsRecorded() {
        return CuratedGames.in(CuratedTest.class, "curated", Scene.GAME);
    }

    @ParameterizedTest
    @EnumSource
    void inEachMatchHappensWhatItIsKeptFor(Purpose purpose) throws IOException {
        try (InputStream in = CuratedTest.class.getResourceAsStream("curated/" + purpose.fileName());
                RecordReader reader = new RecordReader(purpose.fileName(), in)) {
            Recorded recorded = reader.next().orElseThrow();
            Match<LordState, LordAction, LordView> match =
                    new Replay(_ -> Scene.GAME, Message::toString).play(Scene.GAME, recorded);
            assertEquals(purpose.seats, match.rules().seats());
            LordRules asked = (LordRules) Scene.GAME.rules(
                    purpose.seats, Options.complete(Scene.GAME.options(purpose.seats), purpose.options));
            LordRules played = (LordRules) match.rules();
            assertEquals(asked.games, played.games);
            assertEquals(asked.offSuit, played.offSuit);
            assertEquals(asked.cards, played.cards);
            assertEquals(asked.first, played.first);
            assertTrue(match.over());
            assertTrue(purpose.happens.test(match));
        }
    }
}
