package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.codec.DataFiles;
import regalia.kernel.Rule;
import regalia.kernel.Unusable;

/** The data file of the cards. */
class DeckTest {

    private static String standard() {
        try (var in = Lord.class.getResourceAsStream("deck.yaml")) {
            if (in == null) throw new IllegalStateException("deck.yaml is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Deck parse(String text) {
        return DataFiles.parse("own.yaml", text, Deck.class);
    }

    /** A deck with three swords 9 that are marked 3+, and none unmarked. */
    static Deck own() {
        return parse(standard()
                .replace("5, 6, 7, 8, 9]\n  wheat", "5, 5, 6, 7, 8]\n  wheat")
                .replace("sword: [5, 6, 7]", "sword: [9, 9, 9]")
                .replace("sword: [1, 2, 8, 9]", "sword: [1, 2, 8, 8]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sword: [1, 1, 2, 2, 3 | sword: [1, 2, 2, 3 | line 8 | unmarked | 43 cards in all, but has 42",
                "sword: [5, 6, 7]      | sword: [5, 6, 7, 8] | line 14 | threePlus | 10 cards in all, but has 11",
                "sword: [1, 2, 8, 9]   | sword: [1, 2, 8]  | line 20 | fourPlus | 15 cards in all, but has 14",
                "sword: [5, 6, 7]      | sword: [0, 6, 7]  | line 15 | threePlus.sword[0] | digit from 1 to 9",
                "wine:  [5, 6, 7]      | wine:  [5, 6, 10] | line 17 | threePlus.wine[2] | digit from 1 to 9",
                "wheat: [1, 2, 8, 9]   | wheat: [3, 3, 8, 9] | line 22 | fourPlus.wheat[1] | more than 3 times",
                "golds: 1              | golds: 2           | line 20 | fourPlus | 15 cards",
                "gems: 1               | gems: -1           | line 18 | threePlus.gems | must not be negative",
                "golds: 0              | golds: -1          | line 19 | threePlus.golds | must not be negative",
                "golds: 2              | silvers: 2         | line 13 | unmarked | silvers",
                "gems: 2               | gems: two          | line 12 | unmarked.gems | whole number",
            })
    @Rule({"LOR-2", "LOR-3"})
    void aFaultInADataFileIsNamedWithLineAndField(String old, String wrong, String line, String field, String reason) {
        String text = standard().replaceFirst(old.replace("[", "\\["), wrong);
        Unusable fault = assertThrows(Unusable.class, () -> parse(text));
        String told = String.valueOf(fault.getMessage());
        for (String part : List.of("own.yaml", line, field, reason))
            assertTrue(told.contains(part), told + " lacks " + part);
    }

    @Test
    @Rule({"LOR-2", "LOR-6"})
    void theUnmarkedCardsHaveExactlyTwoGolds() {
        for (int golds : List.of(1, 3)) {
            String text =
                    standard().replaceFirst("gems: 2\n  golds: 2", "gems: " + (4 - golds) + "\n  golds: " + golds);
            Unusable fault = assertThrows(Unusable.class, () -> parse(text));
            assertTrue(String.valueOf(fault.getMessage()).contains("unmarked.golds: must be 2"), fault.getMessage());
        }
    }

    @Test
    @Rule("LOR-3")
    void theBoxHasAtMostSevenGemsAndThreeGolds() {
        String seven = standard().replace("sword: [5, 6, 7]", "sword: [5]").replace("gems: 1", "gems: 3");
        assertEquals(7, Cards.gems(parse(seven).cards(4)));
        String eight = standard().replace("sword: [5, 6, 7]", "sword: []").replace("gems: 1", "gems: 4");
        Unusable gems = assertThrows(Unusable.class, () -> parse(eight));
        assertTrue(String.valueOf(gems.getMessage()).contains("fourPlus.gems: must make no more than 7"));
        String golds =
                standard().replace("sword: [1, 2, 8, 9]", "sword: [1, 2, 8]").replace("golds: 1", "golds: 2");
        Unusable four = assertThrows(Unusable.class, () -> parse(golds));
        assertTrue(String.valueOf(four.getMessage()).contains("fourPlus.golds: must make no more than 3"));
    }

    @Test
    @Rule("LOR-3")
    void threeOfADigitAreTheMost() {
        String three = standard().replaceFirst("wine:  \\[5, 6, 7]", "wine:  [3, 6, 7]");
        assertEquals(3, Cards.count(parse(three).cards(3), Card.WINE_3.ordinal()));
        String four = standard().replaceFirst("wine:  \\[5, 6, 7]", "wine:  [3, 3, 7]");
        assertThrows(Unusable.class, () -> parse(four));
    }

    @Test
    @Rule("LOR-3")
    void anOwnerOfTheBoxPlaysWithTheirOwnCards() {
        Deck own = own();
        assertEquals(3, Cards.count(new Scene(3, Map.of("deck", own)).rules.cards, Card.SWORD_9.ordinal()));
        assertEquals(0, Cards.count(new Scene(2, Map.of("deck", own)).rules.cards, Card.SWORD_9.ordinal()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"unmarked: {}", "{}", "- 1", "", "unmarked: 3", "\u0000"})
    void aFileThatHoldsSomethingElseIsRefused(String text) {
        assertThrows(Unusable.class, () -> parse(text));
    }
}
