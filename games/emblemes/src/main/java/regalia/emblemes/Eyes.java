package regalia.emblemes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.emblemes.EmblemesView.Acting;
import regalia.emblemes.EmblemesView.Family;
import regalia.emblemes.EmblemesView.Own;
import regalia.emblemes.EmblemesView.Row;
import regalia.kernel.Seat;

/** Builds views up from nothing: first what all may see, then a seat's own cards. */
final class Eyes {

    private final EmblemesRules rules;

    Eyes(EmblemesRules rules) {
        this.rules = rules;
    }

    EmblemesView view(EmblemesState state, int seat) {
        return new EmblemesView(
                state.stage(),
                state.round + 1,
                Math.min(state.turn + 1, rules.turns()),
                rules.turns(),
                state.pawn,
                state.placed,
                toAct(state),
                acting(state),
                state.stage() == Stage.SWAP ? Optional.of(state.target) : Optional.empty(),
                rules.hiddenGold,
                own(state, seat),
                families(state),
                rows(state));
    }

    private List<Integer> toAct(EmblemesState state) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) if ((state.toAct & Seat.bit(seat)) != 0) seats.add(seat);
        return List.copyOf(seats);
    }

    private static Optional<Acting> acting(EmblemesState state) {
        if (state.card == 0) return Optional.empty();
        return Optional.of(new Acting(Card.of(state.card), Location.of(state.at), Persona.of(state.power)));
    }

    static Optional<Own> own(EmblemesState state, int seat) {
        if (seat == Seat.SPECTATOR) return Optional.empty();
        int selected = state.selected[seat];
        return Optional.of(new Own(
                seat,
                characters(state.hand[seat]),
                characters(state.pile[seat]),
                selected == 0 ? Optional.empty() : Optional.of(Persona.of(selected))));
    }

    private List<Family> families(EmblemesState state) {
        List<Family> families = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) families.add(family(state, seat));
        return List.copyOf(families);
    }

    private static Family family(EmblemesState state, int seat) {
        int selected = state.selected[seat];
        boolean revealed = state.stage() == Stage.PLACE && seat == state.actor;
        int hidden = state.hand[seat] | state.pile[seat];
        if (selected != 0 && !revealed) hidden |= 1 << selected;
        return new Family(
                seat,
                state.gold[seat],
                Integer.bitCount(state.hand[seat]),
                Integer.bitCount(state.pile[seat]),
                selected != 0 && !revealed,
                revealed ? Optional.of(Persona.of(selected)) : Optional.empty(),
                state.imposed[seat] == EmblemesState.NONE
                        ? Optional.empty()
                        : Optional.of(Location.of(state.imposed[seat])),
                characters(EmblemesRules.FAMILY & ~hidden));
    }

    private List<Row> rows(EmblemesState state) {
        List<Row> rows = new ArrayList<>();
        for (Location location : Location.values()) {
            List<Card> cards = new ArrayList<>();
            for (int i = 0; i < state.size[location.ordinal()]; i++)
                cards.add(Card.of(state.cardAt(location.ordinal(), i)));
            rows.add(new Row(location, rules.faces.get(location.ordinal()), List.copyOf(cards)));
        }
        return List.copyOf(rows);
    }

    private static List<Persona> characters(int set) {
        List<Persona> characters = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1)
            characters.add(Persona.of(Integer.numberOfTrailingZeros(rest)));
        return List.copyOf(characters);
    }
}
