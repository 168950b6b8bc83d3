package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A node that has lost its PostgreSQL says so to everybody, soon, and goes on by itself when it is back. */
class LostDatabaseTest extends Gathered {

    /** Far more than there are connections: if each waited for as long as the first, the last would wait for minutes. */
    private static final int MANY = 20;

    private static final long SOON = TimeUnit.SECONDS.toNanos(20);

    private final String address = RealPostgres.freshDatabase();
    private final FrailLine line = new FrailLine(address);

    /** How a database may be lost. */
    enum Loss {
        CUT(FrailLine::cut),
        SILENT(FrailLine::silence);

        private final Consumer<FrailLine> step;

        Loss(Consumer<FrailLine> step) {
            this.step = step;
        }
    }

    @Override
    String database() {
        return line.address();
    }

    @Override
    @AfterEach
    void part() {
        line.mend();
        super.part();
        line.close();
    }

    private void awaitReady() {
        awaitTrue(() -> ada.get("/readyz").status() == 200);
    }

    @ParameterizedTest
    @EnumSource
    void everybodyIsToldSoonAndAllGoesOnWhenItIsBack(Loss loss) {
        Match match = plain();
        match.until(() -> match.asked(0).isPresent());
        JsonNode asked = match.asked(0).orElseThrow();
        String key = TestPerson.key();
        loss.step.accept(line);
        List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
        long before = System.nanoTime();
        try (var askers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int number = 0; number < MANY; number++) {
                String action = "{\"seat\":0,\"seq\":%d,\"key\":\"%s\",\"index\":0}"
                        .formatted(asked.path("seq").asInt(), number == 0 ? key : TestPerson.key());
                all.add(CompletableFuture.supplyAsync(
                        () -> node.site().send("POST", "/api/me", "{\"name\":\"Carla\"}", ""), askers));
                all.add(CompletableFuture.supplyAsync(
                        () -> node.site().send("GET", "/api/tables?list=open", "", ""), askers));
                all.add(CompletableFuture.supplyAsync(
                        () -> node.site().send("POST", "/api/tables/" + match.table + "/actions", action, ada.cookie()),
                        askers));
            }
        }
        assertTrue(System.nanoTime() - before < SOON, "somebody had to wait for too long");
        for (CompletableFuture<HttpResponse<String>> one : all) {
            HttpResponse<String> answer = one.join();
            assertEquals(503, answer.statusCode(), answer.body());
            assertEquals("1", answer.headers().firstValue("Retry-After").orElse(""));
        }
        ada.get("/readyz").of(503);
        line.mend();
        awaitReady();
        ada.act(match.table, 0, asked.path("seq").asInt(), key, 0).of(200);
        ada.act(match.table, 0, asked.path("seq").asInt(), key, 0).of(200);
    }

    @Test
    void whoActsOverASocketIsToldToTryAgain() {
        Match match = plain();
        match.until(() -> match.asked(0).isPresent());
        try (Ways.Socket hearing = (Ways.Socket) Ways.SOCKET.open(ada, match.table, "seat=0")) {
            JsonNode asked = hearing.await("decide");
            line.cut();
            hearing.say("{\"seq\":%d,\"key\":\"lost\",\"index\":0}"
                    .formatted(asked.path("seq").asInt()));
            assertEquals(503, hearing.await("declined").path("status").asInt());
            line.mend();
            awaitReady();
            hearing.say("{\"seq\":%d,\"key\":\"lost\",\"index\":0}"
                    .formatted(asked.path("seq").asInt()));
            hearing.await("taken");
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoListensHearsWhatHappenedElsewhereMeanwhile(Loss loss) {
        Match match = plain();
        match.until(() -> match.asked(1).isPresent());
        try (TestNode other = TestNode.start(folder, address);
                Hearing hearing = Ways.SOCKET.open(ada, match.table, "seat=0")) {
            hearing.await("look");
            loss.step.accept(line);
            ada.get("/readyz").of(503);
            ben.goTo(other.site());
            do match.act(1).of(200);
            while (match.asked(1).isPresent());
            line.mend();
            hearing.await("decide");
            assertFalse(hearing.ended());
        }
    }
}
