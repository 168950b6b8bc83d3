package regalia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionsTest {

    private record Deck(int cards) implements Data {
        @Override
        public List<Flaw> check() {
            return cards > 0 ? List.of() : List.of(new Flaw("cards", "must be above 0"));
        }
    }

    private final Deck standard = new Deck(45);
    private final List<Option> all = List.of(
            new Option.First(3),
            new Option.Flag("hidden", false),
            new Option.Choice("set", List.of("A", "B"), "A"),
            new Option.Whole("deck", List.of(45, 60), 45),
            new Option.SomeSeats("easy", 3),
            new Option.File("cards", Deck.class, standard));

    @Test
    void whatNobodyChoosesIsStandard() {
        Options options = Options.complete(all, Map.of());
        assertEquals(-1, options.first());
        assertFalse(options.flag("hidden"));
        assertEquals("A", options.choice("set"));
        assertEquals(45, options.whole("deck"));
        assertEquals(0, options.seats("easy"));
        assertSame(standard, options.file("cards", Deck.class));
        assertEquals(
                List.of("first", "hidden", "set", "deck", "easy", "cards"),
                List.copyOf(options.values().keySet()));
    }

    @Test
    void wordsOfAPersonBecomeValues() {
        Options options = Options.complete(
                all, Map.of("first", "2", "hidden", "true", "set", "B", "deck", "60", "easy", "2, 0,2"));
        assertEquals(2, options.first());
        assertTrue(options.flag("hidden"));
        assertEquals("B", options.choice("set"));
        assertEquals(60, options.whole("deck"));
        assertEquals(0b101, options.seats("easy"));
        assertEquals(List.of(0, 2), options.values().get("easy"));
    }

    @Test
    void valuesOfARecordAreTheSame() {
        Deck own = new Deck(9);
        Options options = Options.complete(all, Map.of("first", 2, "hidden", true, "easy", List.of(1), "cards", own));
        assertEquals(2, options.first());
        assertTrue(options.flag("hidden"));
        assertEquals(0b10, options.seats("easy"));
        assertSame(own, options.file("cards", Deck.class));
        assertEquals(0, Options.complete(all, Map.of("easy", " ")).seats("easy"));
    }

    @Test
    void anUnknownOptionIsNamedWithThoseThereAre() {
        assertEquals(
                "there is no option 'sett' here; there is first, hidden, set, deck, easy, cards", refusal("sett", "A"));
    }

    @Test
    void anUnknownValueIsNamedWithThoseThereAre() {
        assertEquals("option set can be A or B, not 'C'", refusal("set", "C"));
        assertEquals("option first can be random, 0, 1 or 2, not '3'", refusal("first", "3"));
        assertEquals("option easy can be 0, 1 or 2, not '3'", refusal("easy", "0,3"));
        assertEquals("option easy can be 0, 1 or 2, not ''", refusal("easy", "0,"));
        assertEquals("option cards wants a data file", refusal("cards", "mine.yaml"));
    }

    @Test
    void everySampleReadsAsItself() {
        for (Option option : all) {
            assertTrue(option.samples().contains(option.standard()), option.name());
            for (Object sample : option.samples()) assertEquals(sample, option.read(sample), option.name());
        }
    }

    @Test
    void askingForAnOptionThatIsntThereIsABug() {
        Options options = Options.complete(all, Map.of());
        assertThrows(IllegalArgumentException.class, () -> options.flag("absent"));
    }

    @Test
    void optionsNeverChange() {
        Map<String, Object> values = Options.complete(all, Map.of()).values();
        assertThrows(UnsupportedOperationException.class, () -> values.put("set", "B"));
    }

    private String refusal(String name, String value) {
        Unusable refusal = assertThrows(Unusable.class, () -> Options.complete(all, Map.of(name, value)));
        return String.valueOf(refusal.getMessage());
    }
}
