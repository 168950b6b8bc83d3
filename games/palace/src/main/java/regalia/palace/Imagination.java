package regalia.palace;

import java.util.List;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.palace.PalaceView.Bribes;
import regalia.palace.PalaceView.Column;
import regalia.palace.PalaceView.Courtier;
import regalia.palace.PalaceView.Discs;
import regalia.palace.PalaceView.Row;

/**
 * Makes a position from a view. The deck is a set in positions too, so nothing of it has to be made up. What is made up are others'
 * bribes: two of three kinds in any order, every way as likely, one of them known once round 1 is evaluated.
 */
final class Imagination {

    private Imagination() {}

    static void imagine(PalaceView view, Rng rng, PalaceState into) {
        into.clear();
        into.stage = view.stage().ordinal();
        into.toAct = toAct(view);
        into.round = view.round() - 1;
        into.turns = view.turns();
        into.pawn = view.pawn();
        into.actor = view.actor();
        into.row = view.row().isPresent() ? view.row().get() - 1 : 0;
        into.setAside = view.setAside();
        into.violetAside = view.violetAside();
        into.deck = view.deck();
        for (int i = 0; i < view.unseen().size(); i++)
            into.addUnseen(i + 1, view.unseen().get(i).count());
        Discs reserve = view.reserve();
        into.addReserve(0, reserve.yellow());
        into.addReserve(1, reserve.red());
        into.addReserve(2, reserve.blue());
        into.addReserve(3, reserve.violet());
        for (int row = 0; row < PalaceState.ROWS; row++) row(row, view.rows().get(row), into);
        for (int i = view.courtiers().size(); i < PalaceState.SEATS; i++) into.points[i] = 0;
        for (int i = 0; i < view.courtiers().size(); i++)
            courtier(view.courtiers().get(i), into);
        bribes(view, rng, into);
    }

    private static int toAct(PalaceView view) {
        if (view.stage().ofChance()) return Seat.bit(Seat.CHANCE);
        int seats = 0;
        for (int i = 0; i < view.toAct().size(); i++)
            seats |= Seat.bit(view.toAct().get(i));
        return seats;
    }

    private static void row(int at, Row row, PalaceState into) {
        List<Card> cards = row.cards();
        for (int place = cards.size() - 1; place >= 0; place--)
            into.layCard(at, cards.get(place).number());
        if (row.disc().isPresent()) into.discOn(at, row.disc().get().ordinal());
    }

    private static void courtier(Courtier courtier, PalaceState into) {
        int seat = courtier.seat();
        into.points[seat] = courtier.points();
        Discs discs = courtier.discs();
        into.addDiscs(seat, 0, discs.yellow());
        into.addDiscs(seat, 1, discs.red());
        into.addDiscs(seat, 2, discs.blue());
        into.addDiscs(seat, 3, discs.violet());
        for (int place = 0; place < courtier.columns().size(); place++)
            column(seat, place, courtier.columns().get(place), into);
        for (int round = 0; round < PalaceState.ROUNDS; round++)
            into.addPoliticians(seat, round, courtier.bribes().get(round).politicians());
    }

    private static void column(int seat, int place, Column column, PalaceState into) {
        int kind = column.kind().ordinal();
        into.column(seat, place, kind);
        into.addTotal(seat, kind, column.total());
        into.addViolets(seat, kind, column.violets());
        List<Integer> favours = column.favours();
        for (int i = 0; i < favours.size(); i++) into.addTaken(seat, Card.number(kind, favours.get(i)));
    }

    private static void bribes(PalaceView view, Rng rng, PalaceState into) {
        if (view.stage().ordinal() < Stage.BRIBES.ordinal()) return;
        for (int i = 0; i < view.courtiers().size(); i++) {
            Courtier courtier = view.courtiers().get(i);
            boolean choosing = view.stage() == Stage.BRIBES && (into.toAct & Seat.bit(i)) != 0;
            if (view.own().isPresent() && view.own().get().seat() == i) own(view, into);
            else if (!choosing) guess(courtier, rng, into);
        }
    }

    private static void own(PalaceView view, PalaceState into) {
        PalaceView.Own own = view.own().get();
        if (own.bribes().isEmpty()) return;
        Bribes bribes = own.bribes().get();
        into.bribe(own.seat(), 0, bribes.round1().ordinal());
        into.bribe(own.seat(), 1, bribes.round2().ordinal());
    }

    /** What is revealed is known; for the rest any two that differ. */
    private static void guess(Courtier courtier, Rng rng, PalaceState into) {
        var round1 = courtier.bribes().get(0).revealed();
        var round2 = courtier.bribes().get(1).revealed();
        int one = round1.isPresent() ? round1.get().ordinal() : rng.below(Kind.COLOURED);
        int two =
                round2.isPresent() ? round2.get().ordinal() : (one + 1 + rng.below(Kind.COLOURED - 1)) % Kind.COLOURED;
        into.bribe(courtier.seat(), 0, one);
        into.bribe(courtier.seat(), 1, two);
    }
}
