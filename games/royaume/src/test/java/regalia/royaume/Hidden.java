package regalia.royaume;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regalia.kernel.Game;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Rules;
import regalia.kernel.Seat;
import regalia.kernel.Silent;
import regalia.testkit.Played;
import regalia.testkit.Subject;

/** What the laws need to know of My Kingdom. What may be hidden, the {@link Scrambler} knows. */
final class Hidden implements Subject<RoyaumeState, RoyaumeAction, RoyaumeView> {

    @Override
    public Game<RoyaumeState, RoyaumeAction, RoyaumeView> game() {
        return Box.GAME;
    }

    @Override
    public List<Played<RoyaumeAction>> scrambleHidden(
            Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules,
            List<Played<RoyaumeAction>> actions,
            int seat,
            Rng rng) {
        return new Scrambler(rules, actions, seat, rng).match();
    }

    /** Every tile is in the deck, in a hand, chosen, kept, in a kingdom or out of the game; every copy has a number. */
    @Override
    public List<String> pieces(Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules, RoyaumeState state) {
        List<Tile> tiles = new ArrayList<>(Tiles.list(state.deck));
        tiles.addAll(Tiles.list(state.out));
        tiles.addAll(Tiles.list(state.discarded));
        for (int seat = 0; seat < rules.seats(); seat++) {
            tiles.addAll(Tiles.list(state.hand[seat]));
            tiles.addAll(Tiles.list(state.kept[seat]));
            if (state.stage() == Stage.CHOOSE && state.chosen[seat] > 0) tiles.add(Tile.of(state.chosen[seat] - 1));
            for (int place = 0; place < state.placed[seat]; place++)
                tiles.add(Tile.of(Kingdom.tile(state.piece(seat, place))));
        }
        Map<Tile, Integer> copies = new HashMap<>();
        return tiles.stream()
                .map(tile -> tile + " " + copies.merge(tile, 1, Integer::sum))
                .toList();
    }

    /** A token is in the supply, before a seat or moved, until those not moved are discarded; so is a card until turned up. */
    @Override
    public Map<String, Long> sums(Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules, RoyaumeState state) {
        Map<String, Long> sums = new LinkedHashMap<>();
        boolean over = state.stage() == Stage.OVER;
        int tokens = RoyaumeState.sum(state.supply) + RoyaumeState.sum(state.tokens) + RoyaumeState.sum(state.moved);
        boolean full = ((RoyaumeRules) rules).level == Level.FULL;
        sums.put("tokens", over && full ? (long) BardBox.TOKENS : (long) tokens);
        return sums;
    }

    @Override
    public List<String> hiddenFacts(
            Rules<RoyaumeState, RoyaumeAction, RoyaumeView> rules, RoyaumeState state, int seat) {
        List<String> facts = new ArrayList<>();
        for (int who = 0; who < rules.seats(); who++) {
            for (Tile tile : Tile.values())
                for (int n = Tiles.count(state.hand[who], tile.ordinal()); n > 0; n--)
                    facts.add(who + " holds " + n + " " + tile);
            if (state.chosen[who] > 0) facts.add(who + " has chosen " + state.chosen[who]);
        }
        for (Tile tile : Tile.values()) facts.add(Tiles.count(state.deck, tile.ordinal()) + " in the deck: " + tile);
        return facts;
    }

    /** Builds one kingdom at random, as a seat alone could do it: any tile, any side that the rules let it have. */
    static List<RoyaumeAction> build(RoyaumeRules rules, long kept, int number, Rng rng) {
        RoyaumeState state = rules.start();
        state.kept[0] = kept;
        state.stage(Stage.BUILD, Seat.all(2));
        List<RoyaumeAction> actions = new ArrayList<>();
        Moves moves = new Moves();
        for (int i = 0; i < number; i++) {
            rules.legal(state, 0, moves);
            int[] faceUp = IntStream.of(moves.toArray())
                    .filter(code -> code < Codes.TURN)
                    .toArray();
            int code = faceUp.length > 0 && rng.below(2) == 0
                    ? faceUp[rng.below(faceUp.length)]
                    : moves.code(rng.below(moves.size()));
            RoyaumeAction action = rules.action(code);
            actions.add(action);
            rules.apply(state, 0, action, Silent.HERALD);
        }
        return actions;
    }
}
