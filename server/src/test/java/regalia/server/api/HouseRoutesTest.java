package regalia.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regalia.server.http.Peer;

class HouseRoutesTest {

    private static final HouseRoutes ROUTES = new HouseRoutes(() -> Optional.of("192.168.1.7"));

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, localhost:8080, http://192.168.1.7:8080",
        "127.0.0.1, 127.0.0.1:18080, http://192.168.1.7:18080",
        "0:0:0:0:0:0:0:1, [::1]:8080, http://192.168.1.7:8080",
        "127.0.0.1, LocalHost, http://192.168.1.7"
    })
    void whoPlaysOnTheMachineItselfIsToldWhereOthersFindIt(String address, String host, String site) {
        assertEquals(
                Optional.of(site), ROUTES.told(new Peer(address, false, host)).site());
    }

    @ParameterizedTest
    @CsvSource({
        "192.168.1.9, localhost:8080, false",
        "127.0.0.1, court.example:8080, false",
        "127.0.0.1, localhost.court.example, false",
        "127.0.0.1, localhost:8080, true",
        "nobody, localhost:8080, false"
    })
    void nobodyElseIsToldHowTheNetworkLooksInside(String address, String host, boolean secure) {
        assertEquals(
                Optional.empty(), ROUTES.told(new Peer(address, secure, host)).site());
    }

    @Test
    void aMachineWithoutANetworkHasNoneToTell() {
        HouseRoutes alone = new HouseRoutes(Optional::empty);
        assertEquals(
                Optional.empty(),
                alone.told(new Peer("127.0.0.1", false, "localhost:8080")).site());
    }
}
