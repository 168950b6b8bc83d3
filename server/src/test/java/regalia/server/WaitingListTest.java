package regalia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regalia.server.store.Reading;

/** The list of one's tables says which wait for one, though that is not written with every action. */
class WaitingListTest extends Gathered {

    private static final int TRIES = 100;

    @TempDir
    Path elsewhere;

    @Override
    @Nullable
    String database() {
        return null;
    }

    private static boolean waits(TestPerson person) {
        JsonNode tables = person.get("/api/tables?list=mine").of(200).json().path("tables");
        assertEquals(1, tables.size());
        return tables.get(0).path("waiting").asBoolean();
    }

    @Test
    void theListIsRightAtOnce() {
        Match match = sealed();
        for (int step = 0; step < 30; step++) {
            for (int seat = 0; seat < 2; seat++)
                assertEquals(match.asked(seat).isPresent(), waits(at(seat)), "step " + step + ", seat " + seat);
            match.act(match.asked().orElseThrow()).of(200);
        }
    }

    @Test
    void theListIsRightAgainAfterTheProcessDied() throws IOException {
        Match match = plain();
        Path copy = unsettled(match);
        boolean[] asked = {match.asked(0).isPresent(), match.asked(1).isPresent()};
        try (TestNode next = TestNode.start(copy, null)) {
            for (int seat = 0; seat < 2; seat++) {
                at(seat).goTo(next.site());
                assertEquals(asked[seat], waits(at(seat)), "seat " + seat);
            }
        }
    }

    /** What a process that is killed now would leave behind, at a moment when the row of a match says less than its log. */
    private Path unsettled(Match match) throws IOException {
        for (int tries = 0; tries < TRIES; tries++) {
            match.act(match.asked().orElseThrow()).of(200);
            Path copy = Files.createDirectory(elsewhere.resolve("copy" + tries));
            for (String file : List.of("regalia.db", "regalia.db-wal"))
                Files.copy(folder.resolve(file), copy.resolve(file));
            Optional<Boolean> behind;
            try (Reading left = Reading.open(null, copy)) {
                behind = left.read(handle -> handle.createQuery(
                                "SELECT (SELECT MAX(at) FROM entry WHERE playing = p.id) > changed FROM playing p")
                        .mapTo(Boolean.class)
                        .findOne());
            }
            if (behind.orElseThrow()) return copy;
        }
        throw new AssertionError("no row was ever behind");
    }
}
