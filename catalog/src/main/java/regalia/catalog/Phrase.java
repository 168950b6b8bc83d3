package regalia.catalog;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;

/**
 * A pattern of the message catalogue, taken apart: the part of ICU's message format that our catalogues use and that the
 * browser's formatter reads in the same way.
 */
final class Phrase {

    /** A piece of a pattern. */
    sealed interface Part {}

    record Text(String text) implements Part {}

    /** Where an argument stands. */
    record Gap(int index) implements Part {}

    /** The number that the plural around it is about: {@code #}. */
    record Count() implements Part {}

    /** One of several phrases by number: an exact {@code =2} goes before the language's category. */
    record Plural(int index, Map<String, Phrase> cases) implements Part {}

    /** One of several phrases by word. */
    record Select(int index, Map<String, Phrase> cases) implements Part {}

    private final List<Part> parts;

    Phrase(List<Part> parts) {
        this.parts = List.copyOf(parts);
    }

    static Phrase parse(String pattern) {
        return new PhraseReader(pattern).whole();
    }

    List<Part> parts() {
        return parts;
    }

    /** The numbers of all arguments that it uses anywhere. */
    Set<Integer> arguments() {
        Set<Integer> used = new TreeSet<>();
        for (Part part : parts)
            switch (part) {
                case Text _, Count _ -> {}
                case Gap(int index) -> used.add(index);
                case Plural(int index, var cases) -> addAll(used, index, cases);
                case Select(int index, var cases) -> addAll(used, index, cases);
            }
        return used;
    }

    private static void addAll(Set<Integer> used, int index, Map<String, Phrase> cases) {
        used.add(index);
        for (Phrase phrase : cases.values()) used.addAll(phrase.arguments());
    }

    /** Arguments in the order in which the pattern has them, then those it leaves out. */
    List<Integer> order(List<Integer> declared) {
        Set<Integer> order = new LinkedHashSet<>();
        for (Part part : parts)
            switch (part) {
                case Gap(int index) -> order.add(index);
                case Plural(int index, var _) -> order.add(index);
                case Select(int index, var _) -> order.add(index);
                case Text _, Count _ -> {}
            }
        order.addAll(declared);
        order.retainAll(declared);
        return List.copyOf(order);
    }

    /** The words between the arguments: whoever types an action may write them or leave them out. */
    Set<String> fillers() {
        Set<String> fillers = new TreeSet<>();
        for (Part part : parts)
            switch (part) {
                case Text(String text) -> fillers.addAll(Words.of(text).words());
                case Plural(int _, var cases) -> cases.values().forEach(one -> fillers.addAll(one.fillers()));
                case Select(int _, var cases) -> cases.values().forEach(one -> fillers.addAll(one.fillers()));
                case Gap _, Count _ -> {}
            }
        return fillers;
    }

    /** Puts the arguments, already in words, in their places. */
    String fill(Language language, IntFunction<String> words) {
        StringBuilder out = new StringBuilder();
        fill(language, words, "", out);
        return out.toString();
    }

    private void fill(Language language, IntFunction<String> words, String count, StringBuilder out) {
        for (Part part : parts)
            switch (part) {
                case Text(String text) -> out.append(text);
                case Count() -> out.append(count);
                case Gap(int index) -> out.append(words.apply(index));
                case Plural(int index, var cases) -> {
                    String number = words.apply(index);
                    chosen(cases, "=" + number, language.plural(Integer.parseInt(number)))
                            .fill(language, words, number, out);
                }
                case Select(int index, var cases) ->
                    chosen(cases, words.apply(index), "other").fill(language, words, count, out);
            }
    }

    private static Phrase chosen(Map<String, Phrase> cases, String exact, String category) {
        for (String word : List.of(exact, category, "other")) {
            Phrase phrase = cases.get(word);
            if (phrase != null) return phrase;
        }
        throw new IllegalStateException("a choice without 'other'");
    }
}
