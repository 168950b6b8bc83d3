package regalia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Nobody is sent to an address on which nobody listens. */
class ReachTest {

    private static final Optional<String> HOME = Optional.of("192.168.1.5");

    private static void reached(String host, String here, String network) {
        assertEquals(
                new Reach(
                        Optional.of(here).filter(name -> !name.isEmpty()),
                        Optional.of(network).filter(name -> !name.isEmpty())),
                Reach.of(host, HOME));
    }

    @Test
    void whoListensOnAllAddressesIsReachedOnTheMachineAndInTheHouse() {
        reached("0.0.0.0", "localhost", "192.168.1.5");
        reached("::", "localhost", "192.168.1.5");
        assertEquals(Optional.empty(), Reach.of("0.0.0.0", Optional.empty()).network());
    }

    @Test
    void whoListensOnTheMachineAloneIsNotReachedInTheHouse() {
        reached("127.0.0.1", "127.0.0.1", "");
        reached("localhost", "localhost", "");
        reached("::1", "[::1]", "");
    }

    @Test
    void whoListensOnOneAddressIsReachedThere() {
        reached("10.0.0.2", "", "10.0.0.2");
        reached("fd00::7", "", "[fd00::7]");
    }
}
