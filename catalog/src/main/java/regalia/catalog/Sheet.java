package regalia.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules sheet of a game in one language: Markdown whose paragraphs, or rows of a table, begin with the id of a rule. */
public final class Sheet {

    private static final Pattern ID =
            Pattern.compile("^(?:- |\\| )\\*\\*([A-Z]+-[A-Z]?[0-9]+)(?: \\[([A-Z/]+)])?\\*\\*(.*)$");

    private final List<String> lines;
    private final List<Paragraph> rules = new ArrayList<>();
    private final Map<String, List<List<String>>> tables = new HashMap<>();

    /**
     * One numbered rule.
     *
     * @param mark its origin: R printed, D deduced, J our ruling, X reconstructed
     * @param section the heading it stands under
     */
    public record Paragraph(String id, String mark, String section, String text) {}

    private Sheet(List<String> lines) {
        this.lines = lines;
        String section = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("#")) section = Markdown.plain(line.replaceFirst("^#+ *", ""));
            Matcher id = ID.matcher(line);
            if (id.matches()) {
                rules.add(paragraph(id, section, i));
                List<List<String>> table = tableAfter(i);
                if (!table.isEmpty()) tables.put(id.group(1), table);
            }
        }
    }

    public static Sheet load(String game, Language language) {
        return new Sheet(Messages.resource(game, "rules_" + language.word() + ".md")
                .lines()
                .toList());
    }

    private Paragraph paragraph(Matcher id, String section, int line) {
        StringBuilder text = new StringBuilder(Markdown.row(id.group(3)));
        for (int i = line + 1; i < lines.size() && lines.get(i).startsWith("  "); i++)
            text.append(' ').append(lines.get(i).trim());
        String mark = id.group(2) == null ? "" : id.group(2);
        return new Paragraph(
                id.group(1), mark, section, Markdown.plain(text.toString().trim()));
    }

    /** The table that follows a rule's lines, its head first; rows that are rules themselves belong to none. */
    private List<List<String>> tableAfter(int line) {
        int at = line + 1;
        while (at < lines.size()
                && (lines.get(at).startsWith("  ") || lines.get(at).isBlank())) at++;
        List<List<String>> rows = new ArrayList<>();
        for (; at < lines.size() && lines.get(at).startsWith("|"); at++) {
            String row = lines.get(at);
            if (ID.matcher(row).matches()) return List.of();
            if (row.matches("[|: -]+")) continue;
            String inner = row.strip().substring(1, row.strip().length() - 1);
            rows.add(Arrays.stream(inner.split("\\|", -1))
                    .map(cell -> Markdown.plain(cell.strip()))
                    .toList());
        }
        return rows;
    }

    /** The table of a rule that has one, its head first. */
    public List<List<String>> table(Paragraph rule) {
        return tables.getOrDefault(rule.id(), List.of());
    }

    public List<Paragraph> rules() {
        return List.copyOf(rules);
    }

    /** The rule with an id, whatever its case. */
    public Optional<Paragraph> rule(String id) {
        return rules.stream()
                .filter(rule -> rule.id().equalsIgnoreCase(id.trim()))
                .findFirst();
    }

    /**
     * The rules that a question is about: the one with that id, else those that hold all its words, the ones that are mainly about
     * them first.
     */
    public List<Paragraph> find(String question) {
        Optional<Paragraph> exact = rule(question);
        if (exact.isPresent()) return List.of(exact.get());
        Words asked = Words.of(question);
        if (asked.words().isEmpty()) return List.of();
        List<Paragraph> found = new ArrayList<>();
        for (Paragraph rule : rules) if (Words.of(rule.text()).holdsScattered(asked)) found.add(rule);
        found.sort((a, b) -> Integer.compare(place(a, asked), place(b, asked)));
        return found;
    }

    /** How early the first of the words stands in a rule. */
    private static int place(Paragraph rule, Words asked) {
        List<String> words = Words.of(rule.text()).words();
        for (int i = 0; i < words.size(); i++)
            if (Words.stands(asked.words().getFirst(), words.get(i))) return Math.min(i, 10);
        return 10;
    }

    /** The whole sheet for a terminal of some width. */
    public List<String> page(int width) {
        return Markdown.page(lines, width);
    }

    /** One rule for a terminal of some width. */
    public static List<String> page(Paragraph rule, int width) {
        String mark = rule.mark().isEmpty() ? "" : " [" + rule.mark() + "]";
        return Markdown.wrap(rule.id() + mark + "  ", rule.text(), width);
    }

    /** Any text for a terminal of some width; lines after the first are set in. */
    public static List<String> wrap(String text, int width) {
        return Markdown.wrap("", text, width, 4);
    }
}
