package regalia.app;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import regalia.catalog.Reading;
import regalia.kernel.Action;
import regalia.kernel.State;
import regalia.kernel.Verdict;

/** Reads what a person types at a decision until it is made: an action, or a question about the table or the rules. */
final class Prompt<S extends State<S>, A extends Action, V> {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    private final TextTable<S, A, V> table;
    private final int seat;
    private final V view;
    private List<A> listed;
    private final List<A> legal;

    Prompt(TextTable<S, A, V> table, int seat, V view, List<A> legal) {
        this.table = table;
        this.seat = seat;
        this.view = view;
        this.legal = legal;
        listed = legal;
    }

    /** Nothing once an action has been carried out; else how the session ends. */
    Optional<TextTable.End> ask() {
        while (true) {
            table.io().out().print("> ");
            Optional<String> line = table.io().line();
            if (!table.io().terminal()) table.io().say("");
            if (line.isEmpty()) return table.cutOff();
            String typed = line.get().trim();
            if (isQuit(typed)) {
                table.io().say(say("play.goodbye"));
                return Optional.of(TextTable.End.LEFT);
            }
            if (isUndo(typed)) {
                if (table.takeBack(seat)) return Optional.empty();
                table.io().say(say("play.noUndo"));
                continue;
            }
            if (typed.isEmpty() || answered(typed)) continue;
            if (act(typed)) return Optional.empty();
        }
    }

    private static boolean isQuit(String typed) {
        return typed.equalsIgnoreCase("q") || typed.equalsIgnoreCase("quit");
    }

    private static boolean isUndo(String typed) {
        return typed.equalsIgnoreCase("u") || typed.equalsIgnoreCase("undo");
    }

    private boolean answered(String typed) {
        if (typed.startsWith("?")) {
            String question = typed.substring(1).trim();
            if (question.isEmpty()) table.screen().help(legal.getFirst());
            else table.screen().rules(table.sheet(), question);
            return true;
        }
        switch (typed.toLowerCase(Locale.ROOT)) {
            case "h" -> table.screen().hand(view);
            case "t" -> table.screen().table(view);
            case "s" -> table.screen().scores(view);
            case "w" -> table.io().say(table.whoseTurn());
            case "l" -> table.screen().log(table.lastLines(seat));
            case "a" -> list(legal);
            case "i", "hint" -> table.hint(seat, view);
            case "help" -> table.screen().help(legal.getFirst());
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Numbers always count along the list that was shown last. */
    private void list(List<A> actions) {
        listed = actions;
        table.screen().actions(actions);
    }

    private boolean act(String typed) {
        if (NUMBER.matcher(typed).matches()) {
            int number = Integer.parseInt(typed);
            if (number >= 1 && number <= listed.size()) return carryOut(listed.get(number - 1));
            table.io().say(say("play.notListed", number));
            return false;
        }
        return switch (table.notation().read(typed, legal)) {
            case Reading.Legal<A>(A action) -> carryOut(action);
            case Reading.Unclear<A>(List<A> actions) -> {
                table.io().say(say("play.unclear"));
                list(actions);
                yield false;
            }
            case Reading.Named<A>(List<A> actions) -> judge(typed, actions);
            case Reading.Unknown<A> _ -> {
                table.io().say(say("play.unknown", typed));
                yield false;
            }
        };
    }

    private boolean carryOut(A action) {
        table.match().act(seat, action);
        return true;
    }

    /** Says why not; where words were left out, only what holds for all that may be meant. */
    private boolean judge(String typed, List<A> named) {
        List<A> allowed = named.stream()
                .filter(action -> table.match().judge(seat, action).allowed())
                .toList();
        if (allowed.size() == 1) return carryOut(allowed.getFirst());
        if (!allowed.isEmpty()) {
            table.io().say(say("play.unclear"));
            list(allowed);
            return false;
        }
        Set<String> reasons = new LinkedHashSet<>();
        for (A action : named) reasons.add(why(action));
        if (reasons.size() == 1)
            table.io().say(table.io().ink().red(reasons.iterator().next()));
        else table.io().say(say("play.tellMore", typed, some(named)));
        return false;
    }

    private String why(A action) {
        Verdict verdict = table.match().rules().judge(table.match().position(), seat, action);
        if (verdict.allowed()) verdict = table.match().judge(seat, action);
        if (!(verdict instanceof Verdict.Forbidden(String rule, var why))) return say("match.noAction");
        return rule.isEmpty() ? table.messages().say(why) : say("play.refused", why, rule);
    }

    private List<String> some(List<A> named) {
        return named.stream().limit(3).map(table.notation()::say).toList();
    }

    private String say(String key, Object... args) {
        return table.messages().say(key, args);
    }
}
