package regalia.royaume;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import regalia.kernel.Herald;
import regalia.kernel.Message;
import regalia.kernel.Moves;
import regalia.kernel.Named;
import regalia.kernel.Options;
import regalia.kernel.Outcome;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Verdict;

/** A position set up by hand, and what is heard while it is played on. Tiles are written as words, {@code mill forge}. */
final class Scene implements Herald {

    final RoyaumeRules rules;
    final RoyaumeState state;
    final List<String> ledger = new ArrayList<>();
    final List<String> log = new ArrayList<>();

    Scene(int seats) {
        this(seats, Map.of());
    }

    Scene(int seats, Map<String, Object> options) {
        rules = (RoyaumeRules) Box.GAME.rules(seats, Options.complete(Box.GAME.options(seats), options));
        state = rules.start(this);
    }

    static Scene level(int seats, Level level) {
        return new Scene(seats, Map.of("level", Named.word(level), "first", 0));
    }

    static Tile tile(String word) {
        return Arrays.stream(Tile.values())
                .filter(tile -> Named.word(tile).equals(word))
                .findFirst()
                .orElseThrow();
    }

    static long heap(String words) {
        return words.isBlank()
                ? 0
                : Tiles.of(Arrays.stream(words.trim().split(" +", -1))
                        .map(Scene::tile)
                        .toList());
    }

    Scene first(int seat) {
        state.first = seat;
        return this;
    }

    Scene hand(int seat, String words) {
        state.hand[seat] = heap(words);
        return this;
    }

    Scene kept(int seat, String words) {
        state.kept[seat] = heap(words);
        return this;
    }

    Scene tales(int seat, Tale... tales) {
        state.tales[seat] = 0;
        for (Tale tale : tales) state.tales[seat] |= (short) (1 << tale.ordinal());
        return this;
    }

    Scene tokens(int seat, int... counts) {
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            state.tokens[seat * Symbol.COUNT + symbol] = (byte) counts[symbol];
            state.supply[symbol] -= (byte) counts[symbol];
        }
        return this;
    }

    Scene supply(int... counts) {
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) state.supply[symbol] = (byte) counts[symbol];
        return this;
    }

    /** All choose a tile of their hand in the given round, after so many others. */
    Scene choosing(int round, int picked) {
        state.round = round - 1;
        state.picked = picked;
        state.stage(Stage.CHOOSE, Seat.all(rules.seats));
        return this;
    }

    /** All are about to build. */
    Scene building() {
        state.round = 1;
        state.picked = RoyaumeRules.PICKS;
        state.stage(Stage.BUILD, Seat.all(rules.seats));
        return this;
    }

    Scene events(Event... events) {
        for (int i = 0; i < events.length; i++) state.turned[i] = (byte) (rules.eventAt(events[i]) + 1);
        return this;
    }

    /** Each seat chooses the tile named for it, seat 0 first. */
    Scene choose(String words) {
        String[] each = words.split(" ", -1);
        for (int seat = 0; seat < each.length; seat++) act(seat, new RoyaumeAction.Choose(tile(each[seat])));
        return this;
    }

    /** Builds on: {@code mill} lies face up, {@code mill/red} is turned and stands for red, {@code mill/} for no colour. */
    Scene build(int seat, String words) {
        for (String word : words.trim().split(" +", -1)) act(seat, placing(word));
        return this;
    }

    static RoyaumeAction placing(String word) {
        int slash = word.indexOf('/');
        if (slash < 0) return new RoyaumeAction.Build(tile(word));
        Optional<Colour> colour = Arrays.stream(Colour.values())
                .filter(each -> Named.word(each).equals(word.substring(slash + 1)))
                .findFirst();
        return new RoyaumeAction.Turn(tile(word.substring(0, slash)), colour);
    }

    /** Gives a seat the tiles it needs and builds them. */
    Scene kingdom(int seat, String words) {
        state.kept[seat] = heap(words.replaceAll("/[a-z]*", ""));
        return build(seat, words);
    }

    Scene card(Symbol... symbols) {
        for (Symbol symbol : symbols) act(Seat.CHANCE, new RoyaumeAction.TurnCard(symbol));
        return this;
    }

    Scene draw(int seat, Symbol... symbols) {
        for (Symbol symbol : symbols) act(Seat.CHANCE, new RoyaumeAction.DrawToken(seat, symbol));
        return this;
    }

    Scene act(int seat, RoyaumeAction action) {
        assertEquals(Verdict.Allowed.ALLOWED, rules.judge(state, seat, action));
        assertTrue(legal(seat).contains(action), () -> action + " is not among " + legal(seat));
        rules.play(state, seat, action.code(), this);
        return this;
    }

    Scene refuses(int seat, RoyaumeAction action, String rule, String key) {
        Verdict.Forbidden forbidden =
                assertInstanceOf(Verdict.Forbidden.class, rules.judge(state, seat, action), action::toString);
        assertEquals(rule + " " + key, forbidden.rule() + " " + forbidden.why().key());
        if (seat >= 0 && seat <= Seat.CHANCE) assertFalse(legal(seat).contains(action));
        return this;
    }

    List<RoyaumeAction> legal(int seat) {
        Moves moves = new Moves();
        rules.legal(state, seat, moves);
        return IntStream.of(moves.toArray()).mapToObj(rules::action).toList();
    }

    /** Lets chance do whatever it does until a seat is to act or all is over. */
    Scene luck(long seed) {
        Rng rng = new Rng(seed);
        Moves moves = new Moves();
        while (state.toAct < 0) rules.play(state, Seat.CHANCE, rules.chance(state, rng, moves), this);
        return this;
    }

    /** Lets chance set everything up, up to the first deal of a tile. */
    Scene luckUntilDealt() {
        Rng rng = new Rng(1);
        Moves moves = new Moves();
        while (state.stage() != Stage.DEAL) rules.play(state, Seat.CHANCE, rules.chance(state, rng, moves), this);
        return this;
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

    /** The lines of the ledger for one seat. */
    List<String> ledger(int seat) {
        return ledger.stream().filter(line -> line.startsWith(seat + " ")).toList();
    }

    long count(String key) {
        return log.stream().filter(key::equals).count();
    }

    @Override
    public void points(int seat, int delta, String rule, Message reason) {
        ledger.add(seat + (delta < 0 ? " " : " +") + delta + " " + rule + " " + reason.key());
    }

    @Override
    public void announce(int audience, Message message) {
        log.add(message.key());
    }

    @Override
    public void revealed(int seats) {}
}
