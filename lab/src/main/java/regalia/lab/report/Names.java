package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.kernel.Game;

/** The words of a game for what is counted in it. */
final class Names {

    private static final String OPEN = "…";
    private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private final Game<?, ?, ?> game;
    private final Messages messages;

    Names(Game<?, ?, ?> game) {
        this.game = game;
        messages = Messages.load(Language.EN, game.id());
    }

    String game() {
        return messages.say("game.title");
    }

    /** The name of a value: from the game's messages where it has one. */
    String value(String key) {
        if (messages.has(key)) return capital(messages.say(key));
        return key.matches("-?\\d+") ? key : capital(spaced(key));
    }

    /** An action with its places left open, as {@code select …}. */
    String action(String word) {
        Optional<Class<?>> type = type(game.actions(), word);
        if (type.isEmpty() || !messages.has("action." + word)) return spaced(word);
        try {
            return said(word, type.get(), false);
        } catch (NumberFormatException counted) {
            return said(word, type.get(), true);
        }
    }

    /** @param counted whether a number must stand where the pattern asks for how many */
    private String said(String word, Class<?> type, boolean counted) {
        List<Object> args = new ArrayList<>();
        for (var component : type.getRecordComponents())
            args.add(counted && component.getType() == int.class ? (Object) 0 : OPEN);
        return messages.say("action." + word, args.toArray()).trim();
    }

    private static Optional<Class<?>> type(Class<?> under, String word) {
        if (under.isRecord())
            return under.getSimpleName().equalsIgnoreCase(word) ? Optional.of(under) : Optional.empty();
        if (!under.isSealed()) return Optional.empty();
        for (Class<?> permitted : under.getPermittedSubclasses()) {
            Optional<Class<?>> found = type(permitted, word);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** What of an action is meant, as {@code card, character}. */
    static String part(String path) {
        String plain = path.endsWith(".count") ? "how many " + path.substring(0, path.length() - 6) : path;
        return spaced(plain.replace(".", ", "));
    }

    private static String spaced(String camel) {
        return HUMP.matcher(camel).replaceAll(" ").toLowerCase(Locale.ROOT);
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
