package regalia.server.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import regalia.codec.Sparse;
import regalia.codec.match.Header;
import regalia.codec.match.Result;
import regalia.codec.wire.WireLine;
import regalia.kernel.Seat;
import regalia.server.Declined;
import regalia.server.http.Call;
import regalia.server.http.Route;
import regalia.server.http.Who;
import regalia.server.play.Chronicles;
import regalia.server.play.Hall;
import regalia.server.play.Playing;
import regalia.server.play.Tables;
import regalia.server.stream.Aside;
import regalia.server.table.Stage;
import regalia.server.table.Table;

/** Matches afterwards: one's history, records to take away, replay, whether the luck was as promised. */
public final class RecordRoutes {

    static final String JSON_LINES = "application/jsonl";
    /** The lines of a match that is told again. */
    private static final List<Class<?>> RETOLD = List.of(WireLine.class, Aside.Kept.class, Aside.Step.class);

    static final String RECORD =
            "{\"format\":\"regalia/1\",\"match\":\"k7mfw3tq9hxz2p\"}\n{\"seq\":1}\n{\"result\":{}}\n";
    private static final int MOST_LISTED = 500;

    private final Chronicles chronicles;
    private final Uploads uploads;
    private final Hall hall;
    private final Tables tables;

    public RecordRoutes(Chronicles chronicles, Uploads uploads, Hall hall, Tables tables) {
        this.chronicles = chronicles;
        this.uploads = uploads;
        this.hall = hall;
        this.tables = tables;
    }

    public record Past(List<Chronicles.Past> matches) {}

    public record Remains(Header header, Result result, JsonNode lines) {}

    public record Duplicates(List<Chronicles.Duplicate> tables) {}

    /**
     * A record is here.
     *
     * @param id under which it can be replayed
     */
    public record Uploaded(String id, int matches) {}

    /**
     * Whether the luck of a match was as promised.
     *
     * @param outcomes how many outcomes of chance were recomputed
     * @param faults what is wrong, a sentence each
     * @param draws what each outcome was drawn for, so that anybody can draw it again
     */
    public record Verdict(
            boolean good,
            int outcomes,
            List<String> faults,
            @Sparse List<Draw> draws) {}

    /** One outcome: of the weights laid end to end it covers so many points from one on. */
    public record Draw(int seq, int undos, String purpose, int total, int from, int weight) {}

