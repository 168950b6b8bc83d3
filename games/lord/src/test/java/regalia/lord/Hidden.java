package regalia.lord;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import regalia.kernel.Game;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.lord.LordAction.Deal;
import regalia.testkit.Played;
import regalia.testkit.Subject;

/** What the laws need to know of Road to Lord. */
final class Hidden implements Subject<LordState, LordAction, LordView> {

    @Override
    public Game<LordState, LordAction, LordView> game() {
        return Scene.GAME;
    }

    /** Each game of a match has its own deal: whatever was not shown by its end can have been dealt otherwise. */
    @Override
    public List<Played<LordAction>> scrambleHidden(
            Rules<LordState, LordAction, LordView> rules, List<Played<LordAction>> actions, int seat, Rng rng) {
        List<Witness> games = Witness.games((LordRules) rules, actions);
        List<Played<LordAction>> other = new ArrayList<>();
        int game = -1;
        boolean dealing = true;
        List<List<Card>> hands = List.of();
        int[] next = new int[rules.seats()];
        for (Played<LordAction> played : actions) {
            boolean setsUp = played.action() instanceof LordAction.Crave;
            if (setsUp && (game < 0 || !dealing)) {
                hands = games.get(++game).otherHands(seat, rng);
                Arrays.fill(next, 0);
            }
            dealing = setsUp || played.action() instanceof Deal || played.action() instanceof LordAction.Open;
            if (played.action() instanceof Deal(int who, Card _))
                other.add(
                        new Played<>(played.seat(), new Deal(who, hands.get(who).get(next[who]++))));
            else other.add(played);
        }
        return other;
    }

    /** Every card lies somewhere: in the deck, the Craving, a hand, a number, aside or with the discarded. */
    @Override
    public Map<String, Long> sums(Rules<LordState, LordAction, LordView> rules, LordState state) {
        long cards = state.deck + state.discarded;
        for (byte kind : state.craving) if (kind != LordState.NONE) cards += Cards.one(kind);
        for (int seat = 0; seat < rules.seats(); seat++)
            cards += state.secret[seat] + state.open[seat] + state.number[seat];
        cards += Cards.of(0, 0, 0, ((LordRules) rules).setup.aside(state));
        return Map.of("cards", cards);
    }

    @Override
    public List<String> hiddenFacts(Rules<LordState, LordAction, LordView> rules, LordState state, int seat) {
        List<String> facts = new ArrayList<>();
        for (int holder = 0; holder < rules.seats(); holder++)
            for (Card card : Cards.list(state.secret[holder])) facts.add(holder + " holds " + card);
        for (Card card : Cards.list(state.deck)) facts.add("nobody holds " + card);
        return facts;
    }
}
