package regalia.royaume;

import java.util.Arrays;
import regalia.kernel.Rule;

/**
 * Finds the best kingdom for some tiles. It goes from the top down, face-up tiles before bard sides: castle, workshops, terrains;
 * what the terrains demand of the base is then a count of colours, so that bases are compared without being laid out. Exact when
 * it is given time; with a budget it stops early with the best so far. Has room of its own: one for each thread.
 */
@Rule({"ROY-16", "ROY-17", "ROY-18", "ROY-19", "ROY-20"})
final class KingdomSearch {

    /** Enough for any twelve tiles. */
    static final int EXACT = Integer.MAX_VALUE;

    private static final int BARD = -1;
    /** Support of a bard side that may still name any colour, and of one without a colour. */
    private static final int WILD = 8;

    private static final int NO_COLOUR = 9;
    private static final int UPPER = Kingdom.PLACES - Kingdom.BASE;
    private static final int TOP = 9;

    private final boolean advanced;
    private final Bases bases = new Bases();
    private final Supports supports = new Supports();

    private final Ceiling ceiling;

    private Aim aim;
    private long heap;
    private long all;
    private final int[] fixed = new int[Kingdom.PLACES];
    private int count;
    private final int[] filled = new int[Kingdom.BASE];
    /** What lies face up in the filled part of the base. */
    private int baseValue;

    private int baseFound;
    private int baseMonsters;
    private int baseColours;
    /** Places of the base that are free. */
    private int room;

    private int left;
    /** Whether the ways to support the terrains that are laid now have been found. */
    private boolean supported;

    /** What hangs on the castle: whether it is black, else its colour, and how many tiles there are of that. */
    private boolean black;

    private int hue;
    private int hues;

    /** The tile in each place above the base, or BARD, and the colour it supports with. */
    private final int[] tile = new int[Kingdom.PLACES];

    private final int[] colour = new int[Kingdom.PLACES];

    double best;
    private final int[] bestTile = new int[Kingdom.PLACES];
    private long bestBase;
    private int bestWay;

    KingdomSearch(RoyaumeRules rules) {
        advanced = rules.advanced;
        aim = new Aim(rules);
        ceiling = new Ceiling(aim);
    }

    /**
     * The points to expect of the best kingdom.
     *
     * @param tiles those that aren't in the kingdom yet, fewer than it needs perhaps: places without a tile count as bard sides
     * @param pieces the filled places, from the base on
     * @param budget how many steps may be made: places laid and bases looked at
     */
    double search(Aim goal, long tiles, int[] pieces, int placed, int budget) {
        aim = goal;
        heap = tiles;
        all = tiles;
        count = placed;
        System.arraycopy(pieces, 0, fixed, 0, placed);
        best = Double.NEGATIVE_INFINITY;
        left = budget;
        ceiling.over(aim, tiles, pieces, placed);
        readBase();
        room = Kingdom.BASE - Math.min(placed, Kingdom.BASE);
        bases.list(aim, tiles, room);
        place(TOP, 0, 0);
        return best;
    }

    private void readBase() {
        baseValue = 0;
        baseFound = 0;
        baseMonsters = 0;
        baseColours = 0;
        for (int place = 0; place < Math.min(count, Kingdom.BASE); place++) {
            filled[place] = Kingdom.colour(fixed[place]);
            if (!Kingdom.isFaceUp(fixed[place])) continue;
            int lies = Kingdom.tile(fixed[place]);
            baseValue++;
            baseFound |= aim.flag(lies);
            if (Tile.isMonster(lies)) baseMonsters++;
            baseColours += 1 << (3 * Tile.colour(lies));
        }
    }

    /** Tries all that can lie in a place, from the top down to the first terrain; the places of a row from right to left. */
    private void place(int at, int value, int found) {
        if (isSpent()) return;
        left--;
        if (at < TOP && ceiling.at(at, heap, value, found, hues, black) <= best) return;
        if (at < Kingdom.BASE) lay(value, found);
        else if (at < count) layFixed(at, value, found);
        else {
            if (left > 0) layFaceUp(at, value, found);
            tile[at] = BARD;
            colour[at] = advanced ? NO_COLOUR : WILD;
            if (at == TOP) crown();
            if (isHeldFromBelow(at + 1)) place(at - 1, value, found);
        }
    }

