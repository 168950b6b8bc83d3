package regalia.royaume;

import java.util.Optional;
import regalia.kernel.Foresight;
import regalia.kernel.Message;
import regalia.kernel.Rng;
import regalia.kernel.Seat;
import regalia.kernel.Sense;
import regalia.royaume.RoyaumeAction.Build;
import regalia.royaume.RoyaumeAction.Choose;
import regalia.royaume.RoyaumeAction.DiscardTale;
import regalia.royaume.RoyaumeAction.Give;
import regalia.royaume.RoyaumeAction.Turn;

/**
 * A feeling for My Kingdom: the best kingdom that a quick builder makes of the tiles so far, with the tokens to expect of tale
 * and events. Has room of its own, so each thread needs its own.
 */
final class RoyaumeSense implements Sense<RoyaumeState, RoyaumeAction, RoyaumeView> {

    /** How many steps the quick builder makes: few kingdoms need more, and none takes 200 microseconds. */
    static final int QUICK = 4_000;

    private static final double SECOND_TALE = 0.2;
    private static final double MARKER = 1;
    private static final double RIVAL = 0.1;

    private final RoyaumeRules rules;
    private final KingdomSearch search;
    private final Aim aim;
    private final Taste taste;
    private final Memory memory;
    private final int[] pieces = new int[Kingdom.PLACES];
    private final RoyaumeState imagined;

    RoyaumeSense(RoyaumeRules rules) {
        this.rules = rules;
        search = new KingdomSearch(rules);
        memory = new Memory(search, QUICK);
        aim = new Aim(rules);
        taste = new Taste(rules);
        imagined = rules.start();
    }

    @Override
    public double worth(RoyaumeState state, int seat) {
        if (state.stage().ordinal() > Stage.BUILD.ordinal() || state.placed[seat] == Kingdom.PLACES)
            return standing(state, seat);
        double worth = potential(state, seat) - MARKER * state.markers[seat];
        double rival = 0;
        for (int other = 0; other < rules.seats; other++)
            if (other != seat) rival = Math.max(rival, simple(state, other));
        return worth - RIVAL * rival;
    }

    /** What is certain after building: the tiles, the tokens so far, the tale's bonus as the builder sees it. */
    private double standing(RoyaumeState state, int seat) {
        if (state.stage() == Stage.OVER) return state.points[seat];
        return kingdom(state, seat, 0, tale(state, seat)) - state.markers[seat];
    }

    private static int tale(RoyaumeState state, int seat) {
        return state.tales[seat] == 0 ? 0 : RoyaumeRules.tale(state, seat);
    }

    /** The best tale that is left, and a little for another one that could be told instead. */
    private double potential(RoyaumeState state, int seat) {
        long tiles = state.kept[seat];
        int tales = state.tales[seat];
        double more = 0;
        if (state.stage() == Stage.CHOOSE && state.chosen[seat] != 0) {
            int chosen = state.chosen[seat] - 1;
            tiles += Tiles.one(chosen);
            if (rules.level == Level.FULL && Tile.isMonster(chosen))
                more = aim.at(state, seat, tale(state, seat)).token();
        } else if (state.stage() == Stage.DISCARD_TALE && state.chosen[seat] != 0)
            tales &= ~(1 << (state.chosen[seat] - 1));
        if (tales == 0) return kingdom(state, seat, tiles, 0);
        double best = 0;
        double next = 0;
        for (int rest = tales; rest != 0; rest &= rest - 1) {
            double worth = kingdom(state, seat, tiles, Integer.numberOfTrailingZeros(rest));
            next = Math.max(next, Math.min(worth, best));
            best = Math.max(best, worth);
        }
        return best + SECOND_TALE * next + more + events(state, seat, tiles);
    }

    private double kingdom(RoyaumeState state, int seat, long tiles, int tale) {
        aim.at(state, seat, tale);
        int placed = state.placed[seat];
        if (placed == 0) return memory.best(aim, tiles);
        for (int place = 0; place < placed; place++) pieces[place] = state.piece(seat, place);
        return search.search(aim, tiles, pieces, placed, QUICK);
    }

    /** Tokens that the events ahead promise. */
    private double events(RoyaumeState state, int seat, long tiles) {
        double worth = 0;
        if (state.stage() != Stage.CHOOSE) return 0;
        double token = aim.token();
        for (int i = 0; i < RoyaumeRules.EVENTS; i++) {
            if (state.turned[i] == 0) continue;
            Event event = rules.event(state, i);
            worth += switch (event.kind()) {
                case MONSTER -> Happenings.covers(tiles, event.tiles()) ? 0.3 : 0;
                case MISSION -> mission(event, tiles) * token;
                case TERRITORY -> territory(state, seat, event.colour().ordinal(), tiles) * token;
            };
        }
        return worth;
    }

