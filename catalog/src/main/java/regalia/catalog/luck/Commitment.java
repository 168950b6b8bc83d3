package regalia.catalog.luck;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import regalia.codec.match.Header;

/**
 * What a server shows before it gets to see any nonce: it tells nothing of the seed, and no other seed fits it.
 *
 * @param hex SHA-256 in 64 hexadecimal digits
 */
public record Commitment(String hex) {

    private static final String TAG = "regalia-luck/1 commitment";

    /**
     * Binds a seed to one match.
     *
     * @param id the name of the match, or the one that tables with the same luck share
     * @param game the id of the game
     * @param rules the version of its rules
     */
    public static Commitment of(Seed seed, String id, String game, String rules) {
        Fields fields = new Fields().text(TAG).text(id).text(game).text(rules).bytes(seed.bytes());
        return new Commitment(HexFormat.of().formatHex(sha256(fields)));
    }

    /** The commitment that a header should hold if this is the seed. */
    static Commitment of(Seed seed, Header header) {
        String id = header.luck().flatMap(Header.Pledge::shared).orElse(header.match());
        return of(seed, id, header.game(), header.rules());
    }

    private static byte[] sha256(Fields fields) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(fields.all());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
