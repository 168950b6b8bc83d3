package regalia.catalog;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import regalia.kernel.Action;

/**
 * Reads any action that a game can express, legal or not, from words: by what its records are made of, never by listing actions,
 * of which a game may have millions. A left-out number is 0, a left-out player is any of them.
 */
final class Grammar<A extends Action> {

    private final Class<A> actions;
    private final List<Messages> languages;
    private final Vocabulary vocabulary;

    Grammar(Class<A> actions, List<Messages> languages, int seats) {
        this.actions = actions;
        this.languages = languages;
        vocabulary = new Vocabulary(languages, seats);
    }

    /** All that the line may mean; without a verb only actions of the kinds that are asked for now. */
    List<A> read(String line, Set<Class<?>> asked) {
        List<String> words = Words.of(line).words();
        Set<A> found = new LinkedHashSet<>();
        for (Shape shape : Shape.under(actions))
            for (int from : verbs(shape, words)) found.addAll(complete(shape, words, from));
        if (found.isEmpty())
            for (Shape shape : Shape.under(actions))
                if (asked.contains(shape.type())) found.addAll(complete(shape, words, 0));
        return List.copyOf(found);
    }

    private List<A> complete(Shape shape, List<String> words, int from) {
        return vocabulary.records(shape, "action.", words, from).stream()
                .filter(read -> read.next() == words.size())
                .map(read -> actions.cast(read.value()))
                .toList();
    }

    /** Behind which word the verb of an action ends, in each way to say it. */
    private Set<Integer> verbs(Shape shape, List<String> words) {
        Set<Integer> ends = new LinkedHashSet<>();
        List<List<String>> verbs = Stream.concat(
                        Stream.of(Words.ofCamel(shape.word()).words()),
                        languages.stream()
                                .map(messages -> messages.phrase("action." + shape.word()))
                                .map(Grammar::leading))
                .toList();
        for (List<String> verb : verbs) {
            int end = Vocabulary.match(verb, words, 0);
            if (end > 0) ends.add(end);
        }
        return ends;
    }

    /** The words before the first argument. */
    private static List<String> leading(Phrase phrase) {
        List<String> words = new ArrayList<>();
        if (!phrase.parts().isEmpty() && phrase.parts().getFirst() instanceof Phrase.Text(String text))
            words.addAll(Words.of(text).words());
        return words;
    }
}
