package regalia.catalog;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Seat;
import regalia.kernel.Word;

/**
 * Actions in words, as the log and the text table write them and as people type them: in the table's language or in English, as
 * short as can be understood.
 */
public final class Notation<A extends Action> {

    private final Messages messages;
    private final Messages english;
    private final Grammar<A> grammar;

    public Notation(Game<?, A, ?> game, Messages messages, List<String> players) {
        this.messages = messages.with(players);
        english = Messages.load(Language.EN, game.id()).with(players);
        grammar = new Grammar<>(game.actions(), List.of(this.messages, english), players.size());
    }

    public String say(A action) {
        return messages.say(message(action));
    }

    /** The message of an action: its components fill the places in their order. */
    public Message message(A action) {
        return message("action.", action);
    }

    private static Message message(String heading, Object value) {
        Shape shape = new Shape(value.getClass());
        List<Object> values = shape.values(value);
        List<Object> args = new ArrayList<>();
        for (int i = 0; i < values.size(); i++)
            args.add(argument(shape.parts().get(i).isSeat(), values.get(i)));
        return new Message(heading + shape.word(), args);
    }

    private static Object argument(boolean seat, Object value) {
        return switch (value) {
            case Integer number -> seat ? new Seat(number) : number;
            case Named named -> named;
            case Enum<?> constant -> Named.word(constant);
            case Optional<?> maybe ->
                maybe.<Object>map(inner -> argument(seat, inner)).orElse("");
            case List<?> list ->
                list.stream().<Object>map(inner -> argument(seat, inner)).toList();
            case Record inner when !inner.getClass().isAnnotationPresent(Word.class) -> message("record.", inner);
            default -> value.toString();
        };
    }

    /** What a typed line means, where these actions are legal. */
    public Reading<A> read(String line, List<A> legal) {
        Words typed = Words.of(line);
        if (typed.words().isEmpty()) return new Reading.Unknown<>();
        List<BiPredicate<Words, Words>> waysToFit =
                List.of(Words::equals, Words::holdsWhole, Words::holdsBeginnings, Words::holdsScattered);
        for (BiPredicate<Words, Words> fits : waysToFit) {
            List<A> found =
                    legal.stream().filter(action -> fits(action, typed, fits)).toList();
            if (found.size() == 1) return new Reading.Legal<>(found.getFirst());
            if (!found.isEmpty()) return new Reading.Unclear<>(found);
        }
        List<A> named = grammar.read(line, kinds(legal));
        return named.isEmpty() ? new Reading.Unknown<>() : new Reading.Named<>(named);
    }

    private boolean fits(A action, Words typed, BiPredicate<Words, Words> fits) {
        Message message = message(action);
        return fits.test(Words.of(messages.say(message)), typed) || fits.test(Words.of(english.say(message)), typed);
    }

    private Set<Class<?>> kinds(List<A> legal) {
        Set<Class<?>> kinds = new LinkedHashSet<>();
        for (A action : legal) kinds.add(action.getClass());
        return kinds;
    }
}
