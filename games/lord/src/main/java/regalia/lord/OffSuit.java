package regalia.lord;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** What becomes of a follower who holds neither the led goods nor the Craving. */
@Rule("LOR-14")
public enum OffSuit {
    SIT_OUT,
    DISCARD;

    static OffSuit of(String word) {
        return word.equals(Named.word(DISCARD)) ? DISCARD : SIT_OUT;
    }
}
