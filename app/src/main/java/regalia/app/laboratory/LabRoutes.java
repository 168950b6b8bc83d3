package regalia.app.laboratory;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import regalia.lab.Manifest;
import regalia.lab.Snapshot;
import regalia.lab.report.Results;
import regalia.server.http.Call;
import regalia.server.http.Route;
import regalia.server.http.Who;

/** The lab over HTTP. */
public final class LabRoutes {

    private static final String LINE =
            "{\"id\":\"k3f…\",\"game\":\"emblemes\",\"seats\":[3,4],\"bot\":\"squire\",\"games\":2000,"
                    + "\"done\":700,\"state\":\"playing\",\"date\":\"2026-11-16T08:00:00Z\"}";

    /**
     * The studies, and what may be asked for.
     *
     * @param games how many matches a study may have; 0 where there is no lab
     */
    public record Lab(int games, int minutes, List<String> bots, List<Line> studies) {}

    /** A study in a list. */
    public record Line(
            String id,
            String game,
            List<Integer> seats,
            String bot,
            long games,
            long done,
            Bench.State state,
            String date) {}

    public record Begun(String id) {}

    /**
     * A study with what it has come to by now.
     *
     * @param mine whether who asks began it, and so may stop it
     */
    public record Watched(Line study, boolean mine, JsonNode results) {}

    private final Laboratory laboratory;

    public LabRoutes(Laboratory laboratory) {
        this.laboratory = laboratory;
    }

    public List<Route> all() {
        return List.of(
                Route.get("/api/lab", "lab", "The studies of this server, and what may be asked for")
                        .gives(
                                Lab.class,
                                "{\"games\":10000,\"minutes\":10,\"bots\":[\"squire\"],\"studies\":[" + LINE + "]}")
                        .answer(_ -> lab()),
                Route.post("/api/lab", "labBegin", "Begin a study of a game")
                        .by(Who.PLAYER)
                        .takes(
                                Wanted.class,
                                "{\"game\":\"emblemes\",\"seats\":\"3-5\",\"bot\":\"squire\",\"games\":1000,\"seed\":1}")
                        .gives(Begun.class, "{\"id\":\"k3f…\"}")
                        .status(201)
                        .answer(call -> new Begun(laboratory.begin(
                                call.body(Wanted.class), call.person().id()))),
                Route.get("/api/lab/{id}", "labWatch", "A study with its numbers so far")
                        .gives(Watched.class, "{\"study\":" + LINE + ",\"mine\":true,\"results\":{\"trials\":[]}}")
                        .answer(this::watched),
                Route.post("/api/lab/{id}/stop", "labStop", "Stop a study that one began; what is done is reported")
                        .by(Who.PLAYER)
                        .does(call ->
                                laboratory.stop(call.path("id"), call.person().id())),
                Route.get(
                        "/lab/reports/{id}/{file}",
                        "labReport",
                        "A file of a report: report.html, a picture, a table, all as report.zip")
                        .givesText("text/html; charset=utf-8", "<!doctype html>")
                        .stream(new Shelf(laboratory)::send),
                Route.get("/lab/reports/{id}/matches/{file}", "labMatch", "The record of a match of a study")
                        .givesText("application/x-ndjson", "{}")
                        .stream(new Shelf(laboratory)::send));
    }

    private Lab lab() {
        House house = laboratory.house();
        return new Lab(
                house.games(),
                house.minutes(),
                House.BOTS,
                laboratory.all().stream()
                        .map(one -> line(one.getKey(), one.getValue()))
                        .toList());
    }

    private static Line line(String id, Bench bench) {
        Snapshot snapshot = bench.snapshot();
        Manifest manifest = bench.folder().manifest();
        return new Line(
                id,
                manifest.game(),
                manifest.settings().stream().map(Manifest.Setting::seats).toList(),
                manifest.settings().getFirst().bots().getFirst(),
                snapshot.job().size(),
                snapshot.done(),
                bench.state(),
                manifest.date());
    }

    private Watched watched(Call call) {
        String id = call.path("id");
        Bench bench = laboratory.bench(id);
        boolean mine =
                call.caller().filter(caller -> bench.isOf(caller.person().id())).isPresent();
        return new Watched(line(id, bench), mine, Results.of(bench.snapshot()));
    }
}
