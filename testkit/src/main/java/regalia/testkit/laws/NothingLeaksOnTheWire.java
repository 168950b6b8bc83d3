package regalia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import regalia.codec.Json;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.codec.wire.Listener;
import regalia.codec.wire.Reply;
import regalia.codec.wire.WireLine;
import regalia.kernel.Action;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.testkit.Broken;
import regalia.testkit.Law;
import regalia.testkit.Played;
import regalia.testkit.RandomMatch;
import regalia.testkit.Setup;

/** Two matches that differ only in what a seat doesn't know send its program the same lines, refusals included. */
public final class NothingLeaksOnTheWire implements Law {

    private static final int ATTEMPTS = 4;

    @Override
    public String title() {
        return "law 6: nothing leaks on the wire";
    }

    @Override
    public <S extends State<S>, A extends Action, V> void check(RandomMatch<S, A, V> match, Rng rng) {
        int seat = rng.below(match.seats());
        List<Played<A>> truth =
                match.actions().subList(0, rng.below(match.actions().size() + 1));
        List<Played<A>> other = match.subject().scrambleHidden(match.rules(), truth, seat, rng);
        List<String> one = lines(match.setup(), truth, seat);
        List<String> two = lines(match.setup(), other, seat);
        for (int i = 0; i < Math.min(one.size(), two.size()); i++)
            Broken.unless(
                    one.get(i).equals(two.get(i)),
                    "the program of seat ",
                    seat,
                    " can tell two matches apart that it must not, by\n    ",
                    one.get(i),
                    "\n  against\n    ",
                    two.get(i));
        Broken.unless(one.size() == two.size(), "seat ", seat, " gets ", one.size(), " lines or ", two.size());
    }

    private static <S extends State<S>, A extends Action, V> List<String> lines(
            Setup<S, A, V> setup, List<Played<A>> actions, int seat) {
        Match<S, A, V> match = new Match<>(setup.subject().game(), setup.seats(), setup.options());
        Listener<S, A, V> listener = new Listener<>(setup.subject().game(), match, seat);
        List<WireLine> lines = new ArrayList<>();
        lines.add(listener.hello("law", List.of(Player.person("Ann"))));
        lines.addAll(listener.news());
        ask(match, listener, seat, lines);
        for (Played<A> played : actions) {
            match.act(played.seat(), played.action());
            lines.addAll(listener.news());
            ask(match, listener, seat, lines);
        }
        if (match.over()) lines.add(listener.finish());
        return lines.stream().map(Json::write).toList();
    }

    /** The question, if there is one, and what is said to some answers. */
    private static <S extends State<S>, A extends Action, V> void ask(
            Match<S, A, V> match, Listener<S, A, V> listener, int seat, List<WireLine> lines) {
        int toAct = match.position().toAct();
        if (toAct < 0 || (toAct & Seat.bit(seat)) == 0) return;
        WireLine.Decide decide = listener.decide(0);
        lines.add(decide);
        Rng rng = new Rng(match.seq());
        for (int i = 0; i < ATTEMPTS; i++) {
            int code = rng.below(match.rules().codes());
            if (!match.rules().expressible(code)) continue;
            String action = Json.write(match.rules().action(code));
            Reply<A> reply = listener.reply(decide, "{\"seq\":" + decide.seq() + ",\"action\":" + action + "}");
            if (reply instanceof Reply.Refusal<A> refusal) lines.add(listener.refused(decide, refusal, 1));
        }
    }
}
