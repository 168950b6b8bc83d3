package regalia.server.api;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import regalia.server.Declined;
import regalia.server.http.Call;
import regalia.server.http.Route;
import regalia.server.http.Who;
import regalia.server.play.NewTable;
import regalia.server.play.Tables;
import regalia.server.store.Database;
import regalia.server.table.Gathering;
import regalia.server.table.Shown;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

/** Tables while people gather: open, find, join, leave, be ready. */
public final class TableRoutes {

    private static final int MOST_LISTED = 100;

    private final Tables tables;
    private final Database database;

    public TableRoutes(Tables tables, Database database) {
        this.tables = tables;
        this.database = database;
    }

    /** Tables in a list. */
    public record Listed(List<Item> tables) {}

    /**
     * A table in a list.
     *
     * @param waiting whether it waits for who asks
     */
    public record Item(Shown table, boolean waiting, long changed) {}

    public record Join(Optional<Integer> seat) {}

    public record Kick(int seat) {}

    public record SeatBot(int seat, String level) {}

    public record Swap(int one, int other) {}

    /** One nonce for each of one's seats: 16 to 64 bytes of hex. */
    public record Ready(List<String> nonces) {}

    public List<Route> all() {
        return List.of(
                Route.post("/api/tables", "tableOpen", "Open a table")
                        .by(Who.PLAYER)
                        .takes(
                                NewTable.class,
                                "{\"game\":\"palace\",\"seats\":3,\"players\":[\"me\",\"squire\",\"open\"],\"key\":\"t-1\"}")
                        .gives(Shown.class, Examples.TABLE)
                        .status(201)
                        .answer(call -> Shown.of(tables.open(Callings.sitting(call), call.body(NewTable.class)))),
                Route.get("/api/tables", "tables", "List tables")
                        .query("list", "mine, open or running", "open")
                        .gives(Listed.class, "{\"tables\":[]}")
                        .answer(this::listed),
                Route.get("/api/tables/{id}", "table", "A table as it is")
                        .gives(Shown.class, Examples.TABLE)
                        .answer(call -> Shown.of(tables.find(call.path("id")))),
                Route.post(
                                "/api/tables/{id}/join",
                                "tableJoin",
                                "Sit down at a table, on a seat or on the first free one")
                        .by(Who.PLAYER)
                        .takes(Join.class, "{\"seat\":1}")
                        .gives(Shown.class, Examples.TABLE)
                        .answer(call -> Shown.of(tables.join(
                                call.path("id"),
                                Callings.sitting(call),
                                call.body(Join.class).seat()))),
                changing("leave", "tableLeave", "Give up one's seats before the match")
                        .answer(call -> change(
                                call,
                                table -> Gathering.leave(table, call.person().id()))),
                changing("kick", "tableKick", "Send somebody away from one's own table")
                        .takes(Kick.class, "{\"seat\":2}")
                        .answer(call -> {
                            int seat = call.body(Kick.class).seat();
                            return change(
                                    call,
                                    table -> Gathering.kick(table, call.person().id(), seat));
                        }),
                changing("bots", "tableBot", "Give a free seat of one's own table to a bot")
                        .takes(SeatBot.class, "{\"seat\":2,\"level\":\"knight\"}")
                        .answer(call -> {
                            SeatBot bot = call.body(SeatBot.class);
                            return change(
                                    call,
                                    table -> Gathering.seatBot(
                                            table, call.person().id(), bot.seat(), bot.level()));
                        }),
                changing("swap", "tableSwap", "Exchange two seats of one's own table")
                        .takes(Swap.class, "{\"one\":0,\"other\":2}")
                        .answer(call -> {
                            Swap swap = call.body(Swap.class);
                            return change(
                                    call,
                                    table -> Gathering.swap(table, call.person().id(), swap.one(), swap.other()));
                        }),
                changing("share", "share", "Let others play with the same luck; only before the match begins")
                        .answer(call -> change(
                                call,
                                table -> Gathering.share(table, call.person().id()))),
                changing("ready", "tableReady", "Be ready and add to the luck; the match begins when all are")
                        .takes(Ready.class, "{\"nonces\":[\"00112233445566778899aabbccddeeff\"]}")
                        .answer(call -> Shown.of(tables.ready(
                                call.path("id"),
                                call.person().id(),
                                call.body(Ready.class).nonces()))),
                changing("rematch", "tableRematch", "Play again with the same people")
                        .status(201)
                        .answer(call -> Shown.of(tables.rematch(call.path("id"), Callings.sitting(call)))));
    }

    private static regalia.server.http.Draft changing(String verb, String operation, String summary) {
        return Route.post("/api/tables/{id}/" + verb, operation, summary)
                .by(Who.PLAYER)
                .gives(Shown.class, Examples.TABLE);
    }

    private Shown change(Call call, UnaryOperator<Table> change) {
        return Shown.of(tables.change(call.path("id"), change));
    }

    private Listed listed(Call call) {
        return switch (call.query("list").orElse("open")) {
            case "mine" -> mine(call.person().id());
            case "open" -> plain(database.read(handle -> TableShelf.toJoin(handle, MOST_LISTED)));
            case "running" -> plain(database.read(handle -> TableShelf.toWatch(handle, MOST_LISTED)));
            default -> throw Declined.senseless("table.noList");
        };
    }

    private Listed mine(String person) {
        return new Listed(tables.of(person, MOST_LISTED).stream()
                .map(mine -> new Item(Shown.of(mine.table()), mine.waiting(), mine.changed()))
                .toList());
    }

    /** Those at which somebody can sit down, or that can be watched: not where this server lacks the rules. */
    private static Listed plain(List<Table> tables) {
        return new Listed(tables.stream()
                .filter(Tables::isKnown)
                .map(table -> new Item(Shown.of(table), false, table.created()))
                .toList());
    }
}
