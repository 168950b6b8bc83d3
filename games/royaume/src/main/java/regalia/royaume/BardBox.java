package regalia.royaume;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regalia.kernel.Data;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The bard's cards and tokens: how many of each symbol. */
@Rule({"ROY-3", "ROY-7"})
public record BardBox(Map<Symbol, Integer> cards, Map<Symbol, Integer> tokens) implements Data {

    static final int CARDS = 16;
    static final int TOKENS = 48;

    static byte[] counts(Map<Symbol, Integer> numbers) {
        byte[] counts = new byte[Symbol.COUNT];
        for (Symbol symbol : Symbol.values())
            counts[symbol.ordinal()] = numbers.getOrDefault(symbol, 0).byteValue();
        return counts;
    }

    @Override
    public List<Flaw> check() {
        List<Flaw> flaws = new ArrayList<>();
        check("cards", cards, CARDS, flaws);
        check("tokens", tokens, TOKENS, flaws);
        return flaws;
    }

    private static void check(String field, Map<Symbol, Integer> numbers, int total, List<Flaw> flaws) {
        long sum = 0;
        for (Symbol symbol : Symbol.values()) {
            int number = numbers.getOrDefault(symbol, 0);
            sum += number;
            if (number < 1) flaws.add(new Flaw(field, "must have some of " + Named.word(symbol)));
        }
        if (sum != total) flaws.add(new Flaw(field, "must be " + total + " together, but are " + sum));
    }
}
