package regalia.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Seat;
import regalia.kernel.State;

class AdviceTest {

    @ParameterizedTest
    @MethodSource("regalia.catalog.Catalog#games")
    void upToThreeLegalIdeasWithReasonsInBothLanguages(String id) {
        advise(Catalog.game(id));
    }

    /** Looks at the first decision, and at one late in the match. */
    private static <S extends State<S>, A extends Action, V> void advise(Game<S, A, V> game) {
        int seats = game.fewestSeats();
        Match<S, A, V> match = new Match<>(game, seats, Options.complete(game.options(seats), Map.of()));
        Steward<S, A, V> steward = new Steward<>(game, match, Collections.nCopies(seats, Player.bot("P", "squire")), 4);
        while (match.position().toAct() < 0) steward.step();
        look(game, match);
        for (int i = 0; i < 40 && !match.over(); i++) steward.step();
        while (!match.over()
                && match.legal(Seat.lowest(match.position().toAct())).size() < 2) steward.step();
        if (!match.over()) look(game, match);
    }

    private static <S extends State<S>, A extends Action, V> void look(Game<S, A, V> game, Match<S, A, V> match) {
        int seat = Seat.lowest(match.position().toAct());
        List<Advice<A>> ideas = Advice.from(game, match.rules(), match.view(seat), seat, 5);
        assertEquals(Math.min(3, match.legal(seat).size()), ideas.size());
        assertEquals(
                ideas.size(), new HashSet<>(ideas.stream().map(Advice::action).toList()).size());
        List<String> names = Collections.nCopies(match.rules().seats(), "Ann");
        for (Advice<A> idea : ideas) {
            assertTrue(match.judge(seat, idea.action()).allowed(), idea.toString());
            assertTrue(idea.share() >= 0 && idea.share() <= 1 + 1e-9, idea.toString());
            for (Language language : Language.values())
                assertTrue(!Messages.load(language, game.id())
                        .with(names)
                        .say(idea.reason())
                        .isBlank());
        }
        for (int i = 1; i < ideas.size(); i++)
            assertTrue(ideas.get(i - 1).visits() >= ideas.get(i).visits());
        assertEquals(ideas, Advice.from(game, match.rules(), match.view(seat), seat, 5));
    }
}
