package regalia.testkit.laws;

import regalia.kernel.Action;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Heard;
import regalia.testkit.Law;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;

/** Whoever adds up the ledger's lines from the start on has everybody's points, at any time. */
public final class TheLedgerAddsUp implements Law {

    @Override
    public String title() {
        return "law 8: the ledger adds up to the points";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        if (match.subject().noLedger().isPresent()) return;
        Rules<S, A, V> rules = match.rules();
        Heard heard = new Heard();
        S state = rules.start(heard);
        Outcome outcome = new Outcome(match.seats());
        int[] sums = new int[match.seats()];
        for (int seq = 0; ; seq++) {
            for (Heard.Line line : heard.lines())
                if (line instanceof Heard.Points points) sums[points.seat()] += points.delta();
            rules.outcome(state, outcome);
            for (int seat = 0; seat < sums.length; seat++)
                Broken.unless(
                        sums[seat] == outcome.points(seat),
                        "after ",
                        seq,
                        " actions seat ",
                        seat,
                        " has ",
                        outcome.points(seat),
                        " points, the ledger says ",
                        sums[seat]);
            if (seq == match.actions().size()) return;
            heard.forget();
            Played<A> played = match.actions().get(seq);
            rules.apply(state, played.seat(), played.action(), heard);
        }
    }
}
