package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.http.Limits;

/** Whoever isn't sure whether their table was opened asks again, and has one table and not two. */
abstract class OpeningsContract extends Gathered {

    private static final String WISH = "\"game\":\"palace\",\"players\":[\"me\",\"page\"],\"options\":{\"first\":0}";

    private static String keyed(String fields, String key) {
        return "{" + fields + ",\"key\":\"" + key + "\"}";
    }

    private static Answer ask(TestPerson who, String fields, String key) {
        return who.post("/api/tables", keyed(fields, key));
    }

    private static int tables(TestPerson who) {
        return who.get("/api/tables?list=mine").of(200).json().path("tables").size();
    }

    /** The same request of one person at the same moment, by turns at these nodes; the one table that it opened. */
    protected static String together(List<Site> sites, TestPerson who, String fields, String key) throws Exception {
        int askers = 8;
        CountDownLatch go = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Answer>> answers = IntStream.range(0, askers)
                    .mapToObj(number -> threads.submit(() -> {
                        go.await();
                        Site site = sites.get(number % sites.size());
                        var response = site.send("POST", "/api/tables", keyed(fields, key), who.cookie());
                        return new Answer(response.statusCode(), response.body());
                    }))
                    .toList();
            go.countDown();
            return one(answers);
        }
    }

    private static String one(List<Future<Answer>> answers) throws ExecutionException, InterruptedException {
        List<String> ids = new ArrayList<>();
        for (Future<Answer> answer : answers) ids.add(answer.get().of(201).text("/id"));
        assertEquals(1, ids.stream().distinct().count(), ids.toString());
        return ids.getFirst();
    }

    @Test
    void theSameRequestOpensOneTable() {
        String table = ask(ada, WISH, "t-1").of(201).text("/id");
        assertEquals(table, ask(ada, WISH, "t-1").of(201).text("/id"));
        ada.ready(table, 1).of(200);
        Answer again = ask(ada, WISH, "t-1").of(201);
        assertEquals(table, again.text("/id"));
        assertEquals("running", again.text("/stage"));
        assertEquals(1, tables(ada));
    }

    @Test
    void theOrderOfTheFieldsMakesNoOtherRequest() {
        String table = ask(ada, "\"game\":\"emblemes\",\"options\":{\"set\":\"A\",\"first\":0}", "t")
                .of(201)
                .text("/id");
        Answer again = ada.post(
                "/api/tables", "{\"key\":\"t\",\"options\":{\"first\":0,\"set\":\"A\"},\"game\":\"emblemes\"}");
        assertEquals(table, again.of(201).text("/id"));
    }

    @Test
    void withoutAKeyEachRequestOpensATable() {
        assertNotEquals(ada.open(WISH), ada.open(WISH));
        assertNotEquals(
                ask(ada, WISH, "t-1").of(201).text("/id"),
                ask(ada, WISH, "t-2").of(201).text("/id"));
        assertEquals(4, tables(ada));
    }

    @Test
    void aKeyThatStoodForAnotherRequestIsRefused() {
        String table = ask(ada, WISH, "t-1").of(201).text("/id");
        ask(ada, "\"game\":\"palace\"", "t-1").refused(409, "table.keyUsed");
        ask(ada, WISH.replace("0", "1"), "t-1").refused(409, "table.keyUsed");
        assertEquals(1, tables(ada));
        assertEquals(table, ask(ada, WISH, "t-1").of(201).text("/id"));
    }

    @Test
    void aKeyIsNoKeyToAnothersTable() {
        String table = ask(ada, WISH, "t-1").of(201).text("/id");
        Answer other = ask(ben, WISH, "t-1").of(201);
        assertNotEquals(table, other.text("/id"));
        assertEquals(ben.id(), other.text("/host"));
    }

    @Test
    void aRefusedRequestDoesNotUseUpItsKey() {
        ask(ada, "\"game\":\"chess\"", "t-1").of(400);
        ask(ada, WISH, "t-1").of(201);
        assertEquals(1, tables(ada));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "é", "12345678901234567890123456789012345678901234567890123456789012345"})
    void aKeyIsAFewPlainCharacters(String key) {
        ask(ada, WISH, key).of(400);
        assertEquals(0, tables(ada));
    }

    @Test
    void aKeyOutlivesTheServer() {
        String table = ask(ada, WISH, "t-1").of(201).text("/id");
        node.close();
        node = TestNode.start(folder, url);
        ada.goTo(node.site());
        assertEquals(table, ask(ada, WISH, "t-1").of(201).text("/id"));
        ask(ada, "\"game\":\"palace\"", "t-1").refused(409, "table.keyUsed");
        assertEquals(1, tables(ada));
    }

    @Test
    void theSameRequestAtTheSameMomentOpensOneTable() throws Exception {
        for (int round = 1; round <= 10; round++) {
            together(List.of(node.site()), ada, WISH, "t-" + round);
            assertEquals(round, tables(ada));
        }
    }

    @Test
    void theLastTableThatOneMayHaveIsOpenedOnce() throws Exception {
        int most = Limits.usual().tablesPerPerson();
        for (int table = 1; table < most; table++) ada.open("\"game\":\"palace\"");
        together(List.of(node.site()), ada, WISH, "last");
        assertEquals(most, tables(ada));
        ask(ada, WISH, "more").refused(409, "table.tooMany");
    }

    @Test
    void aTableWithTheLuckOfAnotherIsOpenedOnce() throws Exception {
        Match match = Match.of("\"game\":\"palace\",\"share\":true", ada, ben);
        TestPerson cleo = person("Cleo");
        String wish = "\"game\":\"palace\",\"duplicateOf\":\"" + match.table + "\"";
        String table = together(List.of(node.site()), cleo, wish, "d");
        assertEquals(table, ask(cleo, wish, "d").of(201).text("/id"));
        assertEquals(1, tables(cleo));
        ask(cleo, wish, "e").refused(403, "duplicate.played");
    }

    @Test
    void keysGoWithTheirOwner() {
        ask(ada, WISH, "t-1").of(201);
        ada.send("DELETE", "/api/me", "").of(204);
        ask(ada, WISH, "t-1").of(401);
    }
}
