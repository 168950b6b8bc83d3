package regalia.royaume;

import java.util.Optional;
import regalia.kernel.Named;
import regalia.kernel.Rule;

/**
 * The kinds of kingdom tiles. Colour by colour each has two characters, a monster, a terrain, a workshop and a castle, in this
 * order; the Black castle comes last. The ordinal is the tile's number in positions and codes.
 */
@Rule({"ROY-1", "ROY-4"})
public enum Tile implements Named {
    WOODCUTTER,
    HERBALIST,
    WEREWOLF,
    FOREST,
    SAWMILL,
    GREEN_CASTLE,
    FARMER,
    SHEPHERD,
    SCARECROW,
    WHEATFIELD,
    MILL,
    YELLOW_CASTLE,
    MASON,
    MINER,
    GOLEM,
    QUARRY,
    STONEYARD,
    BLUE_CASTLE,
    SENTRY,
    KNIGHT,
    DRAGON,
    BORDER_POST,
    FORGE,
    RED_CASTLE,
    VINTNER,
    ALCHEMIST,
    WITCH,
    VINEYARD,
    WINEPRESS,
    PURPLE_CASTLE,
    BLACK_CASTLE;

    static final int COUNT = 31;

    private static final int EACH = 6;
    private static final Tile[] BY_ORDINAL = values();
    private static final Role[] ROLES = {
        Role.CHARACTER, Role.CHARACTER, Role.MONSTER, Role.TERRAIN, Role.WORKSHOP, Role.CASTLE
    };

    private final String key = Named.key("tile", this);

    static Tile of(int number) {
        return BY_ORDINAL[number];
    }

    /** The monster of a colour. */
    static Tile monster(Colour colour) {
        return of(colour.ordinal() * EACH + 2);
    }

    static Tile castle(Colour colour) {
        return of(colour.ordinal() * EACH + 5);
    }

    /** The colour of a tile by number; 5 for the Black castle, which has none. */
    static int colour(int number) {
        return number / EACH;
    }

    static boolean isMonster(int number) {
        return number % EACH == 2;
    }

    public Role role() {
        return this == BLACK_CASTLE ? Role.CASTLE : ROLES[ordinal() % EACH];
    }

    public Optional<Colour> colour() {
        return this == BLACK_CASTLE ? Optional.empty() : Optional.of(Colour.of(ordinal() / EACH));
    }

    @Rule("ROY-2")
    public int value() {
        return role().level();
    }

    @Override
    public String key() {
        return key;
    }
}
