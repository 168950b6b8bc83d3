package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** How long actions take is measured whichever way they come. */
class ActionTimesTest extends Gathered {

    @Override
    @Nullable
    String database() {
        return null;
    }

    private void counts(int posts, int sockets) {
        String text = ada.get("/metrics").of(200).text();
        for (String line : new String[] {
            "regalia_action_seconds_count{way=\"post\"} " + posts,
            "regalia_action_seconds_count{way=\"socket\"} " + sockets
        }) assertTrue(text.contains(line + "\n"), text);
    }

    @Test
    void anActionThatIsTakenIsTimedHoweverItCame() {
        counts(0, 0);
        Match match = plain();
        counts(2, 0);
        int seat = match.asked().orElseThrow();
        String stale = "{\"seq\":%d,\"key\":\"s-1\",\"index\":0}".formatted(match.seq(seat) - 1);
        String good = "{\"seq\":%d,\"key\":\"s-2\",\"index\":0}".formatted(match.seq(seat));
        at(seat).at(match.table, "actions", stale).of(409);
        try (Ways.Socket socket = (Ways.Socket) Ways.SOCKET.open(at(seat), match.table, "seat=" + seat)) {
            socket.await("table");
            socket.say(stale);
            socket.await("declined");
            counts(2, 0);
            socket.say(good);
            assertEquals("s-2", socket.await("taken").path("key").asText());
            counts(2, 1);
        }
    }
}
