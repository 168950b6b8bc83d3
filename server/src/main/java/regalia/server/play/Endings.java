package regalia.server.play;

import java.util.ArrayList;
import java.util.List;
import regalia.codec.Json;
import regalia.codec.match.Line;
import regalia.codec.match.Result;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.server.table.Table;

/** What is kept of a match when it is over, so that it stays readable. */
final class Endings {

    private Endings() {}

    /** A line of the open log. */
    record Said(int at, String key, List<Object> args) {}

    static Append.Ending of(Playing<?, ?, ?> playing) {
        Table table = playing.table();
        Result result = playing.match().result();
        List<Said> said = new ArrayList<>();
        for (Line line : playing.match().lines(Seat.SPECTATOR))
            said.add(new Said(line.seq(), line.message().key(), line.message().args()));
        return new Append.Ending(
                table.seats(),
                Json.write(playing.course().header(table)),
                Json.write(result),
                Json.write(said),
                placings(table, playing.match().outcome()));
    }

    /** Who has several seats counts with the best of them. */
    private static List<Append.Placing> placings(Table table, Outcome outcome) {
        List<Append.Placing> placings = new ArrayList<>();
        table.places().stream()
                .flatMap(place -> place.person().stream())
                .distinct()
                .forEach(person -> {
                    int best = table.seatsOf(person).stream()
                            .min((a, b) -> outcome.rank(a) - outcome.rank(b))
                            .orElseThrow();
                    placings.add(new Append.Placing(person, outcome.rank(best), outcome.points(best)));
                });
        return placings;
    }
}
