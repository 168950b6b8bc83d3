package regalia.royaume;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Moves;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.Deal;
import regalia.royaume.RoyaumeAction.DealTale;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.DrawToken;
import regalia.royaume.RoyaumeAction.TurnUp;

/**
 * The script of a match of four in which more tokens are earned than the 48 there are. It takes all of this at once: in round 1
 * everybody has as many tiles of each colour as the others, so that all five territories pay four tokens each; the other seven
 * events are missions that two fulfil each; all five monsters are kept; that is 39. Then everybody tells a love tale and has most
 * of it in the kingdom.
 */
final class EmptySupply {

    private static final int SEATS = 4;
    /** The colour of which everybody has two tiles in round 1, where six tiles meet five colours. */
    private static final int TWICE = Colour.GREEN.ordinal();

    /** Who keeps the two workshops of each colour, and who its monster. */
    private static final int[][] WORKSHOPS = {{0, 1}, {0, 1}, {1, 2}, {2, 3}, {3, 0}};

    private static final int[] MONSTERS = {3, 2, 0, 1, 2};

    private static final Event[][] EVENTS = {
        {
            Event.territory(Colour.GREEN),
            Event.territory(Colour.YELLOW),
            Event.territory(Colour.BLUE),
            Event.territory(Colour.RED),
            Event.territory(Colour.PURPLE),
            Event.mission(Tile.FORGE)
        },
        {
            Event.mission(Tile.SAWMILL),
            Event.mission(Tile.MILL),
            Event.mission(Tile.STONEYARD),
            Event.mission(Tile.WINEPRESS),
            Event.mission(Tile.WHEATFIELD, Tile.MILL),
            Event.mission(Tile.QUARRY, Tile.STONEYARD)
        }
    };

    /** What each seat keeps, in the order of its choices, and what is dealt to it, by round. */
    private final Tile[][][] kept = new Tile[RoyaumeRules.ROUNDS][SEATS][];

    private final List<List<List<Tile>>> dealt = new ArrayList<>();
    private final RoyaumeRules rules;

    EmptySupply(RoyaumeRules rules) {
        this.rules = rules;
        Rng rng = new Rng(1);
        while (!share(rng)) {}
    }

    private static Tile of(int colour, int kind) {
        return Tile.of(6 * Math.floorMod(colour, Colour.COUNT) + kind);
    }

    /** The lovers, terrain, workshop and castle of the tale; workshops with their terrains for two seats each; monsters; any characters. */
    private boolean share(Rng rng) {
        List<List<Tile>> own = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++)
            own.add(new ArrayList<>(List.of(of(seat, 0), of(seat + 1, 0), of(seat + 3, 3), of(seat, 5))));
        for (int colour = 0; colour < Colour.COUNT; colour++)
            for (int seat : WORKSHOPS[colour]) {
                own.get(seat).add(of(colour, 3));
                own.get(seat).add(of(colour, 4));
            }
        for (int colour = 0; colour < Colour.COUNT; colour++)
            own.get(MONSTERS[colour]).add(of(colour, 2));
        long rest = rules.box;
        for (List<Tile> tiles : own) for (Tile tile : tiles) rest -= Tiles.one(tile.ordinal());
        for (List<Tile> tiles : own)
            while (tiles.size() < 12) {
                Tile tile = Tile.of(Tiles.draw(rest, rng));
                rest -= Tiles.one(tile.ordinal());
                tiles.add(tile);
            }
        for (int seat = 0; seat < SEATS; seat++) if (!split(seat, own.get(seat))) return false;
        deal(Tiles.list(rest));
        return true;
    }

    /** Round 1 has one tile of each colour, workshops first, and a second one of the colour that all have twice. */
    private boolean split(int seat, List<Tile> tiles) {
        List<Tile> later = new ArrayList<>(tiles);
        List<Tile> now = new ArrayList<>();
        for (int i = 0; i <= Colour.COUNT; i++) {
            int colour = i == Colour.COUNT ? TWICE : i;
            Optional<Tile> found = later.stream()
                    .filter(tile -> Tile.colour(tile.ordinal()) == colour)
                    .max(Comparator.comparing(tile -> tile == Tile.FORGE));
            if (found.isEmpty()) return false;
            now.add(found.get());
            later.remove(found.get());
        }
        kept[0][seat] = now.toArray(Tile[]::new);
        kept[1][seat] = later.toArray(Tile[]::new);
        return true;
    }

    /** Hands go left, then right: who chooses the k-th time chooses from the hand of the k-th seat before, or behind. */
    private void deal(List<Tile> discards) {
        int next = 0;
        for (int round = 0; round < RoyaumeRules.ROUNDS; round++) {
            List<List<Tile>> hands = new ArrayList<>();
            for (int hand = 0; hand < SEATS; hand++) {
                List<Tile> tiles = new ArrayList<>();
                for (int k = 0; k < RoyaumeRules.PICKS; k++)
                    tiles.add(kept[round][Math.floorMod(round == 0 ? hand + k : hand - k, SEATS)][k]);
                tiles.add(discards.get(next++));
                hands.add(tiles);
            }
            dealt.add(hands);
        }
    }

    /** What happens next, where the script has a say; who builds does as the solver says, and the bard turns up what comes. */
    RoyaumeAction next(RoyaumeState state, RoyaumeSense sense, Rng rng, Moves moves) {
        int seat = Seat.lowest(state.toAct);
        rules.legal(state, seat, moves);
        return switch (state.stage()) {
            case DEAL_TALES -> {
                int who = rules.listener(state);
                yield state.tales[who] == 0 ? new DealTale(who, Tale.of(who)) : rules.action(moves.code(0));
            }
            case DEAL -> {
                int who = rules.dealt(state);
                yield new Deal(who, dealt.get(state.round).get(who).get(Tiles.size(state.hand[who])));
            }
            case TURN_UP -> new TurnUp(EVENTS[state.round][state.step]);
            case CHOOSE -> new Choose(kept[state.round][seat][state.picked]);
            case TOKENS -> {
                Symbol most = Symbol.LUTE;
                for (Symbol symbol : Symbol.values())
                    if (state.supply[symbol.ordinal()] > state.supply[most.ordinal()]) most = symbol;
                yield new DrawToken(rules.creditor(state), most);
            }
            case DISCARD_TALE -> new DiscardTale(Tale.of(31 - Integer.numberOfLeadingZeros(state.tales[seat])));
            case BUILD -> rules.action(sense.plan(rules.view(state, seat), 50).orElseThrow());
            default -> rules.action(moves.draw(rng));
        };
    }
}
