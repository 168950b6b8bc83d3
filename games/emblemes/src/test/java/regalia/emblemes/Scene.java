package regalia.emblemes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
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

/** A position set up by hand, and what is heard while it is played on. Cards are written as {@code 1 witch}: seat and character. */
final class Scene implements Herald {

    static final Emblemes GAME = new Emblemes(DataFiles.resource(Emblemes.class, "rewards.yaml", Rewards.class));

    final EmblemesRules rules;
    final EmblemesState state;
    final List<String> ledger = new ArrayList<>();
    final List<String> log = new ArrayList<>();

    Scene(int seats) {
        this(seats, Map.of());
    }

    /** Hands are empty, nothing lies anywhere, seat 0 has the pawn, and all are to select. */
    Scene(int seats, Map<String, Object> options) {
        rules = (EmblemesRules) GAME.rules(seats, Options.complete(GAME.options(seats), options));
        state = rules.start();
        state.pawn = 0;
        state.stage(Stage.SELECT, Seat.all(seats));
    }

    static Scene set(String set, int seats) {
        return new Scene(seats, Map.of("set", set));
    }

    static Card card(String text) {
        String[] parts = text.split(" ", 2);
        return new Card(Integer.parseInt(parts[0]), Persona.valueOf(parts[1].toUpperCase(Locale.ROOT)));
    }

    Scene lay(Location location, String... cards) {
        for (String text : cards) {
            int number = card(text).number();
            state.insert(location.ordinal(), number, state.equals(location.ordinal(), Card.value(number)));
            state.pile[Card.seat(number)] &= ~(1 << Card.value(number));
        }
        return this;
    }

    Scene gold(int... gold) {
        System.arraycopy(gold, 0, state.gold, 0, gold.length);
        return this;
    }

    Scene hand(int seat, Persona... cards) {
        for (Persona character : cards) {
            state.hand[seat] |= 1 << character.value();
            state.pile[seat] &= ~(1 << character.value());
        }
        return this;
    }

    Scene pawn(int seat) {
        state.pawn = seat;
        return this;
    }

    /** All select, seat 0 first; the pawn's holder is then to place. */
    Scene select(Persona... cards) {
        for (int seat = 0; seat < cards.length; seat++) hand(seat, cards[seat]);
        for (int seat = 0; seat < cards.length; seat++) act(seat, new EmblemesAction.Select(cards[seat]));
        return this;
    }

    Scene place(int seat, Location location) {
        return act(seat, new EmblemesAction.Place(location, 0));
    }

    Scene act(int seat, EmblemesAction action) {
        assertEquals(Verdict.Allowed.ALLOWED, rules.judge(state, seat, action));
        assertTrue(legal(seat).contains(action), () -> action + " is not among " + legal(seat));
        rules.play(state, seat, action.code(), this);
        return this;
    }

    Scene refuses(int seat, EmblemesAction action, String rule, String key) {
        Verdict verdict = rules.judge(state, seat, action);
        assertTrue(verdict instanceof Verdict.Forbidden, () -> action + " was allowed");
        Verdict.Forbidden forbidden = (Verdict.Forbidden) verdict;
        assertEquals(rule + " " + key, forbidden.rule() + " " + forbidden.why().key());
        assertTrue(!legal(seat).contains(action));
        return this;
    }

    List<EmblemesAction> legal(int seat) {
        Moves moves = new Moves();
        rules.legal(state, seat, moves);
        return IntStream.of(moves.toArray()).mapToObj(rules::action).toList();
    }

    /** The cards of a location, left to right. */
    String row(Location location) {
        return IntStream.range(0, state.size[location.ordinal()])
                .mapToObj(i -> state.cardAt(location.ordinal(), i))
                .map(number -> Card.seat(number) + " "
                        + Persona.of(Card.value(number)).name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    Scene settle() {
        rules.roundEnd.settle(state, this);
        return this;
    }

    List<Integer> gold() {
        return IntStream.range(0, rules.seats)
                .mapToObj(seat -> state.gold[seat])
                .toList();
    }

    List<Integer> ranks() {
        Outcome outcome = new Outcome(rules.seats);
        rules.outcome(state, outcome);
        return IntStream.range(0, rules.seats).mapToObj(outcome::rank).toList();
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
