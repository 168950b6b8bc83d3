package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import regalia.codec.Json;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Entry.Undone;
import regalia.kernel.Seat;
import regalia.kernel.Unusable;

/** The lines of a record, each as it stands there, and what must hold for each by itself. */
final class RecordLine {

    private record ActedLine(int seq, Actor seat, JsonNode action, Optional<BotMark> bot) {}

    private record UndoneLine(int seq, int undo, int by) {}

    private record ResultLine(Result result) {}

    private RecordLine() {}

    static boolean isHeader(JsonNode line) {
        return line.has("format");
    }

    static boolean isResult(JsonNode line) {
        return line.has("result");
    }

    static JsonNode write(Header header) {
        return Json.node(header);
    }

    static JsonNode write(Entry<?> entry) {
        return switch (entry) {
            case Acted<?> acted ->
                Json.node(new ActedLine(acted.seq(), new Actor(acted.seat()), Json.node(acted.action()), acted.bot()));
            case Undone<?> undone -> Json.node(new UndoneLine(undone.seq(), undone.undo(), undone.by()));
        };
    }

    static JsonNode write(Result result) {
        return Json.node(new ResultLine(result));
    }

    /** The format is looked at first: the fields of another are none of our business. */
    static Header header(JsonNode line) {
        String format = Json.bind(line.get("format"), String.class, "format");
        must(
                format.equals(Header.FORMAT),
                "the format is '" + format + "'; this program reads '" + Header.FORMAT + "'");
        Header header = Json.bind(line, Header.class);
        must(header.seats() > 0, "seats: must be at least 1, not " + header.seats());
        must(header.options().isObject(), "options: must be an object");
        int players = header.players().size();
        must(players == header.seats(), "players: must be as many as seats, " + header.seats() + ", not " + players);
        int nonces = header.luck().map(luck -> luck.nonces().size()).orElse(players);
        must(nonces == players, "luck.nonces: must be as many as seats, " + header.seats() + ", not " + nonces);
        return header;
    }

    static Entry<JsonNode> entry(JsonNode line, int due, int seats) {
        if (line.has("undo")) {
            UndoneLine undone = Json.bind(line, UndoneLine.class);
            inSequence(undone.seq(), due);
            must(
                    0 <= undone.undo() && undone.undo() < due - 1,
                    "undo: there is nothing to take back to " + undone.undo());
            must(0 <= undone.by() && undone.by() < seats, "by: there is no seat " + undone.by());
            return new Undone<>(undone.seq(), undone.undo(), undone.by());
        }
        ActedLine acted = Json.bind(line, ActedLine.class);
        inSequence(acted.seq(), due);
        int seat = acted.seat().seat();
        must(seat == Seat.CHANCE || seat < seats, "seat: there is no seat " + seat);
        return new Acted<>(acted.seq(), seat, acted.action(), acted.bot());
    }

    private static void inSequence(int seq, int due) {
        must(seq == due, "seq: must be " + due + ", not " + seq);
    }

    static Result result(JsonNode line, int seats) {
        Result result = Json.bind(line, ResultLine.class).result();
        must(result.points().size() == seats, "result.points: must be as many as seats, " + seats);
        must(result.ranking().size() == seats, "result.ranking: must be as many as seats, " + seats);
        return result;
    }

    private static void must(boolean holds, String reason) {
        if (!holds) throw new Unusable(reason);
    }
}
