package regalia.testkit.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import regalia.kernel.Game;
import regalia.kernel.Options;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.testkit.Played;
import regalia.testkit.Subject;

public class ToySubject implements Subject<ToyState, ToyAct, ToyView> {

    private final Toy game;

    public ToySubject(BiFunction<Integer, Options, ToyRules> making) {
        game = new Toy(making);
    }

    @Override
    public Game<ToyState, ToyAct, ToyView> game() {
        return game;
    }

    /** Hidden: the cards in others' hands and in the deck, and what is picked until all have. */
    @Override
    public List<Played<ToyAct>> scrambleHidden(
            Rules<ToyState, ToyAct, ToyView> rules, List<Played<ToyAct>> actions, int seat, Rng rng) {
        int settled = settled(rules.seats(), actions);
        boolean[] known = new boolean[ToyAct.CARDS];
        List<List<Integer>> hands = new ArrayList<>();
        for (int i = 0; i < rules.seats(); i++) hands.add(new ArrayList<>());
        int first = firstOf(rules, actions);
        int dealt = 0;
        for (int i = 0; i < actions.size(); i++)
            switch (actions.get(i).action()) {
                case ToyAct.Begin begin -> {}
                case ToyAct.Deal(int card) -> {
                    if ((first + dealt++) % rules.seats() == seat) known[card] = true;
                }
                case ToyAct.Pick(int card) -> {
                    if (i < settled) known[card] = true;
                }
            }
        int[] other = shuffled(known, rng);
        List<Played<ToyAct>> scrambled = new ArrayList<>();
        dealt = 0;
        for (int i = 0; i < actions.size(); i++) {
            Played<ToyAct> played = actions.get(i);
            switch (played.action()) {
                case ToyAct.Begin begin -> scrambled.add(played);
                case ToyAct.Deal(int card) -> {
                    hands.get((first + dealt++) % rules.seats()).add(other[card]);
                    scrambled.add(new Played<>(Seat.CHANCE, new ToyAct.Deal(other[card])));
                }
                case ToyAct.Pick(int card) -> {
                    List<Integer> hand = hands.get(played.seat());
                    boolean secret = i >= settled && played.seat() != seat;
                    int picked = secret ? hand.get(rng.below(hand.size())) : other[card];
                    hand.removeIf(held -> held == picked);
                    scrambled.add(new Played<>(played.seat(), new ToyAct.Pick(picked)));
                }
            }
        }
        return scrambled;
    }

    private static int firstOf(Rules<ToyState, ToyAct, ToyView> rules, List<Played<ToyAct>> actions) {
        return !actions.isEmpty() && actions.getFirst().action() instanceof ToyAct.Begin(int seat)
                ? seat
                : Math.max(0, rules.start().first);
    }

    /** Before which entry all picks have been shown. */
    private static int settled(int seats, List<Played<ToyAct>> actions) {
        int picks = (int) actions.stream()
                .filter(played -> played.action() instanceof ToyAct.Pick)
                .count();
        return actions.size() - picks % seats;
    }

    private static int[] shuffled(boolean[] known, Rng rng) {
        int[] other = new int[known.length];
        for (int card = 0; card < known.length; card++) other[card] = card;
        for (int card = known.length - 1; card > 0; card--) {
            if (known[card]) continue;
            int with = rng.below(card + 1);
            while (known[with]) with = rng.below(card + 1);
            int swap = other[card];
            other[card] = other[with];
            other[with] = swap;
        }
        return other;
    }

    @Override
    public Map<String, Long> sums(Rules<ToyState, ToyAct, ToyView> rules, ToyState state) {
        return Map.of("cards", (long) state.where.length);
    }

    @Override
    public List<String> pieces(Rules<ToyState, ToyAct, ToyView> rules, ToyState state) {
        List<String> found = new ArrayList<>();
        for (int place = ToyState.SHOWN; place < state.seats; place++)
            for (int card : ToyRules.cards(state, place)) found.add("card " + card);
        return found;
    }
}
