package regalia.lab.export;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import regalia.kernel.Named;
import regalia.kernel.Word;

/** What a view is made of, as columns of a table. */
sealed interface Part {

    /**
     * Adds its columns.
     *
     * @param name what their names begin with
     * @param path where in the view it stands, in words
     */
    void columns(String name, String path, boolean maybe, List<Column> to);

    /** Adds a value for each of these columns; nothing if there is none. */
    void values(Optional<?> value, List<Object> to);

    /** A plain value as a table holds it. */
    static Object word(Object value) {
        return switch (value) {
            case Integer number -> (long) number;
            case Enum<?> constant -> Named.word(constant);
            default -> value;
        };
    }

    /** A value that is one column. */
    record Leaf(Column.Kind kind, String form, Function<Object, Object> value) implements Part {

        static Optional<Leaf> of(Class<?> type) {
            if (type == int.class || type == Integer.class)
                return Optional.of(new Leaf(Column.Kind.WHOLE, "", Part::word));
            if (type == long.class || type == Long.class)
                return Optional.of(new Leaf(Column.Kind.WHOLE, "", Part::word));
            if (type == double.class || type == Double.class)
                return Optional.of(new Leaf(Column.Kind.FRACTION, "", Part::word));
            if (type == boolean.class || type == Boolean.class)
                return Optional.of(new Leaf(Column.Kind.FLAG, "", Part::word));
            if (type == String.class || type.isEnum() || type.isAnnotationPresent(Word.class))
                return Optional.of(
                        new Leaf(Column.Kind.TEXT, "", value -> word(value).toString()));
            return Optional.empty();
        }

        @Override
        public void columns(String name, String path, boolean maybe, List<Column> to) {
            to.add(new Column(name, kind, maybe, form.isEmpty() ? path : path + ", " + form));
        }

        @Override
        public void values(Optional<?> present, List<Object> to) {
            to.add(present.isPresent() ? value.apply(present.get()) : Column.NOTHING);
        }
    }

    /** What may not be there. */
    record Maybe(Part part) implements Part {

        @Override
        public void columns(String name, String path, boolean maybe, List<Column> to) {
            part.columns(name, path, true, to);
        }

        @Override
        public void values(Optional<?> value, List<Object> to) {
            part.values(value.flatMap(optional -> (Optional<?>) optional), to);
        }
    }

    /** A component of a record. */
    record Field(String name, Function<Object, Object> accessor, Part part) {}

    /** A record: the columns of its components. */
    record Fields(List<Field> fields) implements Part {

        @Override
        public void columns(String name, String path, boolean maybe, List<Column> to) {
            for (Field field : fields)
                field.part.columns(
                        name + "_" + field.name, path.isEmpty() ? field.name : path + "." + field.name, maybe, to);
        }

        @Override
        public void values(Optional<?> value, List<Object> to) {
            for (Field field : fields) field.part.values(value.map(field.accessor), to);
        }
    }

    /** A list: how long it is, and all of it in one text. */
    record Listed(String form, Function<Object, String> text) implements Part {

        @Override
        public void columns(String name, String path, boolean maybe, List<Column> to) {
            to.add(new Column(name + "_size", Column.Kind.WHOLE, maybe, path + ": how many"));
            to.add(new Column(name, Column.Kind.TEXT, maybe, path + ", " + form));
        }

        @Override
        public void values(Optional<?> value, List<Object> to) {
            to.add(value.isPresent() ? (long) ((List<?>) value.get()).size() : Column.NOTHING);
            to.add(value.isPresent() ? text.apply(value.get()) : Column.NOTHING);
        }
    }

    /** A list with at most one entry for each of some keys: the columns of each. */
    record Keyed(Function<Object, Object> key, List<?> keys, Part part) implements Part {

        @Override
        public void columns(String name, String path, boolean maybe, List<Column> to) {
            for (Object each : keys) part.columns(name + "_" + word(each), path + "[" + word(each) + "]", true, to);
        }

        @Override
        public void values(Optional<?> value, List<Object> to) {
            List<?> list = value.isPresent() ? (List<?>) value.get() : List.of();
            for (Object each : keys) {
                List<?> found = list.stream()
                        .filter(entry -> key.apply(entry).equals(each))
                        .toList();
                if (found.size() > 1) throw new IllegalStateException(each + " is there twice in " + list);
                part.values(found.stream().findFirst(), to);
            }
        }
    }
}
