package regalia.server;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import regalia.server.http.Limits;

/**
 * How a node is to serve.
 *
 * @param port 0 for any that is free
 * @param data the folder of the embedded database
 * @param database the address of another; without it the embedded one is used
 * @param trustProxy whether a proxy before it is believed what it says about callers
 * @param botThreads on how many threads bots think
 * @param matchesInMemory how many matches are held in memory that nobody listens to
 * @param localWebhooks whether a webhook may lead to an address of this machine or network
 * @param rehearsal a number from which all luck and all bots follow, so that who does the same sees the same match: to show and to
 *     measure, never for people, since no luck can be verified then
 */
public record Setting(
        String host,
        int port,
        Path data,
        Optional<String> database,
        boolean trustProxy,
        Limits limits,
        int botThreads,
        int matchesInMemory,
        boolean localWebhooks,
        OptionalLong rehearsal) {

    /** To be heard on every address of the machine. */
    private static final String EVERYWHERE = "0.0.0.0";

    /** On a laptop. */
    public static Setting usual(Path data) {
        return new Setting(
                EVERYWHERE,
                8080,
                data,
                Optional.empty(),
                false,
                Limits.usual(),
                Math.max(1, Runtime.getRuntime().availableProcessors()),
                500,
                false,
                OptionalLong.empty());
    }

    /** Whether others in this machine's network reach it there, and not through a proxy. */
    boolean isAtHome() {
        return !trustProxy && (host.equals(EVERYWHERE) || host.equals("::"));
    }

    public Setting at(String address, int number) {
        return new Setting(
                address,
                number,
                data,
                database,
                trustProxy,
                limits,
                botThreads,
                matchesInMemory,
                localWebhooks,
                rehearsal);
    }

    public Setting on(Optional<String> url) {
        return new Setting(
                host, port, data, url, trustProxy, limits, botThreads, matchesInMemory, localWebhooks, rehearsal);
    }

    public Setting within(Limits other) {
        return new Setting(
                host, port, data, database, trustProxy, other, botThreads, matchesInMemory, localWebhooks, rehearsal);
    }

    public Setting behindProxy(boolean trusted) {
        return new Setting(
                host, port, data, database, trusted, limits, botThreads, matchesInMemory, localWebhooks, rehearsal);
    }

    public Setting withLocalWebhooks(boolean allowed) {
        return new Setting(
                host, port, data, database, trustProxy, limits, botThreads, matchesInMemory, allowed, rehearsal);
    }

    public Setting rehearsing(long number) {
        return new Setting(
                host,
                port,
                data,
                database,
                trustProxy,
                limits,
                botThreads,
                matchesInMemory,
                localWebhooks,
                OptionalLong.of(number));
    }
}
