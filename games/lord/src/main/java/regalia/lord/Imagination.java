package regalia.lord;

import java.util.List;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.lord.LordView.Formed;
import regalia.lord.LordView.Player;

/**
 * Makes a position from a view. What the seat can't see is dealt anew to the others' secret cards and the rest of the deck, so that
 * nobody gets a goods that they have shown not to hold, and whoever is asked for a number can form one.
 */
final class Imagination {

    /** Far more than any deal that is possible at all makes one wait: see {@link #needed}. */
    private static final int PATIENCE = 100_000;

    private final LordRules rules;

    Imagination(LordRules rules) {
        this.rules = rules;
    }

    void imagine(LordView view, Rng rng, LordState into) {
        into.stage(view.stage(), toAct(view));
        into.game = view.game() - 1;
        into.offering = view.offering() - 1;
        into.first = view.first();
        into.leader = view.leader();
        into.led = view.led().isPresent() ? view.led().get().ordinal() : LordState.NONE;
        into.discarded = Cards.of(view.discarded());
        craving(view.craving(), into);
        for (int i = 0; i < view.players().size(); i++) player(view.players().get(i), into);
        hands(view, rng, into);
    }

    private static int toAct(LordView view) {
        return switch (view.stage()) {
            case FIRST_LEADER, CRAVING, OPEN, DEAL -> Seat.bit(Seat.CHANCE);
            case LEAD, FOLLOW, LEADER_ADDS, OTHER_ADDS -> Seat.bit(view.toAct().get(0));
            case OVER -> 0;
        };
    }

    private static void craving(List<Card> craving, LordState into) {
        for (int i = 0; i < LordState.OFFERINGS; i++)
            into.craving[i] = (byte) (i < craving.size() ? craving.get(i).ordinal() : LordState.NONE);
    }

    private static void player(Player player, LordState into) {
        int seat = player.seat();
        into.points[seat] = player.points();
        into.won[seat] = player.won();
        into.open[seat] = Cards.of(player.open());
        into.number[seat] = player.number().isPresent() ? number(player.number().get()) : 0;
        into.voids[seat] = 0;
        for (int i = 0; i < player.voids().size(); i++)
            into.voids[seat] |= 1 << player.voids().get(i).ordinal();
    }

    private static long number(Formed number) {
        long cards = Cards.of(0, 0, number.gems(), number.golds());
        for (int i = 0; i < number.digits().size(); i++)
            cards += Cards.one(Card.of(number.goods(), number.digits().get(i)).ordinal());
        return cards;
    }

    private void hands(LordView view, Rng rng, LordState into) {
        int own = view.own().isPresent() ? view.own().get().seat() : LordState.NONE;
        long unseen = Cards.of(view.unseen());
        long room = 0;
        int left = view.unseen().size();
        for (int seat = 0; seat < rules.seats; seat++) {
            if (seat == own) continue;
            int secret = view.players().get(seat).secret();
            room += Dealing.room(seat, secret);
            left -= secret;
        }
        room += Dealing.room(Dealing.DECK, left);
        int needed = into.toAct > 0 && into.actor() != own ? needed(into) : 0;
        for (int i = 0; i < PATIENCE; i++) {
            Dealing.deal(unseen, room, into, rng);
            if (needed == 0 || (Cards.goods(into.secret[into.actor()]) & needed) != 0) {
                if (own != LordState.NONE)
                    into.secret[own] = Cards.of(view.own().get().hand());
                return;
            }
        }
        throw new IllegalStateException("nobody could hold what this view leaves possible");
    }

    /**
     * Whoever is asked for a number holds a goods that can be played: which, as a set, if open cards don't show one. At least one
     * deal in as many as there are unseen cards, or so, gives them one: what another has of it might as well be theirs.
     */
    private int needed(LordState state) {
        boolean leads = state.stage == Stage.LEAD.ordinal();
        if (!leads && state.stage != Stage.FOLLOW.ordinal()) return 0;
        int goods = leads || rules.offSuit == OffSuit.DISCARD ? Goods.ALL : Offering.unheld(state);
        return (Cards.goods(state.open[state.actor()]) & goods) == 0 ? goods : 0;
    }
}
