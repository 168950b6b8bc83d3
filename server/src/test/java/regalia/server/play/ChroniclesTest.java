package regalia.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regalia.server.RealPostgres;
import regalia.server.store.Database;

class ChroniclesTest {

    private static final int MATCHES = 1_203;

    @TempDir
    Path folder;

    private static int add(Database database, String person, List<Chronicles.Past> matches) {
        return database.write(handle -> {
                    handle.execute(
                            "INSERT INTO person (id, name, kind, settings, created, seen) VALUES (?, ?, 'guest', '{}', 1, 1)",
                            person,
                            person);
                    for (Chronicles.Past past : matches)
                        handle.execute(
                                "INSERT INTO result (person, gathering, game, seats, rank, points, ended)"
                                        + " VALUES (?, ?, 'palace', 2, 1, 30, ?)",
                                person,
                                past.table(),
                                past.ended());
                    return matches.size();
                })
                .join();
    }

    /** Many end in the same millisecond, in any order of their names. */
    private static List<Chronicles.Past> played(int matches, Random random) {
        List<Chronicles.Past> all = new ArrayList<>();
        for (int number = 0; number < matches; number++)
            all.add(new Chronicles.Past("t" + number, "palace", 2, 1, 30, 1_000 + random.nextInt(100)));
        return all;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void allOfSomebodysMatchesAreFoundHoweverManyAreReadAtOnce(boolean shared) {
        try (Database database = Database.open(shared ? RealPostgres.freshDatabase() : null, folder, Runnable::run)) {
            List<Chronicles.Past> played = played(MATCHES, new Random(4));
            assertEquals(MATCHES, add(database, "ada", played));
            add(database, "ben", played(50, new Random(5)));
            List<Chronicles.Past> expected = played.stream()
                    .sorted(Comparator.comparingLong(Chronicles.Past::ended)
                            .thenComparing(Chronicles.Past::table)
                            .reversed())
                    .toList();
            Chronicles chronicles = new Chronicles(database, new Discretion(database, InstantSource.system()));
            for (int atOnce : new int[] {1, 7, 401, 500, MATCHES, MATCHES + 1}) {
                List<Chronicles.Past> found = new ArrayList<>();
                chronicles.all("ada", atOnce).forEach(found::add);
                assertEquals(expected, found);
            }
            assertEquals(expected.subList(0, 500), chronicles.of("ada", Optional.empty(), 500));
            assertEquals(List.of(), chronicles.of("nobody", Optional.empty(), 500));
        }
    }
}
