package regalia.codec.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import regalia.kernel.Unusable;

/**
 * What a listener says to a {@link WireLine.Decide}.
 *
 * @param seq the number of the line that it answers
 * @param action what it does, as in a record
 * @param index or which of the legal actions it does, counted from 0
 */
record Answer(int seq, Optional<JsonNode> action, Optional<Integer> index) {

    Answer {
        if (action.isPresent() == index.isPresent()) throw new Unusable("either action or index must be there");
    }
}
