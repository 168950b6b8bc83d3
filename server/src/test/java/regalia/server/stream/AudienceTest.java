package regalia.server.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import regalia.catalog.Catalog;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Seat;
import regalia.kernel.State;

class AudienceTest {

    private static final int SEATS = 4;

    private final Set<Integer> atOnce = new TreeSet<>();
    private final Set<Integer> inTime = new TreeSet<>();

    private Ear ear(int seat) {
        return new Ear() {
            @Override
            public void hear(byte[] lines) {
                atOnce.add(seat);
            }

            @Override
            public void hearInTime(Lines lines) {
                inTime.add(seat);
            }

            @Override
            public void end(String why) {}
        };
    }

    @Test
    void whoDecidesHearsAtOnceAndWhoOnlyListensInTimeButAllHearTheEndAtOnce() {
        play(Catalog.game("palace"));
    }

    private <S extends State<S>, A extends Action, V> void play(Game<S, A, V> game) {
        Match<S, A, V> match = new Match<>(game, SEATS, Options.complete(game.options(SEATS), Map.of()));
        draw(match);
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) players.add(new Player("p" + seat, Optional.empty()));
        Audience<S, A, V> audience = new Audience<>(game, match, List.of(0, 1, 2, 3), "m", players);
        audience.recall(true);
        for (int seat : List.of(0, 1, 2, 3, Seat.SPECTATOR))
            audience.join(seat, ear(seat), Optional.empty(), 0, List.of(), false);
        while (!match.over()) {
            int seat = Seat.lowest(match.position().toAct());
            match.act(seat, match.legal(seat).getFirst());
            draw(match);
            atOnce.clear();
            inTime.clear();
            audience.tell(true, _ -> 0);
            Set<Integer> all = new TreeSet<>(atOnce);
            all.addAll(inTime);
            assertEquals(Set.of(0, 1, 2, 3, Seat.SPECTATOR), all);
            assertEquals(match.over() ? all : deciding(match), atOnce);
        }
        assertTrue(inTime.isEmpty(), "somebody hears the end later");
    }

    private static Set<Integer> deciding(Match<?, ?, ?> match) {
        Set<Integer> seats = new TreeSet<>();
        for (int seat = 0; seat < SEATS; seat++) if ((match.position().toAct() & Seat.bit(seat)) != 0) seats.add(seat);
        return seats;
    }

    private static <S extends State<S>, A extends Action, V> void draw(Match<S, A, V> match) {
        while (match.position().toAct() < 0)
            match.act(Seat.CHANCE, match.legal(Seat.CHANCE).getFirst());
    }
}
