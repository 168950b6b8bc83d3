package regalia.emblemes;

import java.util.List;
import regalia.emblemes.EmblemesView.Acting;
import regalia.emblemes.EmblemesView.Family;
import regalia.emblemes.EmblemesView.Own;
import regalia.kernel.Rng;
import regalia.kernel.Seat;

/**
 * Makes a position from a view. Of another family the cards that nobody has seen are dealt anew to hand, face-down card and pile,
 * every way as likely: nothing that happens in the open tells one of them from another. What a Courtesan swapped back is one of
 * them too.
 */
final class Imagination {

    private Imagination() {}

    static void imagine(EmblemesView view, Rng rng, EmblemesState into) {
        into.stage = view.stage().ordinal();
        into.toAct = toAct(view);
        into.round = view.round() - 1;
        into.turn = view.stage() == Stage.OVER ? view.turns() : view.turn() - 1;
        into.pawn = view.pawn();
        into.placed = view.placed();
        into.actor = (view.pawn() + view.placed()) % view.families().size();
        acting(view, into);
        for (int i = 0; i < view.locations().size(); i++)
            row(i, view.locations().get(i).cards(), into);
        for (int i = 0; i < view.families().size(); i++) family(view.families().get(i), rng, into);
        if (view.own().isPresent()) own(view.own().get(), into);
    }

    private static int toAct(EmblemesView view) {
        return switch (view.stage()) {
            case FIRST_PLAYER, DRAW, SWAP -> Seat.bit(Seat.CHANCE);
            default -> {
                int seats = 0;
                for (int i = 0; i < view.toAct().size(); i++)
                    seats |= Seat.bit(view.toAct().get(i));
                yield seats;
            }
        };
    }

    private static void acting(EmblemesView view, EmblemesState into) {
        into.target = view.target().isPresent() ? view.target().get() : 0;
        if (view.acting().isPresent()) {
            Acting acting = view.acting().get();
            into.card = acting.card().number();
            into.at = acting.location().ordinal();
            into.power = acting.power().value();
        } else {
            into.card = 0;
            into.at = 0;
            into.power = 0;
        }
    }

    private static void row(int location, List<Card> cards, EmblemesState into) {
        int from = location * EmblemesState.ROOM;
        int size = cards.size();
        for (int i = 0; i < size; i++)
            into.cards[from + i] = (byte) cards.get(i).number();
        for (int i = size; i < into.size[location]; i++) into.cards[from + i] = 0;
        into.size[location] = size;
    }

    private static void family(Family family, Rng rng, EmblemesState into) {
        int seat = family.seat();
        int unseen = EmblemesRules.FAMILY & ~set(family.shown());
        into.gold[seat] = family.gold();
        into.imposed[seat] =
                family.imposed().isPresent() ? family.imposed().get().ordinal() : EmblemesState.NONE;
        into.selected[seat] =
                family.revealed().isPresent() ? family.revealed().get().value() : 0;
        if (family.faceDown()) {
            into.selected[seat] = rng.bitOf(unseen);
            unseen &= ~(1 << into.selected[seat]);
        }
        into.hand[seat] = some(unseen, family.hand(), rng);
        into.pile[seat] = unseen & ~into.hand[seat];
    }

    /** A random part of a set, of the given size. */
    private static int some(int set, int size, Rng rng) {
        boolean take = size <= Integer.bitCount(set) / 2;
        int part = take ? 0 : set;
        for (int left = take ? size : Integer.bitCount(set) - size; left > 0; left--) {
            int bit = 1 << rng.bitOf(take ? set & ~part : part);
            part ^= bit;
        }
        return part;
    }

    private static void own(Own own, EmblemesState into) {
        into.hand[own.seat()] = set(own.hand());
        into.pile[own.seat()] = set(own.pile());
        into.selected[own.seat()] =
                own.selected().isPresent() ? own.selected().get().value() : 0;
    }

    private static int set(List<Persona> characters) {
        int set = 0;
        for (int i = 0; i < characters.size(); i++)
            set |= 1 << characters.get(i).value();
        return set;
    }
}
