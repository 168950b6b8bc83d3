package regalia.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.catalog.Notation;
import regalia.catalog.Reading;
import regalia.codec.Json;
import regalia.codec.Sparse;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Message;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Telling;
import regalia.kernel.Verdict;
import regalia.server.table.Table;

/** A match in words, for one seat: what is asked, how the table looks, what may be done, and what something that was typed means. */
public final class Spoken<S extends State<S>, A extends Action, V> {

    private static final int MOST_LISTED = 200;
    private static final int MOST_MEANT = 12;

    private final Game<S, A, V> game;
    private final Match<S, A, V> match;
    private final List<String> names;

    Spoken(Game<S, A, V> game, Match<S, A, V> match, Table table) {
        this.game = game;
        this.match = match;
        names = Course.players(table).stream().map(Player::name).toList();
    }

    /**
     * How things are, in somebody's language.
     *
     * @param legal what the seat may do, in the order of the line that asks; not all if they are very many
     */
    public record Words(String ask, List<String> table, List<String> hand, List<String> scores, List<String> legal) {}

    /**
     * What the rules say to an action.
     *
     * @param action it, if it is clear which is meant
     * @param meant what may be meant, if it isn't
     * @param reason why not, if it is not allowed
     */
    public record Judged(
            Optional<JsonNode> action,
            boolean allowed,
            @Sparse List<String> meant,
            Optional<String> reason,
            Optional<String> rule) {}

    Words words(int seat, Language language) {
        Telling<A, V> telling = game.telling();
        V view = match.view(seat);
        Messages messages = messages(language);
        Notation<A> notation = notation(language);
        List<String> legal = seat == Seat.SPECTATOR
                ? List.of()
                : match.legal(seat).stream()
                        .limit(MOST_LISTED)
                        .map(notation::say)
                        .toList();
        return new Words(
                messages.say(telling.ask(view)),
                said(messages, telling.table(view)),
                said(messages, telling.hand(view)),
                said(messages, telling.scores(view)),
                legal);
    }

    private static List<String> said(Messages messages, List<Message> lines) {
        return lines.stream().map(messages::say).toList();
    }

    Judged judge(int seat, JsonNode action, Language language) {
        return judged(seat, Json.bind(action, game.actions(), "action"), language);
    }

    private Judged judged(int seat, A action, Language language) {
        Optional<JsonNode> node = Optional.of(Json.node(action));
        return switch (match.judge(seat, action)) {
            case Verdict.Allowed _ -> new Judged(node, true, List.of(), Optional.empty(), Optional.empty());
            case Verdict.Forbidden no ->
                new Judged(
                        node,
                        false,
                        List.of(),
                        Optional.of(messages(language).say(no.why())),
                        Optional.of(no.rule()).filter(rule -> !rule.isEmpty()));
        };
    }

    /** What somebody means who types, in their language. */
    Judged read(int seat, String typed, Language language) {
        Notation<A> notation = notation(language);
        return switch (notation.read(typed, match.legal(seat))) {
            case Reading.Legal<A> legal -> judged(seat, legal.action(), language);
            case Reading.Named<A> named
            when named.actions().size() == 1 -> judged(seat, named.actions().getFirst(), language);
            case Reading.Named<A> named -> unclear(notation, named.actions());
            case Reading.Unclear<A> unclear -> unclear(notation, unclear.actions());
            case Reading.Unknown<A> _ ->
                new Judged(
                        Optional.empty(),
                        false,
                        List.of(),
                        Optional.of(messages(language).say("play.unknown", typed)),
                        Optional.empty());
        };
    }

    private static <A extends Action> Judged unclear(Notation<A> notation, List<A> actions) {
        List<String> meant =
                actions.stream().limit(MOST_MEANT).map(notation::say).toList();
        return new Judged(Optional.empty(), false, meant, Optional.empty(), Optional.empty());
    }

    private Messages messages(Language language) {
        return Messages.load(language, game.id()).with(names);
    }

    private Notation<A> notation(Language language) {
        return new Notation<>(game, messages(language), names);
    }
}
