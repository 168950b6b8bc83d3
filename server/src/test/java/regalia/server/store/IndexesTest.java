package regalia.server.store;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lists that are asked for all the time look at no row in vain and sort nothing. */
class IndexesTest {

    @TempDir
    Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gathering_to_join | SELECT COALESCE(p.owner, g.host) FROM gathering g LEFT JOIN person p ON p.id = g.host WHERE g.visibility = 'open' AND g.state = 'open' AND g.taken = 0 ORDER BY g.created DESC LIMIT 50",
                "gathering_by_change | SELECT id FROM gathering WHERE visibility = 'open' AND state = 'running' ORDER BY changed DESC LIMIT 50",
                "PRIMARY KEY       | SELECT g.id FROM member m JOIN gathering g ON g.id = m.gathering WHERE m.person = ?",
                "playing_due       | SELECT id FROM playing WHERE due <= ? AND (lease_until IS NULL OR lease_until < ?) ORDER BY due LIMIT 20",
                "result_by_end     | SELECT gathering FROM result WHERE person = ? ORDER BY ended DESC LIMIT 20",
                "sqlite_autoindex_entry | SELECT body FROM entry WHERE playing = ? ORDER BY first",
            })
    void aListIsReadInTheOrderOfItsIndex(String index, String query) {
        try (Database database = Database.open(null, folder, ForkJoinPool.commonPool())) {
            List<String> plan =
                    database.read(handle -> handle.createQuery("EXPLAIN QUERY PLAN " + query.replace("?", "'1'"))
                            .map((row, context) -> row.getString("detail"))
                            .list());
            assertTrue(plan.getFirst().contains(index), plan.toString());
            assertTrue(plan.stream().noneMatch(step -> step.contains("TEMP B-TREE")), plan.toString());
        }
    }
}
