package regalia.app;

import java.util.List;
import regalia.catalog.Messages;
import regalia.catalog.Notation;
import regalia.catalog.Sheet;
import regalia.kernel.Action;
import regalia.kernel.Message;
import regalia.kernel.Telling;

/** What one seat is shown, from its view alone. */
final class Screen<A extends Action, V> {

    /** More actions than this are not listed: nobody reads them. */
    static final int LISTED = 40;

    private static final int RULES_AT_ONCE = 3;

    private final Streams io;
    private final Telling<A, V> telling;
    private final Messages messages;
    private final Notation<A> notation;

    Screen(Streams io, Telling<A, V> telling, Messages messages, Notation<A> notation) {
        this.io = io;
        this.telling = telling;
        this.messages = messages;
        this.notation = notation;
    }

    void table(V view) {
        say(telling.table(view));
    }

    void hand(V view) {
        say(telling.hand(view));
    }

    void scores(V view) {
        say(telling.scores(view));
    }

    void ask(V view) {
        io.say(io.ink().bold(messages.say(telling.ask(view))));
    }

    private void say(List<Message> lines) {
        for (Message line : lines) say(messages.say(line));
    }

    /** A text over as many lines as it needs. */
    void say(String text) {
        Sheet.wrap(text, io.width()).forEach(io::say);
    }

    void log(List<String> lines) {
        for (String line : lines)
            Sheet.wrap(line, io.width()).forEach(part -> io.say(io.ink().dim(part)));
    }

    /** The actions with their numbers, side by side as far as they fit. */
    void actions(List<A> actions) {
        List<String> said = actions.stream().limit(LISTED).map(notation::say).toList();
        int longest = said.stream().mapToInt(String::length).max().orElse(0) + 6;
        int columns = said.size() <= 5 ? 1 : Math.clamp(io.width() / longest, 1, 4);
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < said.size(); i++) {
            String number = " ".repeat(i < 9 ? 2 : 1) + (i + 1);
            row.append(io.ink().gold(number)).append(' ').append(said.get(i));
            if (i % columns == columns - 1 || i == said.size() - 1) {
                io.say(row.toString());
                row.setLength(0);
            } else row.append(" ".repeat(longest - 4 - said.get(i).length()));
        }
        if (actions.size() > LISTED) io.say(messages.say("play.more", actions.size() - LISTED));
    }

    void help(A example) {
        say(messages.say("help.act", notation.say(example)));
        for (String key : List.of(
                "help.legal",
                "help.hand",
                "help.table",
                "help.scores",
                "help.whose",
                "help.log",
                "help.hint",
                "help.plan",
                "help.undo",
                "help.undoAll",
                "help.series")) io.say("  " + messages.say(key));
        io.say("  " + messages.say("help.rules", notation.say(example).replaceFirst(".* ", "")));
        io.say("  " + messages.say("help.quit"));
    }

    void rules(Sheet sheet, String question) {
        List<Sheet.Paragraph> found = sheet.find(question);
        if (found.isEmpty()) io.say(messages.say("play.noRule", question));
        found.stream()
                .limit(RULES_AT_ONCE)
                .forEach(rule -> Sheet.page(rule, io.width()).forEach(io::say));
        List<String> more =
                found.stream().skip(RULES_AT_ONCE).map(Sheet.Paragraph::id).toList();
        if (!more.isEmpty()) say(messages.say("play.moreRules", more.size(), more));
    }
}
