package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.codec.Raw;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Listener;
import regalia.codec.wire.Reply;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** A program may answer anything: each game finds something to say to it. */
class AnswersTest {

    private static final int[] NUMBERS = {-1, 7, 99, 1 << 20, Integer.MAX_VALUE, Integer.MIN_VALUE};

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void numbersBeyondAllSenseAreJudgedToo(String id) {
        judge(Catalog.game(id));
    }

    private static <S extends State<S>, A extends Action, V> void judge(Game<S, A, V> game) {
        int seats = game.fewestSeats();
        Match<S, A, V> match = new Match<>(game, seats, Options.complete(game.options(seats), Map.of()));
        List<Player> players = Collections.nCopies(seats, Player.bot("P", "page"));
        try (Steward<S, A, V> steward = new Steward<>(game, match, players, 1)) {
            do {
                if (match.position().toAct() <= 0) continue;
                int seat = Seat.lowest(match.position().toAct());
                Listener<S, A, V> listener = new Listener<>(game, match, seat);
                WireLine.Decide decide = listener.decide(0);
                for (Raw listed :
                        List.of(decide.legal().getFirst(), decide.legal().getLast())) {
                    JsonNode action = listed.node();
                    assertInstanceOf(Reply.Taken.class, reply(listener, decide, action));
                    for (JsonNode odd : odd(action)) assertNotNull(reply(listener, decide, odd));
                }
            } while (steward.step());
        }
    }

    private static <A extends Action> Reply<A> reply(
            Listener<?, A, ?> listener, WireLine.Decide decide, JsonNode action) {
        return listener.reply(decide, "{\"seq\":" + decide.seq() + ",\"action\":" + action + "}");
    }

    /** The same with one number changed, or one list longer or without anything. */
    private static List<JsonNode> odd(JsonNode node) {
        List<JsonNode> all = new ArrayList<>();
        if (node.isInt()) for (int number : NUMBERS) all.add(IntNode.valueOf(number));
        if (node instanceof ObjectNode object)
            for (Map.Entry<String, JsonNode> field : object.properties())
                for (JsonNode odd : odd(field.getValue()))
                    all.add(object.deepCopy().set(field.getKey(), odd));
        if (node instanceof ArrayNode list) {
            all.add(list.deepCopy().removeAll());
            if (!list.isEmpty()) {
                ArrayNode longer = list.deepCopy();
                for (int i = 0; i < 30; i++) longer.add(list.get(0));
                all.add(longer);
                for (JsonNode odd : odd(list.get(0))) {
                    ArrayNode other = list.deepCopy();
                    other.set(0, odd);
                    all.add(other);
                }
            }
        }
        return all;
    }
}
