package regalia.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import regalia.codec.Footprint;
import regalia.testkit.toy.ToyState;

class FootprintTest {

    @Test
    void aPositionIsItsFieldsAndItsArraysWithTheirHeaders() {
        // Object 12 + 2 ints + 3 references = 32; 8 bytes: 24; 3 bytes: 24; 3 ints: 32.
        assertEquals(32 + 24 + 24 + 32, Footprint.bytes(new ToyState(3)));
    }
}
