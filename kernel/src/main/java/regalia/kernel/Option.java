package regalia.kernel;

import java.util.ArrayList;
import java.util.List;

/** Something that can be chosen when a table is set up. */
public sealed interface Option {

    String name();

    /** The value when nobody chooses. */
    Object standard();

    /** All values, or for those without end some that stand for the rest. */
    List<Object> samples();

    /** The value that a person or a record means, in its one canonical form; {@link Unusable} if there is none. */
    Object read(Object raw);

    /** On or off. */
    record Flag(String name, Boolean standard) implements Option {
        @Override
        public List<Object> samples() {
            return List.of(false, true);
        }

        @Override
        public Object read(Object raw) {
            return pick(this, raw, samples());
        }
    }

    /** One of several words. */
    record Choice(String name, List<String> words, String standard) implements Option {
        @Override
        public List<Object> samples() {
            return List.copyOf(words);
        }

        @Override
        public Object read(Object raw) {
            return pick(this, raw, samples());
        }
    }

    /** One of several numbers. */
    record Whole(String name, List<Integer> numbers, Integer standard) implements Option {
        @Override
        public List<Object> samples() {
            return List.copyOf(numbers);
        }

        @Override
        public Object read(Object raw) {
            return pick(this, raw, samples());
        }
    }

    /** Who begins, or leads, or holds the pawn first: drawn, or a seat that the table names. */
    record First(int seats) implements Option {
        public static final String RANDOM = "random";

        @Override
        public String name() {
            return "first";
        }

        @Override
        public Object standard() {
            return RANDOM;
        }

        @Override
        public List<Object> samples() {
            List<Object> values = new ArrayList<>();
            values.add(RANDOM);
            for (int seat = 0; seat < seats; seat++) values.add(seat);
            return values;
        }

        @Override
        public Object read(Object raw) {
            return pick(this, raw, samples());
        }
    }

    /** Any number of seats: {@code 0,2} for a person, {@code [0,2]} in a record. */
    record SomeSeats(String name, int seats) implements Option {
        @Override
        public Object standard() {
            return List.of();
        }

        @Override
        public List<Object> samples() {
            return List.of(List.of(), List.of(0), List.of(seats - 1), List.of(0, 1));
        }

        @Override
        public Object read(Object raw) {
            List<?> parts = raw instanceof List<?> list ? list : split(raw.toString());
            List<Object> each = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) each.add(seat);
            List<Object> meant = parts.stream()
                    .map(part -> pick(this, part, each))
                    .sorted()
                    .distinct()
                    .toList();
            // A person may write them in any order; in a record there is one way to say it.
            if (raw instanceof List && !raw.equals(meant))
                throw new Unusable("option " + name + " must list seats in ascending order, each once");
            return meant;
        }

        private static List<String> split(String text) {
            return text.isBlank() ? List.of() : List.of(text.trim().split("\\s*,\\s*", -1));
        }
    }

    /** A data file of components: the one that comes with the game, or a person's own. */
    record File(String name, Class<? extends Data> type, Data standard) implements Option {
        @Override
        public List<Object> samples() {
            return List.of(standard);
        }

        @Override
        public Object read(Object raw) {
            if (type.isInstance(raw)) return raw;
            throw new Unusable("option " + name + " wants a data file");
        }
    }

    private static Object pick(Option option, Object raw, List<Object> values) {
        for (Object value : values) if (value.toString().equals(raw.toString())) return value;
        throw new Unusable("option " + option.name() + " can be " + listed(values) + ", not '" + raw + "'");
    }

    private static String listed(List<Object> values) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) text.append(i == values.size() - 1 ? " or " : ", ");
            text.append(values.get(i));
        }
        return text.toString();
    }
}
