package regalia.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import regalia.catalog.Catalog;
import regalia.catalog.Language;
import regalia.catalog.Messages;
import regalia.catalog.Notation;
import regalia.codec.Json;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.match.Recorded;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Unusable;

/** Shows a position of a recorded match as a seat or a spectator saw it. */
record Position(Streams io, Language language, boolean json) {

    private static final int LAST_LINES = 8;

    void show(Recorded recorded, int number, @Nullable Integer at, @Nullable Integer seat) {
        int last = recorded.entries().size();
        int seq = at == null ? last : at;
        if (seq < 0 || seq > last)
            throw new Unusable("match " + number + " has the entries 1 to " + last + ", not " + seq);
        int seats = recorded.header().seats();
        if (seat != null && (seat < 0 || seat >= seats))
            throw new Unusable("match " + number + " has the seats 0 to " + (seats - 1) + ", not " + seat);
        Recorded part = new Recorded(
                recorded.file(),
                recorded.line(),
                recorded.header(),
                recorded.entries().subList(0, seq),
                recorded.result());
        show(game(recorded), part, number, last, Optional.ofNullable(seat));
    }

    private static Game<?, ?, ?> game(Recorded recorded) {
        try {
            return Catalog.game(recorded.header().game());
        } catch (Unusable unknown) {
            throw new Unusable(recorded.file() + ", line " + recorded.line() + ": " + unknown.getMessage());
        }
    }

    private <S extends State<S>, A extends Action, V> void show(
            Game<S, A, V> game, Recorded recorded, int number, int last, Optional<Integer> seat) {
        Match<S, A, V> match = new Replays().of(recorded).play(game, recorded);
        List<String> names =
                recorded.header().players().stream().map(Player::name).toList();
        Messages spoken = Messages.load(language, game.id());
        Messages messages = spoken.with(names);
        int eyes = seat.orElse(Seat.SPECTATOR);
        V view = match.view(eyes);
        List<String> log = new Chronicle(match, messages).since(0, eyes);
        List<String> lately = log.subList(Math.max(0, log.size() - LAST_LINES), log.size());
        if (json) {
            io.say(asJson(recorded, match.seq(), seat, Json.node(view), lately).toString());
            return;
        }
        Object viewer = seat.<Object>map(Seat::of).orElse(messages.say("replay.spectator"));
        io.say(messages.say("replay.position", messages.say("game.title"), number, match.seq(), last, viewer));
        Screen<A, V> screen = new Screen<>(io, game.telling(), messages, new Notation<>(game, spoken, names));
        screen.log(lately);
        screen.table(view);
        screen.hand(view);
        screen.ask(view);
    }

    private static ObjectNode asJson(
            Recorded recorded, int seq, Optional<Integer> seat, JsonNode view, List<String> lately) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("match", recorded.header().match());
        node.put("seq", seq);
        seat.ifPresentOrElse(number -> node.put("seat", number), () -> node.put("seat", "spectator"));
        node.set("view", view);
        lately.forEach(node.putArray("log")::add);
        return node;
    }
}
