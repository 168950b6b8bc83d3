package regalia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import regalia.codec.Json;
import regalia.kernel.Action;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Heard;
import regalia.testkit.Played;

/** All that reaches one seat, or the spectator, in the course of a match, as lines on the wire, each with its number. */
final class Traffic<S extends State<S>, A extends Action, V> {

    private static final int ATTEMPTS = 4;

    private final Rules<S, A, V> rules;
    private final int viewer;
    private final List<String> lines = new ArrayList<>();
    private int seq;

    Traffic(Rules<S, A, V> rules, int viewer) {
        this.rules = rules;
        this.viewer = viewer;
    }

    List<String> of(List<Played<A>> actions) {
        Heard heard = new Heard();
        S state = rules.start(heard);
        note(state, heard);
        for (Played<A> played : actions) {
            Broken.unless(
                    rules.judge(state, played.seat(), played.action()).allowed(),
                    "not a legal match, after ",
                    seq,
                    " actions seat ",
                    played.seat(),
                    ": ",
                    played.action());
            heard.forget();
            rules.apply(state, played.seat(), played.action(), heard);
            seq++;
            note(state, heard);
        }
        return lines;
    }

    private void note(S state, Heard heard) {
        for (Heard.Line line : heard.lines()) if ((line.audience() & Seat.bit(viewer)) != 0) hear(line);
        line("to act", state.toAct());
        line("view", rules.view(state, viewer));
        if (viewer == Seat.SPECTATOR) return;
        Moves legal = new Moves();
        rules.legal(state, viewer, legal);
        lines.add(seq + " legal codes " + legal);
        for (int code : Spread.over(legal.toArray())) line("legal", rules.action(code));
        Rng rng = new Rng(seq);
        for (int i = 0; i < ATTEMPTS; i++) {
            int code = rng.below(rules.codes());
            if (rules.expressible(code)) line("verdict", rules.judge(state, viewer, rules.action(code)));
        }
    }

    private void hear(Heard.Line line) {
        switch (line) {
            case Heard.Points points -> line("points", points);
            case Heard.Said said -> line("said", said.message());
            case Heard.Revealed _ -> line("revealed", viewer);
        }
    }

    private void line(String kind, Object what) {
        lines.add(seq + " " + kind + " " + Json.write(what));
    }
}
