package regalia.codec.match;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import regalia.codec.OptionsJson;
import regalia.codec.match.Entry.Acted;
import regalia.codec.match.Entry.Conceded;
import regalia.codec.match.Entry.Handover;
import regalia.codec.match.Entry.Undone;
import regalia.kernel.Action;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.kernel.State;
import regalia.kernel.Verdict;

/**
 * One playing of a game: the log of what was done, and what it comes to. Position, ledger and lines follow from the actions that
 * stand; what was taken back stays in the log and nowhere else. For one thread at a time.
 *
 * <p>Where several seats choose at once, a choice can wait as a draft: position and legal actions show it, and so do views, but of
 * others only once they are done; log, ledger and lines don't, until all have chosen and {@link #open} puts all choices into the log in
 * seat order.
 */
public final class Match<S extends State<S>, A extends Action, V> {

    private final Game<S, A, V> game;
    private final Options options;
    private final Rules<S, A, V> rules;
    private final Referee<S, A> referee;
    private final Log<A> log;
    private final SealedDecision<S, A> decision;
    private Scribe scribe = new Scribe();
    private S position;
    /** The last entry at which something came to light or the last of several choices was made, be it taken back since. */
    private int settled;

    /** A match before its first action. The options are complete: see {@link Options#complete}. */
    public Match(Game<S, A, V> game, int seats, Options options) {
        this.game = game;
        this.options = options;
        this.rules = game.rules(seats, options);
        this.referee = new Referee<>(rules);
        this.log = new Log<>(seats);
        this.decision = new SealedDecision<>(rules);
        this.position = rules.start(scribe);
        decision.begin(position);
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
        return log.seq();
    }

    public List<Entry<A>> entries() {
        return log.after(0);
    }

    /** The entry with this number, from 1. */
    public Entry<A> entry(int seq) {
        return log.entry(seq);
    }

    public List<Entry<A>> entriesAfter(int seq) {
        return log.after(seq);
    }

    public V view(int seat) {
        return rules.view(decision.seen(seat, position), seat);
    }

    /** The same, quicker, with another viewer's view of the same position. */
    public V view(int seat, V another) {
        // Whoever is not done sees more of it than the others do.
        return decision.unfinished(choosing()) ? view(seat) : rules.view(position, seat, another);
    }

    /**
     * The view of a seat that hears nothing of what others choose at the same time, not even who has: whatever the order in which choices
     * come in, a bot that decides from it decides the same.
     */
    public V viewAlone(int seat) {
        return decision.underWay() && (choosing() & Seat.bit(seat)) != 0
                ? rules.view(decision.alone(seat), seat)
                : view(seat);
    }

    /** What a seat or chance may do now. */
    public List<A> legal(int seat) {
        return referee.legal(position, seat);
    }

    /** What the rules say to an action, and before them the match itself, to an action that may come from anywhere. */
    public Verdict judge(int seat, A action) {
        return over() ? Verdict.forbidden("", "match.over") : referee.judge(position, seat, action);
    }

    /** Carries out an action that {@link #judge} allows. */
    public void act(int seat, A action) {
        act(seat, action, Optional.empty());
    }

    /** The same, with the mark of the bot that chose it. */
    public void act(int seat, A action, Optional<BotMark> bot) {
        if (decision.drafts() > 0) throw new IllegalStateException("drafts are waiting to be opened");
        demandAllowed(seat, action);
        append(new Acted<>(seq() + 1, seat, action, bot));
    }

    private void demandAllowed(int seat, A action) {
        if (!judge(seat, action).allowed()) throw new IllegalArgumentException("seat " + seat + " may not " + action);
    }

    private void append(Acted<A> acted) {
        log.add(acted);
        carryOut(acted);
    }

    private void carryOut(Acted<A> acted) {
        scribe.at(acted.seq());
        rules.apply(position, acted.seat(), acted.action(), scribe);
        decision.acted(acted.seat(), new Draft<>(acted.action(), acted.bot()), position);
        if (scribe.revealed() == acted.seq() || decision.complete()) settled = Math.max(settled, acted.seq());
        if (decision.complete()) decision.end();
        decision.begin(position);
    }

    /** Whether several seats are to act at once, or a decision that several owed is under way. */
    public boolean sealing() {
        return decision.underWay();
    }

    /** The set of seats whose decision this was when it began; nobody if none is under way. */
    public int choosing() {
        return decision.choosing();
    }

    /** Those of them that owe nothing any more. */
    public int ready() {
        return decision.ready();
    }

    /** Whether all have chosen, so that the drafts can be opened. */
    public boolean complete() {
        return decision.complete();
    }

    /** Takes a choice of a seat that {@link #judge} allows, outside of the log. */
    public void draft(int seat, A action, Optional<BotMark> bot) {
        if (!owes(seat)) throw new IllegalStateException("seat " + seat + " owes no choice");
        demandAllowed(seat, action);
        carryOutDraft(seat, new Draft<>(action, bot));
    }

    private boolean owes(int seat) {
        return (choosing() & ~ready() & Seat.bit(seat)) != 0;
    }

    private void carryOutDraft(int seat, Draft<A> draft) {
        rules.apply(position, seat, draft.action(), Silent.HERALD);
        decision.drafted(seat, draft, position);
    }

    /** What a seat has drafted, in order. */
    public List<Draft<A>> drafts(int seat) {
        return decision.drafts(seat);
    }

    /** Keeps the first drafts of a seat and drops the others. */
    public void withdraw(int seat, int keep) {
        if (keep < 0 || keep > drafts(seat).size())
            throw new IllegalArgumentException("seat " + seat + " has not drafted " + keep);
        if (decision.underWay()) decision.withdraw(seat, keep, position);
    }

