package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import regalia.kernel.Game;
import regalia.kernel.Unusable;

class SetupTest {

    private final Game<?, ?, ?> game = Catalog.game("emblemes");

    private static void refused(String sentence, Executable asked) {
        assertEquals(sentence, assertThrows(Unusable.class, asked).getMessage());
    }

    @Test
    void aGameThatThereIsNotIsUnusable() {
        refused(
                "there is no game 'chess'; there is " + String.join(", ", Catalog.games()),
                () -> Catalog.game("chess"));
    }

    @Test
    void oneWordFillsAllSeats() {
        assertEquals(
                List.of("page", "page", "page", "page"),
                Seating.bots("page").at(game, 4).words());
        assertEquals(3, Seating.players("me").at(game, 0).words().size());
    }

    @Test
    void asManySeatsAsPlayersAreNamed() {
        Seating seating = Seating.players("me, squire,page,me").at(game, 0);
        assertEquals(List.of(0, 3), seating.people());
        assertEquals("Ben", seating.named(List.of("Ann", "Ben")).get(3).name());
        assertEquals("squire", seating.named(List.of("Ann", "Ben")).get(1).bot().orElseThrow());
    }

    @Test
    void aTableThatDoesNotFitIsUnusable() {
        refused(
                "emblemes is for 3 to 5 players, not 2",
                () -> Seating.bots("page,page").at(game, 0));
        refused(
                "emblemes is for 3 to 5 players, not 6",
                () -> Seating.bots("page").at(game, 6));
        refused(
                "there are 4 seats but 3 players: name one for each, or one for all",
                () -> Seating.bots("page,page,page").at(game, 4));
    }

    @Test
    void aPlayerThatThereIsNotIsUnusable() {
        refused(
                "there is no player 'queen'; there is me, page, squire, knight, king, exec:COMMAND",
                () -> Seating.players("me,queen"));
        refused("there is no bot 'me'; there is page, squire, knight, king", () -> Seating.bots("page,me"));
        refused("there is no bot ''; there is page, squire, knight, king", () -> Seating.bots(""));
    }

    @Test
    void optionsAreReadAsPeopleWriteThem() {
        assertEquals(2, Setup.options(game, 3, Map.of("first", "2")).first());
        refused("option first can be random, 0, 1 or 2, not '3'", () -> Setup.options(game, 3, Map.of("first", "3")));
        refused(
                "no-such-file.yaml: there is no such file",
                () -> Setup.options(game, 3, Map.of("rewards", "no-such-file.yaml")));
    }
}
