package regalia.royaume;

/**
 * What a player likes at first sight, without building anything: for playouts, which ask millions of times. Everything is
 * counted in points, roughly, and creates nothing.
 */
final class Taste {

    /** How much more readily something is done that brings a point more, as a power of e: builders waste least. */
    private static final double EAGERNESS = 2;

    private static final double BUILDERS = 3;
    /** Each tile can be turned in many ways: all together they are no likelier for that. */
    private static final double MANY_WAYS = 1.5;

    /** What a token in the full game, a marker given and the half of a pair that a mission wants are worth. */
    private static final double TOKEN = 1.2;

    private static final double MARKER_GIVEN = 0.3;
    private static final double HALF_A_PAIR = 0.3;
    /** What the bonus of a love and a heroic tale is worth, and what part of it the first of its two tiles. */
    private static final double[] BONUS = {2.5, 3.5};

    private static final double ALONE = 1 / 3.0;

    /** Of a tile's value: when its row is full, when nothing supports it yet, and for each tile that it would support. */
    private static final double SPARE = 0.25;

    private static final double UNSUPPORTED = 0.65;
    private static final double SUPPORT = 0.3;
    /** What the first monster does for a Black castle, and a place for a tile above it, of the tile's value. */
    private static final double OPENED = 1.5;

    private static final double RESTING = 0.8;
    /** What is lost with a character turned, which others replace. */
    private static final double CHARACTER = 0.5;
    /** How likely one of so many tales is the one that is told, and how much surer an element makes it. */
    private static final double[] TOLD = {0, 1, 0.6, 0.45};

    private static final double SURER = 0.2;

    private static final long MONSTERS;

    static {
        long monsters = 0;
        for (int tile = 0; tile < Tile.COUNT; tile++) if (Tile.isMonster(tile)) monsters += Tiles.one(tile);
        MONSTERS = monsters;
    }

    private final RoyaumeRules rules;
    private final double token;
    /** Which tales want a tile, as a set, and the elements of each tale as a heap of one each. */
    private final int[] wantedBy = new int[Tile.COUNT];

    private final long[] elements = new long[Tale.COUNT];

    Taste(RoyaumeRules rules) {
        this.rules = rules;
        token = rules.level == Level.FULL ? TOKEN : Legends.TOKEN_POINTS;
        for (int tale = 0; tale < Tale.COUNT; tale++)
            for (int tile : rules.elements[tale]) {
                wantedBy[tile] |= 1 << tale;
                elements[tale] |= Tiles.one(tile);
            }
    }

    double weight(RoyaumeState state, int seat, int code) {
        if (code < Codes.CHOOSE) return 1;
        return Math.exp((code < Codes.BUILD ? EAGERNESS : BUILDERS) * liking(state, seat, code));
    }

    private double liking(RoyaumeState state, int seat, int code) {
        if (code < Codes.GIVE) return choosing(state, seat, code - Codes.CHOOSE);
        if (code < Codes.DISCARD_TALE) return standing(state, code - Codes.GIVE) / 4;
        if (code < Codes.BUILD) return -telling(state, seat, code - Codes.DISCARD_TALE);
        if (code < Codes.TURN) return building(state, seat, code - Codes.BUILD);
        int turn = code - Codes.TURN;
        return turning(state, seat, turn / Kingdom.SIDES, turn % Kingdom.SIDES - 1);
    }

    /** What a tile of the hand adds to those that are kept: its value, what it serves, and what the events pay for it. */
    private double choosing(RoyaumeState state, int seat, int tile) {
        long kept = state.kept[seat];
        double points = value(kept, tile);
        if (rules.level == Level.FIRST) return points;
        if (!Tiles.has(kept, tile))
            for (int rest = state.tales[seat] & wantedBy[tile]; rest != 0; rest &= rest - 1)
                points += element(state, seat, kept, tile, Integer.numberOfTrailingZeros(rest));
        if (Tile.isMonster(tile)) points += monster(state, seat);
        return rules.level == Level.FULL ? points + events(state, seat, kept, tile) : points;
    }

    private double value(long kept, int tile) {
        int level = Tile.of(tile).value();
        int colour = Tile.colour(tile);
        boolean spare = Tiles.size(Ceiling.ofLevel(kept, level)) >= Ceiling.places(level);
        if (tile == Tile.BLACK_CASTLE.ordinal()) return spare ? level * SPARE : level * UNSUPPORTED;
        long alike = Tiles.all(kept, colour);
        double points = spare ? level * SPARE : level;
        if (level > 1 && Ceiling.ofLevel(alike, level - 1) == 0) points *= UNSUPPORTED;
        if (level < 4 && Ceiling.ofLevel(alike, level) == 0)
            points += SUPPORT * (level + 1) * Math.min(2, Tiles.size(Ceiling.ofLevel(alike, level + 1)));
        return points;
    }

    private double element(RoyaumeState state, int seat, long kept, int tile, int tale) {
        int found = found(kept, tale);
        double sure = TOLD[Integer.bitCount(state.tales[seat])] * (1 + SURER * found);
        double points = token;
        if (rules.level == Level.FULL) points += bonus(kept, tile, tale);
        return sure * points;
    }

    private int found(long kept, int tale) {
        return Long.bitCount(Tiles.kinds(kept) & elements[tale]);
    }

