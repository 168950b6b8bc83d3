package regalia.palace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Rule;
import regalia.kernel.Seat;
import regalia.palace.PalaceView.Bribe;
import regalia.palace.PalaceView.Bribes;
import regalia.palace.PalaceView.Column;
import regalia.palace.PalaceView.Courtier;
import regalia.palace.PalaceView.Discs;
import regalia.palace.PalaceView.Own;
import regalia.palace.PalaceView.Row;
import regalia.palace.PalaceView.Supply;

/** Builds views up from nothing: first what all may see, then a seat's own bribes. */
final class Eyes {

    private final PalaceRules rules;

    Eyes(PalaceRules rules) {
        this.rules = rules;
    }

    PalaceView view(PalaceState state, int seat) {
        return new PalaceView(
                state.stage(),
                state.round + 1,
                state.turns,
                state.pawn,
                state.actor,
                row(state),
                toAct(state),
                rules.openScores,
                own(state, seat),
                courtiers(state),
                rows(state),
                state.deck,
                rules.box.unseen(),
                state.setAside,
                unseen(state),
                new Discs(state.reserve(0), state.reserve(1), state.reserve(2), state.reserve(3)),
                state.violetAside);
    }

    private static Optional<Integer> row(PalaceState state) {
        return switch (state.stage()) {
            case GRID, REFILL, LAY -> Optional.of(state.row + 1);
            default -> Optional.empty();
        };
    }

    private List<Integer> toAct(PalaceState state) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) if (state.isToAct(seat)) seats.add(seat);
        return List.copyOf(seats);
    }

    /** The third bribe is known to whoever laid it away. */
    @Rule("PAL-8")
    static Optional<Own> own(PalaceState state, int seat) {
        if (seat == Seat.SPECTATOR) return Optional.empty();
        int round1 = state.bribe(seat, 0);
        int round2 = state.bribe(seat, 1);
        if (round1 == PalaceState.NONE) return Optional.of(new Own(seat, Optional.empty()));
        Kind discarded =
                Kind.of(Kind.NOBLE.ordinal() + Kind.SOLDIER.ordinal() + Kind.PRIEST.ordinal() - round1 - round2);
        return Optional.of(new Own(seat, Optional.of(new Bribes(Kind.of(round1), Kind.of(round2), discarded))));
    }

    /** Points are paid in the open, so that everybody can know them. */
    @Rule({"PAL-5", "PAL-14"})
    private List<Courtier> courtiers(PalaceState state) {
        List<Courtier> courtiers = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++)
            courtiers.add(new Courtier(
                    seat,
                    state.points[seat],
                    columns(state, seat),
                    new Discs(state.discs(seat, 0), state.discs(seat, 1), state.discs(seat, 2), state.discs(seat, 3)),
                    List.of(bribe(state, seat, 0), bribe(state, seat, 1))));
        return List.copyOf(courtiers);
    }

    private static Bribe bribe(PalaceState state, int seat, int round) {
        return new Bribe(
                state.politicians(seat, round),
                isRevealed(state, round) ? Optional.of(Kind.of(state.bribe(seat, round))) : Optional.empty());
    }

    @Rule("PAL-19")
    private static boolean isRevealed(PalaceState state, int round) {
        return state.round > round || state.stage() == Stage.OVER;
    }

    private static List<Column> columns(PalaceState state, int seat) {
        List<Column> columns = new ArrayList<>();
        for (int place = 0; place < Columns.count(state, seat); place++)
            columns.add(column(state, seat, state.column(seat, place)));
        return List.copyOf(columns);
    }

    private static Column column(PalaceState state, int seat, int kind) {
        List<Integer> favours = new ArrayList<>();
        int bribed = state.total(seat, kind) - state.violets(seat, kind);
        for (int number = 1; number < Card.POLITICIAN; number++) {
            if (Card.kind(number) != kind) continue;
            for (int i = 0; i < state.taken(seat, number); i++) favours.add(Card.favour(number));
            bribed -= state.taken(seat, number) * Card.favour(number);
        }
        return new Column(
                Kind.of(kind), state.total(seat, kind), List.copyOf(favours), state.violets(seat, kind), bribed);
    }

    private static List<Row> rows(PalaceState state) {
        List<Row> rows = new ArrayList<>();
        for (int row = 0; row < PalaceState.ROWS; row++) {
            List<Card> cards = new ArrayList<>();
            for (int place = 0; place < state.size(row); place++) cards.add(Card.of(state.cardAt(row, place)));
            int disc = state.discOn(row);
            rows.add(new Row(
                    List.copyOf(cards), disc == PalaceState.NONE ? Optional.empty() : Optional.of(Colour.of(disc))));
        }
        return List.copyOf(rows);
    }

    /** All that was never seen, and by nobody: deck and cards taken out are told apart by their numbers alone. */
    private static List<Supply> unseen(PalaceState state) {
        List<Supply> unseen = new ArrayList<>();
        for (int number = 1; number <= Card.COUNT; number++)
            unseen.add(new Supply(Card.of(number), state.unseen(number)));
        return List.copyOf(unseen);
    }
}
