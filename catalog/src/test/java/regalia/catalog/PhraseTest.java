package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PhraseTest {

    private static String fill(Language language, String pattern, String... words) {
        return Phrase.parse(pattern).fill(language, List.of(words)::get);
    }

    @Test
    void anArgumentStandsInItsPlace() {
        assertEquals("Ann robs Ben", fill(Language.EN, "{0} robs {1}", "Ann", "Ben"));
        assertEquals("Ben, Ann", fill(Language.EN, "{1}, {0}", "Ann", "Ben"));
    }

    @Test
    void twoApostrophesAreOneAndOneBeforeABraceQuotes() {
        assertEquals("Ann's {0} isn't", fill(Language.EN, "{0}''s '{0}' isn't", "Ann"));
    }

    @Test
    void anExactNumberGoesBeforeTheCategory() {
        String pattern = "{0, plural, =0 {none} one {# card} other {# cards}}";
        assertEquals("none", fill(Language.EN, pattern, "0"));
        assertEquals("1 card", fill(Language.EN, pattern, "1"));
        assertEquals("2 cards", fill(Language.EN, pattern, "2"));
    }

    @Test
    void frenchCountsNothingAsOneAndEnglishAsMany() {
        String pattern = "{0, plural, one {one} other {other}}";
        assertEquals("one", fill(Language.FR, pattern, "0"));
        assertEquals("one", fill(Language.FR, pattern, "1"));
        assertEquals("other", fill(Language.FR, pattern, "2"));
        assertEquals("other", fill(Language.EN, pattern, "0"));
    }

    @Test
    void aChoiceByWordFallsBackOnOther() {
        String pattern = "{0, select, red {rot {1}} other {bunt}}";
        assertEquals("rot x", fill(Language.EN, pattern, "red", "x"));
        assertEquals("bunt", fill(Language.EN, pattern, "blue", "x"));
        assertEquals(Set.of(0, 1), Phrase.parse(pattern).arguments());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{0", "{}", "{x}", "a}", "{0, plural, one {a}}", "{0, many, other {a}}", "{0, plural, other a}"})
    void aBrokenPatternIsRefused(String pattern) {
        assertThrows(IllegalArgumentException.class, () -> Phrase.parse(pattern));
    }
}
