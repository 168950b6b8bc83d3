package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class SheetTest {

    private final Sheet english = Sheet.load("emblemes", Language.EN);
    private final Sheet french = Sheet.load("emblemes", Language.FR);

    @Test
    void aRuleIsFoundByItsIdWhateverTheCase() {
        Sheet.Paragraph rule = english.rule("emb-11").orElseThrow();
        assertEquals("EMB-11", rule.id());
        assertEquals("R", rule.mark());
        assertTrue(rule.text().startsWith("Adjacent = "), rule.text());
    }

    @Test
    void aRowOfATableIsARule() {
        assertTrue(english.rule("EMB-P15").orElseThrow().text().startsWith("15 · King · ♦ · "));
        assertTrue(french.rule("emb-p13").orElseThrow().text().startsWith("13 · Sorcière · □ · "));
    }

    @Test
    void theTableUnderARuleBelongsToIt() {
        List<List<String>> table = english.table(english.rule("EMB-5").orElseThrow());
        assertEquals(10, table.size());
        assertEquals("set", table.getFirst().getFirst());
        assertEquals(List.of("A", "Castle", "4 / 3 / 1 [R]", "5 / 4 / 2 / 1"), table.get(1));
        assertEquals(List.of(), english.table(english.rule("EMB-4").orElseThrow()));
        assertEquals(List.of(), english.table(english.rule("EMB-22").orElseThrow()));
    }

    @Test
    void aRuleOfSeveralLinesIsWhole() {
        assertTrue(english.rule("EMB-5").orElseThrow().text().endsWith("rounded up."));
    }

    @Test
    void aWordFindsTheRuleThatIsAboutItFirst() {
        assertEquals("EMB-P13", english.find("witch").getFirst().id());
        assertEquals("EMB-P13", french.find("sorciere").getFirst().id());
        assertEquals(List.of(), english.find("bishop"));
    }

    @Test
    void bothLanguagesHaveTheSameRules() {
        assertEquals(
                english.rules().stream().map(rule -> rule.id() + rule.mark()).toList(),
                french.rules().stream().map(rule -> rule.id() + rule.mark()).toList());
        assertEquals(38, english.rules().size());
    }

    @Test
    void aPageHasNoMarkdownLeftAndKeepsItsWidth() {
        for (String line : english.page(60)) {
            assertTrue(line.length() <= 60, line);
            assertTrue(!line.contains("**") && !line.contains("`") && !line.startsWith("|"), line);
        }
    }
}