    private void layFaceUp(int at, int value, int found) {
        int level = Kingdom.level(at);
        for (long rest = Ceiling.ofLevel(heap, level); rest != 0; rest = Tiles.withoutLowest(rest)) {
            int lies = Tiles.lowest(rest);
            tile[at] = lies;
            colour[at] = Tile.colour(lies);
            if (at == TOP) crown();
            if (isMirrored(at) || !isHeldFromBelow(at + 1) || isWithoutMonster(at)) continue;
            heap -= Tiles.one(lies);
            place(at - 1, value + level, found | aim.flag(lies));
            heap += Tiles.one(lies);
        }
    }

    /** Whatever the budget, some kingdom is found: once it is spent, only bard sides are laid until there is one. */
    private boolean isSpent() {
        return left <= 0 && best > Double.NEGATIVE_INFINITY;
    }

    /** A free kingdom is worth as much as its mirror image: only one of the two is looked at. */
    private boolean isMirrored(int at) {
        if (count > 0) return false;
        return at == 7 ? tile[7] > tile[8] : at == 4 && tile[7] == tile[8] && tile[4] > tile[6];
    }

    /** A Black castle for which there is no monster would only be found out at the base, again and again. */
    private boolean isWithoutMonster(int at) {
        return at == TOP && black && bases.mostMonsters + baseMonsters == 0;
    }

    /** What hangs on the castle alone. */
    private void crown() {
        black = tile[TOP] == Tile.BLACK_CASTLE.ordinal();
        hue = tile[TOP] == BARD || black ? NO_COLOUR : colour[TOP];
        hues = black ? 1 : hue == NO_COLOUR ? 0 : Tiles.ofColour(all, hue) + standing();
    }

    private int standing() {
        int standing = 0;
        for (int at = 0; at < count; at++)
            if (Kingdom.isFaceUp(fixed[at]) && Kingdom.colour(fixed[at]) == hue) standing++;
        return standing;
    }

    private void layFixed(int at, int value, int found) {
        int piece = fixed[at];
        boolean faceUp = Kingdom.isFaceUp(piece);
        tile[at] = faceUp ? Kingdom.tile(piece) : BARD;
        colour[at] = Kingdom.side(piece) == Kingdom.COLOURLESS ? NO_COLOUR : Kingdom.colour(piece);
        if (at == TOP) crown();
        if (isHeldFromBelow(at + 1))
            place(at - 1, faceUp ? value + Kingdom.level(at) : value, faceUp ? found | aim.flag(tile[at]) : found);
    }

    /** When a row is complete, whether it holds the row above: asked with the place after its first one. */
    private boolean isHeldFromBelow(int after) {
        if (after == 8) return holdsCastle();
        return after != 5 || holdsWorkshops();
    }

    private boolean holdsCastle() {
        if (tile[TOP] == BARD || tile[TOP] == Tile.BLACK_CASTLE.ordinal()) return true;
        return gives(7, colour[TOP]) || gives(8, colour[TOP]);
    }

    private boolean gives(int at, int wanted) {
        return colour[at] == wanted || colour[at] == WILD;
    }

    /** The middle bard side may be needed by both workshops, and names one colour only. */
    private boolean holdsWorkshops() {
        boolean one = tile[7] == BARD || gives(4, colour[7]) || colour[5] == colour[7];
        boolean other = tile[8] == BARD || gives(6, colour[8]) || colour[5] == colour[8];
        if (one && other) return true;
        return colour[5] == WILD && (one || other || colour[7] == colour[8]);
    }

    /** Ways to support the terrains are looked for when a base may be the best: few are, and over a free base there always is one. */
    private void lay(int value, int found) {
        supported = count > 0;
        if (supported && !findSupports()) return;
        int ofCastle = black ? 1 : 0;
        for (int at = Kingdom.BASE; at <= TOP; at++) if (tile[at] != BARD && colour[at] == hue) ofCastle++;
        int i = 0;
        for (int number = room; number >= 0; i = bases.end[number--])
            compare(number, i, value + number + baseValue, found | baseFound, ofCastle);
    }

