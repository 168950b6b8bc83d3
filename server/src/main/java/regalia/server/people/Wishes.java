package regalia.server.people;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import regalia.codec.Json;
import regalia.kernel.Unusable;
import regalia.server.http.Limits;

/** What a person may change about themselves, and within which bounds. */
final class Wishes {

    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}");
    private static final int LONGEST_URL = 500;

    private Wishes() {}

    static Me apply(Me me, Words.Change change, Limits limits) {
        return new Me(
                me.id(),
                change.name()
                        .map(name -> Names.clean("A name", name, limits.nameLength()))
                        .orElse(me.name()),
                me.kind(),
                change.language().map(Wishes::language).or(me::language),
                change.settings()
                        .map(settings -> settings(settings, limits.settingsBytes()))
                        .orElse(me.settings()),
                change.webhook().map(Wishes::webhook).orElse(me.webhook()),
                me.recoverable());
    }

    static String language(String tag) {
        if (!LANGUAGE.matcher(tag).matches()) throw new Unusable("A language is a tag such as en or fr-CA.");
        return tag;
    }

    private static JsonNode settings(JsonNode settings, int bytes) {
        if (!settings.isObject()) throw new Unusable("Settings are an object.");
        String text = Json.write(settings);
        // PostgreSQL's text can't hold it.
        if (text.contains("\\u0000")) throw new Unusable("Settings may have no NUL.");
        if (text.getBytes(StandardCharsets.UTF_8).length > bytes)
            throw new Unusable("Settings may have at most " + bytes + " bytes.");
        return settings;
    }

    private static Optional<String> webhook(String url) {
        if (url.isEmpty()) return Optional.empty();
        try {
            URI uri = new URI(url);
            boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            boolean plain = uri.getHost() != null && uri.getUserInfo() == null && uri.getFragment() == null;
            if (web && plain && url.length() <= LONGEST_URL && url.chars().allMatch(c -> c > 32 && c < 127))
                return Optional.of(url);
        } catch (URISyntaxException broken) {
            throw new Unusable("A webhook is an http or https address.");
        }
        throw new Unusable(
                "A webhook is an http or https address without a password, of at most " + LONGEST_URL + " characters.");
    }
}
