package regalia.palace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import regalia.testkit.RuleCoverage;

class RuleCoverageTest {

    @Test
    void everyRuleOfTheSheetStandsOnCodeAndOnATest() throws IOException {
        try (InputStream in = Palace.class.getResourceAsStream("rules_en.md")) {
            String sheet = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            new RuleCoverage(sheet, Palace.class, RuleCoverageTest.class).check();
        }
    }
}
