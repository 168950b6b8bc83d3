package regalia.royaume;

import regalia.kernel.Named;

/** What each chance decision is for, in words that no other of the match has. */
final class Purpose {

    private Purpose() {}

    static String of(RoyaumeRules rules, RoyaumeState state) {
        String round = "/round" + (state.round + 1);
        return switch (state.stage()) {
            case FIRST_PLAYER -> "firstPlayer";
            case TAKE_OUT -> "takeOut/" + Named.word(Colour.of(state.step));
            case DEAL_TALES -> {
                int seat = rules.listener(state);
                yield "tale/seat" + seat + "/" + (Integer.bitCount(state.tales[seat]) + 1);
            }
            case DEAL -> {
                int seat = rules.dealt(state);
                yield "deal" + round + "/seat" + seat + "/" + (Tiles.size(state.hand[seat]) + 1);
            }
            case TURN_UP -> "event" + round + "/" + (state.step + 1);
            case TOKENS -> {
                int seat = rules.creditor(state);
                yield "token/seat" + seat + "/" + (state.tokens(seat) + 1);
            }
            case SHOW -> "card/" + (state.step + 1);
            case NINTH -> "ninth/seat" + rules.creditor(state);
            default -> throw new IllegalStateException("no chance is due in stage " + state.stage());
        };
    }
}
