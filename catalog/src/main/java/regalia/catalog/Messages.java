package regalia.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import regalia.codec.Json;
import regalia.kernel.Message;
import regalia.kernel.Named;
import regalia.kernel.Seat;

/** The catalogue of one game, and what all games share, in one language. The browser reads the same files. */
public final class Messages {

    private static final String SHARED = "catalog";

    private final Language language;
    private final Map<String, Phrase> phrases;
    private final IntFunction<String> names;

    private Messages(Language language, Map<String, Phrase> phrases, IntFunction<String> names) {
        this.language = language;
        this.phrases = phrases;
        this.names = names;
    }

    /** What all games share, and the messages of these games. */
    public static Messages load(Language language, String... games) {
        Map<String, Phrase> phrases = new LinkedHashMap<>(read(SHARED, language));
        for (String game : games) phrases.putAll(read(game, language));
        Phrase seat = phrase(phrases, "seat.name");
        return new Messages(language, phrases, number -> seat.fill(language, _ -> Integer.toString(number + 1)));
    }

    /** The patterns themselves, for a receiver that says them by itself. */
    public static JsonNode texts(Language language, String game) {
        ObjectNode texts = JsonNodeFactory.instance.objectNode();
        for (String folder : List.of(SHARED, game))
            Json.tree(resource(folder, "messages_" + language.word() + ".json"))
                    .properties()
                    .forEach(entry -> texts.set(entry.getKey(), entry.getValue()));
        return texts;
    }

    /** The same with the players' names for the seats. A name may come from a stranger's record: it can't steer a terminal. */
    public Messages with(List<String> players) {
        List<String> clean = players.stream()
                .map(name -> name.replaceAll("\\p{C}", "?").trim())
                .toList();
        return new Messages(
                language,
                phrases,
                seat -> seat < clean.size() && !clean.get(seat).isEmpty() ? clean.get(seat) : names.apply(seat));
    }

    public Language language() {
        return language;
    }

    public String name(int seat) {
        return names.apply(seat);
    }

    public boolean has(String key) {
        return phrases.containsKey(key);
    }

    public String say(Message message) {
        return phrase(phrases, message.key())
                .fill(language, index -> words(message.args().get(index)));
    }

    /** The same for what the table itself says; here plain text may be an argument too. */
    public String say(String key, Object... args) {
        return say(new Message(key, Arrays.asList(args)));
    }

    Phrase phrase(String key) {
        return phrase(phrases, key);
    }

    private String words(Object argument) {
        return switch (argument) {
            case Seat seat -> names.apply(seat.number());
            case Named named -> say(named.key());
            case Message message -> say(message);
            case List<?> list -> list.stream().map(this::words).collect(Collectors.joining(", "));
            default -> argument.toString();
        };
    }

    private static Phrase phrase(Map<String, Phrase> phrases, String key) {
        Phrase phrase = phrases.get(key);
        if (phrase == null) throw new IllegalArgumentException("no message " + key);
        return phrase;
    }

    private static Map<String, Phrase> read(String folder, Language language) {
        Map<String, Phrase> phrases = new LinkedHashMap<>();
        JsonNode patterns = Json.tree(resource(folder, "messages_" + language.word() + ".json"));
        for (Map.Entry<String, JsonNode> entry : patterns.properties())
            phrases.put(entry.getKey(), Phrase.parse(entry.getValue().textValue()));
        return phrases;
    }

    /** A text file of a game's folder in the program. */
    static String resource(String folder, String name) {
        String path = "/regalia/" + folder + "/" + name;
        try (InputStream in = Messages.class.getResourceAsStream(path)) {
            if (in == null) throw new IllegalStateException("the program lacks " + path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new IllegalStateException(path, broken);
        }
    }
}
