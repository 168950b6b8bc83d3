package regalia.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regalia.lab.tally.Choice;
import regalia.lab.tally.Tally;

/**
 * Things that are chosen among each other, as the characters that can be selected.
 *
 * @param key the action and what of it, as {@code select/character}
 * @param named whether they have names of their own in the game, or are numbers and words of ours
 */
record Group(String key, String heading, String what, boolean named, List<Row> rows) {

    /** One of them. */
    record Row(String key, String name, Choice choice) {}

    Group {
        rows = List.copyOf(rows);
    }

    /** All groups with at least two things, those that matter most first. */
    static List<Group> of(Tally tally, Words words) {
        Map<String, List<Row>> rows = new LinkedHashMap<>();
        tally.choices().forEach((key, choice) -> {
            int end = key.lastIndexOf('/');
            String value = key.substring(end + 1);
            String group = key.substring(0, end);
            String name = group.equals("/action") ? Words.capital(words.action(value)) : words.value(value);
            rows.computeIfAbsent(group, _ -> new ArrayList<>()).add(new Row(value, name, choice));
        });
        List<Group> groups = new ArrayList<>();
        rows.forEach((key, list) -> {
            if (list.size() > 1) groups.add(group(key, list, words));
        });
        groups.sort(Comparator.comparing(Group::named)
                .thenComparingLong(Group::weight)
                .reversed()
                .thenComparing(Group::key));
        return List.copyOf(groups);
    }

    private static Group group(String key, List<Row> rows, Words words) {
        int end = key.indexOf('/');
        boolean kinds = end == 0;
        String what = words.part(key.substring(end + 1));
        String heading =
                kinds ? words.say("group.kinds") : words.say("group.which", words.action(key.substring(0, end)), what);
        boolean named = rows.stream().allMatch(row -> row.key.contains("."));
        List<Row> sorted = rows.stream()
                .sorted(Comparator.comparingDouble((Row row) ->
                                row.choice.chosen() == 0 ? -1 : row.choice.won().value())
                        .reversed()
                        .thenComparing(Row::key))
                .toList();
        return new Group(key, heading, what, named, sorted);
    }

    long chosen() {
        return rows.stream().mapToLong(row -> row.choice.chosen()).sum();
    }

    /** What is chosen often and among many things matters. */
    private long weight() {
        return chosen() * Math.min(10, rows.size());
    }

    /** A name for files. */
    String slug() {
        return key.startsWith("/") ? key.substring(1) : key.replaceAll("[^A-Za-z0-9]+", "-");
    }
}
