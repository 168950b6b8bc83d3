package regalia.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.codec.Echo;
import regalia.codec.Json;
import regalia.codec.Utf8;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Listener;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** Random matches of every game for all listeners: what goes over the wire, and that it is the same whichever way it is written. */
class WireBytesTest {

    private static final int MOST_LISTED = 2000;

    static Stream<Arguments> tables() {
        return Catalog.games().stream().flatMap(id -> {
            Game<?, ?, ?> game = Catalog.game(id);
            return Stream.iterate(game.fewestSeats(), seats -> seats <= game.mostSeats(), seats -> seats + 1)
                    .map(seats -> Arguments.of(id, seats));
        });
    }

    @ParameterizedTest
    @MethodSource("tables")
    void bytesAreTheTextOfTheTree(String id, int seats) {
        new Table<>(Catalog.game(id), seats).writeAll();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whoeverListensFromTheBeginningKnowsWhatALatecomerIsTold(String id, int seats) {
        new Table<>(Catalog.game(id), seats).listen();
    }

    private static final class Table<S extends State<S>, A extends Action, V> {

        private final Game<S, A, V> game;
        private final Match<S, A, V> match;
        private final List<Listener<S, A, V>> listeners = new ArrayList<>();
        private final Rng rng;
        private final Moves moves = new Moves();
        private final Utf8 out = new Utf8();

        Table(Game<S, A, V> game, int seats) {
            this.game = game;
            match = new Match<>(game, seats, Options.complete(game.options(seats), Map.of()));
            Echo echo = new Echo();
            for (int seat = 0; seat < seats; seat++) listeners.add(new Listener<>(game, match, seat, echo));
            listeners.add(new Listener<>(game, match, Seat.SPECTATOR, echo));
            rng = new Rng(seats);
        }

        private void act() {
            int seat = Seat.lowest(match.position().toAct());
            match.rules().legal(match.position(), seat, moves);
            int code = seat == Seat.CHANCE ? moves.draw(rng) : moves.code(rng.below(moves.size()));
            match.act(seat, match.rules().action(code));
        }

        void writeAll() {
            List<Player> players = List.of(Player.person("Zoë \"\\\u0001\n\u007f\u2028😀"), Player.bot("B", "squire"));
            for (Listener<S, A, V> listener : listeners) write(listener.hello("m", players));
            while (!match.over()) {
                for (int seat = 0; seat < listeners.size() - 1; seat++) decide(seat);
                for (Listener<S, A, V> listener : listeners) {
                    listener.news().forEach(this::write);
                    write(listener.look());
                }
                act();
            }
            for (Listener<S, A, V> listener : listeners) write(listener.finish());
        }

        private void decide(int seat) {
            List<A> legal = match.legal(seat);
            if (legal.isEmpty()) return;
            write(match.view(seat));
            write(listeners.get(seat).decide(1000));
            if (legal.size() <= MOST_LISTED) write(legal);
        }

        private void write(Object value) {
            // The tree knows nothing of an echo.
            String text = Json.node(value).toString();
            assertEquals(text, Json.write(value));
            assertEquals(text, new String(Json.bytes(value), UTF_8));
            out.clear();
            Json.append(value, out);
            assertEquals(text, out.toString());
        }

        void listen() {
            List<List<WireLine>> known = new ArrayList<>();
            listeners.forEach(_ -> known.add(new ArrayList<>()));
            for (int steps = 0; !match.over(); steps++) {
                if (steps < 500 && match.seq() > 0 && rng.below(8) == 0) match.undoTo(rng.below(match.seq()));
                else act();
                for (int i = 0; i < listeners.size(); i++) if (rng.below(3) == 0) hear(i, known.get(i));
            }
            for (int i = 0; i < listeners.size(); i++) {
                hear(i, known.get(i));
                List<WireLine> late =
                        new Listener<>(game, match, i == listeners.size() - 1 ? Seat.SPECTATOR : i).news();
                assertEquals(
                        late.stream().map(Table::unnumbered).toList(),
                        known.get(i).stream().map(Table::unnumbered).toList());
            }
        }

        private void hear(int i, List<WireLine> known) {
            for (WireLine line : listeners.get(i).news())
                if (line instanceof WireLine.TakenBack back)
                    known.subList(known.size() - back.lines(), known.size()).clear();
                else known.add(line);
        }

        private static String unnumbered(WireLine line) {
            return Json.write(line).replaceFirst("\"seq\":[0-9]+,", "");
        }
    }
}
