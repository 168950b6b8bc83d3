package regalia.catalog.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.kernel.Unusable;

class SeedAndNonceTest {

    @Test
    void aFreshSeedIsNoOther() {
        Seed seed = Seed.fresh();
        assertNotEquals(seed.hex(), Seed.fresh().hex());
        assertEquals(seed.hex(), Seed.of(seed.hex()).hex());
        assertEquals(64, seed.hex().length());
    }

    @Test
    void aSeedDoesNotShowItselfUnasked() {
        assertEquals("Seed[secret]", Server.SEED.toString());
        String almost = "5eed".repeat(15) + "5eeX";
        String refusal = String.valueOf(
                assertThrows(Unusable.class, () -> Seed.of(almost)).getMessage());
        assertEquals("a seed is 64 hexadecimal digits in lower case", refusal);
        Seed seed = Seed.of("5eed".repeat(16));
        seed.bytes()[0] = 0;
        assertEquals("5eed".repeat(16), seed.hex());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 62, 63, 65, 66, 128})
    void aSeedIsThirtyTwoBytes(int digits) {
        assertThrows(Unusable.class, () -> Seed.of("a".repeat(digits)));
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 34, 126, 128})
    void sixteenToSixtyFourBytesAreANonce(int digits) {
        assertEquals("a".repeat(digits), Nonce.person("a".repeat(digits)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 30, 31, 33, 127, 129, 130, 1_000_000})
    void otherLengthsAreNone(int digits) {
        Unusable refusal = assertThrows(Unusable.class, () -> Nonce.person("a".repeat(digits)));
        assertEquals(
                "a nonce is 32 to 128 hexadecimal digits in lower case, an even number of them", refusal.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0123456789ABCDEF0123456789abcdef",
                "0123456789abcdeg0123456789abcdef",
                "0123456789abcdef0123456789abcdef\n",
                " 0123456789abcdef0123456789abcde",
                "bot/0"
            })
    void otherLettersAreNone(String sent) {
        assertThrows(Unusable.class, () -> Nonce.person(sent));
    }

    @Test
    void aBotsNonceIsKnownBeforehand() {
        assertEquals("bot/3", Nonce.bot(3));
        assertEquals(Optional.empty(), Nonce.fault("bot/3", 3, true, false));
        assertTrue(Nonce.fault("bot/2", 3, true, false).isPresent());
        assertTrue(Nonce.fault(Server.NONCE, 3, true, false).isPresent());
        assertTrue(Nonce.fault("bot/3", 3, false, false).isPresent());
        assertFalse(Nonce.fault(Server.NONCE, 3, false, false).isPresent());
    }

    @Test
    void aTableThatSharesItsLuckHasTheNoncesOfAnotherWhoeverSatThere() {
        for (boolean bot : List.of(true, false)) {
            assertEquals(Optional.empty(), Nonce.fault(Server.NONCE, 1, bot, true));
            assertEquals(Optional.empty(), Nonce.fault("bot/1", 1, bot, true));
            assertTrue(Nonce.fault("bot/2", 1, bot, true).isPresent());
            assertTrue(Nonce.fault(Server.NONCE + "+bot/1", 1, bot, true).isPresent());
        }
    }
}