    public List<Route> all() {
        return List.of(
                Route.get("/api/me/matches", "myMatches", "The matches one has played, the last first")
                        .by(Who.READER)
                        .query("before", "the table of the last match that one has been told of", "k7mfw3tq9hxz2p")
                        .gives(
                                Past.class,
                                "{\"matches\":[{\"table\":\"k7mfw3tq9hxz2p\",\"game\":\"palace\",\"seats\":3,\"rank\":1,\"points\":31,\"ended\":1794800000000}]}")
                        .answer(call -> new Past(chronicles.of(call.person().id(), call.query("before"), MOST_LISTED))),
                Route.get(
                        "/api/me/records",
                        "myRecords",
                        "The records of all matches one has played, but those whose luck others still play with")
                        .by(Who.READER)
                        .givesText(JSON_LINES, RECORD)
                        .sparing(limits -> limits.rate(0.1, 5))
                        .stream(this::mine),
                Route.get("/api/tables/{id}/record", "record", "The record of a match that is over")
                        .givesText(JSON_LINES, RECORD)
                        .answer(call -> chronicles.record(call.path("id"), Callings.person(call))),
                Route.get(
                                "/api/tables/{id}/remains",
                                "remains",
                                "What stays readable of a match, whatever becomes of its rules")
                        .gives(
                                Remains.class,
                                "{\"header\":{\"format\":\"regalia/1\",\"match\":\"k7\",\"game\":\"palace\",\"rules\":\"1\",\"seats\":2,\"options\":{},\"players\":[{\"name\":\"Ada\"},{\"name\":\"Blanche\",\"bot\":\"squire\"}]},\"result\":{\"points\":[31,28],\"ranking\":[1,2],\"winners\":[0],\"ledger\":[]},\"lines\":[]}")
                        .answer(this::remains),
                Route.get("/api/tables/{id}/verify", "verify", "Whether the luck of a match was as promised before it")
                        .gives(Verdict.class, "{\"good\":true,\"outcomes\":61,\"faults\":[]}")
                        .sparing(limits -> limits.rate(1, 20))
                        .answer(call -> uploads.verified(chronicles.record(call.path("id"), Callings.person(call)))),
                Route.get("/api/tables/{id}/duplicates", "duplicates", "The tables that play with the same luck")
                        .gives(Duplicates.class, "{\"tables\":[]}")
                        .answer(call -> new Duplicates(chronicles.duplicates(tables.find(call.path("id"))))),
                Route.get(
                        "/api/tables/{id}/replay",
                        "replay",
                        "A match from the beginning with the eyes of a seat: while it runs, or others play with the same luck, one's own, afterwards any")
                        .query(
                                "seat",
                                "whose eyes; if nothing is said one's own while it runs, and a spectator's afterwards",
                                "0")
                        .givesLines(RETOLD, "{\"type\":\"takenBack\",\"seq\":31,\"lines\":2}")
                        .sparing(limits -> limits.rate(5, 50))
                        .stream(this::replay),
                Route.post("/api/records", "upload", "Bring a record to look at it here")
                        .by(Who.PLAYER)
                        .query(
                                "key",
                                "a name of one's own for this request, so that sending it twice brings one record",
                                "u-1")
                        .takesText(JSON_LINES, RECORD)
                        .longest(limits -> limits.recordBytes())
                        .gives(Uploaded.class, "{\"id\":\"m3\",\"matches\":1}")
                        .status(201)
                        .sparing(limits -> limits.rate(0.2, 10))
                        .answer(call -> uploads.add(call.person().id(), call.text(), call.query("key"))),
                Route.get("/api/records/{id}", "uploaded", "A record that somebody brought")
                        .givesText(JSON_LINES, RECORD)
                        .sparing(limits -> limits.rate(2, 20))
                        .answer(call -> uploads.text(call.path("id"))),
                Route.get(
                        "/api/records/{id}/replay",
                        "uploadedReplay",
                        "The same from the beginning with the eyes of a seat")
                        .query("match", "which match of the file, from 1", "1")
                        .query("seat", "whose eyes; a spectator's if nothing is said", "0")
                        .givesLines(RETOLD, "{\"type\":\"takenBack\",\"seq\":31,\"lines\":2}")
                        .sparing(limits -> limits.rate(2, 20))
                        .stream(this::uploadedReplay));
    }

    private Remains remains(Call call) {
        Chronicles.Remembered remembered = chronicles.remains(call.path("id"), Callings.person(call));
        return new Remains(remembered.header(), remembered.result(), remembered.lines());
    }

    private void mine(Call call, Context context) {
        String person = call.person().id();
        for (Chronicles.Past past : chronicles.all(person, MOST_LISTED)) {
            if (hall.discretion().hides(tables.find(past.table()))) continue;
            write(context, chronicles.record(past.table(), person).getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
    }

    private void replay(Call call, Context context) {
        Playing<?, ?, ?> playing = hall.match(call.path("id"));
        Table table = playing.table();
        String person = Callings.person(call);
        List<Integer> seats = table.seatsOf(person);
        // Until it is over there is nothing to see but what one's own seat sees.
        int alone = table.stage() == Stage.OVER || seats.isEmpty() ? Seat.SPECTATOR : seats.getFirst();
        int seat = Callings.number(call, "seat").orElse(alone);
        if (seat != Seat.SPECTATOR) table.place(seat);
        if (!seats.contains(seat)) {
            hall.discretion().demandKnown(table);
            if (table.stage() != Stage.OVER && seat != Seat.SPECTATOR) throw Declined.notYours("table.notYourSeat");
            hall.discretion().demandWhole(table, person);
        }
        playing.questions().retell(seat, bytes -> write(context, bytes));
    }

    private void uploadedReplay(Call call, Context context) {
        int match = Callings.number(call, "match").orElse(1);
        int seat = Callings.number(call, "seat").orElse(Seat.SPECTATOR);
        uploads.retell(call.path("id"), match, seat, bytes -> write(context, bytes));
    }

    private static void write(Context context, byte[] bytes) {
        try {
            context.res().getOutputStream().write(bytes);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
