package regalia.lord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regalia.codec.DataFiles;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.lord.LordAction.Add;
import regalia.lord.LordAction.Offer;
import regalia.lord.LordAction.Pass;

/**
 * A position set up by hand, and what is heard while it is played on. Cards are written as {@code sword 1189 0 00}: the digits of a
 * goods, a gem, a gold; another goods may follow.
 */
final class Scene implements Herald {

    static final Lord GAME = new Lord(DataFiles.resource(Lord.class, "deck.yaml", Deck.class));

    final LordRules rules;
    final LordState state;
    final List<String> ledger = new ArrayList<>();
    final List<String> log = new ArrayList<>();

    Scene(int seats) {
        this(seats, Map.of());
    }

    /** Hands are empty, the King craves nothing, and seat 0 is due to lead the first offering. */
    Scene(int seats, Map<String, Object> options) {
        rules = (LordRules) GAME.rules(seats, Options.complete(GAME.options(seats), options));
        state = rules.start();
        state.stage(Stage.LEAD, 1);
        state.leader = 0;
        state.deck = 0;
        Arrays.fill(state.craving, (byte) Card.GEM.ordinal());
    }

    static Scene discard(int seats) {
        return new Scene(seats, Map.of("offSuit", "discard"));
    }

    static long cards(String text) {
        long cards = 0;
        Goods goods = Goods.SWORD;
        for (String word : text.isBlank() ? new String[0] : text.trim().split(" +", -1)) {
            if (Character.isLetter(word.charAt(0))) goods = Goods.valueOf(word.toUpperCase(Locale.ROOT));
            else if (word.equals("0")) cards += Cards.one(Card.GEM.ordinal());
            else if (word.equals("00")) cards += Cards.one(Card.GOLD.ordinal());
            else
                for (char c : word.toCharArray())
                    cards += Cards.one(Card.of(goods, c - '0').ordinal());
        }
        return cards;
    }

    static Offer number(String text) {
        long cards = cards(text);
        int goods = Digits.goods(cards);
        return new Offer(
                Goods.of(goods), Digits.list(Cards.digits(cards, goods)), Cards.gems(cards), Cards.golds(cards));
    }

    /** A seat's cards, all secret. */
    Scene hand(int seat, String text) {
        state.secret[seat] = cards(text);
        return this;
    }

    Scene open(int seat, String text) {
        state.open[seat] = cards(text);
        return this;
    }

    Scene craving(Card... cards) {
        for (int i = 0; i < cards.length; i++) state.craving[i] = (byte) cards[i].ordinal();
        return this;
    }

    /** Turns to an offering, counted from 1. */
    Scene offering(int number) {
        state.offering = number - 1;
        return this;
    }

    Scene points(int... points) {
        System.arraycopy(points, 0, state.points, 0, points.length);
        return this;
    }

    Scene won(int... won) {
        System.arraycopy(won, 0, state.won, 0, won.length);
        return this;
    }

    /** Begins the offering with somebody due to lead. */
    Scene begin(int leader) {
        state.leader = leader;
        rules.offering.begin(state, this);
        return this;
    }

    Scene offer(int seat, String text) {
        return act(seat, number(text));
    }

    Scene add(int seat, String text) {
        return act(seat, addition(text));
    }

    static Add addition(String text) {
        long cards = cards(text);
        return new Add(Digits.list(Cards.digits(cards, Digits.goods(cards))), Cards.gems(cards));
    }

    Scene pass(int seat) {
        return act(seat, new Pass());
    }

    Scene act(int seat, LordAction action) {
        assertEquals(Verdict.Allowed.ALLOWED, rules.judge(state, seat, action));
        assertTrue(legal(seat).contains(action), () -> action + " is not among " + legal(seat));
        rules.play(state, seat, action.code(), this);
        return this;
    }

    Scene refuses(int seat, LordAction action, String rule, String key) {
        Verdict verdict = rules.judge(state, seat, action);
        assertTrue(verdict instanceof Verdict.Forbidden, () -> action + " was allowed");
        Verdict.Forbidden forbidden = (Verdict.Forbidden) verdict;
        assertEquals(rule + " " + key, forbidden.rule() + " " + forbidden.why().key());
        assertTrue(!legal(seat).contains(action));
        return this;
    }

    List<LordAction> legal(int seat) {
        Moves moves = new Moves();
        rules.legal(state, seat, moves);
        return IntStream.of(moves.toArray()).mapToObj(rules::action).toList();
    }

    /** What is legal for a seat, as {@code sword 15 0}. */
    List<String> numbers(int seat) {
        return legal(seat).stream().map(Scene::words).toList();
    }

    static String words(LordAction action) {
        return switch (action) {
            case Offer(Goods goods, List<Integer> digits, int gems, int golds) ->
                goods.name().toLowerCase(Locale.ROOT) + " " + joined(digits) + " 0".repeat(gems) + " 00".repeat(golds);
            case Add(List<Integer> digits, int gems) -> "add " + joined(digits) + " 0".repeat(gems);
            case Pass() -> "pass";
            default -> action.toString();
        };
    }

    private static String joined(List<Integer> digits) {
        return digits.stream().map(String::valueOf).collect(Collectors.joining());
    }

    List<Integer> points() {
        return IntStream.range(0, rules.seats)
                .mapToObj(seat -> state.points[seat])
                .toList();
    }

    List<Integer> ranks() {
        Outcome outcome = new Outcome(rules.seats);
        rules.outcome(state, outcome);
        return IntStream.range(0, rules.seats).mapToObj(outcome::rank).toList();
    }

    boolean isAsked(int seat) {
        return state.toAct == Seat.bit(seat);
    }

    @Override
    public void points(int seat, int delta, String rule, Message reason) {
        ledger.add(seat + (delta < 0 ? " " : " +") + delta + " " + rule);
    }

    @Override
    public void announce(int audience, Message message) {
        log.add(message.key());
    }

    @Override
    public void revealed(int seats) {}
}