    private static double mission(Event event, long tiles) {
        if (Happenings.covers(tiles, event.tiles())) return 1;
        if (!event.isPair()) return 0;
        long second = Tiles.withoutLowest(event.tiles());
        return Happenings.covers(tiles, second) || Happenings.covers(tiles, event.tiles() - second) ? 0.3 : 0;
    }

    private double territory(RoyaumeState state, int seat, int colour, long tiles) {
        int mine = Tiles.ofColour(tiles, colour);
        int most = 0;
        for (int other = 0; other < rules.seats; other++)
            if (other != seat) most = Math.max(most, Tiles.ofColour(state.kept[other], colour));
        return Math.clamp(0.5 + 0.25 * (mine - most), 0, 0.9) * Math.min(1, mine);
    }

    /** A rough count of what another seat has. */
    private static double simple(RoyaumeState state, int seat) {
        double worth = state.tokens(seat) - state.markers[seat];
        long all = state.allKept(seat);
        for (long rest = all; rest != 0; rest = Tiles.withoutLowest(rest)) {
            int tile = Tiles.lowest(rest);
            worth += Tiles.count(rest, tile) * Tile.of(tile).value();
        }
        return worth;
    }

    @Override
    public double weight(RoyaumeState state, int seat, int code) {
        return taste.weight(state, seat, code);
    }

    @Override
    public Message reason(RoyaumeState state, int seat, RoyaumeAction action) {
        return switch (action) {
            case Choose(Tile tile) -> wish(state, seat, tile);
            case Give(int who) -> Message.of("sense.rival", Seat.of(who));
            case DiscardTale(Tale tale) -> Message.of("sense.tale", tale);
            case Build(Tile tile) -> Message.of("sense.build", tile, tile.value());
            case Turn _ -> Message.of("sense.turn");
            default -> Message.of("sense.luck");
        };
    }

    private Message wish(RoyaumeState state, int seat, Tile tile) {
        for (int rest = state.tales[seat]; rest != 0; rest &= rest - 1) {
            int tale = Integer.numberOfTrailingZeros(rest);
            for (int element : rules.elements[tale])
                if (element == tile.ordinal()) return Message.of("sense.element", tile, Tale.of(tale));
        }
        if (tile.role() == Role.MONSTER && rules.level == Level.FULL) return Message.of("sense.monster", tile);
        return Message.of("sense.build", tile, tile.value());
    }

    /** Building is solved, and what the bard adds after it is luck. */
    @Override
    public boolean settled(RoyaumeState state) {
        return state.stage().ordinal() >= Stage.BUILD.ordinal();
    }

    /** Drafts are played out by taste alone: worth builds kingdoms, and is too dear to be asked on the way. */
    @Override
    public Foresight foresight() {
        return new Foresight(4, false, Foresight.TO_THE_END, Foresight.TO_THE_END, true);
    }

    /**
     * Suggest a kingdom: the next place of the best one, given what stands already. Exactly where a millisecond is granted, by the
     * quick builder where none is.
     */
    @Override
    public Optional<Integer> plan(RoyaumeView view, int millis) {
        if (view.stage() != Stage.BUILD || view.own().isEmpty()) return Optional.empty();
        int seat = view.own().get().seat();
        if (!view.toAct().contains(seat)) return Optional.empty();
        rules.imagine(view, new Rng(0), imagined);
        int placed = imagined.placed[seat];
        int piece = suggest(imagined, seat, millis > 0 ? KingdomSearch.EXACT : QUICK)[placed];
        int tile = Kingdom.tile(piece);
        return Optional.of(Kingdom.isFaceUp(piece) ? Codes.BUILD + tile : Codes.turn(tile, Kingdom.side(piece)));
    }

    /** The best kingdom for a seat that is building, as pieces. What others build in secret plays no part. */
    int[] suggest(RoyaumeState state, int seat, int budget) {
        for (int other = 0; other < rules.seats; other++) if (other != seat) state.kept[other] = state.allKept(other);
        int placed = state.placed[seat];
        for (int place = 0; place < placed; place++) pieces[place] = state.piece(seat, place);
        search.search(aim.at(state, seat, tale(state, seat)), state.kept[seat], pieces, placed, budget);
        return search.pieces();
    }
}
