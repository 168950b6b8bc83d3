package regalia.lab.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.catalog.Notation;
import regalia.catalog.duel.Played;
import regalia.codec.Json;
import regalia.codec.match.BotMark;
import regalia.codec.match.Entry;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.Recorded;
import regalia.codec.match.Replay;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** Makes rows of the decisions of matches. Each is seen with the eyes of the seat that decided, as a bot in its place would have been asked. */
public final class Decisions<S extends State<S>, A extends Action, V> {

    private final Game<S, A, V> game;
    private final int seats;
    private final Columns columns;
    private final Notation<A> notation;

    public Decisions(Game<S, A, V> game, int seats) {
        this.game = game;
        this.seats = seats;
        columns = new Columns(game, seats);
        // Names of people are nobody's business here.
        List<String> names =
                IntStream.range(0, seats).mapToObj(seat -> "seat " + seat).toList();
        notation = new Notation<>(game, Messages.load(Language.EN, game.id()), names);
    }

    public List<Column> columns() {
        return columns.all();
    }

    /** The decisions of a match that bots have played. */
    public List<List<Object>> of(String name, Played<S, A, V> played, Options options, boolean timed) {
        Rows rows = new Rows(name, played.players());
        Match<S, A, V> again = new Match<>(game, seats, options);
        for (Entry<A> entry : played.match().entries()) {
            if (entry instanceof Acted<A> acted) rows.add(again, acted);
            again.add(entry);
        }
        return rows.done(
                again, seq -> timed ? OptionalDouble.of(played.nanos().get(seq - 1) / 1e6) : OptionalDouble.empty());
    }

    /** The decisions of a recorded match, of people too. */
    public List<List<Object>> of(Recorded recorded, Replay replay) {
        Rows rows = new Rows(recorded.header().match(), recorded.header().players());
        Match<S, A, V> match = replay.play(game, recorded, rows::add);
        return rows.done(match, _ -> OptionalDouble.empty());
    }

    /** The rows of one match. */
    private final class Rows {

        private final String name;
        private final List<Player> players;
        private final List<Acted<A>> decisions = new ArrayList<>();
        private final List<List<Object>> rows = new ArrayList<>();
        private final Moves legal = new Moves();

        Rows(String name, List<Player> players) {
            this.name = name;
            this.players = players;
        }

        /** Looks at a match before an action; chance decides nothing. */
        void add(Match<S, A, V> match, Acted<A> acted) {
            if (acted.seat() == Seat.CHANCE) return;
            legal.clear();
            match.rules().legal(match.position(), acted.seat(), legal);
            decisions.add(acted);
            JsonNode json = Json.node(acted.action());
            List<Object> row = new ArrayList<>();
            row.add(name);
            row.add((long) acted.seq());
            row.add((long) acted.seat());
            row.add(acted.bot().<Object>map(mark -> bot(acted.seat(), mark)).orElse(Column.NOTHING));
            row.add(acted.bot().<Object>map(mark -> (long) mark.iterations()).orElse(Column.NOTHING));
            row.add((long) legal.size());
            for (int result = 0; result < 5; result++) row.add(Column.NOTHING);
            row.add((long) acted.action().code());
            row.add(json.path("type").asText());
            row.add(json.toString());
            row.add(notation.say(acted.action()));
            row.addAll(columns.values(match.viewAlone(acted.seat())));
            rows.add(row);
        }

        /** The word of the player, which says more than its level, unless somebody else decided for it. */
        private String bot(int seat, BotMark mark) {
            Optional<String> word = players.get(seat).bot();
            return word.filter(known -> known.split(":", 2)[0].equals(mark.level()))
                    .orElse(mark.level());
        }

        List<List<Object>> done(Match<S, A, V> match, IntFunction<OptionalDouble> millis) {
            Set<Integer> standing = match.standing().stream().map(Acted::seq).collect(Collectors.toSet());
            Outcome outcome = match.outcome();
            for (int i = 0; i < rows.size(); i++) {
                List<Object> row = rows.get(i);
                Acted<A> acted = decisions.get(i);
                int seat = acted.seat();
                row.set(Columns.STANDS, standing.contains(acted.seq()));
                if (match.over()) {
                    row.set(Columns.STANDS + 1, (long) outcome.rank(seat));
                    row.set(Columns.STANDS + 2, (long) outcome.points(seat));
                    row.set(Columns.STANDS + 3, outcome.rank(seat) == 1 ? 1.0 / outcome.sharers(seat) : 0.0);
                }
                millis.apply(acted.seq()).ifPresent(time -> row.set(Columns.STANDS + 4, Math.round(time * 1e3) / 1e3));
            }
            return rows;
        }
    }
}
