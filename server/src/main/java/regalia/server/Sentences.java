package regalia.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import regalia.catalog.Language;
import regalia.catalog.Messages;

/** The English catalogues, for whoever talks to the server without a page that speaks for it. */
final class Sentences {

    private static final Map<String, Messages> READ = new ConcurrentHashMap<>();

    private Sentences() {}

    /** What all games share, and the messages of one if it is named. */
    static Messages of(String game) {
        return READ.computeIfAbsent(
                game, id -> id.isEmpty() ? Messages.load(Language.EN) : Messages.load(Language.EN, id));
    }
}
