package regalia.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;

/** What a route does once the caller has been let in. */
public sealed interface Work {

    /** Gives back the response, an instance of what the route gives. It may wait: each request has a virtual thread of its own. */
    @FunctionalInterface
    non-sealed interface Answer extends Work {
        Object answer(Call call) throws Exception;
    }

    /** Writes the response itself, for as long as it takes: it runs on a virtual thread of its own. */
    @FunctionalInterface
    non-sealed interface Stream extends Work {
        void stream(Call call, Context context) throws Exception;
    }

    /** Talks over a WebSocket. Refuse a caller in {@code knock}, before the upgrade, and talk only from {@code open} on. */
    non-sealed interface Socket extends Work {

        /** Throws {@link Refused} when the caller may not come in. */
        default void knock(Call call) throws Exception {}

        /** The connection stands: who hears what comes in. */
        Ear open(Call call, WsContext socket) throws Exception;
    }

    /** The receiving side of one connection. Messages come one at a time. */
    interface Ear {
        void heard(String message) throws Exception;

        /** The connection is gone, whoever ended it; said once. */
        void closed(int code);
    }
}
