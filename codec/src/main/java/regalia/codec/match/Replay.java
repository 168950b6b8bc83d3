package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import regalia.codec.Json;
import regalia.codec.OptionsJson;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Options;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Unusable;
import regalia.kernel.Verdict;

/** Plays recorded matches again by the rules, with every action judged as if it came from a stranger. */
public final class Replay {

    private final Function<String, Game<?, ?, ?>> games;
    private final Function<Message, String> words;

    /**
     * @param games finds a game by its id, and throws {@link Unusable} if there is none
     * @param words puts the reason of a refusal into words
     */
    public Replay(Function<String, Game<?, ?, ?>> games, Function<Message, String> words) {
        this.games = games;
        this.words = words;
    }

    /** The match that the record tells; {@link Unusable} where the rules say otherwise. */
    public Match<?, ?, ?> play(Recorded recorded) {
        Game<?, ?, ?> game =
                at(recorded.spot(), () -> games.apply(recorded.header().game()));
        return play(game, recorded);
    }

    /** Plays the match and gives what its result should say and doesn't, a sentence each. */
    public List<String> check(Recorded recorded) {
        return new Comparison(recorded, play(recorded)).differences();
    }

    /** The same as {@link #play(Recorded)} for a game that is known. */
    public <S extends State<S>, A extends Action, V> Match<S, A, V> play(Game<S, A, V> game, Recorded recorded) {
        return play(game, recorded, (_, _) -> {});
    }

    /** The same, with somebody who looks at the match before each recorded action. */
    public <S extends State<S>, A extends Action, V> Match<S, A, V> play(
            Game<S, A, V> game, Recorded recorded, BiConsumer<Match<S, A, V>, Entry.Acted<A>> before) {
        Match<S, A, V> match = at(recorded.spot(), () -> begin(game, recorded.header()));
        for (Entry<JsonNode> entry : recorded.entries()) {
            at(recorded.spotOf(entry), () -> {
                switch (entry) {
                    case Entry.Undone<JsonNode> undone -> match.undoTo(undone.undo(), undone.by(), undone.consent());
                    case Entry.Handover<JsonNode> handover -> handOver(match, handover);
                    case Entry.Conceded<JsonNode> given -> concede(match, given);
                    case Entry.Acted<JsonNode> acted -> act(game, match, acted, before);
                }
                return match;
            });
        }
        return match;
    }

    private static <S extends State<S>, A extends Action, V> Match<S, A, V> begin(Game<S, A, V> game, Header header) {
        if (!game.id().equals(header.game()))
            throw new Unusable("this is a match of " + header.game() + ", not of " + game.id());
        if (!game.version().equals(header.rules()))
            throw new Unusable("the match was played by rules version " + header.rules() + "; this program has version "
                    + game.version());
        int seats = header.seats();
        if (seats < game.fewestSeats() || seats > game.mostSeats())
            throw new Unusable("seats: " + game.id() + " is for " + game.fewestSeats() + " to " + game.mostSeats()
                    + " players, not " + seats);
        Options options = OptionsJson.read(game.options(seats), header.options());
        return new Match<>(game, seats, options);
    }

    private static void handOver(Match<?, ?, ?> match, Entry.Handover<?> handover) {
        if (handover.bot().isEmpty() && match.conceded(handover.seat()))
            throw new Unusable("handover: seat " + handover.seat() + " has given up");
        match.handOver(handover.seat(), handover.bot());
    }

    private static void concede(Match<?, ?, ?> match, Entry.Conceded<?> given) {
        if (match.conceded(given.seat())) throw new Unusable("concede: seat " + given.seat() + " has given up before");
        match.concede(given.seat());
    }

    private <S extends State<S>, A extends Action, V> void act(
            Game<S, A, V> game,
            Match<S, A, V> match,
            Entry.Acted<JsonNode> acted,
            BiConsumer<Match<S, A, V>, Entry.Acted<A>> before) {
        if (match.over()) throw new Unusable("the match is over before this action");
        A action = Json.bind(acted.action(), game.actions(), "action");
        switch (match.judge(acted.seat(), action)) {
            case Verdict.Allowed allowed -> {
                before.accept(match, new Entry.Acted<>(acted.seq(), acted.seat(), action, acted.bot()));
                match.act(acted.seat(), action, acted.bot());
            }
            case Verdict.Forbidden forbidden -> throw new Unusable(refusal(acted, forbidden));
        }
    }

    private String refusal(Entry.Acted<JsonNode> acted, Verdict.Forbidden forbidden) {
        if (acted.seat() == Seat.CHANCE) return "chance can't give " + acted.action() + " here";
        String rule = forbidden.rule().isEmpty() ? "" : forbidden.rule() + " ";
        return "seat " + acted.seat() + " may not do " + acted.action() + ": " + rule + words.apply(forbidden.why());
    }

    private static <T> T at(Spot spot, Supplier<T> step) {
        try {
            return step.get();
        } catch (Unusable unusable) {
            throw spot.unusable(String.valueOf(unusable.getMessage()));
        }
    }
}
