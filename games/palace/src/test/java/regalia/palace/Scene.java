package regalia.palace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Named;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;

/**
 * A position set up by hand, and what is heard while it is played on. Cards are written as {@code queen 3}, columns from left to
 * right as {@code noble 4, queen 2}.
 */
final class Scene implements Herald {

    static final Palace GAME = new Palace();

    final PalaceRules rules;
    final PalaceState state;
    final List<String> ledger = new ArrayList<>();
    final List<Message> log = new ArrayList<>();

    Scene(int seats) {
        this(seats, Map.of());
    }

    /**
     * The first turn of round 1: seat 0 has the pawn, every row is full of Nobles of favour 1 with discs yellow, red and blue from
     * top to bottom (though the box has no such cards to spare), and all chose Noble for round 1 and Soldier for round 2.
     */
    Scene(int seats, Map<String, Object> options) {
        rules = rules(seats, options);
        state = rules.start();
        for (int row = 0; row < PalaceState.ROWS; row++)
            for (int i = 0; i < rules.box.width(); i++) state.layCard(row, number("noble 1"));
        for (int row = 0; row < PalaceState.ROWS; row++) Preparation.layDisc(state, row, Colour.of(row));
        for (int seat = 0; seat < seats; seat++) bribes(seat, Kind.NOBLE, Kind.SOLDIER);
        state.deck -= rules.box.grid();
        state.stage(Stage.TAKE, Seat.bit(0));
    }

    static PalaceRules rules(int seats, Map<String, Object> options) {
        return (PalaceRules) GAME.rules(seats, Options.complete(GAME.options(seats), options));
    }

    static int number(String card) {
        String[] parts = card.split(" ", 2);
        int number = Card.number(kind(parts[0]).ordinal(), Integer.parseInt(parts[1]));
        assertTrue(number > 0, card);
        return number;
    }

    private static Kind kind(String word) {
        return Kind.valueOf(word.toUpperCase(Locale.ROOT));
    }

    Scene bribes(int seat, Kind round1, Kind round2) {
        state.bribe(seat, 0, round1.ordinal());
        state.bribe(seat, 1, round2.ordinal());
        return this;
    }

    /** The cards of a row from left to right, in place of what lay there. */
    Scene row(int row, String... cards) {
        while (!state.isEmpty(row - 1)) state.takeCard(row - 1);
        for (int i = cards.length - 1; i >= 0; i--) state.layCard(row - 1, number(cards[i]));
        return this;
    }

    /** The disc on a row's leftmost card, in place of what lay there; taken from the reserve. */
    Scene disc(int row, Colour colour) {
        noDisc(row);
        Preparation.layDisc(state, row - 1, colour);
        return this;
    }

    Scene noDisc(int row) {
        if (state.discOn(row - 1) != PalaceState.NONE) state.addReserve(state.discOn(row - 1), 1);
        state.discOn(row - 1, PalaceState.NONE);
        return this;
    }

    /** Takes away all of the reserve. */
    Scene noReserve() {
        for (Colour colour : Colour.values()) reserve(colour, 0);
        return this;
    }

    Scene reserve(Colour colour, int count) {
        state.addReserve(colour.ordinal(), count - state.reserve(colour.ordinal()));
        return this;
    }

    /** Gives a seat its columns, from left to right. */
    Scene columns(int seat, String columns) {
        for (int kind = 0; kind < Kind.COLUMNS; kind++) {
            state.addTotal(seat, kind, -state.total(seat, kind));
            state.column(seat, kind, PalaceState.NONE);
        }
        int place = 0;
        for (String column : columns.isEmpty() ? new String[0] : columns.split(", ")) {
            String[] parts = column.split(" ", 2);
            state.column(seat, place++, kind(parts[0]).ordinal());
            state.addTotal(seat, kind(parts[0]).ordinal(), Integer.parseInt(parts[1]));
        }
        return this;
    }

    /** Violet discs on a column, whose total already counts them. */
    Scene violets(int seat, Kind kind, int count) {
        state.addViolets(seat, kind.ordinal(), count);
        return this;
    }

    Scene discs(int seat, Colour colour, int count) {
        state.addDiscs(seat, colour.ordinal(), count);
        return this;
    }

    Scene points(int... points) {
        System.arraycopy(points, 0, state.points, 0, points.length);
        return this;
    }

    Scene pawn(int seat) {
        state.pawn = seat;
        return this;
    }

    Scene turnOf(int seat) {
        state.actor = seat;
        state.stage(Stage.TAKE, Seat.bit(seat));
        return this;
    }

    Scene round(int round) {
        state.round = round - 1;
        return this;
    }

    /** Evaluates the round as it stands. */
    Scene evaluate() {
        rules.evaluation.evaluate(state, this);
        return this;
    }

    Scene act(int seat, PalaceAction action) {
        assertEquals(Verdict.Allowed.ALLOWED, rules.judge(state, seat, action));
        assertTrue(legal(seat).contains(action), () -> action + " is not among " + legal(seat));
        rules.play(state, seat, action.code(), this);
        return this;
    }

    Scene draw(String card) {
        Card drawn = Card.of(number(card));
        return act(Seat.CHANCE, new PalaceAction.Draw(drawn.kind(), drawn.favour()));
    }

    Scene take(int row) {
        return act(state.actor, new PalaceAction.Take(row));
    }

    Scene lay(Colour colour) {
        return act(state.actor, new PalaceAction.Lay(colour));
    }

    Scene refuses(int seat, PalaceAction action, String rule, String key) {
        Verdict.Forbidden forbidden =
                assertInstanceOf(Verdict.Forbidden.class, rules.judge(state, seat, action), action::toString);
        assertEquals(rule + " " + key, forbidden.rule() + " " + forbidden.why().key());
        assertFalse(legal(seat).contains(action));
        return this;
    }

    List<PalaceAction> legal(int seat) {
        Moves moves = new Moves();
        rules.legal(state, seat, moves);
        return IntStream.of(moves.toArray()).mapToObj(rules::action).toList();
    }

    /** A seat's columns from left to right. */
    String columns(int seat) {
        return IntStream.range(0, Columns.count(state, seat))
                .map(place -> state.column(seat, place))
                .mapToObj(kind -> Named.word(Kind.of(kind)) + " " + state.total(seat, kind))
                .collect(Collectors.joining(", "));
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

    /** The ledger's lines of one rule. */
    List<String> ledger(String rule) {
        return ledger.stream().filter(line -> line.contains(" " + rule + " ")).toList();
    }

    List<String> heard() {
        return log.stream().map(Message::key).toList();
    }

    @Override
    public void points(int seat, int delta, String rule, Message reason) {
        ledger.add(seat + (delta < 0 ? " " : " +") + delta + " " + rule + " "
                + reason.key().substring("reason.".length())
                + reason.args().stream().map(Scene::said).collect(Collectors.joining()));
    }

    private static String said(Object argument) {
        return " "
                + switch (argument) {
                    case Seat seat -> "seat" + seat.number();
                    case Named named -> named.key();
                    default -> argument.toString();
                };
    }

    @Override
    public void announce(int audience, Message message) {
        log.add(message);
    }

    @Override
    public void revealed(int seats) {}
}
