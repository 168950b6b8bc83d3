package regalia.catalog.luck;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA-256 under one key. For one thread at a time. */
final class Hmac {

    private static final String NAME = "HmacSHA256";

    private final Mac mac;

    Hmac(byte[] key) {
        try {
            mac = Mac.getInstance(NAME);
            mac.init(new SecretKeySpec(key, NAME));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    byte[] of(Fields message) {
        return mac.doFinal(message.all());
    }
}
