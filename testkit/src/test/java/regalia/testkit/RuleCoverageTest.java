package regalia.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import regalia.kernel.Rule;
import regalia.kernel.Verdict;

class RuleCoverageTest {

    private static final String SHEET = """
            - **TST-1 [R]** One. - **TST-2 [J]** Two. - **TST-3 [R/X]** Three. | **TST-P4 [R]** | a power |
            - **TST-5 [D]** Five. - **TST-6 [R]** Six. **bold** is no paragraph, nor is TST-9.
            """;

    @Rule("TST-1")
    private enum Cited {
        @Rule("TST-2")
        CONSTANT;

        @Rule({"TST-3", "TST-P4"})
        static Verdict refusal() {
            return Verdict.forbidden("TST-8", "test.no");
        }
    }

    private record Component(@Rule("TST-5") int number) {}

    private static final class Built {
        private final int value;

        @Rule("TST-6")
        Built() {
            value = 2;
        }
    }

    private final Citations all = Citations.beside(RuleCoverageTest.class);

    @Test
    void rulesAreFoundWhereverTheyStand() {
        assertTrue(all.onCode().containsAll(Set.of("TST-1", "TST-2", "TST-3", "TST-P4", "TST-5", "TST-6")));
        assertTrue(all.inText().contains("TST-8"));
        assertEquals(1, new Component(1).number());
        assertEquals(2, new Built().value);
        assertFalse(Cited.refusal().allowed());
    }

    @Test
    void aSheetThatIsCoveredPasses() {
        Citations covered =
                new Citations(Set.of("TST-1", "TST-2", "TST-3", "TST-P4", "TST-5", "TST-6"), Set.of("TST-1"));
        new RuleCoverage(SHEET, covered, covered).check();
    }

    @Test
    void aRuleWithoutCodeOrTestIsNamed() {
        Citations code = new Citations(Set.of("TST-1", "TST-2", "TST-3", "TST-P4", "TST-5"), Set.of());
        Citations tests = new Citations(Set.of("TST-2", "TST-3", "TST-P4", "TST-5", "TST-6"), Set.of());
        RuleCoverage coverage = new RuleCoverage(SHEET, code, tests);
        assertEquals(Set.of("TST-6"), coverage.withoutCode());
        assertEquals(Set.of("TST-1"), coverage.withoutTest());
        String message = String.valueOf(
                assertThrows(AssertionError.class, coverage::check).getMessage());
        assertTrue(message.contains("without code: [TST-6]") && message.contains("without test: [TST-1]"), message);
    }

    @Test
    void aRuleThatDoesntExistIsNamedWhereverItIsCited() {
        Citations code = new Citations(Set.of("TST-7"), Set.of("TST-8"));
        Citations tests = new Citations(Set.of("TST-9"), Set.of());
        assertEquals(Set.of("TST-7", "TST-8", "TST-9"), new RuleCoverage(SHEET, code, tests).unknown());
    }

    @Test
    void aSheetWithoutParagraphsIsNoSheet() {
        Citations none = new Citations(Set.of(), Set.of());
        assertThrows(AssertionError.class, () -> new RuleCoverage("# Nothing", none, none).check());
    }
}
