package regalia.royaume;

import regalia.kernel.Named;
import regalia.kernel.Rule;

/** The fifteen tales, known by their type and the colour of their castle. What else each wants is in the data file. */
@Rule({"ROY-3", "ROY-5"})
public enum Tale implements Named {
    LOVE_GREEN,
    LOVE_YELLOW,
    LOVE_BLUE,
    LOVE_RED,
    LOVE_PURPLE,
    HEROIC_GREEN,
    HEROIC_YELLOW,
    HEROIC_BLUE,
    HEROIC_RED,
    HEROIC_PURPLE,
    MALEFIC_GREEN,
    MALEFIC_YELLOW,
    MALEFIC_BLUE,
    MALEFIC_RED,
    MALEFIC_PURPLE;

    /** What a tale is about, and so what bonus it may bring. */
    public enum Type {
        LOVE,
        HEROIC,
        MALEFIC;

        static final int COUNT = 3;
    }

    static final int COUNT = 15;

    /** All tales of one type as a set, for the first type. */
    static final int OF_TYPE = 0x1F;

    private static final Tale[] BY_ORDINAL = values();

    private final String key = Named.key("tale", this);

    static Tale of(int number) {
        return BY_ORDINAL[number];
    }

    public Type type() {
        return Type.values()[ordinal() / Colour.COUNT];
    }

    public Tile castle() {
        return Tile.castle(Colour.of(ordinal() % Colour.COUNT));
    }

    @Override
    public String key() {
        return key;
    }
}