    /** Puts other drafts in place of a seat's. If one of them isn't allowed, nothing changes. */
    public Verdict redraft(int seat, List<Draft<A>> drafts) {
        if (!sealing()) throw new IllegalStateException("nobody chooses in secret");
        List<Draft<A>> before = drafts(seat);
        withdraw(seat, 0);
        for (Draft<A> draft : drafts) {
            Verdict verdict = owes(seat) ? judge(seat, draft.action()) : Verdict.forbidden("", "match.noAction");
            if (!verdict.allowed()) {
                withdraw(seat, 0);
                before.forEach(old -> carryOutDraft(seat, old));
                return verdict;
            }
            carryOutDraft(seat, draft);
        }
        return Verdict.Allowed.ALLOWED;
    }

    /** Puts all drafts into the log, in seat order, once all have chosen. */
    public void open() {
        if (!complete()) throw new IllegalStateException("not all have chosen");
        List<List<Draft<A>>> drafts =
                IntStream.range(0, rules.seats()).mapToObj(this::drafts).toList();
        decision.withdrawAll(position);
        for (int seat = 0; seat < drafts.size(); seat++)
            for (Draft<A> draft : drafts.get(seat)) append(new Acted<>(seq() + 1, seat, draft.action(), draft.bot()));
    }

    /** Follows an entry of a log that was kept elsewhere. */
    public void add(Entry<A> entry) {
        switch (entry) {
            case Acted<A> acted -> act(acted.seat(), acted.action(), acted.bot());
            case Undone<A> undone -> undoTo(undone.undo(), undone.by(), undone.consent());
            case Handover<A> handover -> handOver(handover.seat(), handover.bot());
            case Conceded<A> given -> concede(given.seat());
        }
    }

    /** Takes everything after an entry out of the log as if it had not happened, drafts too: nobody has heard of it. */
    public void forget(int after) {
        List<Entry<A>> kept = entries().subList(0, after);
        log.clear();
        settled = 0;
        foldAgain();
        kept.forEach(this::add);
    }

    /** From now on a bot of that level keeps a seat, or its owner again. */
    public void handOver(int seat, Optional<String> bot) {
        if (bot.isEmpty() && conceded(seat)) throw new IllegalArgumentException("seat " + seat + " has given up");
        log.add(new Handover<>(seq() + 1, seat, bot));
    }

    /** The owner of a seat gives up for good. */
    public void concede(int seat) {
        if (conceded(seat)) throw new IllegalArgumentException("seat " + seat + " has given up before");
        log.add(new Conceded<>(seq() + 1, seat));
    }

    /** The level of the bot to which a seat was handed over; nothing if its owner keeps it. */
    public Optional<String> keeper(int seat) {
        return log.keeper(seat);
    }

    public boolean conceded(int seat) {
        return log.conceded(seat);
    }

    /** How often something was taken back. */
    public int undos() {
        return log.undos();
    }

    /**
     * The entry back to which a seat may take back now without asking anybody; {@link #seq} if to none. It goes back over the
     * seat's own actions until somebody else acted, chance was drawn or something came to light. Choices that several made at once
     * are settled when the last is made, whoever stands last in the log.
     */
    public int undoableTo(int seat) {
        boolean awaited = (ready() & ~Seat.bit(seat)) != 0;
        return over() || awaited ? seq() : log.undoableTo(seat, settled);
    }

    /**
     * The last entry, not behind {@code seq}, after which no decision of several lies half open. Who went back to between them would
     * choose again knowing what the others chose.
     */
    public int wholeAt(int seq) {
        Match<S, A, V> past = new Match<>(game, rules.seats(), options);
        int whole = 0;
        for (Entry<A> entry : entries().subList(0, seq)) {
            past.add(entry);
            if (!past.decision.halfOpen()) whole = entry.seq();
        }
        return whole;
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
        undoTo(seq, by, List.of());
    }

    /** The same with the consent of other seats. */
    public void undoTo(int seq, int by, List<Integer> consent) {
        if (seq < 0 || seq >= seq()) throw new IllegalArgumentException("nothing to take back to " + seq);
        List<Integer> others =
                consent.stream().filter(seat -> seat != by).distinct().sorted().toList();
        log.add(new Undone<>(seq() + 1, seq, by, others));
        foldAgain();
    }

    private void foldAgain() {
        decision.end();
        scribe = new Scribe();
        position = rules.start(scribe);
        decision.begin(position);
        standing().forEach(this::carryOut);
    }

    /**
     * Takes a seat's last action out of the log as if it had not been made, if it is a secret still: the last entry, nobody else
     * heard of it, no points moved, nothing came to light. Such a choice is a draft until the last seat has made its own.
     *
     * @return whether it was one
     */
    public boolean withdraw(int seat) {
        if (seq() == 0 || !(entry(seq()) instanceof Acted<A> last) || last.seat() != seat) return false;
        boolean heard = scribe.lines().stream()
                .anyMatch(line -> line.seq() == last.seq() && (line.audience() & ~Seat.bit(seat)) != 0);
        boolean scored = scribe.ledger().stream().anyMatch(line -> line.seq() == last.seq());
        if (heard || scored || scribe.revealed() >= last.seq()) return false;
        log.forgetLast();
        settled = Math.min(settled, seq());
        foldAgain();
        return true;
    }

    /** The actions that stand, in order: those of the log without what was taken back. */
    public List<Acted<A>> standing() {
        return log.standing();
    }

    public boolean over() {
        return position.toAct() == 0 && decision.drafts() == 0;
    }

    public Outcome outcome() {
        Outcome outcome = new Outcome(rules.seats());
        rules.outcome(position, outcome);
        return outcome;
    }

    /** What was heard so far, without a copy. */
    public Minutes minutes() {
        return scribe.minutes();
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
