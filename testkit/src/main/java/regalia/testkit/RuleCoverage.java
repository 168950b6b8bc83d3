package regalia.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Holds a rules sheet against code and tests: each paragraph must stand on both, and nobody may cite one that isn't there. */
public final class RuleCoverage {

    /** {@code **EMB-12 [J]**}, {@code **EMB-P15 [R]**}, {@code **EMB-5 [R/X]**}. */
    private static final Pattern PARAGRAPH = Pattern.compile("\\*\\*([A-Z]{3}-[A-Z]?\\d+) \\[[^]]+]\\*\\*");

    private final Set<String> sheet = new TreeSet<>();
    private final Citations code;
    private final Citations tests;

    /**
     * Scans the classes beside two classes.
     *
     * @param sheet the rules sheet's text
     * @param inCode any class of the game's code
     * @param inTests any class of its tests
     */
    public RuleCoverage(String sheet, Class<?> inCode, Class<?> inTests) {
        this(sheet, Citations.beside(inCode), Citations.beside(inTests));
    }

    RuleCoverage(String sheet, Citations code, Citations tests) {
        Matcher matcher = PARAGRAPH.matcher(sheet);
        while (matcher.find()) this.sheet.add(matcher.group(1));
        this.code = code;
        this.tests = tests;
    }

    public Set<String> withoutCode() {
        return lacking(code.onCode());
    }

    public Set<String> withoutTest() {
        return lacking(tests.onCode());
    }

    /** Ids that stand on something or are said to somebody, and aren't in the sheet. */
    public Set<String> unknown() {
        Set<String> cited = new TreeSet<>(code.onCode());
        cited.addAll(code.inText());
        cited.addAll(tests.onCode());
        cited.removeAll(sheet);
        return cited;
    }

    /** Fails with all that is wrong at once. */
    public void check() {
        List<String> wrong = new ArrayList<>();
        if (sheet.isEmpty()) wrong.add("the sheet has no paragraph");
        if (!withoutCode().isEmpty()) wrong.add("without code: " + withoutCode());
        if (!withoutTest().isEmpty()) wrong.add("without test: " + withoutTest());
        if (!unknown().isEmpty()) wrong.add("not in the sheet: " + unknown());
        if (!wrong.isEmpty()) throw new AssertionError(String.join("\n", wrong));
    }

    private Set<String> lacking(Set<String> cited) {
        Set<String> lacking = new TreeSet<>(sheet);
        lacking.removeAll(cited);
        return lacking;
    }
}