    /** Looks at the bases with as many tiles. Those that can't be the best are counted as steps, but not looked at. */
    private void compare(int number, int from, int value, int found, int ofCastle) {
        int end = bases.end[number];
        int some = aim.monster > 0 ? bases.most[number] : bases.fewest[number];
        int hued = hue == NO_COLOUR ? 0 : number + (baseColours >> (3 * hue) & 7);
        double most = aim.most(value, found | bases.someFound[number], some + baseMonsters, ofCastle + hued, black);
        for (int i = from; i < end && !isSpent(); i++) {
            if (most <= best) {
                left -= end - i;
                return;
            }
            left--;
            int monsters = bases.monsters[i] + baseMonsters;
            if (black && monsters == 0) continue;
            int colours = bases.colours[i];
            int more = hue == NO_COLOUR ? 0 : (colours + baseColours) >> (3 * hue) & 7;
            double points = aim.points(value, found | bases.found[i], monsters, ofCastle + more, black);
            if (points <= best) continue;
            if (!supported) supported = findSupports();
            int way = supports.fit(colours, advanced);
            if (way != Supports.NONE) keep(points, i, way);
        }
    }

    /** Whether there is any. */
    private boolean findSupports() {
        return supports.find(demand(4), demand(5), demand(6), filled, Math.min(count, Kingdom.BASE));
    }

    private int demand(int at) {
        return tile[at] == BARD ? Supports.NONE : colour[at];
    }

    private void keep(double points, int base, int way) {
        best = points;
        bestBase = bases.tiles[base];
        bestWay = way;
        System.arraycopy(tile, Kingdom.BASE, bestTile, Kingdom.BASE, UPPER);
    }

    /** The kingdom that was found, as pieces; the tiles it doesn't show are turned to their bard sides, lowest first. */
    int[] pieces() {
        int[] pieces = new int[Kingdom.PLACES];
        System.arraycopy(fixed, 0, pieces, 0, count);
        int[] sides = new int[Kingdom.PLACES];
        Arrays.fill(sides, BARD);
        long turned = heap - bestBase;
        for (int at = Math.max(count, Kingdom.BASE); at <= TOP; at++) {
            sides[at] = bestTile[at];
            if (bestTile[at] != BARD) turned -= Tiles.one(bestTile[at]);
        }
        long base = bestBase;
        for (boolean demanded : new boolean[] {true, false})
            for (int at = count; at < Kingdom.BASE; at++) {
                if (sides[at] != BARD) continue;
                int wanted = named(at);
                if (demanded != (wanted != Supports.NONE)) continue;
                int lies = demanded ? ofColour(base, wanted) : base == 0 ? BARD : Tiles.lowest(base);
                if (lies == BARD) continue;
                sides[at] = lies;
                base -= Tiles.one(lies);
            }
        for (int at = count; at <= TOP; at++) {
            if (sides[at] == BARD) {
                int lies = Tiles.lowest(turned);
                turned -= Tiles.one(lies);
                pieces[at] = Kingdom.piece(lies, side(at));
            } else pieces[at] = Kingdom.piece(sides[at], Kingdom.FACE);
        }
        return pieces;
    }

    private static int ofColour(long tiles, int wanted) {
        for (long rest = tiles; rest != 0; rest = Tiles.withoutLowest(rest))
            if (Tile.colour(Tiles.lowest(rest)) == wanted) return Tiles.lowest(rest);
        return BARD;
    }

    private int side(int at) {
        return advanced || at == TOP ? Kingdom.COLOURLESS : 1 + Math.max(0, named(at));
    }

    /** The colour that the best kingdom wants of a place, NONE for any. */
    private int named(int at) {
        return switch (at) {
            case 0, 1, 2, 3 -> Supports.demand(at, wanted(4), wanted(5), wanted(6), bestWay);
            case 4 -> wanted(7);
            case 6 -> wanted(8);
            case 5 -> {
                boolean held = bestTile[7] == BARD || isOf(4, wanted(7));
                yield held ? wanted(8) : wanted(7);
            }
            default -> wanted(TOP);
        };
    }

    /** Whether a place of the best kingdom gives a colour: the tile has it, or a bard side that is free to name it. */
    private boolean isOf(int at, int hue) {
        if (at < count) return Kingdom.colour(fixed[at]) == hue;
        return bestTile[at] == BARD || Tile.colour(bestTile[at]) == hue;
    }

    private int wanted(int at) {
        int lies = bestTile[at];
        return lies == BARD || lies == Tile.BLACK_CASTLE.ordinal() ? Supports.NONE : Tile.colour(lies);
    }
}
