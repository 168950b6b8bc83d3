package regalia.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regalia.kernel.Action;
import regalia.kernel.Option;
import regalia.kernel.Options;
import regalia.kernel.Rules;
import regalia.kernel.State;

/** A way to set up a game: so many seats, these options. */
public record Setup<S extends State<S>, A extends Action, V>(
        Subject<S, A, V> subject, int seats, Options options, Rules<S, A, V> rules) {

    private static final int LONGEST_VALUE = 40;

    public static <S extends State<S>, A extends Action, V> Setup<S, A, V> of(
            Subject<S, A, V> subject, int seats, Map<String, ?> chosen) {
        Options options = Options.complete(subject.game().options(seats), chosen);
        return new Setup<>(subject, seats, options, subject.game().rules(seats, options));
    }

    /** Setups in which every two values of any two options meet; the standard one first. */
    public static <S extends State<S>, A extends Action, V> List<Setup<S, A, V>> pairwise(
            Subject<S, A, V> subject, int seats) {
        List<Option> options = subject.game().options(seats);
        List<List<Object>> values = new ArrayList<>();
        for (Option option : options) {
            List<Object> all = new ArrayList<>(subject.samples(option));
            all.remove(option.standard());
            all.addFirst(option.standard());
            values.add(all);
        }
        List<Setup<S, A, V>> setups = new ArrayList<>();
        for (List<Object> row : Pairwise.rows(values)) {
            Map<String, Object> chosen = new LinkedHashMap<>();
            for (int i = 0; i < row.size(); i++) chosen.put(options.get(i).name(), row.get(i));
            setups.add(of(subject, seats, chosen));
        }
        return setups;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(subject.game().id()).append(", ").append(seats).append(" seats");
        for (Option option : subject.game().options(seats)) {
            Object value = options.values().get(option.name());
            if (option instanceof Option.File && option.standard().equals(value)) continue;
            String word = String.valueOf(value);
            text.append(", ").append(option.name()).append('=');
            text.append(word.length() <= LONGEST_VALUE ? word : word.substring(0, LONGEST_VALUE) + "...");
        }
        return text.toString();
    }
}
