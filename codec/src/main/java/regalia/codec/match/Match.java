package regalia.codec.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import regalia.codec.OptionsJson;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Entry.Undone;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.kernel.Verdict;

/**
 * One playing of a game: the log of what was done, and what it comes to. Position, ledger and lines follow from the actions that
 * stand; what was taken back stays in the log and nowhere else. For one thread at a time.
 */
public final class Match<S extends State<S>, A extends Action, V> {

    private final Game<S, A, V> game;
    private final Options options;
    private final Rules<S, A, V> rules;
    private final List<Entry<A>> entries = new ArrayList<>();
    private Scribe scribe = new Scribe();
    private S position;

    /** A match before its first action. The options are complete: see {@link Options#complete}. */
    public Match(Game<S, A, V> game, int seats, Options options) {
        this.game = game;
        this.options = options;
        this.rules = game.rules(seats, options);
        this.position = rules.start(scribe);
    }

    public Rules<S, A, V> rules() {
        return rules;
    }

    /** The truth, for whoever runs the match; players and bots get {@link #view}. */
    public S position() {
        return position;
    }

    /** The number of the last entry; 0 before the first. */
    public int seq() {
        return entries.size();
    }

    public List<Entry<A>> entries() {
        return List.copyOf(entries);
    }

    public V view(int seat) {
        return rules.view(position, seat);
    }

    /** What a seat or chance may do now. */
    public List<A> legal(int seat) {
        return IntStream.of(moves(seat).toArray()).mapToObj(rules::action).toList();
    }

    private Moves moves(int seat) {
        Moves moves = new Moves();
        rules.legal(position, seat, moves);
        return moves;
    }

    /** What the rules say to an action, and before them the match itself, to an action that may come from anywhere. */
    public Verdict judge(int seat, A action) {
        if (over()) return Verdict.forbidden("", "match.over");
        if (seat != Seat.CHANCE && (seat < 0 || seat >= rules.seats())) return Verdict.forbidden("", "match.noSeat");
        if (seat != Seat.CHANCE) {
            // The rules speak first, because they can say why.
            Verdict verdict = rules.judge(position, seat, action);
            return verdict.allowed() && !expressible(action) ? Verdict.forbidden("", "match.noAction") : verdict;
        }
        boolean possible = expressible(action) && moves(seat).contains(action.code());
        return possible ? Verdict.Allowed.ALLOWED : Verdict.forbidden("", "match.noChance");
    }

    /** Whether the fields of an action mean something at this table: a number in a record may be any number. */
    private boolean expressible(A action) {
        try {
            int code = action.code();
            return rules.expressible(code) && rules.action(code).equals(action);
        } catch (IndexOutOfBoundsException | IllegalArgumentException beyond) {
            return false;
        }
    }

    /** Carries out an action that {@link #judge} allows. */
    public void act(int seat, A action) {
        act(seat, action, Optional.empty());
    }

    /** The same, with the mark of the bot that chose it. */
    public void act(int seat, A action, Optional<BotMark> bot) {
        if (!judge(seat, action).allowed()) throw new IllegalArgumentException("seat " + seat + " may not " + action);
        Acted<A> acted = new Acted<>(seq() + 1, seat, action, bot);
        entries.add(acted);
        carryOut(acted);
    }

    private void carryOut(Acted<A> acted) {
        scribe.at(acted.seq());
        rules.apply(position, acted.seat(), acted.action(), scribe);
    }

    /** Takes back to what was after entry {@code seq}, in the name of the first seat whose action falls. */
    public void undoTo(int seq) {
        int by = standing().stream()
                .filter(acted -> acted.seq() > seq && acted.seat() != Seat.CHANCE)
                .mapToInt(Acted::seat)
                .findFirst()
                .orElse(0);
        undoTo(seq, by);
    }

    /** Takes back to what was after entry {@code seq}, 0 for the start, at the wish of a seat. Who may wish so is not decided here. */
    public void undoTo(int seq, int by) {
        if (seq < 0 || seq >= seq()) throw new IllegalArgumentException("nothing to take back to " + seq);
        entries.add(new Undone<>(seq() + 1, seq, by));
        foldAgain();
    }

    private void foldAgain() {
        scribe = new Scribe();
        position = rules.start(scribe);
        standing().forEach(this::carryOut);
    }

    /**
     * Takes a seat's last action out of the log as if it had not been made, if it is a secret still: the last entry, nobody else
     * heard of it, no points moved, nothing came to light. Such a choice is a draft until the last seat has made its own.
     *
     * @return whether it was one
     */
    public boolean withdraw(int seat) {
        if (entries.isEmpty() || !(entries.getLast() instanceof Acted<A> last) || last.seat() != seat) return false;
        boolean heard = scribe.lines().stream()
                .anyMatch(line -> line.seq() == last.seq() && (line.audience() & ~Seat.bit(seat)) != 0);
        boolean scored = scribe.ledger().stream().anyMatch(line -> line.seq() == last.seq());
        if (heard || scored || scribe.revealed() >= last.seq()) return false;
        entries.removeLast();
        foldAgain();
        return true;
    }

    /** The actions that stand, in order: those of the log without what was taken back. */
    public List<Acted<A>> standing() {
        Deque<Acted<A>> acts = new ArrayDeque<>();
        int seq = seq();
        while (seq > 0) {
            switch (entries.get(seq - 1)) {
                case Acted<A> acted -> {
                    acts.addFirst(acted);
                    seq--;
                }
                case Undone<A> undone -> seq = undone.undo();
            }
        }
        return List.copyOf(acts);
    }

    public boolean over() {
        return position.toAct() == 0;
    }

    public Outcome outcome() {
        Outcome outcome = new Outcome(rules.seats());
        rules.outcome(position, outcome);
        return outcome;
    }

    public List<LedgerLine> ledger() {
        return List.copyOf(scribe.ledger());
    }

    /** What a seat has heard, or the spectators. */
    public List<Line> lines(int seat) {
        return scribe.lines().stream()
                .filter(line -> (line.audience() & Seat.bit(seat)) != 0)
                .toList();
    }

    /** The last entry at which something hidden came to light; 0 if none did. */
    public int revealed() {
        return scribe.revealed();
    }

    /** The first line of this match's record, for a match whose luck nobody pledged. */
    public Header header(String match, List<Player> players) {
        int seats = rules.seats();
        return new Header(
                Header.FORMAT,
                match,
                game.id(),
                game.version(),
                seats,
                OptionsJson.write(game.options(seats), options),
                players,
                Optional.empty());
    }

    /** How the match stands now; the last line of its record when it is over. */
    public Result result() {
        Outcome outcome = outcome();
        List<Integer> seats = IntStream.range(0, rules.seats()).boxed().toList();
        return new Result(
                seats.stream().map(outcome::points).toList(),
                seats.stream().map(outcome::rank).toList(),
                seats.stream().filter(seat -> outcome.rank(seat) == 1).toList(),
                ledger(),
                Optional.empty());
    }
}
