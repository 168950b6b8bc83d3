package regalia.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.http.Door;
import regalia.server.http.Limits;
import regalia.server.http.SoundApi;
import regalia.server.people.Doorkeeper;
import regalia.server.store.Database;

class MetricsTest {

    @TempDir
    Path folder;

    @Test
    void metricsAreWrittenAsPrometheusReadsThem() {
        Metrics metrics = new Metrics();
        metrics.counter("a_total", "Things.", "kind", "x\"y").add(2);
        metrics.counter("a_total", "Things.", "kind", "x\"y").add();
        metrics.gauge("b", "Level.", () -> 1.5);
        Histogram times = metrics.histogram("c_seconds", "Times.", "route", "/r");
        times.took(1_000_000);
        times.took(1_000_001);
        times.took(60_000_000_000L);
        assertEquals("""
                # HELP a_total Things.
                # TYPE a_total counter
                a_total{kind="x\\"y"} 3
                # HELP b Level.
                # TYPE b gauge
                b 1.5
                # HELP c_seconds Times.
                # TYPE c_seconds histogram
                c_seconds_bucket{route="/r",le="0.001"} 1
                c_seconds_bucket{route="/r",le="0.003"} 2
                c_seconds_bucket{route="/r",le="0.01"} 2
                c_seconds_bucket{route="/r",le="0.03"} 2
                c_seconds_bucket{route="/r",le="0.1"} 2
                c_seconds_bucket{route="/r",le="0.3"} 2
                c_seconds_bucket{route="/r",le="1.0"} 2
                c_seconds_bucket{route="/r",le="3.0"} 2
                c_seconds_bucket{route="/r",le="10.0"} 2
                c_seconds_bucket{route="/r",le="+Inf"} 3
                c_seconds_sum{route="/r"} 60.002000001
                c_seconds_count{route="/r"} 3
                """, metrics.text());
        assertThrows(IllegalArgumentException.class, () -> metrics.counter("b", "Level."));
    }

    @Test
    void aServerTellsWhetherItIsAliveAndReady() throws Exception {
        Metrics metrics = new Metrics();
        Database database = Database.open(null, folder, Runnable::run);
        Health health = new Health(database, metrics);
        SoundApi.check(health.routes());
        Door.Setting setting = new Door.Setting("127.0.0.1", 0, false, Limits.usual());
        try (Door door = Door.open(
                        setting,
                        health.routes(),
                        new Doorkeeper(database, InstantSource.system(), "node", _ -> {}),
                        new Chronicle(metrics));
                HttpClient client = HttpClient.newHttpClient()) {
            assertEquals(200, get(client, door, "/healthz").statusCode());
            assertEquals(200, get(client, door, "/readyz").statusCode());
            assertEquals(404, get(client, door, "/secret/address").statusCode());
            String text = get(client, door, "/metrics").body();
            assertTrue(
                    text.contains("regalia_http_requests_total{method=\"GET\",route=\"/healthz\",status=\"200\"} 1\n"),
                    text);
            assertTrue(text.contains("route=\"none\",status=\"404\"} 1"), text);
            assertTrue(!text.contains("secret"), text);
            database.close();
            assertEquals(503, get(client, door, "/readyz").statusCode());
            health.leave();
            assertEquals(503, get(client, door, "/readyz").statusCode());
            assertEquals(200, get(client, door, "/healthz").statusCode());
        }
    }

    private static HttpResponse<String> get(HttpClient client, Door door, String path) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + door.port() + path))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }
}
