package regalia.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The little Markdown that rules sheets use, for a terminal. */
final class Markdown {

    private static final Pattern STRONG = Pattern.compile("\\*\\*([^*]+)\\*\\*");
    private static final Pattern ITALIC = Pattern.compile("\\*([^*]+)\\*");
    private static final Pattern RULER = Pattern.compile("\\|[-|: ]+");

    private Markdown() {}

    static String plain(String text) {
        String calm = ITALIC.matcher(STRONG.matcher(text).replaceAll("$1")).replaceAll("$1");
        return calm.replace("`", "");
    }

    /** A row of a table as running text; any other line as it is. */
    static String row(String line) {
        return line.contains(" | ")
                ? cells(line).stream().filter(cell -> !cell.isEmpty()).collect(Collectors.joining(" · "))
                : line;
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.split("\\|", -1)).map(String::trim).toList();
    }

    static List<String> page(List<String> lines, int width) {
        List<String> page = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            StringBuilder text = new StringBuilder(line);
            boolean loose = !line.isEmpty() && !line.startsWith("#") && !line.startsWith("|");
            while (loose && i + 1 < lines.size() && lines.get(i + 1).startsWith("  "))
                text.append(' ').append(lines.get(++i).trim());
            block(text.toString(), width, page);
        }
        return page;
    }

    private static void block(String line, int width, List<String> page) {
        if (line.startsWith("#")) {
            String title = plain(line.replaceFirst("^#+ *", ""));
            page.addAll(wrap("", title, width));
            page.add((line.startsWith("##") ? "─" : "═").repeat(Math.min(width, title.length())));
        } else if (RULER.matcher(line).matches()) {
            return;
        } else if (line.startsWith("|")) page.addAll(wrap("", plain(row(line)), width));
        else if (line.startsWith("- ")) page.addAll(wrap("• ", plain(line.substring(2)), width));
        else page.addAll(wrap("", plain(line), width));
    }

    /** Breaks a text into lines; those after the first are set in under its lead, if that is short. */
    static List<String> wrap(String lead, String text, int width) {
        return wrap(lead, text, width, Math.min(lead.length(), 4));
    }

    static List<String> wrap(String lead, String text, int width, int inset) {
        String indent = " ".repeat(inset);
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(lead);
        boolean empty = true;
        for (String word : text.split(" ", -1)) {
            if (!empty && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(indent);
                empty = true;
            }
            if (!empty) line.append(' ');
            line.append(word);
            empty = false;
        }
        lines.add(line.toString());
        return lines;
    }
}
