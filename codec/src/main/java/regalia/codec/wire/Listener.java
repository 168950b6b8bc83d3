package regalia.codec.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.codec.Json;
import regalia.codec.match.Header;
import regalia.codec.match.LedgerLine;
import regalia.codec.match.Line;
import regalia.codec.match.Match;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.State;

/**
 * The stream of lines to one seat of a match, numbered. All is made of the seat's own view, its legal actions, what it heard and the
 * open ledger: the position itself is never looked at, so that nothing can slip out of it.
 */
public final class Listener<S extends State<S>, A extends Action, V> {

    /** Changes when a listener that understood the lines before would not understand them now. */
    public static final String PROTOCOL = "regalia-wire/1";

    /** More legal actions than these aren't listed: only Road to Lord has more, and a bot that needs them can name its own. */
    public static final int MOST_LISTED = 1000;

    private final Game<S, A, V> game;
    private final Match<S, A, V> match;
    private final int seat;
    /** Of what was said and what points moved, all that was passed on and still holds. */
    private final List<Record> told = new ArrayList<>();

    private int seq;

    public Listener(Game<S, A, V> game, Match<S, A, V> match, int seat) {
        this.game = game;
        this.match = match;
        this.seat = seat;
    }

    /** The first line. The match's name must tell nothing about its luck, as its seed would. */
    public WireLine.Hello hello(String name, List<Player> players) {
        Header header = match.header(name, players);
        return new WireLine.Hello(
                ++seq, PROTOCOL, name, header.game(), header.rules(), header.seats(), header.options(), seat, players);
    }

    /** What has happened since this was asked last. */
    public List<WireLine> news() {
        List<Record> heard = heard();
        int same = 0;
        while (same < told.size() && same < heard.size() && told.get(same).equals(heard.get(same))) same++;
        List<WireLine> lines = new ArrayList<>();
        if (same < told.size()) lines.add(new WireLine.TakenBack(++seq, told.size() - same));
        told.subList(same, told.size()).clear();
        for (Record happened : heard.subList(same, heard.size())) {
            told.add(happened);
            lines.add(line(happened));
        }
        return lines;
    }

    /** Lines of log and ledger in the order in which they happened. */
    private List<Record> heard() {
        List<Record> heard = new ArrayList<>();
        List<LedgerLine> ledger = match.ledger();
        int scored = 0;
        for (Line line : match.lines(seat)) {
            while (scored < line.scored()) heard.add(ledger.get(scored++));
            heard.add(line);
        }
        heard.addAll(ledger.subList(scored, ledger.size()));
        return heard;
    }

    private WireLine line(Record happened) {
        return switch (happened) {
            case Line said ->
                new WireLine.Said(
                        ++seq, said.seq(), said.message().key(), said.message().args());
            case LedgerLine moved ->
                new WireLine.Points(
                        ++seq, moved.seq(), moved.seat(), moved.points(), moved.rule(), moved.reason(), moved.args());
            default -> throw new IllegalArgumentException(happened.toString());
        };
    }

    /** The question that the seat is to answer now. */
    public WireLine.Decide decide(int millis) {
        List<A> legal = match.legal(seat);
        List<JsonNode> listed =
                legal.stream().limit(MOST_LISTED).map(Json::node).toList();
        return new WireLine.Decide(++seq, millis, Json.node(match.view(seat)), listed, legal.size());
    }

    /** The number of a line that shows a position, which may be shown again under the same number. */
    public int number() {
        return ++seq;
    }

    public WireLine.Decide decide(int number, int millis) {
        seq--;
        WireLine.Decide d = decide(millis);
        return new WireLine.Decide(number, d.millis(), d.view(), d.legal(), d.legalTotal());
    }

    public WireLine.Look look(int number) {
        return new WireLine.Look(number, Json.node(match.view(seat)));
    }

    /** What an answer to that question comes to. It may be anything. */
    public Reply<A> reply(WireLine.Decide decide, String answer) {
        return new Judge<>(game, match, seat).reply(decide.seq(), answer);
    }

    public WireLine.Refused refused(WireLine.Decide decide, Reply.Refusal<A> refusal, int tries) {
        return new WireLine.Refused(
                ++seq,
                decide.seq(),
                refusal.why().key(),
                refusal.why().args(),
                Optional.of(refusal.rule()).filter(rule -> !rule.isEmpty()),
                Optional.of(refusal.detail()).filter(detail -> !detail.isEmpty()),
                tries);
    }

    public WireLine.Resigned resigned(String reason) {
        return new WireLine.Resigned(++seq, reason);
    }

    public WireLine.Finish finish() {
        return new WireLine.Finish(++seq, match.result());
    }
}
