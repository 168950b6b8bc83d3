package regalia.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import regalia.app.Answers.Reply;
import regalia.kernel.Action;
import regalia.kernel.State;

/** Reads what a person types at a decision until it is made: an action, or a question about the table or the rules. */
final class Prompt<S extends State<S>, A extends Action, V> {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    private final TextTable<S, A, V> table;
    private final int seat;
    private final V view;
    private List<A> listed;
    private final List<A> legal;
    private final Answers<S, A, V> answers;
    /** What the game's solver would do, once somebody has asked. */
    private List<A> plan = List.of();

    Prompt(TextTable<S, A, V> table, int seat, V view, List<A> legal) {
        this.table = table;
        this.seat = seat;
        this.view = view;
        this.legal = legal;
        listed = legal;
        answers = new Answers<>(table.match().rules(), table.notation(), table.messages(), seat);
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
            if (isUndo(typed) || typed.equalsIgnoreCase("uu")) {
                if (isUndo(typed) ? table.takeBack(seat) : table.takeAllBack(seat)) return Optional.empty();
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
            case "p", "plan" -> plan();
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
        if (typed.equalsIgnoreCase("pp")) return takePlan();
        if (typed.contains(";")) return draft(typed);
        if (NUMBER.matcher(typed).matches()) {
            int number = Integer.parseInt(typed);
            if (number >= 1 && number <= listed.size()) return carryOut(List.of(listed.get(number - 1)));
            table.io().say(say("play.notListed", number));
            return false;
        }
        return switch (answers.read(typed, table.match().position(), legal)) {
            case Reply.Act<A>(A action) -> carryOut(List.of(action));
            case Reply.Several<A>(List<A> actions) -> {
                table.io().say(say("play.unclear"));
                list(actions);
                yield false;
            }
            case Reply.No<A>(String why) -> {
                table.io().say(table.io().ink().red(why));
                yield false;
            }
        };
    }

    private boolean carryOut(List<A> actions) {
        for (A action : actions) table.match().act(seat, action);
        return true;
    }

    private Draft<S, A, V> draft() {
        return new Draft<>(
                table.match().rules(),
                table.telling(),
                answers,
                table.messages(),
                seat,
                table.match().position());
    }

    /** Several answers at once: all of them are played, or none. With a question mark behind them they are only judged. */
    private boolean draft(String typed) {
        boolean asked = typed.endsWith("?");
        String line = typed.replaceFirst("[;?\\s]+$", "");
        Draft<S, A, V> draft = draft();
        Optional<String> refusal = draft.refusal(List.of(line.split(";", -1)));
        if (refusal.isEmpty() && !asked) return carryOut(draft.actions());
        table.screen().say(refusal.map(table.io().ink()::red).orElseGet(() -> say("play.draftLegal")));
        return false;
    }

    /** Shows what the game's own solver would do from here on, as a line that can be typed, changed or taken. */
    private void plan() {
        Draft<S, A, V> draft = draft();
        draft.plan(table.sense());
        plan = draft.actions();
        if (plan.isEmpty()) table.io().say(say("play.noPlan"));
        else {
            table.screen().say(say("play.plan", plan.size()));
            table.screen()
                    .say(String.join(
                            "; ", plan.stream().map(table.notation()::say).toList()));
        }
    }

    private boolean takePlan() {
        if (plan.isEmpty()) plan();
        return !plan.isEmpty() && carryOut(plan);
    }

    private String say(String key, Object... args) {
        return table.messages().say(key, args);
    }
}
