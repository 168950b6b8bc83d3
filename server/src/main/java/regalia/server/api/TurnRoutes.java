package regalia.server.api;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.util.List;
import regalia.server.http.Call;
import regalia.server.http.Draft;
import regalia.server.http.Route;
import regalia.server.http.Who;
import regalia.server.http.Work;
import regalia.server.play.Bell;
import regalia.server.play.Tables;
import regalia.server.stream.Aside;
import regalia.server.stream.Ear;
import regalia.server.stream.Lines;
import regalia.server.stream.Rush;
import regalia.server.table.TableShelf;

/** Hearing that a table waits for one, whichever it is: for a bot that plays at many, and for a page that is somewhere else. */
public final class TurnRoutes {

    /** Whose turn it is can't wait. */
    private static final Rush NEVER = new Rush();

    private static final int MOST_WAITING = 100;
    private static final String TURN =
            "{\"type\":\"turn\",\"table\":\"k7mfw3tq9hxz2p\",\"game\":\"palace\",\"seats\":[0]}";

    private final Bell bell;
    private final Tables tables;
    private final StreamRoutes streams;

    public TurnRoutes(Bell bell, Tables tables, StreamRoutes streams) {
        this.bell = bell;
        this.tables = tables;
        this.streams = streams;
    }

    public List<Route> all() {
        return List.of(
                hearing(
                        "stream",
                        "turns",
                        "Hear which tables wait for one, those first that do already, as lines of JSON")
                        .stream(this::stream),
                hearing("socket", "turnsSocket", "The same over a WebSocket").socket(new Talk()));
    }

    private static Draft hearing(String verb, String operation, String summary) {
        return Route.get("/api/me/" + verb, operation, summary)
                .by(Who.READER)
                .givesLines(List.of(Aside.Turn.class, Aside.Alive.class, Aside.Moved.class), TURN);
    }

    /** What waits already is told after joining, so that nothing falls between: what falls together is told twice. */
    private void join(Call call, Ear ear) {
        String person = call.person().id();
        streams.opened(ear, call);
        bell.join(person, ear);
        Lines lines = new Lines();
        for (TableShelf.Mine mine : tables.of(person, MOST_WAITING))
            if (mine.waiting()) lines.add(Bell.turn(mine.table(), person));
        // Also where nothing waits something is said at once: the connection stands.
        ear.hear(lines.add(new Aside.Alive()).bytes());
    }

    private void leave(String person, Ear ear) {
        bell.leave(person, ear);
        streams.closed(ear);
    }

    private void stream(Call call, Context context) throws IOException, InterruptedException {
        String person = call.person().id();
        Pipe pipe = new Pipe(true);
        try {
            join(call, pipe);
            pipe.pump(context.res().getOutputStream(), StreamRoutes.ALIVE_MILLIS);
        } finally {
            leave(person, pipe);
        }
    }

    private final class Talk implements Work.Socket {

        @Override
        public Work.Ear open(Call call, WsContext socket) {
            String person = call.person().id();
            Outlet outlet = Outlet.of(socket.session, NEVER);
            Work.Ear ear = new Work.Ear() {
                @Override
                public void heard(String message) {}

                @Override
                public void closed(int code) {
                    leave(person, outlet);
                }
            };
            return StreamRoutes.joined(ear, () -> join(call, outlet));
        }
    }
}
