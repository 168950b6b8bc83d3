package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regalia.kernel.Action;

/** Actions of games to come: lists, flags and things that may be missing. */
class GrammarTest {

    enum Colour {
        RED,
        DARK_RED
    }

    record Tile(Colour colour, int value) {}

    sealed interface Toy extends Action {
        @Override
        default int code() {
            return 0;
        }

        record Build(List<Tile> tiles, boolean turned) implements Toy {}

        record GiveAway(List<Integer> seats, Optional<Colour> colour) implements Toy {}
    }

    private final Vocabulary vocabulary =
            new Vocabulary(List.of(Messages.load(Language.EN).with(List.of("Ann", "Ben"))), 2);

    private Object read(Class<?> type, String words) {
        List<String> typed = Words.of(words).words();
        return vocabulary.records(new Shape(type), "toy.", typed, 0).stream()
                .filter(read -> read.next() == typed.size())
                .map(Vocabulary.Read::value)
                .findFirst()
                .orElse("nothing");
    }

    @Test
    void aListTakesAsManyAsThereAre() {
        List<Tile> tiles = List.of(new Tile(Colour.RED, 3), new Tile(Colour.DARK_RED, 12));
        assertEquals(new Toy.Build(tiles, true), read(Toy.Build.class, "red 3, dark red 12 yes"));
        assertEquals(new Toy.Build(tiles, false), read(Toy.Build.class, "red 3 dark red 12"));
        assertEquals(new Toy.Build(List.of(), false), read(Toy.Build.class, ""));
    }

    @Test
    void whatMayBeMissingMayBeLeftOut() {
        assertEquals(new Toy.GiveAway(List.of(1, 0), Optional.of(Colour.RED)), read(Toy.GiveAway.class, "ben ann red"));
        assertEquals(new Toy.GiveAway(List.of(1), Optional.empty()), read(Toy.GiveAway.class, "1"));
        assertEquals("nothing", read(Toy.GiveAway.class, "blue"));
    }

    @Test
    void theKindsOfActionAreThoseOfTheSealedInterface() {
        assertEquals(
                Set.of("build", "giveAway"),
                Set.copyOf(Shape.under(Toy.class).stream().map(Shape::word).toList()));
    }
}
