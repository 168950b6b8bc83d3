package regalia.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HostileTest {

    @Test
    void streamsAndSocketsStandItToo() throws Exception {
        List<Route> routes = Sample.all().stream()
                .filter(route -> !route.operation().equals("bug"))
                .toList();
        try (Sample sample = new Sample(Limits.usual().withoutRates(), false)) {
            Hostile hostile = new Hostile(
                    sample.door.port(),
                    routes,
                    5,
                    () -> List.of("Cookie: regalia=ada", "Authorization: Bearer ada", "Authorization: Bearer eye"));
            Map<Integer, Integer> statuses = hostile.attack(Hostile.count() / 4);
            for (int status : new int[] {200, 400, 401, 403, 404, 405, 415, 422, 426})
                assertTrue(statuses.containsKey(status), "never " + status + " in " + statuses);
            assertEquals(200, sample.send("GET", "/api/hello/a", "").statusCode());
        }
    }
}
