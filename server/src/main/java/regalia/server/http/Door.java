package regalia.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketException;
import java.nio.channels.UnresolvedAddressException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.jspecify.annotations.Nullable;
import regalia.codec.Json;
import regalia.kernel.Unusable;

/** The server's open door: Javalin with the routes of a list, and with the document that describes them. */
public final class Door implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Door.class.getName());
    private static final int LONGEST_HEADERS = 16 * 1024;
    private static final int BUCKETS = 100_000;

    private final Gate gate;
    private final Javalin javalin;
    private final Rates rates = new Rates(BUCKETS, System::nanoTime);

    /**
     * Where and how the door opens.
     *
     * @param port nought for any that is free
     * @param trustProxy whether what forwarded headers say is believed
     */
    public record Setting(String host, int port, boolean trustProxy, Limits limits) {}

    private Door(Setting setting, List<Route> list, Callers callers, Witness witness, Consumer<JavalinConfig> more) {
        gate = new Gate(new Guard(callers, setting.limits(), rates, setting.trustProxy()), witness, setting.limits());
        Sockets sockets = new Sockets(gate, setting.limits());
        List<Route> routes = withDocument(list);
        javalin = Javalin.create(config -> {
            basics(config);
            config.jetty.addConnector((server, http) -> new Wires(server, http, setting));
            config.routes.before(context -> Headers.set(context.path(), context::header));
            for (Route route : routes) {
                if (route.work() instanceof Work.Socket socket) sockets.add(config.routes, route, socket);
                config.routes.addHttpHandler(type(route.method()), route.path(), context -> gate.pass(route, context));
                if (hasHead(route))
                    config.routes.addHttpHandler(HandlerType.HEAD, route.path(), context -> gate.pass(route, context));
            }
            methods(routes).forEach((path, methods) -> refuseOthers(config, gate, path, methods));
            // Javalin has an answer of its own to its own exceptions, unless they are named.
            config.routes.exception(HttpResponseException.class, (thrown, context) -> failed(gate, context, thrown));
            config.routes.exception(Exception.class, (thrown, context) -> failed(gate, context, thrown));
            more.accept(config);
        });
        try {
            javalin.start(setting.host(), setting.port());
        } catch (RuntimeException failed) {
            throw notHere(setting, failed);
        }
    }

    /** Whoever wanted the door elsewhere can mend it: another program has the port, or the address is not one of this machine. */
    private static RuntimeException notHere(Setting setting, RuntimeException failed) {
        for (@Nullable Throwable cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof SocketException || cause instanceof UnresolvedAddressException)
                return new Unusable("It is not possible to listen on " + setting.host() + ", port " + setting.port()
                        + ": " + Optional.ofNullable(cause.getMessage()).orElse("there is no such address") + ".");
        return failed;
    }

    public static Door open(Setting setting, List<Route> routes, Callers callers, Witness witness) {
        return new Door(setting, routes, callers, witness, more -> {});
    }

    /** With more than the API: static pages, for instance. */
    public static Door open(
            Setting setting, List<Route> routes, Callers callers, Witness witness, Consumer<JavalinConfig> more) {
        return new Door(setting, routes, callers, witness, more);
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        gate.shut();
        javalin.stop();
    }

    /** The list together with the route that describes it. */
    public static List<Route> withDocument(List<Route> list) {
        List<Route> all = new ArrayList<>(list);
        all.add(Route.get("/openapi.json", "openapi", "This document")
                .givesText(Body.JSON, "{\"openapi\":\"3.1.0\"}")
                .answer(call -> {
                    throw new IllegalStateException();
                }));
        String document = Json.write(OpenApi.document(all));
        all.set(
                all.size() - 1,
                Route.get("/openapi.json", "openapi", "This document")
                        .givesText(Body.JSON, "{\"openapi\":\"3.1.0\"}")
                        .answer(call -> document));
        return List.copyOf(all);
    }

    private static void basics(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.router.ignoreTrailingSlashes = false;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendDateHeader(true);
            http.setRequestHeaderSize(LONGEST_HEADERS);
        });
        config.jetty.modifyServer(server -> server.setErrorHandler(new Fallback()));
        config.jetty.modifyServletContextHandler(handler -> {
            handler.setErrorHandler(new Fallback());
            handler.setSessionHandler(forgetful());
        });
        config.router.javaLangErrorHandler((response, error) -> {
            LOG.log(Level.SEVERE, "an error of the machine", error);
            response.setStatus(500);
        });
    }

    /** We know people by a cookie of our own; but Javalin begins a session at every upgrade, and Jetty would keep it for ever. */
    private static SessionHandler forgetful() {
        SessionHandler sessions = new SessionHandler();
        sessions.setUsingCookies(false);
        NullSessionCache cache = new NullSessionCache(sessions);
        cache.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(cache);
        return sessions;
    }

    private static Map<String, Set<Method>> methods(List<Route> routes) {
        Map<String, Set<Method>> methods = new LinkedHashMap<>();
        for (Route route : routes) {
            Set<Method> known = methods.computeIfAbsent(route.path(), path -> EnumSet.noneOf(Method.class));
            known.add(route.method());
            if (hasHead(route)) known.add(Method.HEAD);
        }
        return methods;
    }

    /** Whoever only wants to know whether something is there is told so; but lines may have no end, and a connection is made or not. */
    private static boolean hasHead(Route route) {
        return route.method() == Method.GET && !(route.gives() instanceof Body.Lines);
    }

    private static void refuseOthers(JavalinConfig config, Gate gate, String path, Set<Method> known) {
        String allow = known.stream().map(Method::name).collect(Collectors.joining(", "));
        for (HandlerType type : HandlerType.commonHttp()) {
            if (known.stream().anyMatch(method -> method.name().equals(type.name()))) continue;
            config.routes.addHttpHandler(
                    type,
                    path,
                    context -> gate.end(
                            path,
                            context,
                            System.nanoTime(),
                            new Refused(
                                    Problem.of(405).because("Here one may " + allow + "."), Map.of("Allow", allow))));
        }
    }

    private static void failed(Gate gate, Context context, Exception thrown) {
        try {
            gate.end(context, thrown);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private static HandlerType type(Method method) {
        return HandlerType.findOrCreate(method.name());
    }
}
