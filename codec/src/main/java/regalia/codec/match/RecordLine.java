package regalia.codec.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import regalia.codec.Json;
import regalia.codec.Raw;
import regalia.codec.Sparse;
import regalia.codec.Utf8;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Entry.Conceded;
import regalia.codec.match.Entry.Handover;
import regalia.codec.match.Entry.Undone;
import regalia.kernel.Seat;
import regalia.kernel.Unusable;

/** The lines of a record, each as it stands there, and what must hold for each by itself. */
final class RecordLine {

    private record ActedLine(int seq, Actor seat, Raw action, Optional<BotMark> bot) {}

    private record UndoneLine(
            int seq, int undo, int by, @Sparse List<Integer> consent) {}

    private record HandoverLine(int seq, int handover, Optional<String> bot) {}

    private record ConcededLine(int seq, int concede) {}

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
        return Json.node(line(entry));
    }

    static void append(Entry<?> entry, Utf8 out) {
        Json.append(line(entry), out);
    }

    private static Record line(Entry<?> entry) {
        return switch (entry) {
            case Acted<?> acted ->
                new ActedLine(acted.seq(), new Actor(acted.seat()), Raw.of(acted.action()), acted.bot());
            case Undone<?> undone -> new UndoneLine(undone.seq(), undone.undo(), undone.by(), undone.consent());
            case Handover<?> handover -> new HandoverLine(handover.seq(), handover.seat(), handover.bot());
            case Conceded<?> given -> new ConcededLine(given.seq(), given.seat());
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
        Entry<JsonNode> entry = entry(line);
        must(entry.seq() == due, "seq: must be " + due + ", not " + entry.seq());
        switch (entry) {
            case Acted<JsonNode> acted -> {
                if (acted.seat() != Seat.CHANCE) atTable("seat", acted.seat(), seats);
            }
            case Undone<JsonNode> undone -> check(undone, seats);
            case Handover<JsonNode> handover -> atTable("handover", handover.seat(), seats);
            case Conceded<JsonNode> given -> atTable("concede", given.seat(), seats);
        }
        return entry;
    }

    private static Entry<JsonNode> entry(JsonNode line) {
        if (line.has("undo")) {
            UndoneLine undone = Json.bind(line, UndoneLine.class);
            return new Undone<>(undone.seq(), undone.undo(), undone.by(), undone.consent());
        }
        if (line.has("handover")) {
            HandoverLine handover = Json.bind(line, HandoverLine.class);
            return new Handover<>(handover.seq(), handover.handover(), handover.bot());
        }
        if (line.has("concede")) {
            ConcededLine given = Json.bind(line, ConcededLine.class);
            return new Conceded<>(given.seq(), given.concede());
        }
        ActedLine acted = Json.bind(line, ActedLine.class);
        return new Acted<>(acted.seq(), acted.seat().seat(), acted.action().node(), acted.bot());
    }

    private static void check(Undone<?> undone, int seats) {
        int undo = undone.undo();
        must(0 <= undo && undo < undone.seq() - 1, "undo: there is nothing to take back to " + undo);
        atTable("by", undone.by(), seats);
        int before = -1;
        for (int seat : undone.consent()) {
            atTable("consent", seat, seats);
            must(seat > before, "consent: the seats must be ascending");
            must(seat != undone.by(), "consent: seat " + seat + " asked for it");
            before = seat;
        }
    }

    private static void atTable(String field, int seat, int seats) {
        must(0 <= seat && seat < seats, field + ": there is no seat " + seat);
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
