package regalia.server;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import regalia.bots.Watchdog;
import regalia.server.api.ChatRoutes;
import regalia.server.api.GameRoutes;
import regalia.server.api.GuideRoutes;
import regalia.server.api.HouseRoutes;
import regalia.server.api.Pages;
import regalia.server.api.PlayRoutes;
import regalia.server.api.RecordRoutes;
import regalia.server.api.StreamRoutes;
import regalia.server.api.TableRoutes;
import regalia.server.api.TurnRoutes;
import regalia.server.api.Uploads;
import regalia.server.api.WordRoutes;
import regalia.server.http.Door;
import regalia.server.http.Route;
import regalia.server.ops.Chronicle;
import regalia.server.ops.Health;
import regalia.server.ops.Metrics;
import regalia.server.people.Doorkeeper;
import regalia.server.people.People;
import regalia.server.people.PeopleRoutes;
import regalia.server.play.Bell;
import regalia.server.play.Chats;
import regalia.server.play.Chronicles;
import regalia.server.play.Hall;
import regalia.server.play.Leaving;
import regalia.server.play.Listening;
import regalia.server.play.Lobby;
import regalia.server.play.Missed;
import regalia.server.play.Sweeper;
import regalia.server.play.Tables;
import regalia.server.play.Turns;
import regalia.server.store.Database;

/** One process that serves: alone on a database of its own, or one of several on the same. */
public final class Node implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Node.class.getName());

    private final String name = Ids.fresh();
    private final ExecutorService errands = Executors.newVirtualThreadPerTaskExecutor();
    private final Metrics metrics = new Metrics();
    private final Database database;
    private final Turns turns;
    private final Hall hall;
    private final Lobby lobby;
    private final Chats chats;
    private final Bell bell;
    private final Doorkeeper doorkeeper;
    private final Health health;
    private final StreamRoutes streams;
    private final Rounds rounds;
    private final Door door;
    private final List<Route> routes;

    public Node(Setting setting, InstantSource clock) {
        this(setting, clock, List.of());
    }

    /** With more routes than a server has by itself, as those of the lab. */
    public Node(Setting setting, InstantSource clock, List<Route> more) {
        this(
                setting,
                clock,
                more,
                completions -> Database.open(setting.database().orElse(null), setting.data(), completions));
    }

    /** On a database that a test has opened, to finish its writes on an executor. */
    Node(Setting setting, InstantSource clock, Function<Executor, Database> opening) {
        this(setting, clock, List.of(), opening);
    }

    private Node(Setting setting, InstantSource clock, List<Route> more, Function<Executor, Database> opening) {
        // Only threads that wait hang on what is written: the database wakes them itself. An errand that did so would
        // wait for a core first.
        database = opening.apply(Runnable::run);
        Watchdog watchdog = new Watchdog();
        turns = new Turns(watchdog, setting.botThreads());
        bell = new Bell(new Webhooks(database, name, clock, setting.localWebhooks()));
        hall = new Hall(database, name, clock, turns, bell, setting.matchesInMemory(), setting.rehearsal());
        lobby = new Lobby(hall);
        chats = new Chats(database, hall, lobby, setting.limits().chatLength());
        Tables tables = new Tables(database, hall, lobby, setting.limits().tablesPerPerson());
        Listening listening = new Listening(hall, lobby);
        streams = new StreamRoutes(listening, hall, chats, Gauges.actions(metrics, "socket"));
        doorkeeper = new Doorkeeper(database, clock, name, streams::lookAgain);
        People people =
                new People(database, doorkeeper, setting.limits(), clock, new Leaving(hall, lobby), tables::renamed);
        health = new Health(database, metrics);
        Gauges.hang(metrics, hall, turns, watchdog, streams);
        routes = new ArrayList<>(new PeopleRoutes(people).list());
        routes.addAll(new TableRoutes(tables, database).all());
        routes.addAll(new PlayRoutes(hall, tables, Gauges.actions(metrics, "post")).all());
        routes.addAll(streams.all());
        routes.addAll(new TurnRoutes(bell, tables, streams).all());
        routes.addAll(new ChatRoutes(chats, tables).all());
        routes.addAll(new RecordRoutes(new Chronicles(database, hall.discretion()), new Uploads(database), hall, tables)
                .all());
        routes.addAll(new WordRoutes(hall).all());
        routes.addAll(new GameRoutes().all());
        routes.addAll(new GuideRoutes().all());
        routes.addAll(new HouseRoutes(() -> setting.isAtHome() ? HomeNetwork.address() : Optional.empty()).all());
        routes.addAll(Pages.routes());
        routes.addAll(more);
        routes.addAll(health.routes());
        Sweeper sweeper = new Sweeper(database, hall, tables, name);
        sweeper.begin();
        Missed missed = new Missed(database, hall, lobby, chats, bell, doorkeeper::heardNothing);
        database.listen(this::heard, millis -> errands.execute(() -> missed.lookUp(millis)));
        rounds = new Rounds(hall, sweeper, streams);
        door = open(setting);
    }

    /** Nobody comes where there is no door: then all that has begun ends. */
    private Door open(Setting setting) {
        try {
            return Door.open(
                    new Door.Setting(setting.host(), setting.port(), setting.trustProxy(), setting.limits()),
                    routes,
                    doorkeeper,
                    new Chronicle(metrics));
        } catch (RuntimeException failed) {
            rounds.close();
            turns.close();
            end();
            throw failed;
        }
    }

    private void end() {
        errands.close();
        try {
            hall.settle();
        } finally {
            database.close();
        }
    }

    /** Another node says what it has kept: what kind of thing, which node, and which thing. */
    private void heard(String announcement) {
        String[] words = announcement.split(" ", -1);
        if (words.length < 3 || words[1].equals(name)) return;
        errands.execute(() -> {
            try {
                switch (words[0]) {
                    case "m" -> {
                        hall.heard(words[2]);
                        lobby.heard(words[2]);
                        hall.ringFor(words[2]);
                    }
                    case "p" -> hall.cameOrWent(words[2]);
                    case "w" -> hall.heard(words[2]);
                    case "c" -> chats.heard(words[2], Integer.parseInt(words[3]));
                    case Doorkeeper.REVOKED -> doorkeeper.revoked(words[2]);
                    case "h" -> chats.hid(words[2], Integer.parseInt(words[3]));
                    default -> LOG.warning("another node speaks of '" + words[0] + "', which is unknown here");
                }
            } catch (RuntimeException failed) {
                LOG.log(Level.WARNING, "what another node kept could not be followed", failed);
            }
        });
    }

    /** What else is done every ten seconds, for tests that have no time. */
    void alive() {
        for (int turn = 0; turn < StreamRoutes.TURNS; turn++) streams.alive();
    }

    /** All that it answers to, but for the document that describes it. */
    public List<Route> routes() {
        return List.copyOf(routes);
    }

    public int port() {
        return door.port();
    }

    /** Which database it serves, without its password. */
    public String describe() {
        return database.describe();
    }

    /** Takes no more, lets what is under way end, sends the listeners elsewhere. */
    @Override
    public void close() {
        health.leave();
        hall.end();
        streams.end();
        rounds.close();
        turns.close();
        door.close();
        end();
    }
}
