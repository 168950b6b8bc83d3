package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Reading;

/** Three nodes on one PostgreSQL are one server, also while one of them is killed again and again. */
class NodesTest {

    private static final int KILLS = Integer.getInteger("regalia.kills", 5);
    private static final int NODES = 3;

    /** How many actions are timed; more of them, on a machine that does nothing else, tell what docs/operate.md says. */
    private static final int TIMED = Integer.getInteger("regalia.timed", 200);

    /** What people at different nodes may wait for each other; the slowest of a hundred too, where the machine has time for this alone. */
    private static final int SOON_MILLIS = 100;

    private static final boolean DEEP = Boolean.getBoolean("regalia.deep");

    @TempDir
    Path folder;

    private final String database = RealPostgres.freshDatabase();
    private final List<ServerProcess> nodes = new ArrayList<>();

    @BeforeEach
    void start() {
        for (int number = 0; number < NODES; number++) nodes.add(ServerProcess.start(folder, database));
    }

    @AfterEach
    void end() {
        nodes.forEach(ServerProcess::kill);
    }

    private List<Site> sites() {
        return nodes.stream().map(ServerProcess::site).toList();
    }

    @Test
    void aNodeThatIsKilledTakesNothingWithIt() throws Exception {
        Random random = new Random(3);
        for (int killed = 0; killed < KILLS; ) {
            Load load = new Load(sites());
            load.begin(4, 3);
            int before = killed;
            while (killed < KILLS) {
                load.awaitMore(5 + random.nextInt(30));
                if (load.over()) break;
                int number = random.nextInt(NODES);
                nodes.get(number).kill();
                killed++;
                nodes.set(number, ServerProcess.start(folder, database));
                load.at(sites());
            }
            assertFalse(killed == before, "all was over before the first kill");
            // The last matches end without one of the nodes.
            if (killed == KILLS) nodes.remove(0).kill();
            load.at(sites());
            load.awaitEnd();
            try (Reading reading = Reading.open(database, folder)) {
                load.demandNothingLost(sites(), reading);
            }
        }
    }

    @Test
    void peopleAtDifferentNodesSeeEachOtherAct() {
        TestPerson ada = TestPerson.at(nodes.get(0).site(), "Ada");
        TestPerson ben = TestPerson.at(nodes.get(1).site(), "Ben");
        List<Double> millis = new ArrayList<>();
        while (millis.size() < TIMED) {
            String table = measure(ada, ben, millis);
            List<JsonNode> here = new Match(table, List.of(ada, ben)).lines(1);
            ben.goTo(nodes.get(2).site());
            assertEquals(here, new Match(table, List.of(ada, ben)).lines(1));
            ben.goTo(nodes.get(1).site());
        }
        Collections.sort(millis);
        double median = millis.get(millis.size() / 2);
        double late = millis.get(millis.size() * 99 / 100);
        System.out.printf(
                "%d actions seen at another node: median %.1f ms, p99 %.1f ms%n", millis.size(), median, late);
        assertTrue(median < SOON_MILLIS, "median " + median + " ms");
        if (DEEP) assertTrue(late < SOON_MILLIS, "p99 " + late + " ms");
    }

    /** Plays a match and notes how long after it was sent each action is heard of at the other node. */
    private static String measure(TestPerson ada, TestPerson ben, List<Double> millis) {
        Match match = Match.of("\"game\":\"palace\"", ada, ben);
        match.act(0).of(200);
        match.act(1).of(200);
        List<TestPerson> people = List.of(ada, ben);
        try (Hearing one = Ways.SOCKET.open(ada, match.table, "seat=0");
                Hearing two = Ways.SOCKET.open(ben, match.table, "seat=1")) {
            List<Hearing> both = List.of(one, two);
            while (both.stream().noneMatch(hearing -> hearing.lines().stream().anyMatch(Hearing.isA("finish")))) {
                int seat = match.asked().orElse(-1);
                if (seat < 0) break;
                JsonNode asked = match.asked(seat).orElseThrow();
                Hearing other = both.get(1 - seat);
                int from = other.size();
                long before = System.nanoTime();
                people.get(seat)
                        .act(match.table, seat, asked.path("seq").asInt(), TestPerson.key(), 0)
                        .of(200);
                other.await(from, Hearing.isA("look").or(Hearing.isA("decide")));
                millis.add((System.nanoTime() - before) / 1e6);
            }
        }
        return match.table;
    }
}
