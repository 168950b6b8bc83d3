package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.bots.Bot;
import regalia.bots.Decision;
import regalia.bots.Strength;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/** The bots in all games on the shelf. Seeds are fixed, so the matches are always the same ones. */
class LevelsTest {

    private static final int ROUNDS = 8;

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void aSquireWinsFarMoreThanItsShareAmongPages(String id) {
        Game<?, ?, ?> game = Catalog.game(id);
        for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++) {
            double share = share(game, seats, "squire", "page", ROUNDS);
            assertTrue(share * seats > 1.3, id + " with " + seats + " seats: " + share);
        }
    }

    /** Few matches and iterations, to see that search helps; how much is measured by duels. */
    @ParameterizedTest
    @ValueSource(strings = {"palace", "lord", "royaume"})
    void aKnightWinsMoreThanItsShareAmongSquires(String id) {
        double share = share(Catalog.game(id), 2, "knight:100", "squire", 6);
        assertTrue(share > 0.55, id + ": " + share);
    }

    /** The one sits in each seat in turn, with the same luck in all of them. */
    private static <S extends State<S>, A extends Action, V> double share(
            Game<S, A, V> game, int seats, String one, String others, int rounds) {
        double won = 0;
        for (int i = 0; i < rounds * seats; i++) {
            int own = i % seats;
            List<Player> players = new ArrayList<>(Collections.nCopies(seats, Player.bot("P", others)));
            players.set(own, Player.bot("S", one));
            Match<S, A, V> match = new Match<>(game, seats, Options.complete(game.options(seats), Map.of()));
            Steward<S, A, V> steward = new Steward<>(game, match, players, i / seats);
            while (steward.step()) {}
            if (match.outcome().rank(own) == 1) won += 1.0 / match.outcome().sharers(own);
        }
        return won / (rounds * seats);
    }

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void everyDecisionIsLegalAndIsMadeAgainFromTheSameViewAndSeed(String id) {
        for (String word : List.of("page", "squire", "knight:60")) repeat(Catalog.game(id), word);
    }

    private static <S extends State<S>, A extends Action, V> void repeat(Game<S, A, V> game, String word) {
        int seats = game.fewestSeats();
        Match<S, A, V> match = new Match<>(game, seats, Options.complete(game.options(seats), Map.of()));
        List<Player> players = Collections.nCopies(seats, Player.bot("P", "page"));
        Steward<S, A, V> steward = new Steward<>(game, match, players, 11);
        Bot<V> bot = Strength.of(word).bot(match.rules(), () -> game.sense(match.rules()));
        do {
            int seat = Seat.lowest(match.position().toAct());
            if (seat == Seat.CHANCE || match.seq() % 5 != 0) continue;
            Decision first = bot.decide(match.view(seat), seat, match.seq());
            Bot<V> fresh = Strength.of(word).bot(match.rules(), () -> game.sense(match.rules()));
            assertEquals(first, fresh.decide(match.view(seat), seat, match.seq()));
            A action = match.rules().action(first.code());
            assertTrue(match.judge(seat, action).allowed(), word + " wants " + action);
        } while (steward.step() && !match.over());
    }

    @Test
    void aPageTakesEveryLegalActionSoonerOrLater() {
        pages(Catalog.game("emblemes"));
    }

    private static <S extends State<S>, A extends Action, V> void pages(Game<S, A, V> game) {
        Match<S, A, V> match = new Match<>(game, 3, Options.complete(game.options(3), Map.of()));
        Steward<S, A, V> steward = new Steward<>(game, match, Collections.nCopies(3, Player.bot("P", "page")), 1);
        while (match.position().toAct() < 0) steward.step();
        Bot<V> page = Strength.of("page").bot(match.rules(), () -> game.sense(match.rules()));
        long distinct = IntStream.range(0, 300)
                .map(seed -> page.decide(match.view(0), 0, seed).code())
                .distinct()
                .count();
        assertEquals(match.legal(0).size(), distinct);
    }

    @Test
    void aLevelThatThereIsNotIsUnusable() {
        Unusable refusal = assertThrows(Unusable.class, () -> Strength.of("emperor"));
        assertEquals("there is no bot 'emperor'; there is page, squire, knight, king", refusal.getMessage());
    }
}
