package regalia.catalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes a pattern apart. An apostrophe quotes only before a brace (or {@code #} inside a plural), and two are one: what ICU
 * does by default.
 */
final class PhraseReader {

    private final String pattern;
    private int at;

    PhraseReader(String pattern) {
        this.pattern = pattern;
    }

    Phrase whole() {
        Phrase phrase = phrase(false);
        if (at < pattern.length()) throw broken("a brace too many");
        return phrase;
    }

    private Phrase phrase(boolean counted) {
        List<Phrase.Part> parts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        while (at < pattern.length() && pattern.charAt(at) != '}') {
            char c = pattern.charAt(at++);
            if (c == '\'') quoted(text, counted);
            else if (c == '{') {
                flush(text, parts);
                parts.add(argument(counted));
            } else if (c == '#' && counted) {
                flush(text, parts);
                parts.add(new Phrase.Count());
            } else text.append(c);
        }
        flush(text, parts);
        return new Phrase(parts);
    }

    private void quoted(StringBuilder text, boolean counted) {
        if (at < pattern.length() && pattern.charAt(at) == '\'') {
            text.append('\'');
            at++;
        } else if (at < pattern.length() && (counted ? "{}#" : "{}").indexOf(pattern.charAt(at)) >= 0) {
            int end = pattern.indexOf('\'', at);
            if (end < 0) end = pattern.length();
            text.append(pattern, at, end);
            at = Math.min(end + 1, pattern.length());
        } else text.append('\'');
    }

    private static void flush(StringBuilder text, List<Phrase.Part> parts) {
        if (!text.isEmpty()) parts.add(new Phrase.Text(text.toString()));
        text.setLength(0);
    }

    private Phrase.Part argument(boolean counted) {
        int index = number();
        if (accept('}')) return new Phrase.Gap(index);
        expect(',');
        String kind = word();
        expect(',');
        boolean plural = kind.equals("plural");
        if (!plural && !kind.equals("select")) throw broken("neither plural nor select");
        Map<String, Phrase> cases = cases(plural || counted);
        return plural ? new Phrase.Plural(index, cases) : new Phrase.Select(index, cases);
    }

    private Map<String, Phrase> cases(boolean counted) {
        Map<String, Phrase> cases = new LinkedHashMap<>();
        while (!accept('}')) {
            String name = word();
            expect('{');
            cases.put(name, phrase(counted));
            expect('}');
        }
        if (!cases.containsKey("other")) throw broken("a choice without 'other'");
        return Map.copyOf(cases);
    }

    private int number() {
        try {
            return Integer.parseInt(word());
        } catch (NumberFormatException name) {
            throw broken("an argument without a number");
        }
    }

    private String word() {
        skipSpace();
        int from = at;
        while (at < pattern.length() && " ,{}".indexOf(pattern.charAt(at)) < 0) at++;
        if (from == at) throw broken("a word is missing");
        return pattern.substring(from, at);
    }

    private boolean accept(char c) {
        skipSpace();
        if (at >= pattern.length() || pattern.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void expect(char c) {
        if (!accept(c)) throw broken("'" + c + "' is missing");
    }

    private void skipSpace() {
        while (at < pattern.length() && pattern.charAt(at) == ' ') at++;
    }

    private IllegalArgumentException broken(String reason) {
        return new IllegalArgumentException(reason + " at " + at + " in: " + pattern);
    }
}
