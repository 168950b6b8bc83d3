package regalia.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was chosen for a table: a value for every option of the game, in the game's order. */
public record Options(Map<String, Object> values) {

    public Options {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** What a person or a record chose, checked, with the standard for the rest. */
    public static Options complete(List<Option> options, Map<String, ?> chosen) {
        for (String name : chosen.keySet()) {
            if (options.stream().noneMatch(option -> option.name().equals(name)))
                throw new Unusable("there is no option '" + name + "' here; there is "
                        + String.join(", ", options.stream().map(Option::name).toList()));
        }
        Map<String, Object> values = new LinkedHashMap<>();
        for (Option option : options) {
            Object raw = chosen.get(option.name());
            values.put(option.name(), raw == null ? option.standard() : option.read(raw));
        }
        return new Options(values);
    }

    public boolean flag(String name) {
        return (Boolean) value(name);
    }

    public String choice(String name) {
        return (String) value(name);
    }

    public int whole(String name) {
        return (Integer) value(name);
    }

    /** The seat that the table named as first, or -1 if it is to be drawn. */
    public int first() {
        return value("first") instanceof Integer seat ? seat : -1;
    }

    /** A set of seats. */
    public int seats(String name) {
        int set = 0;
        for (Object seat : (List<?>) value(name)) set |= Seat.bit((Integer) seat);
        return set;
    }

    public <D extends Data> D file(String name, Class<D> type) {
        return type.cast(value(name));
    }

    private Object value(String name) {
        Object value = values.get(name);
        if (value == null) throw new IllegalArgumentException("no option " + name);
        return value;
    }
}
