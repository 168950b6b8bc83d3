package regalia.lord;

import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rule;
import regalia.kernel.Seat;

/** What chance can draw, how likely, and what for. */
final class Draws {

    private final LordRules rules;

    Draws(LordRules rules) {
        this.rules = rules;
    }

    void list(LordState state, Moves out) {
        switch (state.stage()) {
            case FIRST_LEADER -> {
                for (int seat = 0; seat < rules.seats; seat++) out.add(Codes.FIRST_LEADER + seat);
            }
            case CRAVING -> craving(state, out);
            case OPEN, DEAL -> kinds(state.deck, base(state), 1, out);
            default -> throw new IllegalStateException("no chance is due in stage " + state.stage());
        }
    }

    private static void kinds(long cards, int base, int times, Moves out) {
        for (int kind = 0; kind < Card.COUNT; kind++) {
            int count = Cards.count(cards, kind);
            if (count > 0) out.add(base + kind, count * times);
        }
    }

    /**
     * With two players each place of the eight is a gold with the share of golds among those yet to come, else a card from the
     * deck: as if six cards had been drawn and shuffled with the golds.
     */
    @Rule("LOR-6")
    private void craving(LordState state, Moves out) {
        int aside = rules.setup.aside(state);
        int others = LordState.OFFERINGS - state.drawn() - aside;
        if (others > 0) kinds(state.deck, Codes.CRAVE, aside == 0 ? 1 : others, out);
        if (aside > 0) out.add(Codes.CRAVE + Card.GOLD.ordinal(), others > 0 ? aside * Cards.size(state.deck) : 1);
    }

    private int base(LordState state) {
        int base = state.stage == Stage.OPEN.ordinal() ? Codes.OPEN : Codes.DEAL;
        return Codes.dealt(base, rules.setup.dealt(state), 0);
    }

    /** The same without listing what could be drawn, where each card is as likely. */
    int draw(LordState state, Rng rng, Moves scratch) {
        int stage = state.stage;
        if (stage == Stage.OPEN.ordinal() || stage == Stage.DEAL.ordinal()) return base(state) + card(state, rng);
        if (stage == Stage.CRAVING.ordinal() && rules.setup.aside(state) == 0) return Codes.CRAVE + card(state, rng);
        rules.legal(state, Seat.CHANCE, scratch);
        return scratch.draw(rng);
    }

    private static int card(LordState state, Rng rng) {
        return Cards.at(state.deck, rng.below(Cards.size(state.deck)));
    }

    String purpose(LordState state) {
        String game = "game" + (state.game + 1);
        return switch (state.stage()) {
            case FIRST_LEADER -> "firstLeader";
            case CRAVING -> game + "/craving/" + (state.drawn() + 1);
            case OPEN -> dealt(game + "/open", state, state.open);
            case DEAL -> dealt(game + "/deal", state, state.secret);
            default -> throw new IllegalStateException("no chance is due in stage " + state.stage());
        };
    }

    private String dealt(String what, LordState state, long[] cards) {
        int seat = rules.setup.dealt(state);
        return what + "/seat" + seat + "/" + (Cards.size(cards[seat]) + 1);
    }
}
