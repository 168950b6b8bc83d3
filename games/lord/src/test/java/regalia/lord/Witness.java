package regalia.lord;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Crave;
import regalia.lord.LordAction.Deal;
import regalia.lord.LordAction.Offer;
import regalia.lord.LordAction.Open;
import regalia.testkit.Played;

/**
 * Somebody at the table who sees one game, draws the conclusions that the sheet's <em>Hidden information</em> names, and deals anew
 * what nobody has shown. Knows nothing of views and imagination.
 */
final class Witness implements Herald {

    private final LordRules rules;
    /** For each seat the secret cards in the order in which they were dealt, and those of them that were played. */
    private final List<List<Card>> dealt = new ArrayList<>();

    private final List<List<Card>> shown = new ArrayList<>();
    private final List<List<Card>> open = new ArrayList<>();
    /** The goods that a seat can't hold, and of which the seat that is asked must hold one. */
    private final List<Set<Goods>> without = new ArrayList<>();

    private final List<Card> craving = new ArrayList<>();
    /** The goods of a seat's latest number. */
    private final Goods[] last = new Goods[LordState.SEATS];

    private final List<Card> deck = new ArrayList<>();
    private Set<Goods> asked = Set.of();
    private int actor = -1;
    private int offering;
    private Set<Goods> led = new HashSet<>();

    private Witness(LordRules rules) {
        this.rules = rules;
        deck.addAll(Cards.list(rules.cards));
        for (int seat = 0; seat < rules.seats; seat++) {
            dealt.add(new ArrayList<>());
            shown.add(new ArrayList<>());
            open.add(new ArrayList<>());
            without.add(new HashSet<>());
        }
    }

    static List<Witness> games(LordRules rules, List<Played<LordAction>> actions) {
        List<Witness> games = new ArrayList<>();
        LordState state = rules.start();
        for (Played<LordAction> played : actions) {
            if (played.action() instanceof Crave && state.drawn() == 0) games.add(new Witness(rules));
            Witness witness = games.isEmpty() ? new Witness(rules) : games.getLast();
            int game = state.game;
            witness.see(played);
            rules.apply(state, played.seat(), played.action(), witness);
            if (state.game == game) witness.ask(state);
            else witness.actor = -1;
        }
        return games;
    }

    private void see(Played<LordAction> played) {
        switch (played.action()) {
            case Crave(Card card) -> {
                craving.add(card);
                deck.remove(card);
            }
            case Open(int seat, Card card) -> {
                open.get(seat).add(card);
                deck.remove(card);
            }
            case Deal(int seat, Card card) -> {
                dealt.get(seat).add(card);
                deck.remove(card);
            }
            case Offer offer -> {
                conclude(played.seat(), offer.goods());
                play(played.seat(), offer.goods(), offer.digits(), offer.gems(), offer.golds());
            }
            case Add(List<Integer> digits, int gems) -> play(played.seat(), goods(played.seat()), digits, gems, 0);
            default -> {}
        }
    }

    private Goods goods(int seat) {
        return last[seat];
    }

    /** Who didn't follow holds none of the led goods; who played off-suit none of the craved either. */
    private void conclude(int seat, Goods goods) {
        last[seat] = goods;
        if (led.isEmpty()) led.add(goods);
        else if (!led.contains(goods)) {
            without.get(seat).addAll(led);
            if (!craved().contains(goods)) without.get(seat).addAll(craved());
        }
    }

    private Set<Goods> craved() {
        int goods = Card.goods(craving.get(offering).ordinal());
        return goods < 0 ? Set.of() : Set.of(Goods.of(goods));
    }

    private void play(int seat, Goods goods, List<Integer> digits, int gems, int golds) {
        List<Card> cards = new ArrayList<>();
        for (int digit : digits) cards.add(Card.of(goods, digit));
        cards.addAll(Collections.nCopies(gems, Card.GEM));
        cards.addAll(Collections.nCopies(golds, Card.GOLD));
        for (Card card : cards)
            if (!open.get(seat).remove(card)) shown.get(seat).add(card);
    }

