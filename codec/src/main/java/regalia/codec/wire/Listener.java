package regalia.codec.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import regalia.codec.Echo;
import regalia.codec.Raw;
import regalia.codec.match.Header;
import regalia.codec.match.Match;
import regalia.codec.match.Minutes;
import regalia.codec.match.Player;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Seat;
import regalia.kernel.State;

/**
 * The stream of lines to one seat of a match, or to the spectators, numbered. All is made of the seat's own view, its legal actions, what it heard and the
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
    private final @Nullable Echo echo;
    private final Hearing hearing;

    public Listener(Game<S, A, V> game, Match<S, A, V> match, int seat) {
        this(game, match, seat, null);
    }

    /**
     * Together with others of the same match.
     *
     * @param echo writes what they see, which is much alike: on one thread at a time
     */
    public Listener(Game<S, A, V> game, Match<S, A, V> match, int seat, @Nullable Echo echo) {
        this.echo = echo;
        this.game = game;
        this.match = match;
        this.seat = seat;
        hearing = new Hearing(seat);
    }

    /** The first line. The match's name must tell nothing about its luck, as its seed would. */
    public WireLine.Hello hello(String name, List<Player> players) {
        Header header = match.header(name, players);
        return new WireLine.Hello(
                number(),
                PROTOCOL,
                name,
                header.game(),
                header.rules(),
                header.seats(),
                header.options(),
                seat,
                players);
    }

    /** What has happened since this was asked last. It costs no more than that, but for the first time after a taking back. */
    public List<WireLine> news() {
        Minutes minutes = match.minutes();
        return hearing.news(minutes, minutes.lines().size(), minutes.ledger().size());
    }

    /**
     * The lines behind a number again: what was said, what points moved, what was taken back; not those that show a position. For who
     * says hello, and then takes one number after the news of each chapter.
     */
    public List<WireLine> since(int number, Chapters chapters) {
        return chapters.heard(seat, number);
    }

    /** The question that the seat is to answer now. */
    public WireLine.Decide decide(int millis) {
        return decide(number(), millis, match.view(seat));
    }

    /** The same under a number that was taken before: a position may be shown again. The view must be the seat's. */
    public WireLine.Decide decide(int number, int millis, V view) {
        List<A> legal = match.legal(seat);
        int most = Math.min(legal.size(), MOST_LISTED);
        List<Raw> listed = new ArrayList<>(most);
        for (int i = 0; i < most; i++) listed.add(Raw.of(legal.get(i)));
        return new WireLine.Decide(number, millis, Raw.of(view, echo), List.copyOf(listed), legal.size());
    }

    /** What the listener sees while there is nothing for it to decide. */
    public WireLine.Look look() {
        return look(number(), match.view(seat));
    }

    public WireLine.Look look(int number, V view) {
        int toAct = match.position().toAct();
        List<Integer> seats = new ArrayList<>();
        for (int other = 0; other < match.rules().seats(); other++)
            if ((toAct & Seat.bit(other)) != 0) seats.add(other);
        return new WireLine.Look(number, List.copyOf(seats), Raw.of(view, echo));
    }

    /** Takes the next number, for a line that is told later. */
    public int number() {
        return hearing.number();
    }

    /** What an answer to that question comes to. It may be anything. */
    public Reply<A> reply(WireLine.Decide decide, String answer) {
        return new Judge<>(game, match, seat).reply(decide.seq(), answer);
    }

    public WireLine.Refused refused(WireLine.Decide decide, Reply.Refusal<A> refusal, int tries) {
        return new WireLine.Refused(
                number(),
                decide.seq(),
                refusal.why().key(),
                refusal.why().args(),
                Optional.of(refusal.rule()).filter(rule -> !rule.isEmpty()),
                Optional.of(refusal.detail()).filter(detail -> !detail.isEmpty()),
                tries);
    }

    public WireLine.Resigned resigned(String reason) {
        return new WireLine.Resigned(number(), reason);
    }

    public WireLine.Finish finish() {
        return new WireLine.Finish(number(), match.result());
    }
}
