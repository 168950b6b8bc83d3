package regalia.minister;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regalia.codec.DataFiles;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;
import regalia.minister.MinisterAction.Advance;
import regalia.minister.MinisterAction.Place;
import regalia.minister.MinisterAction.Removed;
import regalia.minister.MinisterAction.Roll;

/** A position set up by hand, and what is heard while it is played on. */
final class Scene implements Herald {

    static final Minister GAME = new Minister(DataFiles.resource(Minister.class, "board.yaml", Board.class));

    final MinisterRules rules;
    final MinisterState state;
    final List<String> ledger = new ArrayList<>();
    final List<String> log = new ArrayList<>();

    Scene(int seats) {
        this(seats, Map.of());
    }

    /** As at the start, with seat 0 to roll. */
    Scene(int seats, Map<String, Object> options) {
        rules = (MinisterRules) GAME.rules(seats, Options.complete(GAME.options(seats), options));
        state = rules.start();
        state.turn = 0;
        state.stage(Stage.ROLL, Seat.bit(Seat.CHANCE));
    }

    static Spot spot(Zone zone) {
        return new Spot(zone, zone.kind() == Zone.Kind.ORDINARY ? 1 : 0);
    }

    static Spot spot(Zone zone, int space) {
        return new Spot(zone, space);
    }

    /** Stands a seat's four members somewhere else. */
    Scene members(int seat, Spot... spots) {
        for (int i = 0; i < spots.length; i++) state.move(seat * 4 + i, rules.track.spot(spots[i]));
        return this;
    }

    /** All four members of a seat where they can use 1, 2 and 3 only: on Opinion. */
    Scene onOpinion(int seat) {
        return members(seat, spot(Zone.OPINION), spot(Zone.OPINION), spot(Zone.OPINION), spot(Zone.OPINION));
    }

    Scene soup(int seat, int member) {
        state.soup |= 1 << (seat * 4 + member);
        return this;
    }

    Scene exile(int seat, int member) {
        state.move(seat * 4 + member, rules.track.newspaper);
        state.exiles |= 1 << (seat * 4 + member);
        return this;
    }

    Scene posts(int... posts) {
        System.arraycopy(posts, 0, state.posts, 0, posts.length);
        return this;
    }

    Scene chancellor(int seat) {
        state.chancellor = seat;
        return this;
    }

    Scene left(int steps) {
        state.left = steps;
        return this;
    }

    Scene turn(int seat) {
        state.turn = seat;
        return this;
    }

    Scene roll(int... numbers) {
        for (int number : numbers) act(Seat.CHANCE, new Roll(number));
        return this;
    }

    Scene advance(Spot from, Spot to) {
        return act(Seat.lowest(state.toAct), new Advance(from, to));
    }

    static Place place(int ministers, int red, int yellow, int green, int black) {
        return new Place(ministers, new Removed(red, yellow, green, black));
    }

    static Place place(int ministers) {
        return place(ministers, 0, 0, 0, 0);
    }

    Scene act(int seat, MinisterAction action) {
        assertEquals(Verdict.Allowed.ALLOWED, rules.judge(state, seat, action), () -> action.toString());
        assertTrue(legal(seat).contains(action), () -> action + " is not among " + legal(seat));
        rules.play(state, seat, action.code(), this);
        return this;
    }

    Scene refuses(int seat, MinisterAction action, String rule, String key) {
        Verdict verdict = rules.judge(state, seat, action);
        assertTrue(verdict instanceof Verdict.Forbidden, () -> action + " was allowed");
        Verdict.Forbidden forbidden = (Verdict.Forbidden) verdict;
        assertEquals(rule + " " + key, forbidden.rule() + " " + forbidden.why().key());
        assertFalse(legal(seat).contains(action));
        return this;
    }

    List<MinisterAction> legal(int seat) {
        Moves moves = new Moves();
        rules.legal(state, seat, moves);
        return IntStream.of(moves.toArray()).mapToObj(rules::action).toList();
    }

    Stage stage() {
        return state.stage();
    }

    /** Where a seat's member stands, from the view that everybody has. */
    MinisterView.Member member(int seat, int member) {
        return rules.view(state, Seat.SPECTATOR).parties().get(seat).members().get(member);
    }

    List<Integer> posts() {
        return IntStream.range(0, rules.seats)
                .mapToObj(seat -> state.posts[seat])
                .toList();
    }

    List<Integer> ranks() {
        Outcome outcome = outcome();
        return IntStream.range(0, rules.seats).mapToObj(outcome::rank).toList();
    }

    Outcome outcome() {
        Outcome outcome = new Outcome(rules.seats);
        rules.outcome(state, outcome);
        return outcome;
    }

    @Override
    public void points(int seat, int delta, String rule, Message reason) {
        ledger.add(seat + (delta < 0 ? " " : " +") + delta + " " + rule + " " + reason.key());
    }

    @Override
    public void announce(int audience, Message message) {
        assertEquals(Seat.EVERYBODY, audience);
        log.add(message.key());
    }

    @Override
    public void revealed(int seats) {}
}
