package regalia.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import regalia.bots.Strength;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.kernel.Game;

/** The words of a report in one language: its own, and those of its game for what is counted in it. */
final class Words {

    private static final String OPEN = "…";
    private static final String OWN = "lab";
    private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private final Game<?, ?, ?> game;
    private final Messages messages;

    Words(Game<?, ?, ?> game, Language language) {
        this.game = game;
        messages = Messages.load(language, game.id(), OWN);
    }

    Language language() {
        return messages.language();
    }

    /** A sentence of the report itself. */
    String say(String key, Object... args) {
        return messages.say(OWN + "." + key, args);
    }

    String game() {
        return messages.say("game.title");
    }

    /** Who plays, each kind of bot once. */
    String bots(List<String> bots) {
        return String.join(", ", bots.stream().distinct().map(this::bot).toList());
    }

    private String bot(String word) {
        String level = Strength.of(word).level().word();
        return say("bot." + level) + (word.equals(level) ? "" : " (" + word + ")");
    }

    String ordinal(int number) {
        return say("ordinal", number);
    }

    /** The name of a value: from the game's messages where it has one. */
    String value(String key) {
        if (messages.has(key)) return capital(messages.say(key));
        if (messages.has(OWN + ".value." + key)) return say("value." + key);
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

    /** What of an action is meant, by the path to it, as {@code card.character}. */
    String part(String path) {
        return knows(path) ? say("part." + path) : spaced(path.replace(".", ", "));
    }

    boolean knows(String path) {
        return messages.has(OWN + ".part." + path);
    }

    private static String spaced(String camel) {
        return HUMP.matcher(camel).replaceAll(" ").toLowerCase(Locale.ROOT);
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
