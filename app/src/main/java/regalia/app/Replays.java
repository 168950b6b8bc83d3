package regalia.app;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import regalia.catalog.Catalog;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;

/** Replays by game, since each game refuses in its own words. Seats are called as the record numbers them, from 0. */
final class Replays {

    private static final List<String> SEATS =
            IntStream.range(0, 8).mapToObj(seat -> "seat " + seat).toList();

    private final Map<String, Replay> replays = new ConcurrentHashMap<>();

    Replay of(Recorded recorded) {
        return replays.computeIfAbsent(recorded.header().game(), Replays::replay);
    }

    private static Replay replay(String game) {
        String[] known = Catalog.games().contains(game) ? new String[] {game} : new String[0];
        Messages words = Messages.load(Language.EN, known).with(SEATS);
        return new Replay(Catalog::game, words::say);
    }
}
