package regalia.server.people;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.RealPostgres;
import regalia.server.http.Door;
import regalia.server.http.Hostile;
import regalia.server.http.Limits;

class HostilePeopleTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noRequestFailsTheServerOrIsQuotedBack(boolean postgres) throws Exception {
        String address = postgres ? RealPostgres.freshDatabase() : null;
        try (Town town = new Town(address, folder, Limits.usual().withoutRates(), false, heard -> {})) {
            Hostile hostile = new Hostile(town.port(), Door.withDocument(town.routes()), 8, () -> {
                String key = town.guest("Ada");
                String token = Town.text(
                        town.send("POST", "/api/me/tokens", "{\"label\":\"x\",\"scopes\":[\"play\"]}", key), "/token");
                return List.of("Cookie: regalia=" + key, "Authorization: Bearer " + token);
            });
            Map<Integer, Integer> statuses = hostile.attack(Hostile.count());
            for (int status : new int[] {200, 201, 400, 401, 403, 404, 405, 413, 415})
                assertTrue(statuses.containsKey(status), "never " + status + " in " + statuses);
        }
    }
}
