package regalia.app.types;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.app.laboratory.LabRoutes;
import regalia.catalog.Catalog;
import regalia.codec.wire.WireLine;
import regalia.kernel.Game;
import regalia.server.api.ChatRoutes;
import regalia.server.api.GameRoutes;
import regalia.server.api.GuideRoutes;
import regalia.server.api.HouseRoutes;
import regalia.server.api.PlayRoutes;
import regalia.server.api.RecordRoutes;
import regalia.server.api.TableRoutes;
import regalia.server.http.Problem;
import regalia.server.people.Me;
import regalia.server.people.Words;
import regalia.server.play.Spoken;
import regalia.server.stream.Aside;
import regalia.server.table.Shown;

class TypesTest {

    private static final String COMMAND =
            "mvn -o test -pl app -am -Dtest=TypesTest -Dsurefire.failIfNoSpecifiedTests=false"
                    + " -Dregalia.types=write";

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void theBoardsTypesAreThoseOfTheRecords(String id) throws IOException {
        Game<?, ?, ?> game = Catalog.game(id);
        String text = TypeScript.of(
                "What the server tells of a match and what can be done, made from the records of the rules: not to be edited.",
                game.views(),
                game.actions());
        check(text, Path.of("..", "games", id, "ui", "generated.ts"));
    }

    /** What the page hears and fetches; what it sends is judged by the server. */
    @Test
    void thePagesTypesAreThoseOfTheServersRecords() throws IOException {
        String text = TypeScript.of(
                "What the server says over the wire and answers to requests, made from its records: not to be edited.",
                Shown.class,
                WireLine.class,
                Aside.class,
                Problem.class,
                Me.class,
                Words.Transfer.class,
                Words.Recovery.class,
                Words.MadeToken.class,
                Words.Tokens.class,
                Words.MadeBot.class,
                Words.Bots.class,
                TableRoutes.Listed.class,
                GameRoutes.Shelf.class,
                GameRoutes.Rules.class,
                GuideRoutes.Lesson.class,
                HouseRoutes.House.class,
                PlayRoutes.Ideas.class,
                Spoken.Words.class,
                Spoken.Judged.class,
                ChatRoutes.Muted.class,
                RecordRoutes.Past.class,
                RecordRoutes.Uploaded.class,
                RecordRoutes.Verdict.class,
                RecordRoutes.Duplicates.class,
                LabRoutes.Lab.class,
                LabRoutes.Begun.class,
                LabRoutes.Watched.class);
        check(text, Path.of("..", "web", "src", "lib", "generated.ts"));
    }

    private static void check(String text, Path file) throws IOException {
        if ("write".equals(System.getProperty("regalia.types"))) Files.writeString(file, text);
        assertEquals(
                text, Files.readString(file), file + " is not what the records say; this writes it anew: " + COMMAND);
    }
}
