package regalia.testkit.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import regalia.kernel.Herald;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;

/** Two cards each; twice all pick one in secret, and the highest (or lowest) wins its number in points. Open to be broken. */
public class ToyRules implements Rules<ToyState, ToyAct, ToyView> {

    private static final ToyAct[] ACTS = IntStream.range(0, ToyAct.MOST_SEATS + 2 * ToyAct.CARDS)
            .mapToObj(ToyRules::decoded)
            .toArray(ToyAct[]::new);

    protected final int seats;
    protected final Options options;

    public ToyRules(int seats, Options options) {
        this.seats = seats;
        this.options = options;
    }

    private static ToyAct decoded(int code) {
        int card = code - ToyAct.MOST_SEATS;
        if (card < 0) return new ToyAct.Begin(code);
        return card < ToyAct.CARDS ? new ToyAct.Deal(card) : new ToyAct.Pick(card - ToyAct.CARDS);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public ToyState start(Herald herald) {
        ToyState state = new ToyState(seats);
        state.first = options.first();
        for (int seat = 0; seat < seats; seat++) {
            state.points[seat] = 1;
            herald.points(seat, 1, "TOY-1", "toy.start");
        }
        return state;
    }

    @Override
    public void legal(ToyState state, int seat, Moves out) {
        out.clear();
        if ((state.toAct() & Seat.bit(seat)) == 0) return;
        if (state.first < 0) for (int first = 0; first < seats; first++) out.add(first, first + 1);
        else
            for (int card = 0; card < ToyAct.CARDS; card++)
                if (seat == Seat.CHANCE && state.where[card] == ToyState.DECK) out.add(ToyAct.MOST_SEATS + card);
                else if (state.where[card] == seat) out.add(ToyAct.MOST_SEATS + ToyAct.CARDS + card);
    }

    @Override
    public Verdict judge(ToyState state, int seat, ToyAct action) {
        if ((state.toAct() & Seat.bit(seat)) == 0) return Verdict.forbidden("TOY-1", "toy.wait");
        boolean chance = seat == Seat.CHANCE;
        boolean fits = switch (action) {
            case ToyAct.Begin begin -> chance && state.first < 0;
            case ToyAct.Deal(int card) -> chance && state.first >= 0 && state.where[card] == ToyState.DECK;
            case ToyAct.Pick(int card) -> !chance && state.where[card] == seat;
        };
        return fits ? Verdict.Allowed.ALLOWED : Verdict.forbidden("TOY-2", "toy.not", Seat.of(seat % 8));
    }

    @Override
    public void apply(ToyState state, int seat, ToyAct action, Herald herald) {
        switch (action) {
            case ToyAct.Begin(int first) -> state.first = first;
            case ToyAct.Deal(int card) -> {
                int to = state.next();
                state.where[card] = (byte) to;
                herald.announce(Seat.bit(to), "toy.drawn", card);
                herald.announce(Seat.others(to), "toy.drew", Seat.of(to));
            }
            case ToyAct.Pick(int card) -> {
                state.pick[seat] = (byte) card;
                if (state.picked() == Seat.all(seats)) settle(state, herald);
            }
        }
    }

    protected void settle(ToyState state, Herald herald) {
        int best = 0;
        for (int seat = 0; seat < seats; seat++) {
            herald.announce(Seat.EVERYBODY, "toy.shown", Seat.of(seat), (int) state.pick[seat]);
            state.where[state.pick[seat]] = ToyState.SHOWN;
            if (state.pick[seat] > state.pick[best] != options.flag("lowest")) best = seat;
        }
        herald.revealed(Seat.EVERYBODY);
        state.points[best] += state.pick[best];
        herald.points(best, state.pick[best], "TOY-3", "toy.wins");
        for (int seat = 0; seat < seats; seat++) state.pick[seat] = -1;
    }

    @Override
    public ToyAct action(int code) {
        return ACTS[code];
    }

    @Override
    public int codes() {
        return ACTS.length;
    }

    @Override
    public boolean expressible(int code) {
        return 0 <= code && code < ACTS.length && (code < seats || code >= ToyAct.MOST_SEATS);
    }

    @Override
    public void outcome(ToyState state, Outcome out) {
        out.over(state.toAct() == 0);
        for (int seat = 0; seat < seats; seat++) out.put(seat, state.points[seat], state.points[seat]);
    }

    @Override
    public ToyView view(ToyState state, int seat) {
        List<Integer> held = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        for (int other = 0; other < seats; other++) {
            held.add(state.count(other));
            points.add(state.points[other]);
        }
        boolean spectator = seat == Seat.SPECTATOR;
        return new ToyView(
                seat,
                state.first,
                spectator ? List.of() : cards(state, seat),
                spectator ? -1 : state.pick[seat],
                state.picked(),
                held,
                cards(state, ToyState.SHOWN),
                points,
                ToyView.Mood.EVEN);
    }

    protected static List<Integer> cards(ToyState state, int place) {
        List<Integer> cards = new ArrayList<>();
        for (int card = 0; card < ToyAct.CARDS; card++) if (state.where[card] == place) cards.add(card);
        return cards;
    }

    @Override
    public void imagine(ToyView view, Rng rng, ToyState into) {
        into.first = view.first();
        for (int card = 0; card < ToyAct.CARDS; card++) into.where[card] = ToyState.DECK;
        for (int i = 0; i < view.shown().size(); i++) into.where[view.shown().get(i)] = ToyState.SHOWN;
        for (int i = 0; i < view.hand().size(); i++) into.where[view.hand().get(i)] = (byte) view.seat();
        for (int seat = 0; seat < seats; seat++) {
            into.points[seat] = view.points().get(seat);
            if (seat != view.seat())
                for (int n = view.held().get(seat); n > 0; n--) into.where[any(into, ToyState.DECK, rng)] = (byte) seat;
            boolean picked = (view.picked() & Seat.bit(seat)) != 0;
            if (seat == view.seat()) into.pick[seat] = (byte) view.pick();
            else into.pick[seat] = picked ? (byte) any(into, seat, rng) : -1;
        }
    }

    protected int any(ToyState state, int place, Rng rng) {
        int skip = rng.below(state.count(place));
        int card = 0;
        while (state.where[card] != place || skip-- > 0) card++;
        return card;
    }

    @Override
    public String purpose(ToyState state) {
        return state.first < 0 ? "first" : "deal/" + state.dealt();
    }

    @Override
    public int bound() {
        return 1 + 2 * ToyState.HAND * seats;
    }
}
