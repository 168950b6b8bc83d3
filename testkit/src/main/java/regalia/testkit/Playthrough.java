package regalia.testkit;

import java.util.ArrayList;
import java.util.List;
import regalia.codec.Json;
import regalia.kernel.Action;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.kernel.State;

/** A random match written out, for {@link Golden}: who does what, and who hears what about it. */
public final class Playthrough {

    private Playthrough() {}

    public static <S extends State<S>, A extends Action, V> List<String> of(Setup<S, A, V> setup, long seed) {
        List<String> lines = new ArrayList<>();
        lines.add(setup + ", seed " + seed);
        Heard heard = new Heard();
        S state = setup.rules().start(heard);
        hear(heard, setup.seats(), lines);
        for (Played<A> played : new RandomMatch<>(setup, seed).actions()) {
            lines.add(seat(played.seat()) + " " + Json.write(played.action()));
            setup.rules().apply(state, played.seat(), played.action(), heard);
            hear(heard, setup.seats(), lines);
        }
        Outcome outcome = new Outcome(setup.seats());
        setup.rules().outcome(state, outcome);
        for (int seat = 0; seat < setup.seats(); seat++)
            lines.add(seat(seat) + " has " + outcome.points(seat) + " points, rank " + outcome.rank(seat));
        return lines;
    }

    private static void hear(Heard heard, int seats, List<String> lines) {
        for (Heard.Line line : heard.lines())
            lines.add(
                    switch (line) {
                        case Heard.Points(int seat, int delta, String rule, var reason) ->
                            "  " + seat(seat) + (delta < 0 ? " " : " +") + delta + " by " + rule + ": "
                                    + Json.write(reason);
                        case Heard.Said(int audience, var message) ->
                            "  to " + audience(audience, seats) + ": " + Json.write(message);
                        case Heard.Revealed(int to) -> "  revealed to " + audience(to, seats);
                    });
        heard.forget();
    }

    private static String seat(int seat) {
        return seat == Seat.CHANCE ? "chance" : "seat " + seat;
    }

    private static String audience(int set, int seats) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) if ((set & Seat.bit(seat)) != 0) names.add(Integer.toString(seat));
        boolean spectators = (set & Seat.bit(Seat.SPECTATOR)) != 0;
        if (spectators && names.size() == seats) return "all";
        return String.join(",", names) + (spectators ? " and spectators" : "");
    }
}
