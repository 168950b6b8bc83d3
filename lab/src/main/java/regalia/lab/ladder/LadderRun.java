package regalia.lab.ladder;

import java.util.List;
import java.util.function.IntConsumer;
import regalia.catalog.Relay;
import regalia.catalog.Seating;
import regalia.catalog.duel.Played;
import regalia.codec.OptionsJson;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.State;
import regalia.kernel.Unusable;
import regalia.lab.ladder.LadderFinding.Pair;
import regalia.lab.ladder.LadderFinding.Rated;
import regalia.lab.ladder.LadderFinding.Stopped;

/**
 * Bots against each other at mixed tables. In a round each of them sits in each seat in turn, with the same luck.
 *
 * @param games at most so many, made up to whole rounds
 * @param early whether it ends as soon as it is decided of each pair who is ahead
 */
public record LadderRun<S extends State<S>, A extends Action, V>(
        Game<S, A, V> game, Options options, int seats, List<String> bots, int games, long seed, boolean early) {

    public LadderRun {
        bots = List.copyOf(bots);
        if (bots.size() < 2 || bots.size() > Lineup.MOST_BOTS)
            throw new Unusable("a ladder has 2 to " + Lineup.MOST_BOTS + " bots, not " + bots.size());
        for (int i = 0; i < bots.size(); i++)
            if (bots.indexOf(bots.get(i)) < i)
                throw new Unusable("each bot stands once on a ladder, but " + bots.get(i) + " is named twice");
    }

    /** How many matches it takes at most. */
    public int mostGames() {
        return Math.ceilDiv(games, seats) * seats;
    }

    /**
     * Plays it, the same on any number of threads.
     *
     * @param progress hears how many matches are over, after each
     */
    public LadderFinding play(int threads, IntConsumer progress) {
        Standings standings = new Standings(bots, seats);
        Lineup lineup = new Lineup(bots.size(), seats, seed);
        Relay.run(threads, mostGames(), number -> match(number, lineup), placing -> {
            standings.add(placing);
            progress.accept(standings.games());
            return !(early && standings.decided());
        });
        boolean whole = standings.games() == mostGames();
        List<Rated> table = standings.rated();
        List<Pair> pairs = standings.pairs(table, whole);
        return new LadderFinding(
                game.id(),
                game.version(),
                seats,
                OptionsJson.write(game.options(seats), options),
                seed,
                standings.games(),
                mostGames(),
                standings.games() / seats,
                standings.failures(),
                pairs.stream().noneMatch(pair -> pair.verdict() == Rivals.Verdict.UNDECIDED),
                whole ? Stopped.ALL_GAMES_PLAYED : Stopped.ORDER_DECIDED,
                table,
                pairs);
    }

    private Placing match(int number, Lineup lineup) {
        List<Integer> seated = lineup.match(number);
        List<Player> players = new Seating(seated.stream().map(bots::get).toList()).named(List.of());
        return Placing.of(seated, Played.of(game, options, players, Rng.mix(seed, "round/" + number / seats)));
    }
}
