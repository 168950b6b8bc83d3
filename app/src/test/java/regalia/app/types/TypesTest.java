package regalia.app.types;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.catalog.Catalog;
import regalia.kernel.Game;

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
        Path file = Path.of("..", "games", id, "ui", "generated.ts");
        if ("write".equals(System.getProperty("regalia.types"))) Files.writeString(file, text);
        assertEquals(
                text, Files.readString(file), file + " is not what the records say; this writes it anew: " + COMMAND);
    }
}
