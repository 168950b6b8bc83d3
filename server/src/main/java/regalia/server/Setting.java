package regalia.server;

import java.nio.file.Path;
import java.util.Optional;
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
        boolean localWebhooks) {

    /** On a laptop. */
    public static Setting usual(Path data) {
        return new Setting(
                "0.0.0.0",
                8080,
                data,
                Optional.empty(),
                false,
                Limits.usual(),
                Math.max(1, Runtime.getRuntime().availableProcessors()),
                500,
                false);
    }

    public Setting at(String address, int number) {
        return new Setting(
                address, number, data, database, trustProxy, limits, botThreads, matchesInMemory, localWebhooks);
    }

    public Setting on(Optional<String> url) {
        return new Setting(host, port, data, url, trustProxy, limits, botThreads, matchesInMemory, localWebhooks);
    }

    public Setting within(Limits other) {
        return new Setting(host, port, data, database, trustProxy, other, botThreads, matchesInMemory, localWebhooks);
    }

    public Setting behindProxy(boolean trusted) {
        return new Setting(host, port, data, database, trusted, limits, botThreads, matchesInMemory, localWebhooks);
    }

    public Setting withLocalWebhooks(boolean allowed) {
        return new Setting(host, port, data, database, trustProxy, limits, botThreads, matchesInMemory, allowed);
    }
}
