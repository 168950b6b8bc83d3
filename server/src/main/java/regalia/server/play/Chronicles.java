package regalia.server.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import regalia.codec.Json;
import regalia.codec.match.Header;
import regalia.codec.match.RecordWriter;
import regalia.codec.match.Result;
import regalia.server.Declined;
import regalia.server.store.Database;
import regalia.server.table.Stage;
import regalia.server.table.Table;
import regalia.server.table.TableShelf;

/** Matches that are over: their records, how people did, what stays readable. */
public final class Chronicles {

    private static final String BEHIND = " AND (ended, gathering) <"
            + " (SELECT ended, gathering FROM result WHERE person = :person AND gathering = :before)";

    private final Database database;
    private final Discretion discretion;

    public Chronicles(Database database, Discretion discretion) {
        this.database = database;
        this.discretion = discretion;
    }

    /** How somebody did in a match. */
    public record Past(String table, String game, int seats, int rank, int points, long ended) {}

    /**
     * Somebody's matches, the last first.
     *
     * @param before the table of a match of theirs: only those are given that are behind it in the list
     */
    public List<Past> of(String person, Optional<String> before, int most) {
        return database.read(handle -> {
            if (before.isPresent() && !hasPlayed(handle, person, before.get())) throw Declined.unknown("table.none");
            return handle.createQuery("SELECT gathering, game, seats, rank, points, ended FROM result"
                            + " WHERE person = :person"
                            + (before.isPresent() ? BEHIND : "")
                            + " ORDER BY ended DESC, gathering DESC LIMIT :most")
                    .bind("person", person)
                    .bindMap(before.map(table -> Map.of("before", table)).orElse(Map.of()))
                    .bind("most", most)
                    .map((row, _) -> new Past(
                            row.getString("gathering"),
                            row.getString("game"),
                            row.getInt("seats"),
                            row.getInt("rank"),
                            row.getInt("points"),
                            row.getLong("ended")))
                    .list();
        });
    }

    private static boolean hasPlayed(Handle handle, String person, String table) {
        return handle.createQuery("SELECT COUNT(*) FROM result WHERE person = :person AND gathering = :table")
                        .bind("person", person)
                        .bind("table", table)
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    /** All of somebody's matches, the last first, however many; so many are read at once. */
    public Iterable<Past> all(String person, int atOnce) {
        return () -> Stream.iterate(
                        of(person, Optional.empty(), atOnce),
                        page -> !page.isEmpty(),
                        page -> of(person, Optional.of(page.getLast().table()), atOnce))
                .flatMap(List::stream)
                .iterator();
    }

    /** What stays readable of a match, also if its rules are gone. */
    public record Remembered(Header header, Result result, com.fasterxml.jackson.databind.JsonNode lines) {}

    /** The same for somebody, as soon as they may see it. */
    public Remembered remains(String id, String person) {
        Table table = database.read(handle -> TableShelf.find(handle, id))
                .orElseThrow(() -> Declined.unknown("table.none"))
                .table();
        discretion.demandWhole(table, person);
        return remembered(id);
    }

    private Remembered remembered(String id) {
        return database.read(handle -> handle.createQuery("SELECT header, result, lines FROM finished WHERE id = :id")
                        .bind("id", id)
                        .map((row, _) -> new Remembered(
                                Json.read(row.getString("header"), Header.class),
                                Json.read(row.getString("result"), Result.class),
                                Json.tree(row.getString("lines"))))
                        .findOne())
                .orElseThrow(() -> Declined.notNow("table.notOver"));
    }

    /** The record of a match that is over, with the seed of its luck, for somebody, as soon as they may see it. */
    public String record(String id, String person) {
        Kept kept = kept(id);
        discretion.demandWhole(kept.table().table(), person);
        Remembered remembered = remembered(id);
        StringBuilder text = new StringBuilder();
        RecordWriter writer = new RecordWriter(text);
        try {
            writer.header(remembered.header());
            for (Commit commit : kept.commits()) text.append(commit.body());
            writer.result(remembered.result().disclosed(new Result.Disclosure(kept.secret())));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    private Kept kept(String id) {
        return database.read(handle -> Archive.load(handle, id, 0, Integer.MAX_VALUE))
                .orElseThrow(() -> Declined.unknown("table.none"));
    }

    /** The tables that play with the same luck, and how each seat did at each. */
    public record Duplicate(
            String table, Stage stage, List<String> players, List<Integer> points, List<Integer> ranking) {}

    public List<Duplicate> duplicates(Table table) {
        if (table.shared().isEmpty()) return List.of();
        return database.read(handle -> TableShelf.sharing(handle, table.shared().get())).stream()
                .map(this::duplicate)
                .toList();
    }

    private Duplicate duplicate(Table table) {
        List<String> names = table.places().stream().map(place -> place.name()).toList();
        if (table.stage() != Stage.OVER) return new Duplicate(table.id(), table.stage(), names, List.of(), List.of());
        Result result = remembered(table.id()).result();
        return new Duplicate(table.id(), table.stage(), names, result.points(), result.ranking());
    }
}
