package regalia.server.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import regalia.codec.match.BotMark;
import regalia.codec.match.Match;
import regalia.kernel.Action;
import regalia.kernel.Seat;
import regalia.kernel.State;
import regalia.server.Declined;

/**
 * What the seats choose in secret and at once: each choice is kept by itself and can be changed until the last is in, then all are opened
 * together. For whoever has the match.
 */
final class Choices<S extends State<S>, A extends Action, V> {

    /** So often whoever comes first looks whether the others have come. */
    private static final int GLANCES = 5;

    private final Playing<S, A, V> playing;
    private final Match<S, A, V> match;
    private final Clocks clocks;

    /** Those that are kept of the decision that is under way, by seat. */
    private final Map<Integer, SealedRow> sealed = new TreeMap<>();

    Choices(Playing<S, A, V> playing, Clocks clocks) {
        this.playing = playing;
        this.match = playing.match();
        this.clocks = clocks;
    }

    Collection<SealedRow> kept() {
        return sealed.values();
    }

    /** What is known to wait at the present decision. */
    Sealed known() {
        return new Sealed(playing.decision(), List.copyOf(sealed.values()));
    }

    /** Whether what is drafted in memory is what is kept, step by step: a seat may choose a whole kingdom. */
    boolean asKept() {
        for (int seat = 0; seat < match.rules().seats(); seat++) {
            SealedRow row = sealed.get(seat);
            String kept = row == null ? "" : row.body();
            String drafted =
                    playing.course().sealed(playing.decision(), seat, 0).body();
            if (!drafted.equals(kept)) return false;
        }
        return true;
    }

    /** The decision is over. */
    void clear() {
        sealed.clear();
    }

    /** Some of another node, or of the time before a restart, may wait at the present decision. Gives the seats of those that are news. */
    List<Integer> follow(List<SealedRow> rows) {
        List<Integer> news = new ArrayList<>();
        for (SealedRow row : rows) {
            if (row.decision() != playing.decision() || row.equals(sealed.get(row.seat()))) continue;
            playing.course().recall(row);
            sealed(row);
            news.add(row.seat());
        }
        return news;
    }

    /**
     * A seat chooses.
     *
     * @param takesAlong whether choices of others that wait are kept with it
     */
    Taken choose(int seat, A action, Optional<BotMark> mark, Optional<Answered> answered, boolean takesAlong) {
        match.draft(seat, action, mark);
        List<Arrivals.Arrival> along = takesAlong ? takeAlong(seat) : List.of();
        return match.complete() ? open(answered, along) : seal(seat, answered, along);
    }

    /**
     * Others choose at the same time and wait: their choices are kept with this one. What can't be chosen is refused when its own turn
     * comes.
     */
    private List<Arrivals.Arrival> takeAlong(int chooser) {
        awaitOthers();
        Set<Integer> chosen = new HashSet<>(Set.of(chooser));
        return playing.requests().waiting(other -> {
            int seat = other.request().seat();
            return !match.complete() && !chosen.contains(seat) && drafted(other.request()) && chosen.add(seat);
        });
    }

    /**
     * Where all are asked at once, the answers of others are often here and were not looked at yet. While the database has others to
     * write, nobody is held up by looking again; who comes later would wait for two flushes to disk.
     */
    @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on it.
    private void awaitOthers() {
        int owing = Integer.bitCount(match.choosing() & ~match.ready());
        for (int glance = 0; glance < GLANCES && playing.requests().arrived() <= owing; glance++) {
            if (glance > 0 && !playing.hall().keeper().busy()) return;
            Thread.yield();
        }
    }

    private boolean drafted(Request request) {
        try {
            match.draft(request.seat(), playing.requests().read(request), Optional.empty());
            return true;
        } catch (RuntimeException itsOwn) {
            return false;
        }
    }

    /** All have chosen. */
    Taken open(Optional<Answered> answered, List<Arrivals.Arrival> along) {
        Set<Integer> choosers = new HashSet<>();
        for (int seat = 0; seat < match.rules().seats(); seat++)
            if ((match.choosing() & Seat.bit(seat)) != 0) choosers.add(seat);
        match.open();
        playing.course().drawLuck();
        return playing.keep(choosers, answered, along, Optional.empty());
    }

    private Taken seal(int seat, Optional<Answered> answered, List<Arrivals.Arrival> along) {
        int decision = playing.decision();
        long now = playing.now();
        List<SealedRow> rows = new ArrayList<>();
        List<Answered> requests = new ArrayList<>();
        rows.add(playing.course().sealed(decision, seat, now));
        answered.ifPresent(requests::add);
        for (Arrivals.Arrival other : along) {
            rows.add(playing.course().sealed(decision, other.request().seat(), now));
            requests.add(other.answered());
        }
        List<SealedRow> others = playing.keep(rows, requests);
        // Not the last entry: whoever asks again is told of the decision that is kept with the request.
        Taken taken = new Taken(decision);
        answered.ifPresent(playing.requests()::carriedOut);
        playing.requests().takenAlong(along, taken);
        for (SealedRow row : rows) sealed(row);
        List<Integer> news = follow(others);
        if (match.complete()) open(Optional.empty(), List.of());
        else {
            Listeners<S, A, V> listeners = playing.listeners();
            for (SealedRow row : rows) listeners.show(row.seat());
            news.forEach(listeners::show);
            listeners.tellReady();
        }
        along.forEach(Arrivals.Arrival::tell);
        return taken;
    }

    private void sealed(SealedRow row) {
        sealed.put(row.seat(), row);
        if ((match.ready() & Seat.bit(row.seat())) != 0) clocks.chose(row.seat(), row.at());
        else clocks.reconsiders(row.seat());
    }

    /** A seat thinks again: it keeps the first so many of its choices. */
    Taken reconsider(int seat, int keep) {
        if (!match.sealing() || keep < 0 || keep >= match.drafts(seat).size()) throw Declined.notNow("undo.nothing");
        match.withdraw(seat, keep);
        return seal(seat, Optional.empty(), List.of());
    }

    /** What a seat has drafted falls when somebody else takes over. */
    void fall(int seat) {
        if (!sealed.containsKey(seat)) return;
        match.withdraw(seat, 0);
        seal(seat, Optional.empty(), List.of());
    }
}
