package regalia.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import regalia.catalog.Messages;
import regalia.codec.match.LedgerLine;
import regalia.codec.match.Result;
import regalia.kernel.Seat;

/** How a match ended: the winner, the ranking, and where each point came from. */
record Ending(Result result, Messages messages) {

    List<String> lines(Ink ink) {
        List<String> lines = new ArrayList<>();
        lines.add(ink.bold(messages.say("end.title") + " " + winner()));
        List<Integer> ranked = IntStream.range(0, result.points().size())
                .boxed()
                .sorted(Comparator.comparing(result.ranking()::get))
                .toList();
        for (int seat : ranked)
            lines.add(messages.say(
                    "end.rank",
                    result.ranking().get(seat),
                    Seat.of(seat),
                    result.points().get(seat)));
        for (int seat : ranked) {
            lines.add("");
            lines.add(ink.bold(
                    messages.say("end.ledger", Seat.of(seat), result.points().get(seat))));
            for (LedgerLine line : result.ledger())
                if (line.seat() == seat)
                    lines.add("  "
                            + messages.say("end.line", Chronicle.signed(line.points()), line.message(), line.rule()));
        }
        return lines;
    }

    private String winner() {
        List<Seat> winners = result.winners().stream().map(Seat::of).toList();
        int points = result.points().get(result.winners().getFirst());
        return messages.say(winners.size() == 1 ? "end.winner" : "end.winners", winners, points);
    }
}
