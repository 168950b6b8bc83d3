package regalia.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.util.Random;
import java.util.function.BiConsumer;

/** Decides anything that is legal for a seat of somebody, whenever the seat is asked. */
public final class Courtier implements BiConsumer<Hearing, JsonNode> {

    private final TestPerson who;
    private final String table;
    private final int seat;
    private final Random random;
    private volatile String failure = "";

    public Courtier(TestPerson who, String table, int seat, long seed) {
        this.who = who;
        this.table = table;
        this.seat = seat;
        random = new Random(seed);
    }

    /** Begins to listen and to decide. */
    public Hearing sits(Ways way) {
        return way.open(who, table, "seat=" + seat, this);
    }

    @Override
    public void accept(Hearing hearing, JsonNode line) {
        if (!Hearing.isA("decide").test(line)) return;
        try {
            Answer answer = who.act(
                    table,
                    seat,
                    line.path("seq").asInt(),
                    TestPerson.key(),
                    random.nextInt(line.path("legalTotal").asInt()));
            if (answer.status() != 200 && answer.status() != 409) failure = answer.text();
        } catch (UncheckedIOException gone) {
            failure = String.valueOf(gone.getMessage());
        }
    }

    /** What went wrong last; nothing if nothing did. */
    public String failure() {
        return failure;
    }
}
