package regalia.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import regalia.kernel.Unusable;

/**
 * Text in parts, where quotation marks of either kind hold together what belongs together. A backslash is a letter like any other,
 * because Windows has it in its paths.
 */
final class Quoted {

    private final String text;
    private final IntPredicate between;
    private final boolean stripped;

    private Quoted(String text, IntPredicate between, boolean stripped) {
        this.text = text;
        this.between = between;
        this.stripped = stripped;
    }

    /** The words of a command, as a shell takes them in simple cases: {@code my bot 'a b'} are three. */
    static List<String> words(String command) {
        return new Quoted(command, Character::isWhitespace, true).parts();
    }

    /** The items of a list with commas, trimmed, each still with its quotation marks. */
    static List<String> items(String list) {
        return new Quoted(list, letter -> letter == ',', false)
                .parts().stream().map(String::trim).toList();
    }

    private List<String> parts() {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        char open = 0;
        boolean marked = false;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean mark = open == 0 ? letter == '"' || letter == '\'' : letter == open;
            if (mark) open = open == 0 ? letter : 0;
            marked |= mark;
            if (open == 0 && !mark && between.test(letter)) {
                // Several blanks are like one, but two quotation marks with nothing between them are a word.
                if (!stripped || marked || !part.isEmpty()) parts.add(part.toString());
                part.setLength(0);
                marked = false;
            } else if (!mark || !stripped) part.append(letter);
        }
        if (open != 0) throw new Unusable("a quotation mark is not closed in: " + text);
        if (!stripped || marked || !part.isEmpty()) parts.add(part.toString());
        return parts;
    }
}
