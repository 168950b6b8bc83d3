package regalia.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import regalia.catalog.Catalog;
import regalia.server.http.Rightful;

/** People who have all the seats of a match of each game, and take it wherever what they say takes it. */
final class Seated {

    private final Site site;
    private final Random random;
    private final List<String> games = List.copyOf(Catalog.games());
    private final Map<String, Match> matches = new HashMap<>();

    Seated(Site site, long seed) {
        this.site = site;
        random = new Random(seed);
    }

    /** What one of them may rightly ask just now, or nearly. Where nobody can decide any more they begin another match. */
    Rightful next() {
        String game = games.get(random.nextInt(games.size()));
        Match match = matches.computeIfAbsent(game, this::begun);
        return next(match).orElseGet(() -> {
            Match another = begun(game);
            matches.put(game, another);
            return next(another).orElseThrow();
        });
    }

    private Optional<Rightful> next(Match match) {
        for (int seat = 0; seat < match.people().size(); seat++) {
            Optional<JsonNode> asked = match.asked(seat);
            if (asked.isPresent()) return Optional.of(rightful(match, seat, asked.get()));
        }
        return Optional.empty();
    }

    private Match begun(String game) {
        TestPerson[] others = IntStream.range(1, Catalog.game(game).fewestSeats())
                .mapToObj(seat -> TestPerson.at(site, "Seated " + seat))
                .toArray(TestPerson[]::new);
        return Match.of("\"game\":\"" + game + "\"", TestPerson.at(site, "Host"), others);
    }

    /** Mostly of the seat that is asked; another may still take back. */
    private Rightful rightful(Match match, int asked, JsonNode line) {
        List<TestPerson> people = match.people();
        int seat = random.nextInt(3) > 0 ? asked : random.nextInt(people.size());
        JsonNode legal = line.path("legal");
        JsonNode action = legal.get(random.nextInt(legal.size()));
        ObjectNode act = of(seat).put("seq", line.path("seq").asInt()).put("key", TestPerson.key());
        if (random.nextBoolean()) act.put("index", near(line.path("legalTotal").asInt()));
        else act.set("action", action);
        ObjectNode undo = of(seat);
        if (random.nextBoolean()) undo.put("to", near(20));
        String own = of(seat).toString();
        return new Rightful(
                "Cookie: regalia=" + people.get(seat).cookie(),
                match.table,
                Map.ofEntries(
                        Map.entry("act", act.toString()),
                        Map.entry("judge", of(seat).set("action", action).toString()),
                        Map.entry("read", of(seat).put("text", "1").toString()),
                        Map.entry("reconsider", of(seat).put("keep", near(2)).toString()),
                        Map.entry("undo", undo.toString()),
                        Map.entry("vote", "{\"agree\":" + random.nextBoolean() + "}"),
                        Map.entry("hint", own),
                        Map.entry("caretaker", own),
                        Map.entry("return", own),
                        Map.entry("concede", own)));
    }

    /** A number below another, or just not. */
    private int near(int total) {
        return switch (random.nextInt(6)) {
            case 0 -> -1;
            case 1 -> total;
            case 2 -> Integer.MAX_VALUE;
            default -> random.nextInt(total);
        };
    }

    private static ObjectNode of(int seat) {
        return JsonNodeFactory.instance.objectNode().put("seat", seat);
    }
}
