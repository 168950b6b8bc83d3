package regalia.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EchoTest {

    record Hand(List<Integer> cards) {}

    record Seen(
            int round,
            String stage,
            Optional<Hand> hand,
            @Sparse List<Hand> shown) {}

    record Other(String stage, String more) {}

    private final Echo echo = new Echo();
    private final Utf8 out = new Utf8();

    private String written(Object value) {
        out.clear();
        Json.append(Raw.of(value, echo), out);
        return out.toString();
    }

    private void same(Object value) {
        assertEquals(Json.write(value), written(value));
    }

    @Test
    void whatStaysAndWhatChangesIsWrittenAsWithoutAnEcho() {
        Hand one = new Hand(List.of(1, 22, 333));
        same(new Seen(1, "draft", Optional.of(one), List.of(one)));
        same(new Seen(1, "draft", Optional.of(one), List.of(one)));
        same(new Seen(2, "draft", Optional.empty(), List.of(one, one)));
        same(new Seen(2, "reveal the rest", Optional.of(new Hand(List.of())), List.of()));
        same(new Seen(2, "end", Optional.empty(), List.of()));
        same(new Seen(-3, "end", Optional.of(one), List.of(one)));
    }

    @Test
    void anotherKindOfRecordIsNotTakenForTheLast() {
        same(new Other("a", "b"));
        same(new Seen(1, "a", Optional.empty(), List.of()));
        same(new Other("a", "c"));
    }

    @Test
    void whatIsNoRecordIsWrittenToo() {
        same(List.of(1, 2));
        same(List.of(1, 2));
        same("text");
    }
}
