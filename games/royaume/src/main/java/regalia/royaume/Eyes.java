package regalia.royaume;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regalia.kernel.Seat;
import regalia.royaume.RoyaumeView.Own;
import regalia.royaume.RoyaumeView.Place;
import regalia.royaume.RoyaumeView.Realm;
import regalia.royaume.RoyaumeView.Story;
import regalia.royaume.RoyaumeView.Symbols;

/** Builds views up from nothing: first what all may see, then what a seat remembers of hands it held, then its own. */
final class Eyes {

    private final RoyaumeRules rules;

    Eyes(RoyaumeRules rules) {
        this.rules = rules;
    }

    RoyaumeView view(RoyaumeState state, int viewer) {
        boolean looksOn = viewer == Seat.SPECTATOR;
        long unknown = state.deck + (looksOn ? state.discarded : 0);
        List<Realm> realms = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) {
            boolean known = !looksOn && knows(state, viewer, seat);
            if (!known) unknown += held(state, seat);
            realms.add(realm(state, seat, known));
        }
        return new RoyaumeView(
                state.stage(),
                state.next == 0 ? Optional.empty() : Optional.of(Stage.of(state.next)),
                rules.level,
                rules.advanced,
                state.first,
                state.round + 1,
                state.picked,
                state.step,
                toAct(state),
                Tiles.list(state.out),
                looksOn ? List.of() : Tiles.list(state.discarded),
                Tiles.list(unknown),
                Tiles.size(state.deck),
                turned(state),
                left(state),
                symbols(state.supply, 0),
                symbols(state.cards, 0),
                stories(state),
                looksOn ? Optional.empty() : Optional.of(own(state, viewer)),
                List.copyOf(realms));
    }

    /**
     * Whether a viewer knows what a seat's hand consists of: its own, and each that has come round to it this round. A hand
     * that has made k steps from the viewer is known while no more than k passes have been made since the deal.
     */
    private boolean knows(RoyaumeState state, int viewer, int seat) {
        int steps = state.round == 0 ? seat - viewer : viewer - seat;
        return Math.floorMod(steps, rules.seats) <= state.picked;
    }

    /** The hand with the tile secretly chosen from it. */
    private static long held(RoyaumeState state, int seat) {
        boolean secret = state.stage() == Stage.CHOOSE && state.chosen[seat] != 0;
        return state.hand[seat] + (secret ? Tiles.one(state.chosen[seat] - 1) : 0);
    }

    private List<Integer> toAct(RoyaumeState state) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < rules.seats; seat++) if ((state.toAct & Seat.bit(seat)) != 0) seats.add(seat);
        return List.copyOf(seats);
    }

    private List<Event> turned(RoyaumeState state) {
        List<Event> list = new ArrayList<>();
        for (int i = 0; i < RoyaumeRules.EVENTS; i++) if (state.turned[i] != 0) list.add(rules.event(state, i));
        return List.copyOf(list);
    }

    private List<Event> left(RoyaumeState state) {
        List<Event> list = new ArrayList<>();
        for (long rest = state.events; rest != 0; rest &= rest - 1)
            list.add(rules.events.get(Long.numberOfTrailingZeros(rest)));
        return List.copyOf(list);
    }

    private List<Story> stories(RoyaumeState state) {
        int held = 0;
        for (int seat = 0; seat < rules.seats; seat++) held |= state.tales[seat];
        List<Story> list = new ArrayList<>();
        for (Tale tale : tales(held)) {
            List<Tile> elements = new ArrayList<>();
            for (int element : rules.elements[tale.ordinal()]) elements.add(Tile.of(element));
            list.add(new Story(tale, List.copyOf(elements)));
        }
        return List.copyOf(list);
    }

    private static Symbols symbols(byte[] counts, int from) {
        return new Symbols(counts[from], counts[from + 1], counts[from + 2], counts[from + 3]);
    }

    private static Realm realm(RoyaumeState state, int seat, boolean known) {
        boolean shown = state.stage().ordinal() > Stage.BUILD.ordinal() || isAfterBuilding(state);
        return new Realm(
                seat,
                Tiles.size(state.hand[seat]),
                known ? Optional.of(Tiles.list(held(state, seat))) : Optional.empty(),
                state.chosen[seat] != 0,
                shown ? List.of() : Tiles.list(state.allKept(seat)),
                tales(state.tales[seat]),
                symbols(state.tokens, seat * Symbol.COUNT),
                state.owed[seat],
                state.moved[seat],
                state.markers[seat],
                state.placed[seat],
                shown ? kingdom(state, seat) : List.of(),
                state.points[seat]);
    }

    /** Tokens for the tales are drawn when all kingdoms are shown. */
    private static boolean isAfterBuilding(RoyaumeState state) {
        return state.stage() == Stage.TOKENS && state.next >= Stage.SHOW.ordinal();
    }

    private static List<Tale> tales(int set) {
        List<Tale> list = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) list.add(Tale.of(Integer.numberOfTrailingZeros(rest)));
        return List.copyOf(list);
    }

    private static List<Place> kingdom(RoyaumeState state, int seat) {
        List<Place> places = new ArrayList<>();
        for (int place = 0; place < state.placed[seat]; place++) {
            int piece = state.piece(seat, place);
            boolean bard = !Kingdom.isFaceUp(piece);
            boolean named = bard && Kingdom.side(piece) != Kingdom.COLOURLESS;
            places.add(new Place(
                    Tile.of(Kingdom.tile(piece)),
                    bard,
                    named ? Optional.of(Colour.of(Kingdom.colour(piece))) : Optional.empty()));
        }
        return List.copyOf(places);
    }

    private static Own own(RoyaumeState state, int seat) {
        int chosen = state.chosen[seat];
        return new Own(
                seat,
                Tiles.list(state.hand[seat]),
                state.stage() == Stage.CHOOSE && chosen != 0 ? Optional.of(Tile.of(chosen - 1)) : Optional.empty(),
                state.stage() == Stage.DISCARD_TALE && chosen != 0
                        ? Optional.of(Tale.of(chosen - 1))
                        : Optional.empty(),
                Tiles.list(state.kept[seat]),
                kingdom(state, seat));
    }
}