    @Override
    public void announce(int audience, Message message) {
        switch (message.key()) {
            case "log.offering" -> {
                offering = (Integer) message.args().getFirst() - 1;
                led = new HashSet<>();
            }
            case "log.passedOver" -> without.get(seat(message)).addAll(List.of(Goods.values()));
            case "log.sitsOut" -> {
                Set<Goods> none = without.get(seat(message));
                none.addAll(led);
                none.addAll(craved());
                if (rules.offSuit == OffSuit.DISCARD) none.addAll(List.of(Goods.values()));
            }
            default -> {}
        }
    }

    private static int seat(Message message) {
        return ((Seat) message.args().getFirst()).number();
    }

    /** Whoever is asked for a number can form one, and whoever leads has some goods. */
    private void ask(LordState state) {
        boolean forms = state.stage() == Stage.LEAD || state.stage() == Stage.FOLLOW;
        actor = forms ? Seat.lowest(state.toAct) : -1;
        asked = new HashSet<>(led);
        if (state.stage() == Stage.FOLLOW) asked.addAll(craved());
        if (state.stage() == Stage.LEAD || rules.offSuit == OffSuit.DISCARD) asked.addAll(List.of(Goods.values()));
    }

    @Override
    public void points(int seat, int delta, String rule, Message reason) {}

    @Override
    public void revealed(int seats) {}

    /** The secret cards of each seat, dealt otherwise where the viewer can't tell. */
    List<List<Card>> otherHands(int viewer, Rng rng) {
        while (true) {
            List<List<Card>> hands = redeal(viewer, rng);
            if (actor < 0 || actor == viewer || canForm(hands.get(actor))) return hands;
        }
    }

    private boolean canForm(List<Card> dealtCards) {
        List<Card> cards = new ArrayList<>(dealtCards);
        for (Card card : shown.get(actor)) cards.remove(card);
        cards.addAll(open.get(actor));
        return cards.stream().anyMatch(card -> isOf(card, asked));
    }

    private static boolean isOf(Card card, Set<Goods> goods) {
        int number = Card.goods(card.ordinal());
        return number >= 0 && goods.contains(Goods.of(number));
    }

    /** Cards without a place yet take any that may have them; where there is none left, one who has it makes room. */
    private List<List<Card>> redeal(int viewer, Rng rng) {
        List<Card> pool = new ArrayList<>(deck);
        if (rules.seats == 2) pool.removeIf(card -> card == Card.GOLD);
        List<Integer> places = new ArrayList<>(Collections.nCopies(pool.size(), -1));
        for (int seat = 0; seat < rules.seats; seat++) {
            if (seat == viewer) continue;
            List<Card> unseen = new ArrayList<>(dealt.get(seat));
            for (Card card : shown.get(seat)) unseen.remove(card);
            pool.addAll(unseen);
            places.addAll(Collections.nCopies(unseen.size(), seat));
        }
        shuffle(pool, rng);
        shuffle(places, rng);
        Card[] at = new Card[places.size()];
        for (Card card : pool)
            if (!settle(card, places, at, new boolean[at.length], true))
                throw new IllegalStateException("the truth is a deal, so there is one");
        List<List<Card>> hands = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) {
            List<Card> hand = new ArrayList<>(seat == viewer ? dealt.get(seat) : shown.get(seat));
            for (int i = 0; i < at.length; i++) if (places.get(i) == seat) hand.add(at[i]);
            if (seat != viewer) shuffle(hand, rng);
            hands.add(hand);
        }
        return hands;
    }

    private boolean settle(Card card, List<Integer> places, Card[] at, boolean[] tried, boolean free) {
        for (int i = 0; free && i < at.length; i++)
            if (at[i] == null && may(card, places.get(i))) {
                at[i] = card;
                return true;
            }
        for (int i = 0; i < at.length; i++) {
            if (tried[i] || at[i] == null || !may(card, places.get(i))) continue;
            tried[i] = true;
            Card before = at[i];
            at[i] = card;
            if (settle(before, places, at, tried, true)) return true;
            at[i] = before;
        }
        return false;
    }

    private boolean may(Card card, int seat) {
        return seat < 0 || !isOf(card, without.get(seat));
    }

    private static void shuffle(List<?> list, Rng rng) {
        for (int i = list.size() - 1; i > 0; i--) Collections.swap(list, i, rng.below(i + 1));
    }
}
