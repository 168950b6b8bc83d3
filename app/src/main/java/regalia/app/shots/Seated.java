package regalia.app.shots;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;
import regalia.bots.Guard;
import regalia.bots.Level;
import regalia.bots.Strength;
import regalia.bots.Watchdog;
import regalia.catalog.Catalog;
import regalia.codec.Json;
import regalia.codec.OptionsJson;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.State;

/** The guest at a table, with a squire that decides for them: a person's own match, played sensibly and always alike. */
final class Seated<S extends State<S>, A extends Action, V> {

    private static final int SEAT = 0;

    private final Guest guest;
    private final String table;
    private final Game<S, A, V> game;
    private final Rules<S, A, V> rules;
    private final Guard<S, A, V> squire;
    private JsonNode asked = Devtools.object();
    private int heard;
    private int decisions;
    private boolean over;

    private Seated(Guest guest, Game<S, A, V> game, JsonNode table) {
        this.guest = guest;
        this.game = game;
        this.table = table.get("id").textValue();
        int seats = table.get("seats").intValue();
        rules = game.rules(seats, OptionsJson.read(game.options(seats), table.get("options")));
        squire = new Guard<>(rules, () -> game.sense(rules), Strength.of(Level.SQUIRE), new Watchdog());
        listen();
    }

    /** A new match, up to the guest's first decision. */
    static Seated<?, ?, ?> begin(Guest guest, String game, int seats) {
        return of(guest, Catalog.game(game), guest.begin(game, seats));
    }

    private static <S extends State<S>, A extends Action, V> Seated<S, A, V> of(
            Guest guest, Game<S, A, V> game, JsonNode table) {
        return new Seated<>(guest, game, table);
    }

    String table() {
        return table;
    }

    boolean over() {
        return over;
    }

    /** Decides until the guest has decided so often, or the match is over; gives how often it was. */
    int playTo(int count) {
        while (!over && decisions < count) decide();
        return decisions;
    }

    private void decide() {
        V view = Json.bind(asked.get("view"), game.views());
        int code = squire.decide(view, SEAT, Rng.mix(decisions, game.id())).code();
        decisions++;
        int seq = asked.get("seq").intValue();
        guest.answer(table, seq, "shot-" + decisions, Json.node(rules.action(code)));
        listen();
    }

    /** Hears until the guest is to decide and the bots that choose with them have chosen, or the match is over. */
    private void listen() {
        boolean mine = false;
        boolean settled = false;
        while (!over && !(mine && settled)) {
            Set<Integer> ready = new HashSet<>();
            for (String text : guest.get("/api/tables/" + table + "/poll?wait=20&after=" + heard)
                    .split("\n", -1)) {
                if (text.isEmpty()) continue;
                JsonNode line = Json.tree(text);
                heard = Math.max(heard, line.path("seq").asInt());
                switch (line.get("type").textValue()) {
                    case "decide" -> {
                        mine = true;
                        asked = line;
                    }
                    case "look" -> mine = false;
                    case "finish" -> over = true;
                    case "ready" -> line.get("seats").forEach(seat -> ready.add(seat.intValue()));
                    default -> {}
                }
            }
            settled = mine && allReady(ready);
        }
    }

    private boolean allReady(Set<Integer> ready) {
        for (JsonNode seat : asked.get("view").get("toAct"))
            if (seat.intValue() != SEAT && !ready.contains(seat.intValue())) return false;
        return true;
    }
}