    /** What a tile does for a tale's bonus: the lovers are the first two elements, a hero wants the two after them. */
    private double bonus(long kept, int tile, int tale) {
        int type = tale / Colour.COUNT;
        if (type == Tale.Type.MALEFIC.ordinal()) return 0;
        int[] wanted = rules.elements[tale];
        int one = wanted[2 * type];
        int other = wanted[2 * type + 1];
        if (tile != one && tile != other) return 0;
        double bonus = BONUS[type];
        return Tiles.has(kept, tile == one ? other : one) ? bonus : bonus * ALONE;
    }

    private double monster(RoyaumeState state, int seat) {
        double points = token;
        if (isMalefic(state, seat)) points += Legends.MONSTER_POINTS * TOLD[Integer.bitCount(state.tales[seat])];
        return points;
    }

    /** Whether a seat may tell a malefic tale, and that counts. */
    private boolean isMalefic(RoyaumeState state, int seat) {
        return rules.level == Level.FULL && state.tales[seat] >> (2 * Colour.COUNT) != 0;
    }

    private double events(RoyaumeState state, int seat, long kept, int tile) {
        double points = 0;
        for (int i = 0; i < RoyaumeRules.EVENTS; i++) {
            if (state.turned[i] == 0) continue;
            Event event = rules.event(state, i);
            long wanted = event.tiles();
            if (wanted == 0) {
                if (event.colour().ordinal() == Tile.colour(tile)) points += TOKEN * territory(state, seat, kept, tile);
            } else if (Tiles.has(wanted, tile) && !Tiles.has(kept, tile)) {
                long others = wanted - Tiles.one(tile);
                if (event.kind() == Event.Kind.MONSTER) points += MARKER_GIVEN;
                else points += Happenings.covers(kept, others) ? TOKEN : HALF_A_PAIR * TOKEN;
            }
        }
        return points;
    }

    /** How much one more tile of a colour does for having most of it. */
    private double territory(RoyaumeState state, int seat, long kept, int tile) {
        int colour = Tile.colour(tile);
        int most = 0;
        for (int other = 0; other < rules.seats; other++)
            if (other != seat) most = Math.max(most, Tiles.ofColour(state.kept[other], colour));
        int mine = Tiles.ofColour(kept, colour);
        return mine > most + 1 || mine < most - 2 ? 0.1 : 0.35;
    }

    /** How well somebody seems to stand: what they keep, the tokens, the markers. */
    private static double standing(RoyaumeState state, int seat) {
        double points = state.tokens(seat) - state.markers[seat];
        for (int level = 1; level <= 4; level++)
            points += level * Math.min(Ceiling.places(level), Tiles.size(Ceiling.ofLevel(state.kept[seat], level)));
        return points;
    }

    /** What a tale promises. */
    private double telling(RoyaumeState state, int seat, int tale) {
        long kept = state.kept[seat];
        double points = token * found(kept, tale);
        if (rules.level != Level.FULL) return points;
        int type = tale / Colour.COUNT;
        if (type == Tale.Type.MALEFIC.ordinal())
            return points + Legends.MONSTER_POINTS * Long.bitCount(kept & MONSTERS);
        int[] wanted = rules.elements[tale];
        boolean both = Tiles.has(kept, wanted[2 * type]) && Tiles.has(kept, wanted[2 * type + 1]);
        return both ? points + BONUS[type] : points;
    }

    /** What a tile brings face up in the next place, and what it will support. */
    private double building(RoyaumeState state, int seat, int tile) {
        int place = state.placed[seat];
        double points = Kingdom.level(place) + supporting(state, seat, place, Tile.colour(tile));
        if ((wantedBy[tile] & state.tales[seat]) != 0 && !Kingdom.has(state, seat, tile)) points += token;
        if (!Tile.isMonster(tile)) return points;
        if (rules.level == Level.SECOND) points += token;
        if (isMalefic(state, seat)) points += Legends.MONSTER_POINTS;
        boolean opens = Tiles.has(state.kept[seat], Tile.BLACK_CASTLE.ordinal());
        return opens && Kingdom.monsters(state, seat) == 0 ? points + OPENED : points;
    }

    /** Turned is best what has no place any more; a colour is named for what waits to rest on it. */
    private double turning(RoyaumeState state, int seat, int tile, int named) {
        int place = state.placed[seat];
        int own = Tile.of(tile).value();
        int level = Kingdom.level(place);
        double loss = own < level ? 0 : own == 1 ? CHARACTER : own;
        return supporting(state, seat, place, named) - loss - MANY_WAYS;
    }

    /** How much a colour in a place helps the tiles of the row above, those that rest on it already being counted less. */
    private static double supporting(RoyaumeState state, int seat, int place, int colour) {
        int level = Kingdom.level(place);
        if (level == 4 || colour >= Colour.COUNT) return 0;
        int waiting = Tiles.size(Ceiling.ofLevel(Tiles.all(state.kept[seat], colour), level + 1));
        if (waiting == 0) return 0;
        int served = 0;
        for (int other = Ceiling.first(level); other < place; other++)
            if (Kingdom.colour(state.piece(seat, other)) == colour) served++;
        return served < waiting ? RESTING * (level + 1) / (1 + served) : 0;
    }
}
