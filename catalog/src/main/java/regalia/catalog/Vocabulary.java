package regalia.catalog;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import regalia.kernel.Named;
import regalia.kernel.Unusable;
import regalia.kernel.Word;

/** The words for the values that actions are made of, and all ways to read a value from a place in a typed line. */
final class Vocabulary {

    /** More ways to understand a line than this help nobody. */
    private static final int MOST = 64;

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

    private final List<Messages> languages;
    private final int seats;

    Vocabulary(List<Messages> languages, int seats) {
        this.languages = languages;
        this.seats = seats;
    }

    /** A value and the place of the first word behind it. */
    record Read(Object value, int next) {}

    /** The record that begins at a place. Its components come in the order of the record or of a language's pattern. */
    Set<Read> records(Shape shape, String heading, List<String> words, int from) {
        Set<Read> all = new LinkedHashSet<>();
        List<Integer> declared =
                IntStream.range(0, shape.parts().size()).boxed().toList();
        Set<List<Integer>> orders = new LinkedHashSet<>(List.of(declared));
        Set<String> fillers = new TreeSet<>();
        for (Messages messages : languages) {
            if (!messages.has(heading + shape.word())) continue;
            Phrase phrase = messages.phrase(heading + shape.word());
            orders.add(phrase.order(declared));
            fillers.addAll(phrase.fillers());
        }
        for (List<Integer> order : orders)
            components(shape, order, new ArrayList<>(declared), 0, fillers, words, from, all);
        return all;
    }

    private void components(
            Shape shape,
            List<Integer> order,
            List<Object> values,
            int done,
            Set<String> fillers,
            List<String> words,
            int from,
            Set<Read> all) {
        if (all.size() >= MOST) return;
        int start = from;
        while (start < words.size() && fillers.contains(words.get(start))) start++;
        if (done == order.size()) {
            all.add(new Read(shape.make(values), start));
            return;
        }
        Shape.Part part = shape.parts().get(order.get(done));
        for (Read read : values(part.type(), part.isSeat(), words, start)) {
            List<Object> next = new ArrayList<>(values);
            next.set(order.get(done), read.value());
            components(shape, order, next, done + 1, fillers, words, read.next(), all);
        }
    }

    private Set<Read> values(Type type, boolean seat, List<String> words, int from) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            return generic.getRawType() == Optional.class
                    ? maybe(inner, seat, words, from)
                    : lists(inner, seat, words, from);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) return seat ? seat(words, from) : number(words, from);
        if (plain == boolean.class || plain == Boolean.class) return flag(words, from);
        if (plain.isEnum()) return constants(plain, words, from);
        if (plain.isAnnotationPresent(Word.class)) return word(plain, words, from);
        return plain.isRecord() ? records(new Shape(plain), "record.", words, from) : Set.of();
    }

    private Set<Read> maybe(Type inner, boolean seat, List<String> words, int from) {
        Set<Read> all = new LinkedHashSet<>();
        for (Read read : values(inner, seat, words, from))
            if (read.next() > from) all.add(new Read(Optional.of(read.value()), read.next()));
        all.add(new Read(Optional.empty(), from));
        return all;
    }

    /** As many values one after the other as can be read, the longest list first. */
    private Set<Read> lists(Type inner, boolean seat, List<String> words, int from) {
        Set<Read> all = new LinkedHashSet<>();
        if (from < words.size())
            for (Read first : values(inner, seat, words, from)) {
                if (first.next() == from || all.size() >= MOST) continue;
                for (Read rest : lists(inner, seat, words, first.next())) {
                    List<Object> list = new ArrayList<>(List.of(first.value()));
                    list.addAll((List<?>) rest.value());
                    all.add(new Read(List.copyOf(list), rest.next()));
                }
            }
        all.add(new Read(List.of(), from));
        return all;
    }

    private static Set<Read> number(List<String> words, int from) {
        if (from < words.size() && NUMBER.matcher(words.get(from)).matches())
            return Set.of(new Read(Integer.valueOf(words.get(from)), from + 1));
        return Set.of(new Read(0, from));
    }

    private Set<Read> seat(List<String> words, int from) {
        Set<Read> all = new LinkedHashSet<>();
        for (int seat = 0; seat < seats; seat++) {
            int next = match(Words.of(languages.getFirst().name(seat)).words(), words, from);
            if (next > from) all.add(new Read(seat, next));
        }
        if (from < words.size() && NUMBER.matcher(words.get(from)).matches())
            all.add(new Read(Integer.valueOf(words.get(from)), from + 1));
        if (all.isEmpty()) for (int seat = 0; seat < seats; seat++) all.add(new Read(seat, from));
        return all;
    }

    private static Set<Read> flag(List<String> words, int from) {
        if (from < words.size() && Set.of("yes", "true", "oui").contains(words.get(from)))
            return Set.of(new Read(true, from + 1));
        boolean said = from < words.size() && Set.of("no", "false", "non").contains(words.get(from));
        return Set.of(new Read(false, said ? from + 1 : from));
    }

    /** Whole names go before beginnings of names. */
    private Set<Read> constants(Class<?> type, List<String> words, int from) {
        Set<Read> whole = new LinkedHashSet<>();
        Set<Read> begun = new LinkedHashSet<>();
        for (Object constant : type.getEnumConstants())
            for (List<String> name : names((Enum<?>) constant)) {
                int next = match(name, words, from);
                if (next == from) continue;
                begun.add(new Read(constant, next));
                if (words.subList(from, next).equals(name)) whole.add(new Read(constant, next));
            }
        return whole.isEmpty() ? begun : whole;
    }

    private Set<List<String>> names(Enum<?> constant) {
        Set<List<String>> names = new LinkedHashSet<>();
        names.add(Words.ofCamel(Named.word(constant)).words());
        if (constant instanceof Named named)
            for (Messages messages : languages)
                if (messages.has(named.key()))
                    names.add(Words.of(messages.say(named.key())).words());
        return names;
    }

    private static Set<Read> word(Class<?> type, List<String> words, int from) {
        if (from == words.size()) return Set.of();
        try {
            Method parse = type.getDeclaredMethod("parse", String.class);
            parse.setAccessible(true);
            return Set.of(new Read(parse.invoke(null, words.get(from)), from + 1));
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof Unusable) return Set.of();
            throw new IllegalStateException(refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** How far the words at a place are the beginnings of a name's words, one by one; the place itself if they aren't. */
    static int match(List<String> name, List<String> words, int from) {
        int next = from;
        for (String full : name) {
            if (next == words.size() || !Words.stands(words.get(next), full)) break;
            next++;
        }
        return next;
    }
}
